import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

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
class Authenticator {
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

interface Asked {
  readonly ask: string;
  readonly options: { readonly challenge: string };
}

const asked = async (player: Player, path: string): Promise<Asked> =>
  (await player.fetch(path, {})).json() as Promise<Asked>;

describe('a passkey', () => {
  it('keeps a guest’s account, and opens it again in another browser', async () => {
    const house = await stage.open({ origin: 'https://table.example' });
    const ann = await stage.come(house, 'Ann');
    const key = new Authenticator('https://table.example');
    const offer = await asked(ann, '/api/passkeys/keep');
    const kept = await ann.fetch('/api/passkeys/kept', { ask: offer.ask, response: key.make(offer.options.challenge) });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toMatchObject({ account: { name: 'Ann', kept: true } });

    const stranger = await stage.come(house, 'Somebody');
    const question = await asked(stranger, '/api/passkeys/sign-in');
    const response = key.answer(question.options.challenge);
    const signedIn = await stranger.fetch('/api/passkeys/signed-in', { ask: question.ask, response });
    expect(await signedIn.json()).toMatchObject({ account: { name: 'Ann', kept: true } });
    expect(signedIn.headers.get('set-cookie')).toMatch(/^__Host-stolik=.*HttpOnly; SameSite=Strict.*Secure$/);
    // The same answer again proves nothing.
    expect((await stranger.fetch('/api/passkeys/signed-in', { ask: question.ask, response })).status).toBe(401);
  });

  it('of somebody else, for another question or from another page proves nothing', async () => {
    const house = await stage.open({ origin: 'https://table.example' });
    const [ann, eve] = [await stage.come(house, 'Ann'), await stage.come(house, 'Eve')];
    const key = new Authenticator('https://table.example');
    const offer = await asked(ann, '/api/passkeys/keep');
    // Eve cannot hang her key on Ann's question.
    expect(
      (await eve.fetch('/api/passkeys/kept', { ask: offer.ask, response: key.make(offer.options.challenge) })).status,
    ).toBe(400);
    const second = await asked(ann, '/api/passkeys/keep');
    const elsewhere = new Authenticator('https://evil.example');
    expect(
      (await ann.fetch('/api/passkeys/kept', { ask: second.ask, response: elsewhere.make(second.options.challenge) }))
        .status,
    ).toBe(400);
    const third = await asked(ann, '/api/passkeys/keep');
    expect(
      (await ann.fetch('/api/passkeys/kept', { ask: third.ask, response: key.make(third.options.challenge) })).status,
    ).toBe(200);
    const question = await asked(eve, '/api/passkeys/sign-in');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const forged = key.answer(question.options.challenge, privateKey);
    expect((await eve.fetch('/api/passkeys/signed-in', { ask: question.ask, response: forged })).status).toBe(401);
    expect((await eve.fetch('/api/passkeys/signed-in', { ask: 'nonsense', response: forged })).status).toBe(401);
    expect((await eve.fetch('/api/passkeys/signed-in', { ask: 5 })).status).toBe(400);
  });
});
