import { readCell } from './readCell.ts';

const bodies: Record<string, string> = {
  suv: 'SUV',
  hatchback: 'Hatch',
  hatch: 'Hatch',
  'ute / tray': 'Ute',
  ute: 'Ute',
  sedan: 'Sedan',
  wagon: 'Wagon',
  'station wagon': 'Wagon',
  coupe: 'Coupe',
  convertible: 'Convertible',
  'people mover': 'People Mover',
  van: 'Van',
  bus: 'Bus',
  commercial: 'Van',
};
const truckMakes = /^(hino|international|ud|kenworth|mack|fuso|scania|freightliner)$/i;
const truckTitles =
  /\b(isuzu [nf][a-z]r\b|isuzu nls|iveco (stralis|eurocargo|acco)|hyundai trucks|foton aumark|ram \d{4}\b)/i;
const peopleMovers =
  /\b(estima|elgrand|serena|delica|alphard|vellfire|granvia|multivan|carnival|staria|noah|voxy|tarago|mifa|valente|viano)\b/i;

/** What the body reader looks at. */
export type BodyFacts = { bodyType: string; carSuv: string; make: string; title: string; seats?: number };

/** The bodies of a document: what cards and tiles call it, and the finer word that a facet may offer. */
export type Bodies = { simple: string; fine: string; itemType?: 'truck' };

/**
 * The body of a vehicle. "Commercial" covers vans, people movers, buses and trucks; make, name and seats tell them
 * apart. A word that is not a body is nothing.
 *
 * @example readBody({ bodyType: 'Ute / Tray', carSuv: '', make: 'Isuzu', title: '2019 Isuzu D-MAX SX C/Chas' })
 * // => { simple: 'Ute', fine: 'Cab Chassis' }
 */
export const readBody = (facts: BodyFacts): Bodies | undefined => {
  const word = readCell(facts.bodyType) ?? readCell(facts.carSuv);
  const simple = bodies[word?.toLowerCase() ?? ''];
  const isTruck = truckMakes.test(facts.make) || truckTitles.test(facts.title);
  if (isTruck && simple !== 'Ute' && simple !== 'SUV')
    return { simple: 'Light Truck', fine: 'Light Truck', itemType: 'truck' };
  if (simple === undefined) return undefined;
  if (word?.toLowerCase() === 'commercial') {
    if (peopleMovers.test(facts.title)) return { simple: 'People Mover', fine: 'People Mover' };
    if ((facts.seats ?? 0) >= 11) return { simple: 'Bus', fine: 'Bus' };
    if (/\bram 1500\b/i.test(facts.title)) return { simple: 'Ute', fine: 'Ute' };
  }
  if (simple === 'Ute' && /\b(c\/chas|cab[- ]?chas|cchas|c\/c)/i.test(facts.title))
    return { simple, fine: 'Cab Chassis' };
  return { simple, fine: simple };
};

/**
 * Is this text of the column "Car/Suv" a body word rather than a seller's name?
 * @example isBodyWord('Ute / Tray') // => true
 */
export const isBodyWord = (text: string): boolean => bodies[text.trim().toLowerCase()] !== undefined;
