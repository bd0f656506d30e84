import type { Page } from '@playwright/test';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, open, settled, test } from '../support/test.ts';

/** Opens a vehicle with several pictures from the search page; answers its title. */
const openVehicle = async (page: Page): Promise<string> => {
  await openSearch(page);
  const link = titleLink(cards(page).filter({ hasText: /\d+ photos/ }).first());
  const title = (await link.innerText()).trim().split(/\s+/).slice(0, 3).join(' ');
  await link.click();
  await expect(page.locator('main h1')).toContainText(title);
  await settled(page);
  return title;
};

const fill = async (page: Page, form: ReturnType<Page['locator']>): Promise<void> => {
  for (const [label, value] of [
    [/^first name/i, 'Robin'],
    [/^last name/i, 'Sample'],
    [/^(full )?name$/i, 'Robin Sample'],
    [/^email/i, 'robin@sample.example'],
    [/^(phone|mobile)/i, '0412 345 678'],
    [/postcode/i, '4000'],
    [/message|help|comment/i, 'Is it still there on Saturday?'],
  ] as const) {
    const field = form.getByLabel(label).first();
    if ((await field.count()) > 0 && (await field.isVisible())) await field.fill(value);
  }
  for (const select of await form.getByRole('combobox').all()) if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  for (const box of await form.getByRole('checkbox').all()) if (!(await box.isChecked()) && (await box.getAttribute('aria-required')) === 'true') await box.check();
};

test.describe('a vehicle', () => {
  test('has pictures to page through, a way back up, and others like it', async ({ page }) => {
    await openVehicle(page);
    const pictures = page.getByRole('region', { name: /^pictures/i });
    await expect(pictures.getByText(/picture 1 of/i)).toBeAttached();
    await pictures.getByRole('button', { name: /next picture/i }).click();
    await expect(pictures.getByText(/picture 2 of/i)).toBeAttached();
    const trail = page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link');
    expect(await trail.count()).toBeGreaterThan(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const similar = page.getByRole('region', { name: /similar/i });
    await expect(similar.getByRole('article').first()).toBeVisible();
    await trail.nth(1).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('can be enquired about: mistakes are named, what is right arrives', async ({ page }) => {
    const title = await openVehicle(page);
    await page.getByRole('link', { name: /^enquire/i }).and(page.locator(':visible')).first().click();
    const form = page.getByRole('form').or(page.getByRole('dialog').locator('form')).first();
    await expect(form).toBeVisible();
    const send = form.getByRole('button', { name: /send|submit|enquire/i });
    await send.click();
    const summary = form.getByRole('group', { name: /please fix/i });
    await expect(summary).toBeFocused();
    const [first] = await summary.getByRole('link').all();
    const target = await first?.getAttribute('href');
    await first?.click();
    await expect(page.locator(target ?? 'nothing')).toBeFocused();
    await fill(page, form);
    await send.click();
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByText(/1001/)).toBeVisible();
    const leads = await page.context().newPage();
    await leads.goto('/__mocks/leads');
    await expect(leads.getByRole('heading', { name: /^1 lead/i })).toBeVisible();
    await expect(leads.getByText('robin@sample.example').first()).toBeVisible();
    await expect(leads.getByText(title).first()).toBeVisible();
  });
});

test.describe('an enquiry', () => {
  for (const [scenario, words] of [
    ['lead-500', /error occurr?ed/i],
    ['lead-422', /this phone number is not in use/i],
    ['lead-offline', /error occurr?ed|connection|reach/i],
    ['lead-malformed', /error occurr?ed/i],
  ] as const) {
    test(`keeps what was typed when the backend answers ${scenario}`, async ({ page, noise }) => {
      noise.allow(/Failed to load resource|net::ERR/);
      await open(page, `/contact-us?scenario=${scenario}`);
      const form = page.getByRole('main').locator('form').first();
      await fill(page, form);
      await form.getByRole('button', { name: /send|submit|enquire/i }).click();
      await expect(form.getByText(words).first()).toBeVisible();
      await expect(form.getByLabel(/^email/i)).toHaveValue('robin@sample.example');
      await expect(page).toHaveURL(/contact-us/);
    });
  }
});
