/// <reference types="vite/client" />

/** The version of the app, put in by the build. */
declare const STOLIK_VERSION: string;
