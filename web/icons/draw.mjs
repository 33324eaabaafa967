// Draws the PNG icons from icon.svg; run by hand when it changes: node web/icons/draw.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const svg = readFileSync(publicFile('icon.svg'), 'utf8');
/** Launchers cut maskable icons to their own shape: the picture stands in the middle and the paper fills the corners. */
const maskable = svg.replace(/<rect[^>]*\/>/, '<rect x="-32" y="-32" width="128" height="128" fill="#FBF7EE"/>');

const icons = [
  { name: 'icon-192.png', size: 192, markup: svg },
  { name: 'icon-512.png', size: 512, markup: svg },
  { name: 'icon-maskable-512.png', size: 512, markup: maskable.replace('0 0 64 64', '-10 -10 84 84') },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, size, markup } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sized = markup.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0">${sized}`);
  writeFileSync(publicFile(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
