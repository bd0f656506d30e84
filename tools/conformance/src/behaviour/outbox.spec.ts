import type { Page } from '@playwright/test';
import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { storedLeads as leads } from '../support/leads.ts';
import { stored, storedWithoutPerson } from '../support/stored.ts';
import { expect, open, test, visit } from '../support/test.ts';

/** The shopper's details, which must not appear anywhere else. */
const typed = /robin@sample|Robin Sample|0412\s?345\s?678|still there on Saturday/i;

const form = (page: Page) => page.getByRole('main').locator('form').first();
const press = (page: Page) => sendButton(form(page)).click();
const notice = (page: Page) => page.getByRole('region', { name: 'Your enquiries' });
/** The draft of an unsent form and the sender of the last lead are stored for a day at most. */
const storedOutsideDraft = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries({ ...localStorage, ...sessionStorage }).filter(
        ([key]) => !key.includes(':draft:') && !key.endsWith(':user-details'),
      ),
    ),
  );

const fillContact = async (page: Page, query = ''): Promise<void> => {
  await open(page, `/contact-us${query}`);
  await fillEnquiry(form(page));
};
/** The same from another page of the site. */
const fillAnother = async (page: Page): Promise<void> => {
  await visit(page, '/contact-us');
  await fillEnquiry(form(page));
};

