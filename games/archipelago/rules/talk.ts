import type { Option, Seat } from '@stolik/engine';
import type { Offer, State, Talks } from '../state.ts';
import { canGive, settle } from './deals.ts';
import { draftOptions, offerOf, talksOf } from './drafts.ts';
import { atPlayer, othersInOrder, seatOf } from './seats.ts';
import { choose, chooseTogether, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * AR-17 Negotiation: a window around one player. He makes offers, listens to the others, who answer his and make their own, all at once
 * and unseen, answers theirs, and closes the window. Offers that are still open then expire.
 */
export interface Talking {
  about: Talks['about'];
  centre: Seat;
  move: string | null;
  draft: Option[][] | null;
  reply: Option[][] | null;
}

export const talking = (about: Talks['about'], centre: Seat): Talking => ({
  about,
  centre,
  move: null,
  draft: null,
  reply: null,
});

/** AR-17.6 */
export const OFFERS_OF_CENTRE = 3;
export const OFFERS_OF_OTHERS = 2;
const HEARINGS = 3;

const byCentre = (_: State, { centre }: Talking): Seat => centre;

export const talk = script<Talking>('talk', [
  run(open),
  loop(
    (_, { move }) => move !== 'close',
    [
      choose('move', movesOfCentre, { by: byCentre, always: true }),
      when(
        (_, { move }) => move?.startsWith('offer@') === true,
        [
          chooseTogether('draft', (_, { centre }) => [centre], writeOwn, { always: true, prompt: 'talk.draft' }),
          run(sendOwn),
        ],
      ),
      when(
        (_, { move }) => move === 'listen',
        [
          chooseTogether('reply', (s, { centre }) => othersInOrder(s, centre), reply, { always: true }),
          run(hearReplies),
        ],
      ),
      when((_, { move }) => move?.includes('@offer-') === true, [run(answer)]),
    ],
  ),
  run(close),
]);

function open(s: State, { about, centre }: Talking, dealer: GameDealer): void {
  s.talks = { about, centre, made: s.players.map(() => 0), heard: 0, offers: [] };
  dealer.tell({ type: 'talks-opened', seat: centre });
}

const offersLeft = ({ centre, made }: Talks, seat: Seat): number =>
  (seat === centre ? OFFERS_OF_CENTRE : OFFERS_OF_OTHERS) - (made[seat] as number);

function movesOfCentre(s: State, { centre }: Talking): string[] {
  const talks = talksOf(s);
  const moves: string[] = [];
  talks.offers.forEach((offer, at) => {
    if (offer.from === centre) moves.push(`withdraw@offer-${at}`);
    else moves.push(...(canGive(s, centre, offer.take) ? [`accept@offer-${at}`] : []), `decline@offer-${at}`);
  });
  if (offersLeft(talks, centre) > 0) for (const seat of othersInOrder(s, centre)) moves.push(atPlayer('offer', seat));
  if (talks.heard < HEARINGS) moves.push('listen');
  moves.push('close');
  return moves;
}

function writeOwn(s: State, { centre, move }: Talking, seat: Seat, picked: readonly Option[]): Option[] {
  return seat === centre ? draftOptions(s, centre, seatOf(move as string), picked) : [];
}

function sendOwn(s: State, local: Talking, dealer: GameDealer): void {
  const { centre, draft, move } = local;
  send(s, offerOf(s, centre, seatOf(move as string), draft?.[centre] ?? []), dealer);
  local.draft = null;
}

function send(s: State, offer: Offer | null, dealer: GameDealer): void {
  if (offer === null) return;
  const talks = talksOf(s);
  (talks.made[offer.from] as number)++;
  talks.offers.push(offer);
  dealer.tell({ type: 'offer-made', offer });
}

/** Open offers to a seat, by their places. */
const offersTo = ({ offers }: Talks, seat: Seat): number[] =>
  offers.flatMap((offer, at) => (offer.to === seat ? [at] : []));

/** First an answer to each offer, then an offer of one's own: it may well be the answer to one that was declined. */
function reply(s: State, { centre }: Talking, seat: Seat, picked: readonly Option[]): Option[] {
  const talks = talksOf(s);
  const open = offersTo(talks, seat);
  const at = open[picked.length];
  if (at !== undefined)
    return canGive(s, seat, (talks.offers[at] as Offer).take)
      ? [`accept@offer-${at}`, `decline@offer-${at}`]
      : [`decline@offer-${at}`];
  const own = picked.slice(open.length);
  if (own.length === 0) return offersLeft(talks, seat) > 0 ? ['silence', atPlayer('offer', centre)] : [];
  return own[0] === 'silence' ? [] : draftOptions(s, seat, centre, own.slice(1));
}

/** Answers in turn order; an offer whose goods went elsewhere meanwhile is void. */
function hearReplies(s: State, local: Talking, dealer: GameDealer): void {
  const talks = talksOf(s);
  const replies = local.reply ?? [];
  const made = talks.offers;
  talks.offers = made.filter(({ to }) => to === local.centre);
  talks.heard++;
  dealer.reveal();
  for (const seat of othersInOrder(s, local.centre)) {
    const picks = replies[seat] ?? [];
    for (const pick of picks) {
      const [verb, place] = String(pick).split('@offer-');
      if (place === undefined) continue;
      const offer = made[Number(place)] as Offer;
      if (verb === 'accept') settle(s, offer, dealer);
      else dealer.tell({ type: 'offer-declined', offer });
    }
  }
  for (const seat of othersInOrder(s, local.centre)) {
    const picks = replies[seat] ?? [];
    const from = picks.findIndex((pick) => String(pick).startsWith('offer@'));
    if (from >= 0) send(s, offerOf(s, seat, local.centre, picks.slice(from + 1)), dealer);
  }
  local.reply = null;
}

/** The central player accepts, declines or withdraws. */
function answer(s: State, { move }: Talking, dealer: GameDealer): void {
  const [verb, place] = (move as string).split('@offer-');
  const [offer] = talksOf(s).offers.splice(Number(place), 1) as [Offer];
  if (verb === 'accept') settle(s, offer, dealer);
  else dealer.tell({ type: verb === 'decline' ? 'offer-declined' : 'offer-withdrawn', offer });
}

function close(s: State, _: Talking, dealer: GameDealer): void {
  for (const offer of talksOf(s).offers) dealer.tell({ type: 'offer-expired', offer });
  s.talks = null;
  dealer.tell({ type: 'talks-closed' });
}
