/**
 * A record small enough to stand in a link: compressed, in letters that an address may have. Whoever opens the link has the
 * whole game, with no server in between.
 */
export async function pack(text: string): Promise<string> {
  const bytes = await all(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed, or null when it is no such thing or grows beyond `most` bytes. */
export async function unpack(packed: string, most: number): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), most);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** All bytes of a stream; it is broken off when there are more than expected. */
async function all(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
