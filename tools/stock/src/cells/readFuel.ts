import { readCell } from './readCell.ts';

const fuels: Record<string, string> = {
  unleaded: 'Petrol',
  premium: 'Petrol',
  leaded: 'Petrol',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
};

/**
 * The fuel in a shopper's words. Feeds call a plug-in a hybrid or leave the cell empty; then its title says it.
 *
 * @example readFuel('Premium', '2022 BMW 430I M Sport') // => 'Petrol'
 * @example readFuel('Hybrid', '2022 MG HS +EV Phev Excite') // => 'Plug-in Hybrid'
 */
export const readFuel = (cell: string, title: string): string | undefined => {
  const fuel = fuels[readCell(cell)?.toLowerCase() ?? ''];
  if (/\bphev\b|plug-?in/i.test(title) && fuel !== 'Electric') return 'Plug-in Hybrid';
  if (/\b(e-?hybrid|hybrid|hev)\b/i.test(title) && fuel !== 'Diesel' && fuel !== 'Electric') return 'Hybrid';
  return fuel;
};
