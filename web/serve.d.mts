import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';

export function fileFor(path: string, root?: string): string | null;
export function cachingOf(file: string, root?: string): string;
export function handle(request: IncomingMessage, response: ServerResponse, root?: string): void;
export function serve(options?: {
  port?: number;
  host?: string;
  root?: string;
}): Promise<{ server: Server; port: number }>;
export function main(): Promise<void>;
