import { FluentResource } from '@fluent/bundle';
import { defined } from '@stolik/engine';

/** The keys of all messages that a Fluent source gives, in order. */
export const keysOf = (source: string): string[] =>
  new FluentResource(source).body.map((entry) => entry.id).filter((id) => !id.startsWith('-'));

/** Keys whose entries Fluent passed over because it could not read them. It says nothing of them itself. */
export function brokenKeysOf(source: string): string[] {
  const read = new Set(new FluentResource(source).body.map((entry) => entry.id));
  return [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)]
    .map((match) => defined(match[1]))
    .filter((id) => !read.has(id));
}
