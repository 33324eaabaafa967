export function findChromium(): string | null;
export function installChromium(): void;
