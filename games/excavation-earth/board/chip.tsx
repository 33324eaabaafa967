import type { ChipArt } from '@stolik/ui';
import type { ReactNode } from 'react';
import { buyerKind, cardRegion, cardSymbol, tileKind, tileValue } from '../content/catalogue.ts';
import { placeAt } from '../content/map.ts';
import { buyerName, colourName, colourOfKind, is, kindOfCell, ownerOfExplorer } from '../pieces.ts';
import { ExplorerArt, Head, Sign, Thing } from './art/pictures.tsx';

/** A piece inside a sentence: a tile as its value and name, a card as its symbol, a market as its plate, a buyer as his head. */
export const chip: ChipArt = ({ piece, words }) => {
  if (is.tile(piece))
    return (
      <span className="chip-headed ee-chip" data-region={colourName(colourOfKind(tileKind(piece)))}>
        <b>{tileValue(piece)}</b>
        <Short words={words} />
      </span>
    );
  if (is.cell(piece)) {
    const kind = kindOfCell(piece);
    return (
      <span className="chip-headed ee-chip" data-region={colourName(colourOfKind(kind))}>
        <b>
          <Thing kind={kind} />
        </b>
        <Short words={words} />
      </span>
    );
  }
  if (is.actionCard(piece)) {
    const symbol = cardSymbol(piece);
    return (
      <span className="chip-headed ee-chip ee-chip-card" data-region={colourName(cardRegion(piece))} title={words}>
        <b>
          <Sign market={symbol} />
        </b>
        <span aria-hidden="true">{symbol + 1}</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  if (is.location(piece)) return <LocationChip piece={piece} words={words} />;
  if (is.buyer(piece)) {
    const kind = buyerKind(piece);
    return (
      <span className="chip-headed ee-chip ee-chip-buyer" data-region={buyerName(kind)}>
        <b>
          <Head kind={kind} />
        </b>
        {words}
      </span>
    );
  }
  if (is.explorer(piece))
    return (
      <span className="ee-chip-explorer">
        <ExplorerArt seat={ownerOfExplorer(piece)} />
        {words}
      </span>
    );
  return <span className="chip">{words}</span>;
};

/** What a chip shows by its colour and number need not stand in brackets behind its name; it is only read out. */
function Short({ words }: { readonly words: string }): ReactNode {
  const at = words.indexOf(' (');
  if (at < 0) return <span>{words}</span>;
  return (
    <>
      <span>{words.slice(0, at)}</span>
      <span className="sr-only">{words.slice(at)}</span>
    </>
  );
}

const LocationChip: ChipArt = ({ piece, words }) => {
  const market = is.location(piece) ? placeAt(piece).market : null;
  if (market === null)
    return (
      <b className="ee-chip-place">
        <Short words={words} />
      </b>
    );
  return (
    <span className="tag ee-plate-chip" title={words}>
      <Sign market={market} />
      <span aria-hidden="true">{market + 1}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
};