test.describe('an enquiry', () => {
  test.beforeEach(({ noise }) => noise.allow(/Failed to load resource|net::ERR/));

  test('that is sent without a connection waits, says so, and goes on by itself, once', async ({ page, context }) => {
    await fillContact(page);
    await context.setOffline(true);
    await press(page);
    await expect(form(page).getByText(/saved on this device and will be sent when you are back online/)).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');
    await press(page);
    expect(await leads(page)).toHaveLength(0);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/success$/);
    const recorded = await leads(page);
    expect(recorded).toHaveLength(1);
    await expect(page.getByText(String(recorded[0]?.lead_id))).toBeVisible();
    // The draft is stored until the confirmation was visible for a second.
    await expect.poll(() => storedWithoutPerson(page)).not.toMatch(typed);
  });

  test('whose answer is lost is recorded once, and the next page tells its reference; another waits for the time that the server requested, or until the shopper presses Send now', async ({
    page,
    mocks,
  }) => {
    await fillContact(page, '?scenario=lead-dropped');
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    await open(page, '/favourites?scenario=none');
    await expect(notice(page).getByText(/was sent/)).toBeVisible();
    const recorded = await leads(page);
    expect(recorded).toHaveLength(1);
    await expect(notice(page).getByText(`Your reference is ${recorded[0]?.lead_id}`)).toBeVisible();
    await expect.poll(() => storedWithoutPerson(page)).not.toMatch(typed);
    await notice(page)
      .getByRole('button', { name: /^close/i })
      .click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).not.toMatch(/outbox:/);

    await mocks.change({ scenario: 'lead-429' });
    await fillAnother(page);
    await press(page);
    await expect(form(page).getByText(/when our website is less busy/)).toBeVisible();
    await open(page, '/favourites?scenario=none');
    await expect(notice(page).getByText(/is not sent yet/)).toBeVisible();
    expect(await leads(page)).toHaveLength(1);
    await notice(page).getByRole('button', { name: 'Send now' }).click();
    await expect(notice(page).getByText(/was sent/)).toBeVisible();
    expect(await leads(page)).toHaveLength(2);
  });

  test('that the dealer has is confirmed by the next page where its own was reloaded at the answer, and is no second lead when it is sent again', async ({
    page,
  }) => {
    await fillContact(page);
    // The page goes away as soon as the device knows of the answer, before its confirmation can be read.
    await page.evaluate(() => {
      const original = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key: string, value: string): void {
        original.call(this, key, value);
        if (key.includes(':outbox:') && value.includes('"accepted"')) location.replace('/contact-us?reloaded');
      };
    });
    await press(page);
    await page.waitForURL(/reloaded|success/);
    await open(page, '/contact-us');
    await expect(notice(page).getByText(/was sent/)).toBeVisible();
    await expect.poll(() => stored(page)).not.toMatch(/outbox:/);
    await expect(form(page).getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');
    await press(page);
    await expect(page).toHaveURL(/\/success$/);
    const recorded = await leads(page);
    expect(recorded).toHaveLength(1);
    await expect(page.getByText(String(recorded[0]?.lead_id))).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('whose page is closed while it is sent is sent by the next page, once', async ({ page, context }) => {
    await fillContact(page, '?scenario=lead-slow&delay=4000');
    await press(page);
    await expect.poll(() => stored(page)).toMatch(/outbox:.*sending/);
    await page.close();
    const next = await context.newPage();
    await open(next, '/favourites?scenario=none&delay=0');
    await expect(notice(next).getByText(/was sent/)).toBeVisible();
    expect(await leads(next)).toHaveLength(1);
  });

  test('waits in two tabs and is sent by one of them', async ({ page, context }) => {
    await fillContact(page, '?scenario=lead-500');
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    const other = await context.newPage();
    await Promise.all([open(other, '/favourites'), press(page)]);
    await expect(page).toHaveURL(/\/success$/);
    await expect.poll(async () => (await leads(page)).length).toBe(1);
  });

  test('may be discarded, after a question; one that is refused later says why and whom to call, and leaves the form alone', async ({
    page,
  }) => {
    await fillContact(page, '?scenario=lead-500');
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    await open(page, '/favourites');
    await notice(page).getByRole('button', { name: 'Discard' }).click();
    await notice(page).getByRole('button', { name: 'Yes, discard' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).not.toMatch(typed);
    expect(await leads(page)).toHaveLength(0);

    await fillAnother(page);
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    await open(page, '/favourites?scenario=lead-422');
    await expect(notice(page).getByText(/not in use/)).toBeVisible();
    await expect(notice(page).getByRole('link', { name: /^call/i })).toHaveAttribute('href', /^tel:/);
    expect(await storedOutsideDraft(page)).not.toMatch(typed);
    // What was typed can be put right.
    await visit(page, '/contact-us');
    await expect(form(page).getByRole('textbox', { name: /help/i })).toHaveValue('Is it still there on Saturday?');
  });

  test('on a device that is full is sent from the page, which says that it must stay open', async ({ page }) => {
    await page.addInitScript(() => {
      const original = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key: string, value: string): void {
        if (key.includes(':outbox:')) throw new DOMException('full', 'QuotaExceededError');
        original.call(this, key, value);
      };
    });
    await fillContact(page, '?scenario=lead-500');
    await press(page);
    await expect(form(page).getByText(/keep this page open/)).toBeVisible();
  });

  test('leaves nothing of the shopper in addresses, events, console or storage', async ({ page, mocks }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('request', (request) => heard.push(request.url()));
    page.on('framenavigated', (frame) => heard.push(frame.url()));
    await page.addInitScript(() =>
      addEventListener('dealer:event', (event) => console.info('event', JSON.stringify((event as CustomEvent).detail))),
    );
    await fillContact(page, '?scenario=lead-500&utm_source=mail');
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    // The lead is in its own storage, its draft in that of the tab, and nothing of it anywhere else.
    const others = await page.evaluate(() =>
      JSON.stringify(
        Object.entries({ ...localStorage, ...sessionStorage }).filter(
          ([key]) => !key.includes(':outbox:') && !key.includes(':draft:'),
        ),
      ),
    );
    expect(others).not.toMatch(typed);
    await open(page, '/favourites?scenario=none');
    await expect(notice(page).getByText(/was sent/)).toBeVisible();
    expect(heard.filter((line) => line.startsWith('event')).join()).toMatch(/"kind":"analytics","id":22/);
    expect(heard.join('\n')).not.toMatch(typed);
    await expect.poll(() => stored(page)).not.toMatch(/outbox:/);
    expect(await storedWithoutPerson(page)).not.toMatch(typed);

    // What waits is forgotten after a day, sent or not.
    await mocks.change({ scenario: 'lead-500' });
    await fillAnother(page);
    await press(page);
    await expect(form(page).getByText(/saved on this device/)).toBeVisible();
    await page.evaluate(() => {
      for (const [key, text] of Object.entries({ ...localStorage }))
        if (key.includes(':outbox:'))
          localStorage.setItem(
            key,
            text.replace(/"queuedAt":(\d+)/, (_: string, at: string) => `"queuedAt":${Number(at) - 86_400_000}`),
          );
    });
    await open(page, '/favourites');
    await expect(notice(page).getByText(/could not be sent/)).toBeVisible();
    expect(await storedOutsideDraft(page)).not.toMatch(typed);
    expect(await leads(page)).toHaveLength(1);
  });
});
