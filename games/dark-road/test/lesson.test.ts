import { lessonSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { darkRoad } from '../index.ts';
import { lesson } from '../lesson/index.ts';

lessonSuite(darkRoad, lesson, { pl: gameText('dark-road', 'pl'), en: gameText('dark-road', 'en') });
