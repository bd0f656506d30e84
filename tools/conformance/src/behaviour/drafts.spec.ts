import type { Page } from '@playwright/test';
import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { storedLeads as leads } from '../support/leads.ts';
import { stored, storedWithoutPerson } from '../support/stored.ts';
import { chooseDay } from '../support/testDrive.ts';
import { expect, open, test, visit } from '../support/test.ts';
import { carAddress, stockedCar } from '../support/vehicles.ts';

const typed = /robin@sample|Robin|0412\s?345\s?678|still there on Saturday/i;
const isForSale = ({ status, price }: Record<string, unknown>): boolean =>
  status === 'in_stock' && typeof price === 'number';

const form = (page: Page) => page.locator('form[data-part="enquiry-form"], form[data-part="test-drive-form"]').first();
const send = (page: Page) => sendButton(form(page)).click();
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage }).flatMap(([key, text]) => (key.includes(':draft:') ? [String(text)] : [])),
  );
/** The draft is saved a moment after the last letter. */
const savedDraft = (page: Page, text: RegExp) => expect.poll(async () => (await drafts(page)).join()).toMatch(text);
const next = (page: Page) => form(page).getByRole('button', { name: 'Next' }).click();
const email = (page: Page) => form(page).getByRole('textbox', { name: /^email/i });

const fillForm = async (page: Page): Promise<void> => {
  await expect(email(page)).toBeVisible();
  await fillEnquiry(form(page));
};
const fill = async (page: Page, path = '/contact-us'): Promise<void> => {
  await open(page, path);
  await fillForm(page);
};

/** A weekday next week, as the yard has times then. */
const nextTuesday = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const day = new Date(Date.now() + 7 * 86_400_000);
    day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7));
    return day.toISOString().slice(0, 10);
  });

