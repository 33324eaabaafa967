const TEXT = '\x81';

/**
 * A text message as one WebSocket frame (RFC 6455, 5.2), a character for each byte. `ws` would make a buffer for the head and one for the message of every
 * reader; a string of bytes goes to the system as it is, and several of them in one piece.
 */
export function frameOf(message: string): string {
  const size = Buffer.byteLength(message);
  const bytes = size === message.length ? message : Buffer.from(message).toString('latin1');
  return TEXT + sizeOf(size) + bytes;
}

const byte = (size: number, place: number): string => String.fromCharCode(Math.floor(size / 2 ** (8 * place)) % 256);

function sizeOf(size: number): string {
  if (size < 126) return byte(size, 0);
  if (size < 65_536) return `\x7e${byte(size, 1)}${byte(size, 0)}`;
  return `\x7f${[7, 6, 5, 4, 3, 2, 1, 0].map((place) => byte(size, place)).join('')}`;
}
