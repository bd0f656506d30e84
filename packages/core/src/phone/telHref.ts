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
  const dialled = withoutExtension(written)
    .replace(/(\+.*)\(0\)/, '$1')
    .replace(/[^+\d]|(?<=[+\d].*)\+/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
};
