import { valuationCategory } from './valuationBodies.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The website that a form belongs to: host and port of its address. */
const siteOf = ({ url }: Fields): string =>
  (/^https?:\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(typeof url === 'string' ? url.trim() : '')?.[1] ?? '').toLowerCase();

/**
 * Whether a stored lead is a valuation whose offer another lead may accept: one of the same website, and no acceptance itself.
 *
 * @example
 * isValuationFor({ category: 'Trade-In Valuation', url: 'https://yard.example/sell' }, { offer_accepted: true, url: 'https://yard.example/sell' }); // => true
 */
export const isValuationFor = (lead: Fields, acceptance: Fields): boolean =>
  lead['category'] === valuationCategory && lead['offer_accepted'] !== true && siteOf(lead) === siteOf(acceptance);
