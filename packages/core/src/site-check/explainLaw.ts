import { explainFilterFault } from '../search/explainFilterFault.ts';
import type { FilterFault } from '../search/readTenantFilter.ts';
import type { BrokenLaw } from '../site/siteLaws.ts';
import type { SiteProblem } from './explainIssue.ts';

/** The site's fixed filter cannot be read. */
type BrokenFilter = { readonly law: 'filter'; readonly path: string; readonly fault: FilterFault };

/**
 * Explains a broken rule between settings to a dealer: the path, the problem, and what to write.
 *
 * @example
 * explainLaw({ law: 'once', path: 'locations', what: 'slug', value: 'yard' });
 * // => { path: 'locations', message: 'the slug "yard" is used twice', hint: 'Give each entry its own slug' }
 */
export const explainLaw = (broken: BrokenLaw | BrokenFilter): SiteProblem => {
  const { path } = broken;
  switch (broken.law) {
    case 'filter':
      return { path, ...explainFilterFault(broken.fault) };
    case 'order':
      return {
        path,
        message: `${broken.high} is not above ${broken.lowName}, which is ${broken.low}`,
        hint: `Write a number above ${broken.low}, or lower ${broken.lowName}`,
      };
    case 'once':
      return {
        path,
        message: `the ${broken.what} "${broken.value}" is used twice`,
        hint: `Give each entry its own ${broken.what}`,
      };
    case 'stockType':
      return {
        path,
        message: `/search/${broken.slug} already shows a kind of stock`,
        hint: `Write another slug, such as "${broken.slug}-yard"`,
      };
    case 'charges':
      return {
        path,
        message: 'gives pages another price on the road than cards, sorting and loans, which the basis driveAway shows',
        hint: 'Take the amounts out, or write "basis": "advertised"',
      };
    case 'customButton':
      return {
        path,
        message: 'is missing, but card.buttons asks for it',
        hint: 'Write { "label": "...", "url": "..." }, or take customButton out of card.buttons',
      };
  }
};
