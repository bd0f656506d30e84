import { cellReader, plainCell, type Cell } from './cell.ts';
import { largeAmount, quantitiesIn } from './quantity.ts';

/** A price, what it was before, and what it includes, as far as its cell says. */
export type Price = { amount: number; was?: number; type?: string };

const roads = String.raw`(?:the )?(?:on[ -]?roads?(?: costs?)?|orcs?)\b`;
const charges = String.raw`(?:est(?:imated|\.)? )?(?:gov(?:ernment|t|'t|ts)?\b\.?(?: (?:charges?|costs?|fees))?)`;
const without = String.raw`(?:\+|\bplus\b|\bex\b\.?|\bexcl?\b\.?|\bexcluding\b|\bexclusive of\b|\bexcludes\b|\bbefore\b|\bnot incl(?:uding|\.)?)\s*(?:all )?`;

/** What a price includes: the text that documents contain, and how feeds write it. */
const priceTypes: readonly (readonly [string, RegExp])[] = [
  ['Excl. govt charges', new RegExp(String.raw`\be\.?e?\.?g\.?c\b\.?|${without}${charges}`, 'g')],
  ['Plus on-road costs', new RegExp(`${without}${roads}`, 'g')],
  [
    'Incl. on-road costs',
    new RegExp(
      String.raw`\binc(?:l(?:uding|udes|usive of)?)?\b\.?\s*(?:all )?${roads}|${roads} inc(?:l(?:uded)?)?\b\.?`,
      'g',
    ),
  ],
  ['Drive away', /\b(?:drive|ride)[ -]?away\b|\bd\/a\b|\bd\.a\b\.?|\bdap\b|\bda\b|\bno more to pay\b/g],
];

/** The text without its price types, and which they are. */
const takePriceTypes = (text: string): { text: string; types: string[] } => {
  let rest = text;
  const types: string[] = [];
  for (const [type, written] of priceTypes) {
    const next = rest.replace(written, ' ');
    if (next !== rest) types.push(type);
    rest = next;
  }
  return { text: rest, types };
};

/** What a price includes, in the words that documents use. */
export const readPriceType = cellReader((text) => {
  const { types } = takePriceTypes(text);
  return types.length === 1 ? types[0] : undefined;
});

const otherCurrency = /\b(?:us|hk|s|c|ca)\$|[€£¥]|\b(?:usd|eur|gbp|jpy|cad|sgd|hkd)\b/;
const currency = /\b(?:aud|nzd|aus?|nz)\b\s?\$?|\b(?:au?|nz)?\$|\$|\b(?:dollars?)\b/g;
const onApplication =
  /^(?:\$?0*(?:\.0+)?|\$\s*-|\W*(?:p[. ]o[. ]a\.?|poa|por|tb[ac]|no price|price (?:on (?:application|request|enquiry|inquiry)|tb[ac])|(?:please |just )?(?:call|phone|ring|contact|enquire|inquire|ask|email)\b[^$]*|enquiry|auction|to be (?:advised|confirmed)|coming soon|make an offer|make offer|offers|expressions? of interest|eoi)\W*)$/;
const notThePrice =
  /\b(?:rrp|r\.r\.p\.?|msrp|list price|new price|save|saving|savings?(?: of)?|you save|deposit(?: of)?|less)\W*\{\d+\}|\{\d+\}\s*(?:off|deposit|saving)\b/g;
const weekly = /\s*(?:\/|\bper\b|\ba\b|\bp\.?\/?)\s*(?:weekly|week|wk|w)\b\.?\s*$/i;
const instalment =
  /(?:\b(?:or|from|only)\s+)?\{\d+\}\s*(?:\/|per|a|p\.?\/?)\s*(?:weekly|week|wk|w|fortnight|f\/?n|month|mth|pcm|m)\b\.?/g;
const earlier = /\b(?:was|were|previously|originally)\W*\{(\d+)\}|\{(\d+)\}(?=[^{\w]*\bnow\b[^{]*\{)/g;
const inclGst =
  /\b(?:inc|incl|including|includes|inclusive of)\b\.?\s*gst\b|\bgst\s*(?:inc|incl|included|inclusive)\b\.?/g;
const fillers =
  /\b(?:now|only|just|from|starting|price|priced|at|special|sale|our|cash|asking|advertised|internet|online|dealer|retail|vehicle|reduced|to|for|ono|o\.n\.o|neg|negotiable|firm|fixed|haggle|no|clearance|or|best|offer|near|nearest|obo|the|is|deal|run[ -]?out)\b/g;

/**
 * The price of a cell and what it includes: "$34,990 Drive Away", "AUD 34990", "Was $39,990 Now $34,990", "34.9k +ORC". A price on
 * application and 0 are nothing. Ranges, other currencies, prices without GST and words it does not know are left unread.
 */
export const readPrice = cellReader<Price>(
  (cell) => {
    // Stars in a row mask digits: "34,***".
    if (otherCurrency.test(cell) || /\d[,. ]?\*\*/.test(cell)) return undefined;
    const { text, amounts } = quantitiesIn(cell.replaceAll('#', ' '), 'thousands');
    if (/^\W*-\s*\$?\s*\{0\}/.test(text)) return undefined;
    const taken = takePriceTypes(text);
    if (taken.types.length > 1) return undefined;
    const before: number[] = [];
    const rest = taken.text
      .replace(currency, ' ')
      .replace(inclGst, ' ')
      .replace(instalment, ' ')
      .replace(notThePrice, ' ')
      .replace(earlier, (_, after: string | undefined, first: string | undefined) => {
        before.push(amounts[Number(after ?? first)]!);
        return ' ';
      })
      .replace(fillers, ' ');
    const found = /^[\s*^†‡!.:;,()[\]|/='’“"”–—-]*\{(\d+)\}(?:[.,]-)?[\s*^†‡!.:;,()[\]|/'’“"”–—-]*$/.exec(rest);
    const amount = largeAmount(amounts[Number(found?.[1])] ?? Number.NaN);
    if (amount === undefined || !(amount > 0) || before.length > 1) return undefined;
    const was = before[0];
    if (was !== undefined && !(was > amount)) return undefined;
    return { amount, ...(was !== undefined && { was }), ...(taken.types[0] !== undefined && { type: taken.types[0] }) };
  },
  (text) => onApplication.test(text),
);

/** A price per week, such as a subscription's. */
export const readWeeklyPrice = (cell: string): Cell<Price> => readPrice(plainCell(cell).replace(weekly, ''));
