import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The guidelines that every page must meet. */
export const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A builder of axe that collects violations alone and, where the page has no frames, needs no second page to sum them up: the same
 * findings in a third of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .exclude('.dealer-mocks')
    // Its words are invisible and give the bars their widths.
    .exclude('[data-part="filter-skeleton"]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
