import type { Page } from '@playwright/test';

/** Withholds what the page requests at these addresses until the returned function is called. */
export const withhold = async (page: Page, addresses: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};
