import type { Page } from '@playwright/test';
import { fillEnquiry, sendButton } from '../support/enquiry.ts';
import { cards, openSearch, titleLink } from '../support/search.ts';
import { expect, settled, test } from '../support/test.ts';
import { enquireLink } from '../support/vehicles.ts';

/** Opens a vehicle with several pictures from the search page; answers its title. */
const openVehicle = async (page: Page): Promise<string> => {
  await openSearch(page);
  const link = titleLink(
    cards(page)
      .filter({ hasText: /\d+ photos/ })
      .first(),
  );
  const title = (await link.innerText()).trim().split(/\s+/).slice(0, 3).join(' ');
  await link.click();
  await expect(page.locator('main h1')).toContainText(title);
  await settled(page);
  return title;
};

test.describe('a vehicle', () => {
  test('has pictures to page through, a way back up and others like it, and can be enquired about', async ({
    page,
    viewport,
  }) => {
    const isPhone = (viewport?.width ?? 0) < 640;
    const title = await openVehicle(page);
    const pictures = page.getByRole('region', { name: /^pictures/i });
    await expect(pictures.getByText(/picture 1 of/i)).toBeAttached();
    await pictures.getByRole('button', { name: /next picture/i }).click();
    await expect(pictures.getByText(/picture 2 of/i)).toBeAttached();
    const trail = page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link');
    // A phone shows the way back to the results.
    if (isPhone) await expect(trail).toHaveText(['Results']);
    else expect(await trail.count()).toBeGreaterThan(1);
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    const similar = page.getByRole('region', { name: /similar/i });
    // A look may have sections of its own below them.
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    // What the law requires to be stated about the vehicle is on the page of each look, whatever it does with its sections.
    const statements = page.locator('main [data-part="statements"]').getByRole('listitem');
    await expect(statements.first()).toBeVisible();
    await trail.nth(isPhone ? 0 : 1).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(cards(page).first()).toBeVisible();
    if (isPhone) await page.goForward();
    else await page.goBack();
    await expect(page.locator('main h1')).toContainText(title);
    await settled(page);
    // Mistakes are named, what is right arrives.
    await enquireLink(page).click();
    const form = page.getByRole('form').or(page.getByRole('dialog').locator('form')).first();
    await expect(form).toBeVisible();
    const send = sendButton(form);
    await send.click();
    const summary = form.getByRole('alert', { name: /please (fix|check)/i });
    const [first, second] = await summary.getByRole('link').all();
    const field = async (link: typeof first) => page.locator((await link?.getAttribute('href')) ?? 'nothing');
    // The summary takes the focus, or the first field, as the site says.
    await expect(summary.or(await field(first)).and(page.locator(':focus'))).toBeVisible();
    await second?.click();
    await expect(await field(second)).toBeFocused();
    await fillEnquiry(form);
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
