import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { darkRoad } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';

const texts = { pl: gameText('dark-road', 'pl'), en: gameText('dark-road', 'en') };

tipSuite(darkRoad, tips, texts);
cardSuite('dark-road', card, texts);
