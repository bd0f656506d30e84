import { signIn } from '../support/signIn.ts';
import { stored } from '../support/stored.ts';
import { expect, open, settled, test } from '../support/test.ts';

test.describe('the garage', () => {
  test('changes name and email; what was typed stays until it is saved', async ({ page, noise }) => {
    noise.allow(/status of 429/);
    await open(page, '/my-garage');
    await signIn(page);
    await open(page, '/my-garage?scenario=auth-details-limit');
    await page.getByRole('button', { name: 'Change details' }).click();
    const form = page.getByRole('form', { name: 'Change your details' });
    const [first, last, email] = ['First name', 'Last name', 'Email'].map((name) => form.getByLabel(name));
    if (!first || !last || !email) throw new Error('three fields');
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('Ana');
    await last.fill('');
    await email.fill('ana@stone');
    await form.getByRole('button', { name: 'Save details' }).click();
    await expect(form.getByRole('alert', { name: 'Nearly there. Please check 2 fields:' })).toBeVisible();
    await expect(last).toHaveAccessibleDescription('Please enter your last name.');
    await expect(form.getByText(/whole email address/).first()).toBeVisible();
    await last.fill('Stone');
    await email.fill('ana@stone.example');
    await form.getByRole('button', { name: 'Save details' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'The sign-in service is busy, so your details could not be saved. Please try again in a minute.',
    );
    await expect(last).toHaveValue('Stone');

    // Also after a reload.
    await open(page, '/my-garage?scenario=');
    await expect(email).toHaveValue('ana@stone.example');
    await form.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change details' })).toBeFocused();
    await expect(page.getByText('Ana Stone')).toBeVisible();

    // The service knows it, and forms start with it.
    await page.reload();
    await settled(page);
    await expect(page.getByText('Ana Stone')).toBeVisible();
    await expect(page.getByText('ana@stone.example')).toBeVisible();
    expect(await stored(page)).toMatch(/user-details.{1,80}Stone|Stone.{1,80}user-details/s);
  });

  test('does not end a session that cannot be renewed because the service is busy, and says so', async ({
    page,
    noise,
  }) => {
    noise.allow(/status of 429/);
    await open(page, '/my-garage');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No valuations yet' })).toBeVisible();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':auth')) ?? '';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    });
    await open(page, '/my-garage?scenario=auth-renewal-limit');
    await expect(page.getByText('You are still signed in, but the sign-in service is busy.')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await open(page, '/my-garage?scenario=');
    await expect(page.getByRole('heading', { name: 'No saved vehicles yet' })).toBeVisible();
  });
});
