/**
 * The number that a person typed as an amount, in dollars, kilometres or whatever the field asks: "$", "%", spaces and thousands
 * commas are ignored. Nothing for what is no number, and nothing for an empty field (decision A29). A feed's numbers are another
 * matter; see `parseVehicle`.
 *
 * @example readAmount('$1,500') // => 1500
 */
export const readAmount = (text: string): number | undefined => {
  const plain = text.replace(/[$%,\s]/g, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
};
