import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Limits } from '../limits.ts';
import { newId } from '../secrets.ts';
import type { Account, Store } from '../store/store.ts';

/** Questions that only prove something are told from those that make a key. */
const proofFor = ({ id }: Account): string => `proof of ${id}`;

/** Passkeys keep an account: no password, nothing to remember, nothing to steal from the server. */
export class Passkeys {
  constructor(
    private readonly store: Store,
    private readonly limits: Limits,
    /** Where the pages are: `https://table.example`. */
    private readonly origin: string,
    private readonly now: () => number,
  ) {}

  private get host(): string {
    return new URL(this.origin).hostname;
  }

  /** What the browser needs to make a passkey for the account, and the number of the question. */
  async offer(account: Account) {
    const known = await this.store.passkeysOf(account.id);
    const options = await generateRegistrationOptions({
      rpName: 'Stolik',
      rpID: this.host,
      userName: account.name,
      userDisplayName: account.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { ask: await this.ask(options.challenge, account.id), options };
  }

  /** Keeps the passkey the browser has made; false when it does not prove what it has to. */
  async keep(account: Account, ask: string, response: RegistrationResponseJSON): Promise<boolean> {
    const asked = await this.store.takeChallenge(ask, this.now());
    if (asked?.account !== account.id) return false;
    if ((await this.store.passkeysOf(account.id)).length >= this.limits.passkeysPerAccount) return false;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      requireUserVerification: false,
    });
    if (!verified || registrationInfo === undefined) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    if ((await this.store.passkey(id)) !== null) return false;
    await this.store.addPasskey(
      { id, account: account.id, publicKey, counter, transports: response.response.transports ?? [] },
      this.now(),
    );
    return true;
  }

  /** What the browser needs to prove who it is. */
  async question() {
    const options = await generateAuthenticationOptions({ rpID: this.host, userVerification: 'preferred' });
    return { ask: await this.ask(options.challenge, null), options };
  }

  /** The same, to somebody who is signed in and has to show one of his own keys. */
  async ownQuestion(account: Account) {
    const known = await this.store.passkeysOf(account.id);
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      userVerification: 'preferred',
      allowCredentials: known.map(({ id }) => ({ id })),
    });
    return { ask: await this.ask(options.challenge, proofFor(account)), options };
  }

  /** Did a key of this account answer what was asked for that? */
  async proves(account: Account, ask: string, response: AuthenticationResponseJSON): Promise<boolean> {
    return (await this.answered(ask, proofFor(account), response)) === account.id;
  }

  /** The account whose passkey answered; null when it proves nothing. */
  async signIn(ask: string, response: AuthenticationResponseJSON): Promise<Account | null> {
    const account = await this.answered(ask, null, response);
    return account === null ? null : this.store.account(account);
  }

  /** The account of the passkey that answered a question asked for this; null when it proves nothing. */
  private async answered(
    ask: string,
    forWhom: string | null,
    response: AuthenticationResponseJSON,
  ): Promise<string | null> {
    const asked = await this.store.takeChallenge(ask, this.now());
    if (asked === null || asked.account !== forWhom) return null;
    const passkey = await this.store.passkey(response.id);
    if (passkey === null) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    await this.store.usePasskey(passkey.id, authenticationInfo.newCounter);
    return passkey.account;
  }

  private async ask(challenge: string, account: string | null): Promise<string> {
    const ask = newId();
    await this.store.addChallenge(ask, challenge, account, this.now() + this.limits.challengeLives);
    return ask;
  }
}
