import { join } from 'node:path';
import { gameSuite } from '../index.ts';
import { orchard, orchardTexts } from '../toy/orchard.ts';

gameSuite(orchard, { texts: orchardTexts, folder: import.meta.dirname, room: join(import.meta.dirname, '..', 'toy') });
