import type { Plugin } from 'vite';

/** The faces that every page in every language begins with; letters beyond them are asked for by `main.tsx` where the language has some. */
const FIRST = /(?:brygada-1918|hanken-grotesk)-latin-wght-normal-[\w-]+\.woff2$/;

/** Lets the page ask for its fonts together with its script, so that nothing is drawn in others first and moves when they come. */
export const fontsFirst = (): Plugin => ({
  name: 'stolik-fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => FIRST.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
});
