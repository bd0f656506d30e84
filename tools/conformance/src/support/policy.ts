import type { Page } from '@playwright/test';

type Watched = Window & { violations: string[] };

/** Collects what the policy of each page blocks, from the first line of the page on. */
export const watchViolations = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      watched.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
};

/** What the policy has blocked on this page. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).violations);
