import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { chromiumArgs, systemChromium } from '../../chromium.ts';

/** The system's Chromium where there is one, else Playwright's. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: chromiumArgs,
  });

/** What all visitors have in common. */
export const visitorContext = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-AU',
  timezoneId: 'Australia/Brisbane',
} as const;
