/** Bundles the scene and opens it in headless Chromium; software rendering, so it runs anywhere. */
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { rolldown } from 'rolldown';

/** Headless Chromium: the system's where there is one. */
export const launchChromium = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: [
      '--no-sandbox',
      ...args,
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });

type OpenScene = { page: Page; close: () => Promise<void> };

export const openScene = async (): Promise<OpenScene> => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./scene/main.ts', import.meta.url)),
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'imageryScene' });
  await bundle.close();
  const browser = await launchChromium([
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ]);
  const page = await browser.newPage();
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning')
      if (!/GPU stall|ReadPixels/.test(m.text())) console.error('[page]', m.text().slice(0, 1500));
  });
  page.on('pageerror', (e) => console.error('[page]', e));
  await page.setContent('<!doctype html><title>imagery</title><body></body>');
  await page.addScriptTag({ content: output[0].code });
  return { page, close: () => browser.close() };
};
