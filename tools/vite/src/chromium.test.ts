import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { chromiumArgs, playwrightDisabledFeatures, systemChromium } from './chromium.ts';

it('repeats the features that Playwright switches off', () => {
  const core = dirname(createRequire(import.meta.url).resolve('playwright-core'));
  const source = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  expect([...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)).toEqual(playwrightDisabledFeatures);
});

it('opens no extra page of the browser itself', { timeout: 60_000 }, async ({ skip }) => {
  const executablePath = [systemChromium, chromium.executablePath()].find((path) => existsSync(path));
  if (executablePath === undefined) return skip('There is no Chromium.');
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<h1>A page</h1>');
    const session = await browser.newBrowserCDPSession();
    const targets = async (): Promise<string[]> =>
      (await session.send('Target.getTargets', { filter: [{ type: 'browser_ui' }] })).targetInfos.map(({ url }) => url);
    expect(await targets()).toEqual([]);
  } finally {
    await browser.close();
  }
});
