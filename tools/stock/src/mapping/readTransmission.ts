/**
 * The gearbox: automatic or manual.
 * @example readTransmission('-') // => undefined
 */
export const readTransmission = (cell: string): 'Automatic' | 'Manual' | undefined => {
  const word = cell.trim().toLowerCase();
  return word === 'automatic' || word === 'auto' ? 'Automatic' : word === 'manual' ? 'Manual' : undefined;
};
