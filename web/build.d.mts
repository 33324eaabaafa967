export function isStale(): boolean;
export function build(): Promise<void>;
export function buildIfStale(say?: () => void): Promise<void>;
