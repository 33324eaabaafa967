import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { starScrappers } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';

const texts = { pl: gameText('star-scrappers', 'pl'), en: gameText('star-scrappers', 'en') };

tipSuite(starScrappers, tips, texts);
cardSuite('star-scrappers', card, texts);
