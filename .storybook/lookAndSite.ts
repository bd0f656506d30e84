import { demoSites } from './sites.ts';

/** What the toolbar says about look and dealer. */
export type LookAndSite = { template?: string; site?: string };

/**
 * What the toolbar has to change because a dealer is always in its own look, also where all looks are drawn: of look and dealer the one
 * that was chosen last counts. Undefined where both agree.
 *
 * @example
 * agreeing({ template: 'classic' }, { template: 'classic', site: 'jacaranda-lane-toyota' }) // => { template: 'toyota' }
 */
export const agreeing = (before: LookAndSite | undefined, now: LookAndSite): LookAndSite | undefined => {
  const look = demoSites[now.site ?? '']?.look;
  if (look === undefined || now.template === look) return undefined;
  return before !== undefined && now.site === before.site ? { site: '' } : { template: look };
};
