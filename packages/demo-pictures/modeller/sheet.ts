/** A contact sheet of many pictures: `npm run sheet -w packages/demo-pictures -- <out.png> <columns> <file>...`. */
import { readFileSync } from 'node:fs';
import { launchChromium } from './page.ts';

const [out = '/tmp/sheet.png', columns = '2', ...files] = process.argv.slice(2);
const browser = await launchChromium(['--disable-gpu']);
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const pictures = files
    .map(
      (f) =>
        `<img src="data:image/${f.endsWith('png') ? 'png' : 'webp'};base64,${readFileSync(f).toString('base64')}">`,
    )
    .join('');
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:2px}img{width:100%;display:block}</style>${pictures}`,
  );
  await page.screenshot({ path: out, fullPage: true });
} finally {
  await browser.close();
}
