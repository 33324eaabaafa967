/// <reference types="vite/client" />

/** The address of the script of a table's worker (`offline/shared-worker.ts`). */
declare module 'virtual:table-worker' {
  const address: string;
  export default address;
}

/** The version of the app, put in by the build. */
declare const STOLIK_VERSION: string;
