import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The code of every SMS of the mocked backend. */
export const rightCode = '123456';

/** Turns on the order of the platform's default for the session: name and email before the code. */
export const detailsFirst = '/?flags=auth.detailsAfterCode:false';

const form = (page: Page) => page.getByRole('form', { name: /sign in/i });

/** Types who it is. */
export const fillPerson = async (page: Page): Promise<void> => {
  await form(page).getByLabel('First name').fill('Ana');
  await form(page).getByLabel('Last name').fill('Kerr');
  await form(page).getByLabel('Email').fill('ana@example.com');
};

/** Fills in the first step of the sign-in page, in either order. */
export const fillDetails = async (page: Page, phone = '0412 345 678'): Promise<void> => {
  await form(page).getByLabel('Mobile phone').fill(phone);
  if ((await form(page).getByLabel('First name').count()) > 0) await fillPerson(page);
};

/** Requests a code on a sign-in page whose first step is filled in. */
export const askForCode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
};

/** Signs in on the open sign-in page; a new visitor says who they are. */
export const signIn = async (page: Page, phone?: string): Promise<void> => {
  await fillDetails(page, phone);
  await askForCode(page);
  await page.getByLabel('6-digit code').fill(rightCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form(page).getByLabel('6-digit code')).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save and continue' });
  if ((await save.count()) > 0) {
    await fillPerson(page);
    await save.click();
  }
  await expect(page).not.toHaveURL(/\/sign-in/);
};
