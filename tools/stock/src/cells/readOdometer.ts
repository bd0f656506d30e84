import { cellReader } from './cell.ts';
import { largeAmount, quantitiesIn } from './quantity.ts';

const kmPerMile = 1.609344;
/** More than any vehicle shows; rather a phone number. */
const most = 3_000_000;
const kilometres = /\b(?:kms?|k\.m\.?s?\.?|km's|klms?|kilomet(?:re|er)s?|ks)\b/g;
const miles = /\b(?:miles?|mi)\b/g;
const fillers =
  /\b(?:approx(?:imately)?|about|around|circa|only|odo(?:meter)?|mileage|showing|shown|travelled|traveled|genuine|on the clock|driven)\b/g;
const undriven =
  /^(?:0+(?:\.0+)?(?: ?kms?)?|(?:brand )?new(?: (?:car|vehicle))?|(?:del(?:ivery)?\.?|low)(?: (?:kms?|kilomet(?:re|er)s?))?(?: only)?|unregistered)$/;

/**
 * The odometer in whole kilometres: "88,412 km", "88 412", "88k". Miles are converted. "New", "Delivery kms" and 0 are no figure.
 * "88.412" is 88,412; "88.4" could be either and is left unread.
 */
export const readOdometer = cellReader(
  (cell) => {
    // "88412 k" is short for kilometres, not thousands of them.
    const { text, amounts } = quantitiesIn(
      cell.replace(/(\d{4}|\d[, ]\d{3})\s?k(?:['’]s\b|\.m\b\.?|\b)/g, '$1 km'),
      'thousands',
    );
    const rest = text.replace(kilometres, ' ');
    const without = rest.replace(miles, ' ');
    if (rest !== text && without !== rest) return undefined;
    if (!/^[\s~*.:,()]*\{0\}[\s.:,()]*\*?$/.test(without.replace(fillers, ' '))) return undefined;
    const amount = largeAmount(amounts[0]!);
    const km = amount === undefined ? Number.NaN : Math.round(without === rest ? amount : amount * kmPerMile);
    return km > 0 && km <= most ? km : undefined;
  },
  (text) => undriven.test(text),
);
