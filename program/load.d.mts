export declare function load<Module>(address: string | URL, ...houses: (string | URL)[]): Promise<Module>;
