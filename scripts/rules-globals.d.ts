/** What every platform has though the language does not say so, for `tsconfig.rules.json`: the rules may use this and nothing else of a page or a process. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
