import { type ReactNode, useState } from 'react';
import {
  Button,
  Card,
  type CardProps,
  Curtain,
  Dialog,
  Die,
  Drawn,
  Hand,
  Icon,
  IconButton,
  iconNames,
  Picture,
  Pictures,
  Pile,
  PlayerPanel,
  SeatMark,
  Sheet,
  Spot,
  type SpotProps,
  Tile,
  Toast,
  Token,
  Tooltip,
  Track,
  WhyNot,
  Zone,
  ZoomCard,
  ZoomPan,
} from '../index.ts';
import { FruitArt, GemArt, GemShape } from './art.tsx';
import { LEGAL } from './stage.tsx';

const states: readonly [string, Partial<SpotProps> & { forced?: string }][] = [
  ['idle', {}],
  ['legal', { target: LEGAL }],
  ['hovered', { target: LEGAL, forced: 'gallery-forced-hover' }],
  ['focused', { target: LEGAL, forced: 'gallery-forced-focus' }],
  ['selected', { selected: true }],
  ['not now', { dims: true }],
  ['just moved', { target: 3 }],
  ['ghost', { ghost: true }],
];

const card: CardProps = {
  name: 'Czcigodna',
  corner: 3,
  kind: 'Śliwka',
  art: <FruitArt />,
  mark: <GemArt />,
  effect: 'Jabłka tańsze o 4',
  effectIcon: <Icon name="turn" />,
  tint: 'purple',
};

const AllStates = ({
  shape,
  dark,
  children,
}: {
  shape: SpotProps['shape'];
  dark?: boolean;
  children: ReactNode;
}): ReactNode =>
  states.map(([word, { forced = '', ...spot }]) => (
    <figure key={word} className={forced}>
      <Spot target={50} name={word} shape={shape ?? 'card'} dark={dark ?? false} still {...spot}>
        {children}
      </Spot>
      <figcaption>{word}</figcaption>
    </figure>
  ));

