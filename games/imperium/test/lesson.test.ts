import { lessonSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { imperium } from '../index.ts';
import { lesson } from '../lesson/index.ts';

lessonSuite(imperium, lesson, { pl: gameText('imperium', 'pl'), en: gameText('imperium', 'en') });
