import type { Page } from '@playwright/test';

/** What the page keeps on the device and in its tab, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
