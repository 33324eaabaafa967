import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../http/device.ts';
import { LIMITS } from '../limits.ts';
import type { Running } from '../serve.ts';
import { Authenticator, answerTo, keepBy } from './authenticator.ts';
import type { Player } from './player.ts';
import { quick, Stage } from './stage.ts';

const ORIGIN = 'http://localhost';
let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

interface Device {
  readonly id: string;
  readonly device: string;
  readonly here: boolean;
}

const devicesOf = async (player: Player): Promise<Device[]> =>
  ((await (await player.fetch('/api/devices')).json()) as { devices: Device[] }).devices;

const knows = async (player: Player): Promise<boolean> =>
  ((await (await player.fetch('/api/session')).json()) as { account: object | null }).account !== null;

/** The same person signed in once more, in a browser in which somebody else was a guest. */
async function signedIn(house: Running, key: Authenticator, guest: Player): Promise<Player> {
  const answer = await guest.fetch('/api/passkeys/signed-in', await answerTo(guest, '/api/passkeys/sign-in', key));
  expect(answer.status).toBe(200);
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  return stage.back(house, { cookie, name: 'Ann' } as Player);
}

describe('signing out', () => {
  it('closes the windows of the session, and no others', async () => {
    const house = await stage.open();
    const [ann, bo] = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const second = await stage.back(house, ann);
    await ann.fetch('/api/session/end', {});
    for (const one of [ann, second]) await one.until(() => one.closed !== null);
    expect([ann.closed?.code, second.closed?.code, bo.closed]).toEqual([4401, 4401, null]);
    expect(await knows(ann)).toBe(false);
    await bo.do({ kind: 'ping' });
  });
});

describe('signing in by a passkey', () => {
  it('ends the session of the guest who was there, and its windows', async () => {
    const house = await stage.open({ origin: ORIGIN });
    const [ann, guest] = [await stage.come(house, 'Ann'), await stage.come(house, 'Guest')];
    const key = new Authenticator(ORIGIN);
    expect((await keepBy(ann, key)).status).toBe(200);
    await signedIn(house, key, guest);
    await guest.until(() => guest.closed !== null);
    expect([guest.closed?.code, await knows(guest), ann.closed]).toEqual([4401, false, null]);
  });
});

describe('devices', () => {
  it('are listed, and can be signed out one by one or all at once', async () => {
    const house = await stage.open({ origin: ORIGIN });
    const ann = await stage.come(house, 'Ann');
    const key = new Authenticator(ORIGIN);
    await keepBy(ann, key);
    const second = await signedIn(house, key, await stage.come(house, 'Guest'));
    const third = await signedIn(house, key, await stage.come(house, 'Guest'));
    expect((await devicesOf(ann)).map(({ here }) => here).sort()).toEqual([false, false, true]);
    const lost = (await devicesOf(second)).find(({ here }) => here);
    // Nobody ends what is not his own.
    const eve = await stage.come(house, 'Eve');
    await eve.fetch('/api/devices/end', { id: lost?.id });
    expect(await knows(second)).toBe(true);
    await ann.fetch('/api/devices/end', { id: lost?.id });
    await second.until(() => second.closed !== null);
    expect([await knows(second), await knows(ann), await knows(third)]).toEqual([false, true, true]);
    const answer = await ann.fetch('/api/devices/end-all', {});
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    for (const one of [ann, third]) await one.until(() => one.closed !== null);
    expect([await knows(ann), await knows(third), await knows(eve)]).toEqual([false, false, true]);
  });

  it('say what browser they are, and nothing more', () => {
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
    expect([deviceOf(chrome), deviceOf(phone), deviceOf('<b>x</b>'), deviceOf(undefined)]).toEqual([
      'Chrome, Linux',
      'Safari, iOS',
      '',
      '',
    ]);
  });

  it('are forgotten when nobody comes for three months', async () => {
    let later = 0;
    const watch = { wall: () => Date.now() + later, ticks: () => performance.now() + later };
    const limits = { ...quick, sessionLives: LIMITS.sessionLives, outageAfter: Number.POSITIVE_INFINITY };
    const house = await stage.open({ watch, limits });
    const ann = await stage.come(house, 'Ann');
    later += 80 * 86_400_000;
    expect(await knows(ann)).toBe(true);
    later += 80 * 86_400_000;
    expect(await knows(ann)).toBe(true);
    later += 91 * 86_400_000;
    expect(await knows(ann)).toBe(false);
  });
});

describe('the keys of an account', () => {
  it('are added and removed only by one who shows one of them', async () => {
    const house = await stage.open({ origin: ORIGIN });
    const [ann, eve] = [await stage.come(house, 'Ann'), await stage.come(house, 'Eve')];
    const [first, second, other] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
    expect((await keepBy(ann, first)).status).toBe(200);
    await keepBy(eve, other);
    const refusals = [
      await keepBy(ann, second),
      await keepBy(ann, second, await answerTo(ann, '/api/passkeys/question', other)),
      // What signs somebody in proves nothing here, and neither does an answer to another's question.
      await keepBy(ann, second, await answerTo(ann, '/api/passkeys/sign-in', first)),
      await keepBy(ann, second, await answerTo(eve, '/api/passkeys/question', first)),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const proof = await answerTo(ann, '/api/passkeys/question', first);
    expect((await keepBy(ann, second, proof)).status).toBe(200);
    // It serves once.
    expect((await keepBy(ann, new Authenticator(ORIGIN), proof)).status).toBe(403);
    const id = first.id.toString('base64url');
    expect((await ann.fetch('/api/passkeys/remove', { id })).status).toBe(403);
    const again = await answerTo(ann, '/api/passkeys/question', second);
    expect((await ann.fetch('/api/passkeys/remove', { id, proof: again })).status).toBe(200);
    const left = (await (await ann.fetch('/api/passkeys')).json()) as { passkeys: { id: string }[] };
    expect(left.passkeys).toEqual([{ id: second.id.toString('base64url') }]);
  });
});
