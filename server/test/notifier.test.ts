import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressTrouble, PUSH_SERVICES } from '../notify/allowed-hosts.ts';
import type { Player } from './player.ts';
import { play, playOn, quick, Stage } from './stage.ts';

let stage: Stage;
let calls: { readonly request: IncomingMessage; readonly body: Buffer }[];
let status = 201;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    calls.push({ request, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
});
beforeEach(async () => {
  stage = new Stage();
  calls = [];
  status = 201;
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await stage.strike();
  await new Promise((resolve) => service.close(resolve));
}, 60_000);

const address = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/abc`;
const subscription = () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    kind: 'push',
    endpoint: address(),
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
};
const plain = {
  pushServices: ['127.0.0.1'],
  webhooks: ['127.0.0.1'],
  plainCalls: true,
  limits: { ...quick, notifyAfter: 50 },
};

/** A running game in which one of two is asked, that one being away. */
async function oneAway(house: { url: string }): Promise<{ away: Player; here: Player; table: string }> {
  const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
  const table = await play(people, { settings: { absence: 0 } });
  await playOn(people, table, 2);
  const here = people.find((one) => one.at(table).standing.decision !== null) as Player;
  const away = people.find((one) => one !== here) as Player;
  // Up to here both have looked on.
  await away.do({ kind: 'seen', table, at: away.at(table).at });
  return { away, here, table };
}

const untilCalled = async (count: number): Promise<void> => {
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(count);
  expect(calls).toHaveLength(count);
};

/** Chooses until the other one is asked. */
async function passOn(here: Player, table: string): Promise<void> {
  while (here.at(table).standing.decision !== null) await here.choose(table);
}

describe('a notification', () => {
  it('reaches the browser of one whose turn it is and who does not look', async () => {
    const house = await stage.open(plain);
    const { away, here, table } = await oneAway(house);
    expect((await away.fetch('/api/subscriptions', subscription())).status).toBe(200);
    const { key } = (await (await away.fetch('/api/subscriptions')).json()) as { key: string };
    expect(key).toMatch(/^[\w-]{80,}$/);
    await away.leave();
    await passOn(here, table);
    await untilCalled(1);
    const { headers, url } = calls[0]?.request ?? {};
    expect(url).toBe('/push/abc');
    expect(headers?.authorization).toMatch(/^vapid t=.*k=/);
    expect(headers?.['content-encoding']).toBe('aes128gcm');
    // What it says is for the browser alone.
    expect(calls[0]?.body.toString('latin1')).not.toContain(table);
  });

  it('is not sent for what was seen', async () => {
    const house = await stage.open({ ...plain, limits: { ...quick, notifyAfter: 600_000 } });
    const { away, here, table } = await oneAway(house);
    await away.fetch('/api/subscriptions', subscription());
    await passOn(here, table);
    await away.until(() => away.at(table).standing.decision !== null);
    await away.do({ kind: 'seen', table, at: away.at(table).at });
    // Whoever would be called later is called now.
    await house.stop();
    expect(calls).toEqual([]);
  });

  it('reaches one whose window is open but who does not look at it', async () => {
    const house = await stage.open(plain);
    const { away, here, table } = await oneAway(house);
    await away.fetch('/api/subscriptions', subscription());
    await passOn(here, table);
    await untilCalled(1);
  });

  it('is sent again for the next turn when its person has come in between', async () => {
    const house = await stage.open(plain);
    const { away, here, table } = await oneAway(house);
    await away.fetch('/api/subscriptions', subscription());
    await away.leave();
    await passOn(here, table);
    await untilCalled(1);
    const again = await stage.back(house, away);
    await again.do({ kind: 'open', table });
    await again.do({ kind: 'seen', table, at: again.at(table).at });
    await passOn(again, table);
    await again.leave();
    await here.until(() => here.at(table).standing.decision !== null);
    await passOn(here, table);
    await untilCalled(2);
  });

  it('is sent before the house is shut for one who would have been called a moment later', async () => {
    const house = await stage.open({ ...plain, limits: { ...quick, notifyAfter: 600_000 } });
    const { away, here, table } = await oneAway(house);
    await away.fetch('/api/subscriptions', subscription());
    await away.leave();
    await passOn(here, table);
    expect(calls).toEqual([]);
    await house.stop();
    expect(calls).toHaveLength(1);
  });

  it('is sent to a webhook where the operator allows it, and is taken down when nobody is there', async () => {
    const house = await stage.open(plain);
    const { away, here, table } = await oneAway(house);
    await away.fetch('/api/subscriptions', { kind: 'webhook', endpoint: address() });
    await away.leave();
    status = 410;
    await passOn(here, table);
    await untilCalled(1);
    expect(JSON.parse(calls[0]?.body.toString() ?? '')).toEqual({ table, game: 'star-scrappers', what: 'turn' });
    await expect.poll(async () => (await away.fetch('/api/subscriptions')).json()).toMatchObject({ subscriptions: [] });
  });

  it('tells other windows of the house at once', async () => {
    const house = await stage.open(plain);
    const { away, here, table } = await oneAway(house);
    await away.do({ kind: 'close', table });
    await passOn(here, table);
    await away.until(() => away.heard.some((message) => message.kind === 'news' && message.what === 'turn'));
  });

  it('goes only where it can do no harm', async () => {
    const allowedHosts = { push: PUSH_SERVICES, webhooks: ['hooks.example'], plain: false };
    const ok = (kind: 'push' | 'webhook', url: string): boolean => addressTrouble(allowedHosts, kind, url) === null;
    expect(ok('push', 'https://fcm.googleapis.com/fcm/send/x')).toBe(true);
    expect(ok('push', 'https://web.push.apple.com/x')).toBe(true);
    expect(ok('webhook', 'https://hooks.example/x')).toBe(true);
    for (const bad of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user:pass@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://push.apple.com/x',
      'https://evilpush.apple.com.example/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'https://hooks.example/x',
      'file:///etc/passwd',
      'nonsense',
    ])
      expect([bad, ok('push', bad)]).toEqual([bad, false]);
    const house = await stage.open();
    const ann = await stage.come(house, 'Ann');
    expect(
      (await ann.fetch('/api/subscriptions', { kind: 'webhook', endpoint: 'https://hooks.example/x' })).status,
    ).toBe(400);
    expect((await ann.fetch('/api/subscriptions', subscription())).status).toBe(400);
  });
});
