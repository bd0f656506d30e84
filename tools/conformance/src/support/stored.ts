import type { Page } from '@playwright/test';

/** What the page keeps on the device and in its tab, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The same without who the visitor is: that is kept for a day after a lead, to prefill the next form. */
export const storedWithoutPerson = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries({ ...localStorage, ...sessionStorage } as Record<string, string>).filter(
        ([key]) => !key.endsWith(':user-details'),
      ),
    ),
  );
