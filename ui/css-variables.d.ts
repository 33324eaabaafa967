import 'react';

/** Boards hand colours and measures to their styles as custom properties: `style={{ '--seat': seatColour(seat) }}`. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