export function States(): ReactNode {
  const [open, setOpen] = useState<'sheet' | 'drawer' | 'dialog' | 'curtain' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <section>
        <h2>Card</h2>
        <Zone label="Card" className="gallery-row">
          <AllStates shape="card">
            <Card {...card} />
          </AllStates>
          <Card {...card} size="played" />
        </Zone>
      </section>
      <section>
        <h2>Token, over a dark mat</h2>
        <Zone label="Token" className="gallery-row gallery-pit">
          <AllStates shape="token" dark>
            <Token art={<GemArt />} cost={6} worth={4} points tint="purple" />
          </AllStates>
        </Zone>
      </section>
      <section>
        <h2>Tile in a row or market</h2>
        <Zone label="Tile" className="gallery-row">
          <AllStates shape="tile">
            <Tile name="Fish'Bean" corner={2} art={<FruitArt />} tint="blue" />
          </AllStates>
          <figure>
            <Spot target="place" name="empty" shape="tile" empty style={{ width: 'var(--tw)', height: 'var(--th)' }} />
            <figcaption>empty</figcaption>
          </figure>
          <figure>
            <Spot
              target={LEGAL}
              name="empty, legal"
              shape="tile"
              empty
              style={{ width: 'var(--tw)', height: 'var(--th)' }}
              still
            />
            <figcaption>empty, legal</figcaption>
          </figure>
        </Zone>
      </section>
      <section>
        <h2>Hand</h2>
        <Hand label="Hand">
          {[LEGAL, 51, 52, LEGAL + 1, 53, 54, 55].map((target) => (
            <Spot key={target} target={target} name={`card ${target}`} still>
              <Card {...card} tint={['purple', 'brown', 'blue', 'yellow', 'red', 'green'][target % 6]} />
            </Spot>
          ))}
        </Hand>
      </section>
      <section>
        <h2>Track, piles, seats</h2>
        <div className="gallery-columns">
          <div className="panel">
            <Track
              title="Zawalenie"
              at={4}
              end={8}
              last={9}
              preview={5}
              note="do końca 4"
              endIcon={<Icon name="rocks" />}
            />
          </div>
          <div className="gallery-row">
            {[0, 3, 7, 14].map((count) => (
              <Pile key={count} count={count} label={`${count} cards`} />
            ))}
          </div>
          <div className="gallery-row">
            {['Ala', 'Bartek', 'Celina', 'Darek', 'Ewa'].map((name, seat) => (
              <SeatMark key={name} seat={seat} name={name} size={44} />
            ))}
            <SeatMark seat={2} size={18} label="Celina" />
            <Die value={5} label="5" />
            <Die value={6} label="6" locked />
            <Die value={3} label="3" tint="yellow" />
          </div>
        </div>
      </section>
      <section>
        <h2>Pictures, badges, tags, tones</h2>
        <Pictures>
          <symbol id="gallery-gem" viewBox="0 0 100 100">
            <GemShape />
          </symbol>
        </Pictures>
        <div className="gallery-row">
          {[14, 24, 40].map((size) => (
            <span key={size} style={{ '--picture': `${size}px` }}>
              <Picture of="gallery-gem" box="0 0 100 100" tint="purple" />
            </span>
          ))}
          <Drawn className="badge gallery-badge" label="3 left" told>
            3
          </Drawn>
          <Drawn className="tag" style={{ '--picture': '16px' }} label="5 gems" told>
            <Picture of="gallery-gem" box="0 0 100 100" tint="green" />
            <b>5</b>
          </Drawn>
          <svg className="picture gallery-tones" viewBox="0 0 100 10" data-tint="blue" aria-hidden="true">
            {['f1', 'f2', 'f3', 'f4', 'f5', 'k0', 'k1', 'k2', 'k3', 'k4'].map((tone, at) => (
              <path key={tone} className={`tone tone-${tone}`} d={`M${10 * at} 0h10v10h-10z`} />
            ))}
          </svg>
        </div>
      </section>
      <section className="gallery-columns">
        <div>
          <h2>Tooltip</h2>
          <Tooltip title="Krystalit Czcigodny" rule="SS-15.3" onRule={() => {}}>
            <p>Do końca tury Artefakty kosztują cię o 4 mniej. Użyty dwa razy: o 8 mniej.</p>
          </Tooltip>
        </div>
        <div>
          <h2>Why not</h2>
          <WhyNot title="Nie w tej turze" rule="SS-7.3" onRule={() => {}}>
            <p>Rekrutacja już była, a obie akcje muszą się różnić.</p>
          </WhyNot>
        </div>
        <div className="panel" style={{ padding: 18 }}>
          <ZoomCard
            title="Krystalit Czcigodny"
            kind="poziom 3"
            tint="purple"
            art={<FruitArt />}
            texts={['Do końca tury Artefakty kosztują cię o 4 mniej.', 'Użyty dwa razy: o 8 mniej.']}
            rule="SS-15.3"
          />
        </div>
        <PlayerPanel seat={1} name="Kuba" fact="pierwszy gracz" hand={{ count: 6, label: '6 kart w ręce' }} active>
          <h3>Baza 5 z 7</h3>
        </PlayerPanel>
      </section>
      <section>
        <h2>Buttons, tools, messages</h2>
        <div className="gallery-row">
          <Button look="primary">Graj teraz</Button>
          <Button icon="link">Zaproś</Button>
          <Button look="quiet" icon="undo">
            Cofnij
          </Button>
          <Button disabled>Nie teraz</Button>
          <IconButton icon="rules" label="Zasady" wordy />
          <IconButton icon="menu" label="Menu" />
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('curtain')}>Curtain</Button>
        </div>
        <div className="gallery-row" style={{ marginTop: 20 }}>
          <Toast>Gra jest zapisana.</Toast>
          <Toast kind="good" onClose={() => {}}>
            Połączono.
          </Toast>
          <Toast kind="bad" action={<Button look="quiet">Ponów</Button>}>
            Nie udało się zapisać.
          </Toast>
        </div>
      </section>
      <section>
        <h2>Icons</h2>
        <div className="gallery-row">
          {iconNames.map((name) => (
            <figure key={name}>
              <Icon name={name} size={24} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>Map</h2>
        <div className="gallery-map">
          <ZoomPan width={1200} height={700} label="Mapa">
            <svg width="1200" height="700" viewBox="0 0 1200 700" aria-hidden="true">
              <rect width="1200" height="700" fill="var(--mat-2)" />
              <path d="M0 400c200-80 400 60 600 0s400-100 600 0v300H0z" fill="var(--mat)" />
              {Array.from({ length: 12 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of places.
                <circle key={at} cx={60 + at * 98} cy={330 + (at % 3) * 60} r="24" fill="var(--accent)" />
              ))}
            </svg>
          </ZoomPan>
        </div>
      </section>
      <Sheet open={open === 'sheet'} onClose={close} title="Bazy">
        <p>Pull the handle down, press Escape or click beside the sheet.</p>
        <Button onClick={close}>Zamknij</Button>
      </Sheet>
      <Sheet open={open === 'drawer'} onClose={close} title="Dziennik" side="right">
        <p>A drawer from the right.</p>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Zakończyć turę?"
        actions={
          <>
            <Button onClick={close}>Jeszcze nie</Button>
            <Button look="primary" onClick={close}>
              Zakończ turę
            </Button>
          </>
        }
      >
        <p>Zostało ci jeszcze fedrowanie.</p>
      </Dialog>
      {open === 'curtain' && <Curtain seat={1} name="Kuba" onReady={close} />}
    </>
  );
}
