import { gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { starScrappers } from '../index.ts';
import { referee } from './referee.ts';

const texts = { pl: gameText('star-scrappers', 'pl'), en: gameText('star-scrappers', 'en') };

gameSuite(starScrappers, { texts, folder: import.meta.dirname, referee });
