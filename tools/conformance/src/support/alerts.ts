import type { Page } from '@playwright/test';

/** The texts of the browser's alerts so far; each is accepted. */
export const acceptedAlerts = (page: Page): string[] => {
  const texts: string[] = [];
  page.on('dialog', (alert) => {
    texts.push(alert.message());
    void alert.accept();
  });
  return texts;
};