test.describe('what was typed into a form', () => {
  test('survives a reload and is sent once; nothing of it stays but who sent it, for the next form', async ({
    page,
  }) => {
    await fill(page);
    await savedDraft(page, typed);
    await page.reload();
    await expect(email(page)).toHaveValue('robin@sample.example');
    await expect(form(page).getByRole('textbox', { name: /^phone/i })).toHaveValue('0412 345 678');
    expect(page.url()).not.toMatch(typed);
    await send(page);
    await expect(page).toHaveURL(/\/success$/);
    expect(await leads(page)).toHaveLength(1);
    await expect.poll(() => storedWithoutPerson(page)).not.toMatch(typed);
    // Whoever comes back finds an empty question, and their own details, also after a reload.
    await page.goBack();
    await expect(form(page).getByLabel(/message|help/i)).toHaveValue('');
    await page.reload();
    await expect(email(page)).toHaveValue('robin@sample.example');
    await expect(form(page).getByRole('textbox', { name: /^phone/i })).toHaveValue('0412345678');
    await expect(form(page).getByLabel(/message|help/i)).toHaveValue('');
    // A day later nobody knows them any more.
    await page.evaluate(() => {
      for (const [key, text] of Object.entries({ ...localStorage }))
        if (key.endsWith(':user-details'))
          localStorage.setItem(
            key,
            text.replace(/"savedAt":(\d+)/, (_: string, at: string) => `"savedAt":${Number(at) - 86_400_000}`),
          );
      for (const key of Object.keys(sessionStorage)) if (key.includes(':draft:')) sessionStorage.removeItem(key);
    });
    await open(page, '/about-us');
    await expect(email(page)).toHaveValue('');
    expect(await stored(page)).not.toMatch(typed);
  });

  test('of a test drive comes back at its step, by reload, by Back and by opening it again', async ({ page }) => {
    const { slug } = stockedCar(isForSale);
    await open(page, carAddress(slug));
    await page
      .getByRole('link', { name: /test drive/i })
      .or(page.getByRole('button', { name: /test drive/i }))
      .first()
      .click();
    const day = await nextTuesday(page);
    await chooseDay(form(page), day);
    await form(page).getByRole('radio', { name: /11:00/ }).check();
    await next(page);
    await fillForm(page);
    await savedDraft(page, new RegExp(`${day}T11:00.*Robin|Robin.*${day}T11:00`));

    await page.reload();
    await expect(form(page).getByText(/Step 2 of 2/)).toBeVisible();
    await expect(email(page)).toHaveValue('robin@sample.example');
    await expect(form(page).getByText(/, 11:00am$/)).toBeVisible();

    // Back leads to the step before, and from there out of the dialog; what was typed stays.
    await page.goBack();
    await expect(form(page).getByText(/Step 1 of 2/)).toBeVisible();
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await expect(form(page).getByText(/Step 2 of 2/)).toBeVisible();
    await form(page).getByRole('button', { name: 'Back' }).click();
    await expect(form(page).getByLabel('Date', { exact: true })).toHaveValue(day);
    await expect(form(page).getByRole('radio', { name: /11:00/ })).toBeChecked();
    await next(page);
    await expect(email(page)).toHaveValue('robin@sample.example');
    await form(page)
      .getByRole('button', { name: /book test drive/i })
      .click();
    await expect(page).toHaveURL(/\/success$/);
    const [lead, ...more] = await leads(page);
    expect(more).toHaveLength(0);
    expect(lead?.payload).toMatchObject({ email: 'robin@sample.example', dateTime: `${day}T11:00` });
    await expect.poll(() => storedWithoutPerson(page)).not.toMatch(typed);
  });

  test('is forgotten after a day, also while the page stays open', async ({ page }) => {
    await page.clock.install();
    await fill(page);
    await page.clock.runFor(1_000);
    expect((await drafts(page)).join()).toMatch(typed);
    await page.clock.fastForward('24:00:01');
    await page.clock.runFor(5_000);
    expect(await drafts(page)).toEqual([]);
    expect(await stored(page)).not.toMatch(typed);
  });

  test('that is a day old, cut off, or not from here is none, on whichever page', async ({ page }) => {
    await fill(page);
    await savedDraft(page, typed);
    // A form saves its draft once more when its page is left.
    await visit(page, '/favourites');
    await page.evaluate(() => {
      for (const [key, text] of Object.entries({ ...sessionStorage })) {
        if (!key.includes(':draft:')) continue;
        const start = key.slice(0, key.indexOf(':draft:'));
        sessionStorage.setItem(
          key,
          String(text).replace(/"savedAt":(\d+)/, (_, at: string) => `"savedAt":${Number(at) - 86_400_000}`),
        );
        sessionStorage.setItem(`${start}:draft:cut`, String(text).slice(0, 60));
        sessionStorage.setItem(`${start}:draft:shape`, '{"version":1,"value":{"values":["Robin"]}}');
      }
    });
    await page.reload();
    await expect.poll(() => drafts(page)).toEqual([]);
    await visit(page, '/contact-us');
    await expect(email(page)).toHaveValue('');
  });

  test('stays on the page if storage is blocked, and can be sent', async ({ page }) => {
    await page.addInitScript(() => {
      const original = Storage.prototype.setItem;
      // The website's own keys; the mocks keep theirs.
      Storage.prototype.setItem = function setItem(key: string, value: string): void {
        if (/^dealer:[^:]+:(?!mocks)/.test(key)) throw new DOMException('forbidden', 'SecurityError');
        original.call(this, key, value);
      };
    });
    const { slug } = stockedCar(isForSale);
    await open(page, carAddress(slug));
    const ask = () =>
      page
        .getByRole('link', { name: /^enquire/i })
        .or(page.getByRole('button', { name: /^enquire/i }))
        .first()
        .click();
    await ask();
    await fillForm(page);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await ask();
    await expect(email(page)).toHaveValue('robin@sample.example');
    await send(page);
    await expect(page).toHaveURL(/\/success$/);
    expect(await leads(page)).toHaveLength(1);
  });

  test('belongs to its tab; a duplicated tab sends its own fields, and nothing twice', async ({ page, context }) => {
    await fill(page);
    await savedDraft(page, typed);
    const other = await context.newPage();
    await open(other, '/contact-us');
    await expect(email(other)).toHaveValue('');
    await other.close();

    const stored1 = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    const copies = await Promise.all([context.newPage(), context.newPage()]);
    for (const copy of copies) {
      await copy.addInitScript((all) => {
        if (sessionStorage.length === 0)
          for (const [key, text] of Object.entries(all)) sessionStorage.setItem(key, text);
      }, stored1);
      await open(copy, '/contact-us');
      await expect(email(copy)).toHaveValue('robin@sample.example');
    }
    await send(page);
    await expect(page).toHaveURL(/\/success$/);
    const [same, changed] = copies as [Page, Page];
    await send(same);
    await expect(same).toHaveURL(/\/success$/);
    expect(await leads(page)).toHaveLength(1);
    await form(changed)
      .getByLabel(/message|help/i)
      .fill('And is it blue?');
    await send(changed);
    await expect(changed).toHaveURL(/\/success$/);
    expect((await leads(page)).map(({ payload }) => payload.message)).toEqual([
      'And is it blue?',
      'Is it still there on Saturday?',
    ]);
  });

  test('and waits to be sent is one lead, also when the page is loaded again and Send is pressed again', async ({
    page,
    noise,
  }) => {
    noise.allow(/Failed to load resource|net::ERR/);
    await fill(page, '/contact-us?scenario=lead-429');
    await send(page);
    await expect(form(page).getByText(/when our website is less busy/)).toBeVisible();
    await open(page, '/contact-us?scenario=none');
    await expect(email(page)).toHaveValue('robin@sample.example');
    await send(page);
    await expect(page).toHaveURL(/\/success$/);
    await expect.poll(async () => (await leads(page)).length).toBe(1);
    await expect.poll(() => storedWithoutPerson(page)).not.toMatch(typed);
  });
});
