import { lessonSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { archipelago } from '../index.ts';
import { lesson } from '../lesson/index.ts';

lessonSuite(archipelago, lesson, {
  pl: gameText('archipelago', 'pl'),
  en: gameText('archipelago', 'en'),
});
