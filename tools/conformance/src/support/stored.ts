import type { Page } from '@playwright/test';

/** The page's local and session storage as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The same without the visitor's details, which are stored for a day after a lead to prefill the next form. */
export const storedWithoutPerson = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries({ ...localStorage, ...sessionStorage } as Record<string, string>).filter(
        ([key]) => !key.endsWith(':user-details'),
      ),
    ),
  );
