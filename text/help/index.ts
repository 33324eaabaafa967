export { type Chapter, chapterOf, chaptersOf, searchChapters } from './chapters.ts';
export { type Block, type Inline, type ListItem, plainWords, readInline, readMarkdown } from './markdown.ts';
