import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { excavationEarth } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';

const texts = { pl: gameText('excavation-earth', 'pl'), en: gameText('excavation-earth', 'en') };

tipSuite(excavationEarth, tips, texts, ['column', 'crew']);
cardSuite('excavation-earth', card, texts);
