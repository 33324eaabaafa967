export { type CardSection, cardKeys, type GameCard } from './card.ts';
export { type Answers, answers, anyElse, choicesIn, proposes, type Some, some } from './kinds.ts';
export type {
  Ask,
  Beat,
  Free,
  Input,
  Lesson,
  LessonProgress,
  Move,
  Not,
  Part,
  Prompt,
  Scene,
  Spoken,
  Step as LessonStep,
  Tell,
} from './lesson.ts';
export { type Ear, LEARNER, LessonRun, type Verdict } from './run.ts';
export { proposedBy, type ShownBeat, shownBeat } from './shown.ts';
export { type Tip, tipFor, tipText } from './tip.ts';
export { beatText, heldText, partText, titleText } from './words.ts';
