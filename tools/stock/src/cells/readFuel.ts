import { type Cell, valueOf } from './cell.ts';
import { readFuelWord } from './tradeTerms.ts';

/** The fuel in a shopper's words. Feeds call a plug-in a hybrid or leave the cell empty; then its title says it. */
export const readFuel = (cell: string, title: string): Cell<string> => {
  const read = readFuelWord(cell);
  // A word that is not known is reported, whatever the title says.
  if (read.kind === 'unread') return read;
  const fuel = valueOf(read);
  if (/\bphev\b|plug-?in/i.test(title) && fuel !== 'Electric') return { kind: 'value', value: 'Plug-in Hybrid' };
  if (/\b(e-?hybrid|hybrid|hev)\b/i.test(title) && (fuel === undefined || fuel === 'Petrol' || fuel === 'LPG'))
    return { kind: 'value', value: 'Hybrid' };
  return read;
};
