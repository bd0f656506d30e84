import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The code of every SMS of the mocked backend. */
export const rightCode = '123456';

/** Types who it is into the first step of the sign-in page. */
export const fillDetails = async (page: Page, phone = '0412 345 678'): Promise<void> => {
  const form = page.getByRole('form', { name: /sign in/i });
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Kerr');
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Mobile phone').fill(phone);
};

/** Requests a code on a sign-in page whose first step is filled in. */
export const askForCode = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
};

/** Signs in on the open sign-in page. */
export const signIn = async (page: Page, phone?: string): Promise<void> => {
  await fillDetails(page, phone);
  await askForCode(page);
  await page.getByLabel('6-digit code').fill(rightCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
};
