import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator, asked } from './authenticator.ts';
import { Stage } from './stage.ts';

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

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
