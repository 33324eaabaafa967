import type { Plugin } from 'vite';

/** What a page imports to start the worker of a table: its address. */
const NAME = 'virtual:table-worker';

/**
 * Builds the worker of a table together with the pages, so that the rules, which both need, are one file and downloaded once. By itself Vite builds workers
 * apart, each with a copy of all it needs.
 */
export function sharedWorker(source: string, served: string): Plugin {
  let reference: string | null = null;
  return {
    name: 'stolik-shared-worker',
    buildStart() {
      // Nothing is put together where files are served one by one.
      if (this.meta.watchMode === false && this.environment.mode === 'build')
        reference = this.emitFile({ type: 'chunk', id: source, name: 'table-worker' });
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const address =
        reference === null
          ? JSON.stringify(`${served}?worker_file&type=module`)
          : `import.meta.ROLLUP_FILE_URL_${reference}`;
      return `export default ${address};`;
    },
  };
}
