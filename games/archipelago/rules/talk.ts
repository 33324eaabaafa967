import { defined, isWord, type Option, type Seat, seatIn, sure, type TextArgs } from '@stolik/engine';
import { type Offer, playerAt, type State, type Talks } from '../state.ts';
// biome-ignore lint/style/noRestrictedImports: the question for the next word tells the whole letter so far.
import { aboutDraft } from '../words/drafts.ts';
import { canGive, settle } from './deals.ts';
import { type Draft, draftOptions, type Letter, offerOf, readDraft, talksOf } from './drafts.ts';
import { lowerHand } from './hands.ts';
import { isProposal, proposalOf, proposalsTo } from './proposals.ts';
import { atPlayer, othersInOrder } from './seats.ts';
import { choose, chooseTogether, forEachSeat, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * AR-17 Negotiation: a window around one player. He makes offers, listens to the others, who in turn order answer his and make their own,
 * answers theirs, and closes the window. Offers that are still open then expire.
 */
export interface Talking {
  about: Talks['about'];
  centre: Seat;
  move: string | null;
  /** Whom the central player listens to. */
  speaker: Seat;
  draft: Option[][] | null;
  reply: Option[][] | null;
}

export const talking = (about: Talks['about'], centre: Seat): Talking => ({
  about,
  centre,
  move: null,
  speaker: centre,
  draft: null,
  reply: null,
});

/** AR-17.6 */
export const OFFERS_OF_CENTRE = 3;
export const OFFERS_OF_OTHERS = 2;
/** How often the others are listened to in one window. */
export const HEARINGS = 3;

const byCentre = (_: State, { centre }: Talking): Seat => centre;

export const talk = script<Talking>('talk', [
  run(open),
  loop(
    (_, { move }) => move !== 'close',
    [
      choose('move', movesOfCentre, { by: byCentre, always: true }),
      when(
        (_, { move }) => isWriting(move),
        [
          chooseTogether('draft', (_, { centre }) => [centre], writeOwn, { always: true, about: aboutOwn }),
          run(sendOwn),
        ],
        [
          when(
            (_, { move }) => isHearing(move),
            [
              run(propose),
              run(noteHearing),
              forEachSeat('speaker', speakers, [
                chooseTogether('reply', (_, { speaker }) => [speaker], reply, { always: true, about: aboutReply }),
                run(hearReply),
              ]),
            ],
            [when((_, { move }) => move?.includes('@offer-') === true, [run(answer)])],
          ),
        ],
      ),
    ],
  ),
  run(close),
]);

/** `listen`: everybody may speak. `answers`: those answer to whom something was offered. One of the usual offers is answered at once. */
const isHearing = (move: string | null): boolean => move === 'listen' || move === 'answers' || isProposal(move ?? '');

function speakers(s: State, { centre, move }: Talking): Seat[] {
  if (move !== null && isProposal(move)) return [seatIn(move)];
  return othersInOrder(s, centre).filter(
    (seat) => move === 'listen' || talksOf(s).offers.some(({ to }) => to === seat),
  );
}

const isWriting = (move: string | null): boolean =>
  move !== null && (move.startsWith('offer@') || move.startsWith('counter@'));

function open(s: State, { about, centre }: Talking, dealer: GameDealer): void {
  s.talks = { about, centre, made: s.players.map(() => 0), heard: 0, offers: [] };
  playerAt(s, centre).words++;
  dealer.tell({ type: 'talks-opened', seat: centre });
}

const offersLeft = ({ centre, made }: Talks, seat: Seat): number =>
  (seat === centre ? OFFERS_OF_CENTRE : OFFERS_OF_OTHERS) - defined(made[seat]);

function movesOfCentre(s: State, { centre }: Talking): string[] {
  const talks = talksOf(s);
  const moves: string[] = [];
  const mayWrite = offersLeft(talks, centre) > 0;
  talks.offers.forEach((offer, at) => {
    if (offer.from === centre) moves.push(`withdraw@offer-${at}`);
    else addVerdicts(s, centre, offer, at, mayWrite, moves);
  });
  if (mayWrite)
    for (const seat of othersInOrder(s, centre)) moves.push(...proposalsTo(s, centre, seat), atPlayer('offer', seat));
  if (talks.heard < HEARINGS) {
    if (talks.offers.some(({ from }) => from === centre)) moves.push('answers');
    moves.push('listen');
  }
  moves.push('close');
  return moves;
}

/** AR-17.3: the receiver accepts, declines, or makes an offer of his own. */
function addVerdicts(s: State, seat: Seat, offer: Offer, at: number, mayWrite: boolean, verdicts: Option[]): void {
  if (canGive(s, seat, offer.take)) verdicts.push(`accept@offer-${at}`);
  verdicts.push(`decline@offer-${at}`);
  if (mayWrite) verdicts.push(`counter@offer-${at}`);
}

/** The verdict and the offer that `counter@offer-2` speaks of. */
function verdictOf(pick: Option, offers: readonly Offer[]): { verb: string; offer: Offer } {
  const [verb = '', place] = String(pick).split('@offer-');
  return { verb, offer: defined(offers[Number(place)]) };
}

/** To whom the central player writes, and what he answers. */
function letterOf(s: State, { centre, move }: Talking): Letter {
  const word = sure(isWord, move);
  if (word.startsWith('offer@')) return { from: centre, to: seatIn(word), answers: null };
  const { offer } = verdictOf(word, talksOf(s).offers);
  return { from: centre, to: offer.from, answers: offer };
}

function writeOwn(s: State, local: Talking, _: Seat, picked: readonly Option[]): Option[] {
  const letter = letterOf(s, local);
  return draftOptions(s, letter, readDraft(s, letter, picked));
}

function aboutOwn(s: State, local: Talking, seat: Seat): TextArgs {
  const letter = letterOf(s, local);
  return aboutDraft(letter, readDraft(s, letter, local.draft?.[seat] ?? []));
}

/** A counter-offer declines the one it answers; if it is torn up that one stays open. It has been one of the three all the same. */
function sendOwn(s: State, local: Talking, dealer: GameDealer): void {
  const letter = letterOf(s, local);
  const offer = offerOf(letter, readDraft(s, letter, local.draft?.[local.centre] ?? []));
  const talks = talksOf(s);
  local.draft = null;
  if (offer === null) {
    countOffer(s, local.centre);
    return;
  }
  if (letter.answers !== null) {
    talks.offers = talks.offers.filter((one) => one !== letter.answers);
    dealer.tell({ type: 'offer-declined', offer: letter.answers });
  }
  send(s, offer, dealer);
}

/** One of the usual offers, made with a word. */
function propose(s: State, { centre, move }: Talking, dealer: GameDealer): void {
  if (move !== null && isProposal(move)) send(s, proposalOf(centre, centre, move), dealer);
}

function send(s: State, offer: Offer, dealer: GameDealer): void {
  const talks = talksOf(s);
  countOffer(s, offer.from);
  talks.offers = [...talks.offers, offer];
  dealer.tell({ type: 'offer-made', offer });
}

function countOffer(s: State, seat: Seat): void {
  const talks = talksOf(s);
  talks.made = talks.made.with(seat, defined(talks.made[seat]) + 1);
  if (seat === talks.centre) playerAt(s, seat).words++;
}

/** What a seat has answered so far: verdicts on offers to it, offers of its own, what it is writing, and what it may say next. */
interface Answers {
  writing: { readonly letter: Letter; readonly draft: Draft } | null;
  readonly verdicts: Option[];
  readonly offers: Offer[];
  /** Offers torn up; they count as well. */
  torn: number;
  next: Option[];
}

/** First a verdict on each offer, a counter-offer written at once; then, if all are listened to, an offer of one's own, or silence. */
function readAnswers(s: State, { centre, move }: Talking, seat: Seat, picks: readonly Option[]): Answers {
  const talks = talksOf(s);
  const answers: Answers = { writing: null, verdicts: [], offers: [], torn: 0, next: [] };
  let left = offersLeft(talks, seat);
  let at = 0;
  /** Reads a draft; true when it is finished. */
  const write = (letter: Letter): boolean => {
    const draft = readDraft(s, letter, picks, at);
    if (draft.end === null) {
      answers.next = draftOptions(s, letter, draft);
      answers.writing = { letter, draft };
      return false;
    }
    at = 1 + picks.findIndex((pick, place) => place >= at && (pick === 'send' || pick === 'cancel'));
    const offer = offerOf(letter, draft);
    if (offer !== null) answers.offers.push(offer);
    else answers.torn++;
    left--;
    return true;
  };
  for (let place = 0; place < talks.offers.length; place++) {
    const offer = defined(talks.offers[place]);
    if (offer.to !== seat) continue;
    if (at === picks.length) {
      addVerdicts(s, seat, offer, place, left > 0, answers.next);
      return answers;
    }
    const verdict = defined(picks[at++]);
    answers.verdicts.push(verdict);
    if (String(verdict).startsWith('counter@') && !write({ from: seat, to: centre, answers: offer })) return answers;
  }
  if (left <= 0 || move !== 'listen') return answers;
  if (at === picks.length) {
    answers.next = ['silence', ...proposalsTo(s, seat, centre), atPlayer('offer', centre)];
    return answers;
  }
  const word = String(picks[at++]);
  if (isProposal(word)) answers.offers.push(proposalOf(seat, centre, word));
  else if (word !== 'silence') write({ from: seat, to: centre, answers: null });
  return answers;
}

function reply(s: State, local: Talking, seat: Seat, picked: readonly Option[]): Option[] {
  return readAnswers(s, local, seat, picked).next;
}

function aboutReply(s: State, local: Talking, seat: Seat): TextArgs {
  const { writing, next } = readAnswers(s, local, seat, local.reply?.[seat] ?? []);
  if (writing !== null) return aboutDraft(writing.letter, writing.draft);
  const offered = next.some((option) => String(option).startsWith('decline@'));
  return { step: offered ? 'offered' : 'answer', player: { seat: local.centre } };
}

function noteHearing(s: State, local: Talking, dealer: GameDealer): void {
  const { move } = local;
  if (!isProposal(move ?? '')) talksOf(s).heard++;
  playerAt(s, local.centre).words++;
  dealer.reveal();
}

/** Each answers in turn order, and at once; an offer whose goods went elsewhere meanwhile is void. */
function hearReply(s: State, local: Talking, dealer: GameDealer): void {
  const { speaker } = local;
  const talks = talksOf(s);
  const { verdicts, offers, torn } = readAnswers(s, local, speaker, local.reply?.[speaker] ?? []);
  const made = talks.offers;
  talks.offers = made.filter(({ to }) => to !== speaker);
  dealer.reveal();
  for (const verdict of verdicts) {
    const { verb, offer } = verdictOf(verdict, made);
    if (verb === 'accept') settle(s, offer, dealer);
    else dealer.tell({ type: 'offer-declined', offer });
  }
  for (const offer of offers) send(s, offer, dealer);
  for (let count = 0; count < torn; count++) countOffer(s, speaker);
  if (verdicts.length + offers.length === 0) dealer.tell({ type: 'silent', seat: speaker });
  if (local.move === 'listen') lowerHand(s, speaker, local.centre);
  local.reply = null;
}

/** The central player accepts, declines or withdraws. */
function answer(s: State, { move }: Talking, dealer: GameDealer): void {
  const talks = talksOf(s);
  const { verb, offer } = verdictOf(sure(isWord, move), talks.offers);
  talks.offers = talks.offers.filter((one) => one !== offer);
  if (verb === 'accept') settle(s, offer, dealer);
  else dealer.tell({ type: verb === 'decline' ? 'offer-declined' : 'offer-withdrawn', offer });
}

function close(s: State, _: Talking, dealer: GameDealer): void {
  for (const offer of talksOf(s).offers) dealer.tell({ type: 'offer-expired', offer });
  s.talks = null;
  dealer.tell({ type: 'talks-closed' });
}
