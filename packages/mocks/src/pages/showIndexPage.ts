import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';
import { settingsParts } from './settingsParts.ts';

/** `/__mocks/`: the settings of the panel as a page. */
export const showIndexPage = (deps: PageDeps): void => {
  showPage({ title: 'Mock settings', base: deps.base, siteSlug: deps.siteSlug }, ...settingsParts(deps));
};
