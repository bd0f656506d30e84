import type { Locator } from '@playwright/test';

/** Chooses a day of a test drive that is not among those offered. */
export const chooseDay = async (form: Locator, day: string): Promise<void> => {
  await form.getByRole('radio', { name: 'Another day' }).check();
  await form.getByLabel('Date', { exact: true }).fill(day);
};
