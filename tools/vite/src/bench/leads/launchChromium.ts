import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

/** The system's Chromium where there is one, else Playwright's. */
export const launchChromium = (): Promise<Browser> => {
  const system = '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(system) ? { executablePath: system } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
};
