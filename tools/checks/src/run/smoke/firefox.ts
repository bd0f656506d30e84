import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { SmokeBrowser, StartOptions } from './smokeBrowser.ts';

const binary = '/usr/bin/firefox-esr';

export const firefoxMissing = (): boolean => !existsSync(binary);

/** Firefox, driven over WebDriver BiDi. Popovers stay on, because every supported version has them. */
export const startFirefox = async ({ size, without }: StartOptions): Promise<SmokeBrowser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: binary,
    // A cold start on a busy machine.
    timeout: 90_000,
    extraPrefsFirefox: { 'layout.css.anchor-positioning.enabled': !without.includes('anchor positioning') },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    run: (inPage, ...args) => page.evaluate(inPage as (...args: unknown[]) => never, ...args),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
};
