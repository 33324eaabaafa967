import { lessonSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { starScrappers } from '../index.ts';
import { lesson } from '../lesson/index.ts';

lessonSuite(starScrappers, lesson, { pl: gameText('star-scrappers', 'pl'), en: gameText('star-scrappers', 'en') });
