export { showBadge } from './badge.ts';
export type { PageDeps } from './pageDeps.ts';
export { showIndexPage } from './showIndexPage.ts';
export { showLeadsPage } from './showLeadsPage.ts';
export { showProblem } from './showProblem.ts';
