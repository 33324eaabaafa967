import { say } from '@stolik/engine';
import { canMigrate, type Manner, migrating, migrate as migration, USUAL } from '../../rules/migrate.ts';
import type { EffectVerb } from '../verb.ts';

/** AR-9.7: units move, all or some of them. */
export interface Migrate extends Readonly<Manner> {
  readonly does: 'migrate';
}

export const migrate: EffectVerb<Migrate> = {
  reads: {
    action: (reader) => {
      if (reader.ahead(1).text !== 'migrate') return null;
      reader.phrase('(migrate)');
      return { does: 'migrate', ...USUAL };
    },
    migrate: (reader) =>
      reader.inBrackets(() => {
        if (reader.took('ships')) {
          reader.phrase('only, with transport');
          return { does: 'migrate', ...USUAL, citizens: false };
        }
        reader.phrase('citizens only, no transport, landSteps');
        if (!reader.is('1') && !reader.is('2')) reader.fail('expected 1 or 2');
        return { does: 'migrate', citizens: true, ships: false, transport: false, steps: reader.number() };
      }),
  },
  does: { script: migration, memory: migrating },
  can: canMigrate,
  says: ({ citizens, ships, steps }) =>
    say(!citizens ? 'does-migrate-ships' : !ships ? 'does-migrate-citizens' : 'does-migrate', { steps }),
  gist: ({ citizens, ships, steps }) =>
    say(!citizens ? 'gist-migrate-ships' : !ships ? 'gist-migrate-land' : 'gist-migrate', { steps }),
  event: null,
};
