const TEXT = '\x81';

/** The head of a frame: how long it is, and how many of its characters would be two bytes in UTF-8. */
interface Head {
  readonly text: string;
  readonly wide: number;
}

/** Heads of the usual sizes. */
const heads: Head[] = [];
const USUAL = 4096;

/**
 * A text message as one WebSocket frame (RFC 6455, 5.2), a character for each byte. `ws` would make a buffer for the head and one for the message of every
 * reader; a string of bytes goes to the system as it is, and several of them in one piece. A message is put together of many parts: asking for the size of
 * the whole frame joins them, once and for all.
 */
export function frameOf(message: string): string {
  const { text, wide } = headOf(message.length);
  const frame = text + message;
  if (Buffer.byteLength(frame) === frame.length + wide) return frame;
  const bytes = Buffer.from(message).toString('latin1');
  return headOf(bytes.length).text + bytes;
}

function headOf(size: number): Head {
  const known = heads[size];
  if (known !== undefined) return known;
  const text = TEXT + sizeOf(size);
  const head = { text, wide: Buffer.byteLength(text) - text.length };
  if (size < USUAL) heads[size] = head;
  return head;
}

const byte = (size: number, place: number): string => String.fromCharCode(Math.floor(size / 2 ** (8 * place)) % 256);

function sizeOf(size: number): string {
  if (size < 126) return byte(size, 0);
  if (size < 65_536) return `\x7e${byte(size, 1)}${byte(size, 0)}`;
  return `\x7f${[7, 6, 5, 4, 3, 2, 1, 0].map((place) => byte(size, place)).join('')}`;
}
