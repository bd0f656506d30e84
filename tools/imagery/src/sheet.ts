/** A contact sheet of many pictures: `npm run sheet -w tools/imagery -- <out.png> <columns> <file>...`. */
import { readFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const [out = '/tmp/sheet.png', columns = '2', ...files] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
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
