import { readCell } from './readCell.ts';

/**
 * A number above zero from a cell: "51990", "$51,990", "8.7 L / 100 km", "5595 km". Zero, text and nothing are
 * `undefined`: a feed writes 0 where it does not know.
 *
 * @example readAmount('POA') // => undefined
 */
export const readAmount = (cell: string): number | undefined => {
  const found = /^\$? ?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?: ?(?:kms?|L|cyl|Doors?|Seats?)\b.*)?$/i.exec(
    readCell(cell) ?? '',
  );
  const amount = Number(found?.[1]?.replaceAll(',', ''));
  return amount > 0 ? amount : undefined;
};
