export function compressPages(folder: string): Promise<void>;
