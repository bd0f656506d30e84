import { type Cell, readCell, valueOf } from './cell.ts';
import { isBodyPhrase, readBodyWord } from './tradeTerms.ts';

const truckMakes = /^(hino|international|ud|kenworth|mack|fuso|scania|freightliner)$/i;
const truckTitles =
  /\b(isuzu [nf][a-z]r\b|isuzu nls|iveco (stralis|eurocargo|acco)|hyundai trucks|foton aumark|ram \d{4}\b)/i;
const peopleMovers =
  /\b(estima|elgrand|serena|delica|alphard|vellfire|granvia|multivan|carnival|staria|noah|voxy|tarago|mifa|valente|viano)\b/i;

/** What the body reader looks at. */
type BodyFacts = { bodyType: string; carSuv: string; make: string; title: string; seats?: number };

/** The bodies of a document: what cards and tiles call it, and the finer word that a facet may offer. */
export type Bodies = { simple: string; fine: string; itemType?: 'truck' };

const truck: Cell<Bodies> = { kind: 'value', value: { simple: 'Light Truck', fine: 'Light Truck', itemType: 'truck' } };
const body = (simple: string, fine = simple): Cell<Bodies> => ({ kind: 'value', value: { simple, fine } });

/**
 * The body of a vehicle. "Commercial" covers vans, people movers, buses and trucks; make, name and seats tell them
 * apart. A word that is not a body is left unread.
 */
export const readBody = (facts: BodyFacts): Cell<Bodies> => {
  const own = readBodyWord(facts.bodyType);
  if (own.kind === 'unread') return own;
  const word = valueOf(own) ?? (isBodyPhrase(facts.carSuv) ? valueOf(readBodyWord(facts.carSuv)) : undefined);
  const isTruck = truckMakes.test(facts.make) || truckTitles.test(facts.title);
  if (word === 'Light Truck' || (isTruck && word !== 'Ute' && word !== 'Cab Chassis' && word !== 'SUV')) return truck;
  if (word === undefined) return { kind: 'nothing' };
  if (word === 'Commercial') {
    if (peopleMovers.test(facts.title)) return body('People Mover');
    if ((facts.seats ?? 0) >= 11) return body('Bus');
    return body(/\bram 1500\b/i.test(facts.title) ? 'Ute' : 'Van');
  }
  if (word === 'Cab Chassis' || (word === 'Ute' && /\b(c\/chas|cab[- ]?chas|cchas|c\/c)/i.test(facts.title)))
    return body('Ute', 'Cab Chassis');
  return body(word);
};

/** Is this text of the column "Car/Suv" a body word rather than a seller's name? */
export const isBodyWord = (text: string): boolean => readCell(text) !== undefined && isBodyPhrase(text);
