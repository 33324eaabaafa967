export function findPostgres(): string | null;
export function installPostgres(): void;
