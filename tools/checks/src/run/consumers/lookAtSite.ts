import type { Page } from 'playwright';
import { layerOrder } from '@dealer/tools-vite/layerOrder';
import { layerFindings } from './pageStyles.ts';

/** What the theme of a template of `@dealer/create-site` makes of a button. */
export type SiteTheme = Readonly<Record<'backgroundColor' | 'color' | 'borderTopLeftRadius', string>>;

/** The themes of the templates that are looked at. */
export const siteThemes = {
  blank: { backgroundColor: 'rgb(122, 31, 162)', color: 'rgb(255, 255, 255)', borderTopLeftRadius: '4px' },
  toyota: { backgroundColor: 'rgb(196, 0, 26)', color: 'rgb(255, 255, 255)', borderTopLeftRadius: '2px' },
} as const satisfies Record<string, SiteTheme>;

const cards = (page: Page) => page.locator('[data-part="vehicle-card"]');

/** The first search fills the index in the page's worker: a busy machine may need longer for that than a visitor would wait. */
const retrySearch = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.getByRole('button', { name: 'Try again' }), (retry) => retry.click());

/** The theme, and what only the components' own styles say: a reset that wins would remove the padding. */
const themeFindings = async (page: Page, theme: SiteTheme): Promise<string[]> => {
  const filled = page.locator('[data-part="button"][data-variant="primary"]:visible').first();
  await filled.waitFor();
  // Not while its colour changes: the pointer may be on it.
  await page.mouse.move(0, 0);
  const { paddingLeft, ...found } = await filled.evaluate((node) => {
    const { backgroundColor, color, borderTopLeftRadius, paddingLeft } = getComputedStyle(node);
    return { backgroundColor, color, borderTopLeftRadius, paddingLeft };
  });
  return [
    ...Object.entries(theme).flatMap(([name, expected]) => {
      const value = found[name as keyof typeof found];
      return value === expected ? [] : [`button: ${name} is ${value} instead of ${expected}`];
    }),
    ...(Number.parseFloat(paddingLeft) > 0 ? [] : ['button: it has no padding']),
    ...(await layerFindings(page, layerOrder())),
  ];
};

/** Home of a site that bears this name, with vehicles of the stock and the section of its own. */
export const lookAtHome =
  (name: string, theme: SiteTheme) =>
  async (page: Page): Promise<string[]> => {
    await retrySearch(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.mouse.wheel(0, 2000);
    await cards(page).first().waitFor();
    return [
      ...(heading === `Find your next car at ${name}` ? [] : [`the heading of home is ${heading}`]),
      ...((await page.getByRole('heading', { name: 'What we promise' }).count()) === 1
        ? []
        : ["home does not have the project's own section"]),
      ...(await themeFindings(page, theme)),
    ];
  };

/** The search with its results, then the page of the first vehicle, as a visitor opens it. */
export const lookAtVehicles =
  (theme: SiteTheme) =>
  async (page: Page): Promise<string[]> => {
    await retrySearch(page);
    await cards(page).nth(3).waitFor();
    await page
      .getByText(/ (Newstead|Kedron)$/)
      .first()
      .waitFor();
    const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForLoadState('networkidle');
    return themeFindings(page, theme);
  };
