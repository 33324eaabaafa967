import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { imperium } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';

const texts = { pl: gameText('imperium', 'pl'), en: gameText('imperium', 'en') };

tipSuite(imperium, tips, texts);
cardSuite('imperium', card, texts);
