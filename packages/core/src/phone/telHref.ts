/**
 * The link that dials a written number: digits and a leading plus, nothing else (row 9.U15). Nothing where there is no digit.
 *
 * @example telHref('(07) 5550 1234') // => 'tel:0755501234'
 */
export const telHref = (written: string): string | undefined => {
  const dialled = written.trim().replace(/(?!^\+)\D/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
};
