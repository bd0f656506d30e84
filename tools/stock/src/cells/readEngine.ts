import { cellReader } from './cell.ts';
import { quantitiesIn, withDigits } from './quantity.ts';

/** What is known of an engine. Litres are displacement, to one decimal. */
export type Engine = { cylinders?: number; litres?: number };

const rounded = (litres: number): number | undefined =>
  litres >= 0.1 && litres <= 20 ? Math.round(litres * 10) / 10 : undefined;
const cylinderCounts = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const layout = /\b(?:v|w|i|l|h|inline|in-line|straight|flat|boxer)[\s-]?(\d{1,2})\b/;
const litresOf = (cell: string): number | undefined => {
  const { text, amounts } = quantitiesIn(cell.replace(layout, ' ').replace(/cm3\b/g, 'cc'), 'decimals');
  const at = (unit: RegExp): number | undefined => amounts[Number(unit.exec(text)?.[1])];
  const litres = at(/\{(\d+)\}[\s-]*(?:l|lt|lts|ltrs?|litres?|liters?)\b/);
  if (litres !== undefined) return rounded(litres);
  const cubic = at(/\{(\d+)\}\s*(?:cc|ccm|cu\.? ?cm)\b/);
  if (cubic !== undefined) return rounded(cubic / 1000);
  // A digit alone may count litres or cylinders; few engines have two cylinders.
  if (/^[13-9]$/.test(cell.trim())) return undefined;
  if (text.trim() === '{0}')
    return amounts[0]! >= 600 ? rounded(amounts[0]! / 1000) : amounts[0]! < 10 ? rounded(amounts[0]!) : undefined;
  // "2.8 TD", "1.5T": the only number with one decimal.
  const decimals = [...cell.matchAll(/(?<![\d.,])\d[.,]\d(?![\d.,])/g)];
  return decimals.length === 1 ? rounded(Number(decimals[0]![0].replace(',', '.'))) : undefined;
};

const cylindersOf = (cell: string): number | undefined => {
  const cylinders = Number((/(\d+)[\s-]*c(?:yl|ylinders?)?s?\b/.exec(cell) ?? layout.exec(cell))?.[1]);
  return cylinderCounts.includes(cylinders) ? cylinders : undefined;
};

const isElectric = (text: string): boolean =>
  /^(?:0+(?:\.0+)?(?: ?(?:l|cc|cyl))?|0 cyl, 0 l|(?:\d+ ?kw )?(?:(?:pure|battery|fully|single|dual|front|rear) )*(?:electric|ev|bev|motor)(?: motors?)?(?: \d+ ?kw)?)$/.test(
    text,
  );

/**
 * Litres and cylinders from "4 cyl, 2.2 L", "2.8 Litre", "2755cc", "3.0 V6"; electric cars come as "0 L", which is nothing.
 */
export const readEngine = cellReader<Engine>((cell) => {
  const text = withDigits(cell);
  const [cylinders, litres] = [cylindersOf(text), litresOf(text)];
  return cylinders === undefined && litres === undefined
    ? undefined
    : { ...(cylinders !== undefined && { cylinders }), ...(litres !== undefined && { litres }) };
}, isElectric);

/** The cylinders from a column of their own: "4", "4 cyl", "V6", "Four". */
export const readCylinders = cellReader((cell) => {
  const text = withDigits(cell);
  const bare = Number(/^(\d{1,2})(?:\.0+)?$/.exec(text)?.[1]);
  return cylindersOf(text) ?? (cylinderCounts.includes(bare) ? bare : undefined);
}, isElectric);

/** Litres per 100 km, combined; other units are left unread. */
export const readConsumption = cellReader(
  (cell) => {
    const { text, amounts } = quantitiesIn(cell, 'decimals');
    const isFigure =
      /^[\s~]*\{0\}\s*(?:(?:l|lt|ltrs?|litres?)\b\s*(?:(?:\/|per)\s*\{1\}\s*(?:kms?|kilomet(?:re|er)s?)?)?)?[\s*().]*(?:combined|avg|average)?[\s*().]*$/.test(
        text,
      );
    const litres = amounts[0] ?? 0;
    return isFigure && litres > 0 && litres < 100 && (amounts[1] ?? 100) === 100 ? litres : undefined;
  },
  (text) => /^0+(?:\.0+)?(?: ?l\b.*)?$/.test(text),
);
