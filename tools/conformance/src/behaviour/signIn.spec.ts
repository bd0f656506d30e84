import type { Page } from '@playwright/test';
import { axe, guidelines } from '../support/axe.ts';
import { storedEvents } from '../support/storedEvents.ts';
import { askForCode, detailsFirst, fillDetails, fillPerson, rightCode, signIn } from '../support/signIn.ts';
import { stored } from '../support/stored.ts';
import { expect, follow, open, settled, test, visit } from '../support/test.ts';
import { carAddress, stockedCar } from '../support/vehicles.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const codeInput = (page: Page) => page.getByLabel('6-digit code');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const events = async (page: Page): Promise<unknown[]> =>
  (await storedEvents(page)).flatMap(({ kind, payload }) =>
    kind === 'analytics' ? [payload['id']] : kind === 'verification' ? [payload['verification_type']] : [],
  );

test.describe('signing in', () => {
  test('the garage requires sign-in; each invalid entry is explained and stays in its field', async ({
    page,
    noise,
  }) => {
    noise.allow(/status of 4(03|29)/);
    await open(page, detailsFirst);
    await follow(page, '/my-garage');
    await expect(page).toHaveURL('/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F');
    await heading(page, 'Sign in to your garage');
    await fillDetails(page, '07 5550 1234');
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel('Mobile phone')).toBeFocused();
    await expect(page.getByLabel('Mobile phone')).toHaveAccessibleDescription(/^Please enter a mobile number/);
    await page.getByLabel('Mobile phone').fill('61412345678');
    await askForCode(page);

    // The phone is locked, and focus is where the page goes on.
    await expect(page.getByRole('heading', { name: /Enter the code/ })).toBeFocused();
    await expect(page.getByLabel('Mobile phone')).toBeDisabled();
    await expect(page.getByLabel('Mobile phone')).toHaveValue('0412 345 678');
    await expect(codeInput(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await submit(page).click();
    await expect(page.getByText('This is a required field.')).toBeVisible();
    await codeInput(page).fill('1234');
    await submit(page).click();
    await expect(page.getByText('Code must be 6 digits.')).toBeVisible();
    await codeInput(page).fill('000000');
    await submit(page).click();
    await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible();
    await expect(codeInput(page)).toBeFocused();

    // A reload stays at the code, shows only the beginning of the number, and has not stored what was typed as the code.
    await page.reload();
    await expect(codeInput(page)).toHaveValue('');
    await expect(page.getByLabel('Mobile phone')).toHaveValue('0412 XXX XXX');
    expect(await stored(page)).not.toMatch(/000000/);
    // The same number again goes on with its code, here and where the page knows nothing of it.
    await page.getByRole('button', { name: 'Change number' }).click();
    await page.getByLabel('Mobile phone').fill('0412 345 678');
    await askForCode(page);
    await page.evaluate(() => sessionStorage.clear());
    await open(page, detailsFirst);
    await follow(page, '/my-garage');
    await fillDetails(page);
    await askForCode(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'We sent a code to this number a moment ago.' }),
    ).toBeVisible();

    // Another number starts over, with all that was typed.
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    await page.getByLabel('Mobile phone').fill('0498 765 432');
    await askForCode(page);

    // The whole message is pasted.
    await codeInput(page).focus();
    await codeInput(page).evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Your code is 123 456.');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(codeInput(page)).toHaveValue(rightCode);
    await submit(page).click();
    await expect(page).toHaveURL('/my-garage');
    await heading(page, 'My garage');
    expect(await events(page)).toEqual(expect.arrayContaining([36, 'sms', 37, 'verify']));

    // A reload restores it, and sign-in has nothing more to ask.
    await page.reload();
    await settled(page);
    await expect(page.getByText('0498 765 432')).toBeVisible();
    await follow(page, '/sign-in?type=finance&redirect=/special-offers');
    await expect(page).toHaveURL('/special-offers');
  });

  test('begins with the mobile where the site wants it; only a new visitor enters name and email', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(/status of 429/);
    await open(page, '/sign-in?type=my-garage&scenario=auth-details-limit&auth=SMS_MAX_FREQUENCY:0');
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await fillDetails(page);
    await askForCode(page);
    await codeInput(page).fill(rightCode);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: /Who are you/ })).toBeFocused();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert', { name: 'Nearly there. Please check 3 fields:' })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillPerson(page);
    // A service that cannot save them does not lock the visitor out, and loses nothing.
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The sign-in service is busy' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    await page.getByRole('button', { name: 'Continue without saving' }).click();
    await expect(page).toHaveURL('/my-garage');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();

    await mocks.change({ scenario: 'none' });
    await visit(page, '/sign-in?type=my-garage');
    await signIn(page);
    await expect(page.getByText('Ana Kerr')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();

    // The service knows this number: nothing more to say.
    await visit(page, '/sign-in?type=my-garage');
    await fillDetails(page);
    await askForCode(page);
    await codeInput(page).fill(rightCode);
    await submit(page).click();
    await expect(page).toHaveURL('/my-garage');
    await expect(page.getByText('Ana Kerr')).toBeVisible();
  });

  test('five wrong codes block the code; a new one can be requested after a minute; a code is valid once', async ({
    page,
    noise,
  }) => {
    noise.allow(/status of 4(03|29)/);
    await page.clock.install();
    await open(page, detailsFirst);
    await visit(page, '/sign-in?type=spin-to-win&back=/special-offers');
    await heading(page, 'Sign in to spin to win');
    await expect(page.getByRole('link', { name: 'Back without signing in' })).toHaveAttribute(
      'href',
      '/special-offers',
    );
    await fillDetails(page);
    await askForCode(page);
    const resend = page.getByRole('button', { name: 'Resend Code' });
    await expect(resend).toBeDisabled();
    // Libraries add no rules of their own, which the policy of a site refuses.
    expect((await page.request.get('/')).headers()['content-security-policy']).toContain("style-src 'self'");
    await expect(page.locator('style')).toHaveCount(0);
    for (let tries = 1; tries <= 5; tries += 1) {
      await codeInput(page).fill(`99999${tries}`);
      await submit(page).click();
      if (tries < 5) await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible();
    }
    await expect(
      page.getByRole('alert').filter({ hasText: 'Too many verification attempts. Please try again later.' }),
    ).toBeVisible();
    await expect(codeInput(page)).toBeDisabled();
    await page.clock.fastForward(61_000);
    // Where a limit refuses another code for this number, the field for the last one stays.
    await page.evaluate(async () => {
      for (let sent = 0; sent < 5; sent += 1)
        await fetch('/api/rate-limit', { method: 'POST', body: JSON.stringify({ phone: '+61412345678' }) });
    });
    await page.getByRole('button', { name: 'Change number' }).click();
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Too many verification attempts.' })).toBeVisible();
    await expect(codeInput(page)).toBeVisible();
    await page.clock.fastForward(10 * 60_000);
    await resend.click();
    await expect(codeInput(page)).toBeEnabled();
    await codeInput(page).fill(rightCode);
    await submit(page).click();
    await expect(page).toHaveURL('/my-garage');

    // The same code a second time.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out')).toBeVisible();
    // The service sends no other SMS in the minute after a sign-in.
    await page.clock.fastForward(61_000);
    await visit(page, '/contact-us');
    await follow(page, '/my-garage');
    await fillDetails(page);
    await askForCode(page);
    await page.evaluate(async () => {
      await fetch('/auth/v1/verify', {
        method: 'POST',
        body: JSON.stringify({ phone: '+61412345678', token: '123456', type: 'sms' }),
      });
    });
    await codeInput(page).fill(rightCode);
    await submit(page).click();
    await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible();
  });

  test('each fault has its message', async ({ page, mocks, noise }) => {
    noise.allow(/Failed to load resource|TypeError|AuthRetryable|Failed to fetch/);
    // Each message differs from the one before it, so that it belongs to this attempt.
    const messages: [scenario: string, step: 'phone' | 'code', text: string][] = [
      ['auth-sms-error', 'phone', 'The code could not be sent. Please try again.'],
      ['auth-limit', 'phone', 'Too many verification attempts. Please try again later.'],
      ['auth-sms-down', 'phone', 'The code could not be sent. Please try again.'],
      ['auth-code-expired', 'code', 'The verification code is invalid. Please try again.'],
      ['auth-code-limit', 'code', 'Too many verification attempts. Please try again later.'],
      ['auth-code-error', 'code', 'An unknown error occurred during verification.'],
    ];
    await open(page, detailsFirst);
    await visit(page, '/sign-in?type=finance');
    for (const [at, [scenario, step, text]] of messages.entries()) {
      await mocks.change({ scenario });
      // The code of the fault before is still waited for.
      if (at > 3) await page.getByRole('button', { name: 'Change number' }).click();
      await fillDetails(page, `0412 345 70${at}`);
      if (step === 'phone') await page.getByRole('button', { name: 'Send Code' }).click();
      else {
        await askForCode(page);
        await codeInput(page).fill(rightCode);
        await submit(page).click();
      }
      await expect(page.getByText(text).first(), scenario).toBeVisible();
      if (step === 'phone') await expect(page.getByLabel('First name')).toHaveValue('Ana');
    }
  });

  test('tabs share one session, and all notice its end; nothing of the person is left', async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/status of 401/);
    await open(page, '/my-garage');
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/my-garage');
    await heading(other, 'My garage');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByText('You are signed out')).toBeVisible();
    await heading(page, 'Sign in to your garage');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await stored(page)).not.toMatch(/412 ?345 ?678|Kerr|mock-access/);
    await other.close();

    // A session that the server ended says so too, and leads back. The first number gets no other SMS for a minute.
    await signIn(page, '0498 765 432');
    await heading(page, 'My garage');
    await page.goto('/my-garage?scenario=watchlist-signed-out');
    await heading(page, 'Sign in to your garage');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/my-garage/);
  });

  test('whatever the address contains, signing in never leaves the site', async ({ page }) => {
    const evil = 'evil.example';
    const hostile = [
      `https://${evil}`,
      `http://${evil}/`,
      `HTTPS://${evil.toUpperCase()}`,
      `https:${evil}`,
      `https:/${evil}`,
      `https:///${evil}`,
      `ftp://${evil}`,
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      `blob:https://${evil}/1`,
      'file:///etc/passwd',
      `mailto:a@${evil}`,
      'tel:1900',
      'about:blank',
      `view-source:https://${evil}`,
      `//${evil}`,
      `///${evil}`,
      `////${evil}`,
      `//${evil}/cars`,
      '//',
      '///',
      `/\\${evil}`,
      `\\/${evil}`,
      `\\\\${evil}`,
      `/\\/${evil}`,
      `/\\\\${evil}`,
      `\\${evil}`,
      `/\t/${evil}`,
      `/\n/${evil}`,
      `/\r/${evil}`,
      `/\t\\${evil}`,
      `\t//${evil}`,
      ` //${evil}`,
      `/ /${evil}`,
      `/\u0000/${evil}`,
      `/\u000b/${evil}`,
      `/\u00a0/${evil}`,
      `/\u2028/${evil}`,
      `/\u200b/${evil}`,
      `/\ufeff/${evil}`,
      `/\u00ad/${evil}`,
      `\ufeff//${evil}`,
      `/\u007f/${evil}`,
      `/\u0085/${evil}`,
      `/..//${evil}`,
      `/cars/..//${evil}`,
      `/.//${evil}`,
      `/%2e%2e//${evil}`,
      `/%2E%2E//${evil}`,
      `/cars/../..//${evil}`,
      `/cars//${evil}`,
      `/cars/.%2e//${evil}`,
      `/%2f/${evil}`,
      `/%2F${evil}`,
      `/%5c${evil}`,
      `/%5C${evil}`,
      `/%09/${evil}`,
      `/%0a/${evil}`,
      `/%0d%0aLocation:%20https://${evil}`,
      '/%00',
      `/cars/%2f%2f${evil}`,
      '/%7f',
      `@${evil}`,
      `.${evil}`,
      `:80@${evil}`,
      `${evil}/cars`,
      '../cars',
      '?redirect=//x',
      '#//x',
      '/wp-admin',
      '/api/leads',
      '/sign-in?type=finance',
    ];
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
    await open(
      page,
      `/sign-in?type=my-garage&redirect=${encodeURIComponent(`//${evil}`)}&back=${encodeURIComponent(`https://${evil}`)}`,
    );
    await expect(page.getByRole('link', { name: 'Back without signing in' })).toHaveAttribute('href', '/');
    await signIn(page);
    await expect(page).toHaveURL('/my-garage');
    await heading(page, 'My garage');

    // Signed in, the sign-in page goes on at once; each address is one navigation of the same page.
    const ended = await page.evaluate(async (values) => {
      const locations: [string, string][] = [];
      for (const value of values) {
        history.pushState(
          null,
          '',
          `/sign-in?type=finance&redirect=${encodeURIComponent(value)}&back=${encodeURIComponent(value)}`,
        );
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await new Promise<void>((done, fail) => {
          const start = performance.now();
          const look = (): void => {
            if (location.pathname !== '/sign-in') done();
            else if (performance.now() - start > 5000) fail(new Error(`still at sign-in for ${JSON.stringify(value)}`));
            else setTimeout(look, 5);
          };
          look();
        });
        locations.push([value, location.href.replace(location.origin, '')]);
      }
      return locations;
    }, hostile);
    expect(ended.filter(([, path]) => path !== '/my-garage')).toEqual([]);
    // The way itself works.
    await follow(page, '/sign-in?type=finance&redirect=%2Fspecial-offers%3Fa%3D1');
    await expect(page).toHaveURL('/special-offers?a=1');
  });

  test('by keyboard alone, and without a barrier at either width', async ({ page }) => {
    // Header and footer are the same in each step.
    const audit = async (what: string, part = 'body'): Promise<void> => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await axe(page).include(part).withTags(guidelines).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
          `${what} at ${width}`,
        ).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${what} at ${width} scrolls sideways`,
        ).toBeLessThanOrEqual(0);
      }
    };
    await open(page, '/my-garage');
    await audit('phone step');
    await page.getByLabel('Mobile phone').focus();
    await page.keyboard.type('0412345678');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Code' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Enter the code/ })).toBeFocused();
    await audit('code step', 'main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Change number' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(rightCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Who are you/ })).toBeFocused();
    await audit('details step', 'main');
    for (const text of ['Ana', 'Kerr', 'ana@example.com']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/my-garage');
    await expect(page.getByRole('heading', { level: 1, name: 'My garage' })).toBeFocused();
    await settled(page);
    await audit('garage', 'main');
  });

  test('pages that a site gates ask too, and are come back to; others let everybody in', async ({ page }) => {
    const car = stockedCar((one) => one['status'] === 'in_stock' && Number(one['price']) > 15_000);
    await open(page, carAddress(car.slug, { 'auth.gatedPages': ['finance'], 'forms.requireTerms': true }));
    // As from a link of the site: the form is an anchor of its page.
    const form = `/finance?car_id=${car.id}&car_type=${car.car_type}#finance-form`;
    await follow(page, form);
    await expect(page).toHaveURL(/\/sign-in/);
    const signInUrl = new URL(page.url());
    expect([signInUrl.searchParams.get('type'), signInUrl.searchParams.get('redirect')]).toEqual(['finance', form]);
    // Whoever agrees can read what to.
    for (const [label, path] of [
      ['terms of use', '/terms-and-conditions'],
      ['privacy policy', '/privacy-policy'],
    ] as const)
      await expect(
        page.locator('main label').getByRole('link', { name: `${label}, opens in a new tab` }),
      ).toHaveAttribute('href', path);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await signIn(page);
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('heading', { level: 2, name: /^Finance for the / })).toBeFocused();
    // Not gated here, the garage still is about nobody.
    await page.evaluate(() => localStorage.clear());
    await open(page, '/my-garage');
    await heading(page, 'My garage');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/sign-in\?type=my-garage/,
    );
    await visit(page, '/trade-in');
  });
});
