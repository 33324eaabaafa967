import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { archipelago } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';

const texts = { pl: gameText('archipelago', 'pl'), en: gameText('archipelago', 'en') };

tipSuite(archipelago, tips, texts);
cardSuite('archipelago', card, texts);
