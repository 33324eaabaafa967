import { lessonSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { excavationEarth } from '../index.ts';
import { lesson } from '../lesson/index.ts';

lessonSuite(excavationEarth, lesson, {
  pl: gameText('excavation-earth', 'pl'),
  en: gameText('excavation-earth', 'en'),
});
