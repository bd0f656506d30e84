import { withoutExtension } from './withoutExtension.ts';

/**
 * The link that dials a written number: digits and a leading plus, nothing else (row 9.U15; decision D9). An extension is left out,
 * and so is the "(0)" of an international number. Undefined where there is no digit.
 *
 * @example
 * telHref('(07) 5550 1234') // => 'tel:0755501234'
 * telHref('13 11 11 ext 5') // => 'tel:131111'
 */
export const telHref = (written: string): string | undefined => {
  const symbols = withoutExtension(written).replace(/[^\d+()]/g, '');
  const isInternational = /^\D*\+/.test(symbols);
  const digits = (isInternational ? symbols.replace('(0)', '') : symbols).replace(/\D/g, '');
  return digits === '' ? undefined : `tel:${isInternational ? '+' : ''}${digits}`;
};
