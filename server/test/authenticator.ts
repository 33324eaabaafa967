import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Player } from './player.ts';

/** So much of CBOR as a passkey needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** An authenticator made of software. */
export class Authenticator {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  make(challenge: string) {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.data(0x45, credential)],
      ]),
    );
    return this.response({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  answer(challenge: string, key: KeyObject = this.key) {
    this.counter++;
    const data = this.data(0x05);
    const client = this.client('webauthn.get', challenge);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
    });
  }

  private response(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  private data(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), counter, more]);
  }
}

export interface Asked {
  readonly ask: string;
  readonly options: { readonly challenge: string };
}

export const asked = async (player: Player, path: string): Promise<Asked> =>
  (await player.fetch(path, {})).json() as Promise<Asked>;

/** Keeps the account of the player by a new key. */
export async function keepBy(player: Player, key: Authenticator, proof?: object): Promise<Response> {
  const offer = await player.fetch('/api/passkeys/keep', proof === undefined ? {} : { proof });
  if (!offer.ok) return offer;
  const { ask, options } = (await offer.json()) as Asked;
  return player.fetch('/api/passkeys/kept', { ask, response: key.make(options.challenge) });
}

/** What the key answers to a question asked of the player. */
export async function answerTo(player: Player, path: string, key: Authenticator): Promise<object> {
  const { ask, options } = await asked(player, path);
  return { ask, response: key.answer(options.challenge) };
}
