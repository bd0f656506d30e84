export { showBadge } from './badge.ts';
export type { PageDeps } from './pageDeps.ts';
export { showIndexPage } from './showIndexPage.ts';
export { showLenderPage } from './showLenderPage.ts';
export { showLeadsPage } from './showLeadsPage.ts';
export { showPaymentPage } from './showPaymentPage.ts';
export { showProblem } from './showProblem.ts';
