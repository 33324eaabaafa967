import { gameSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { darkRoad } from '../index.ts';

const texts = { pl: gameText('dark-road', 'pl'), en: gameText('dark-road', 'en') };

gameSuite(darkRoad, { texts, folder: import.meta.dirname });
