import { longMakes, nameKey, usualMake } from '../makes.ts';

/** A vehicle's name in parts. */
type VehicleName = { make: string; model: string; badge?: string };

/**
 * Models whose names feeds cut, split or spell in several ways, per make: how the title writes them, and the one
 * spelling used. Longer names come first.
 */
const models: Record<string, readonly (readonly [string, string?])[]> = {
  'Land Rover': [
    ['Range Rover Evoque'],
    ['Range Rover Sport'],
    ['Range Rover Velar'],
    ['Range Rover'],
    ['Discovery Sport'],
    ['Discovery'],
    ['Defender'],
    ['Freelander'],
  ],
  Audi: [['RS Q3'], ['RS Q8'], ['RS 3', 'RS3'], ['RS 4', 'RS4'], ['RS 5', 'RS5'], ['RS 6', 'RS6'], ['RS 7', 'RS7']],
  BMW: [['1 Series'], ['2 Series'], ['3 Series'], ['4 Series'], ['5 Series'], ['6 Series'], ['7 Series'], ['8 Series']],
  BYD: [['Atto 3']],
  Chery: [['Omoda 5'], ['Tiggo 7 Pro'], ['Tiggo 8 Pro']],
  Citroen: [['C3 Aircross'], ['C4 Cactus'], ['C4 Picasso'], ['Grand C4 Picasso'], ['C5 Aircross']],
  Bentley: [['Flying Spur'], ['Continental GTC'], ['Continental GT'], ['Continental Flying Spur']],
  Ford: [
    ['Transit Custom'],
    ...['150', '250', '350', '450'].flatMap((size) =>
      [`F ${size}`, `F${size}`].map((written) => [written, `F-${size}`] as const),
    ),
    ['F-150'],
    ['F-250'],
    ['F-350'],
    ['F-450'],
  ],
  GWM: [
    ['Haval Jolion'],
    ['Haval H6GT'],
    ['Haval H6 GT', 'Haval H6GT'],
    ['Haval H6'],
    ['Tank 300'],
    ['Tank 500'],
    ['UTE', 'Ute'],
  ],
  Hyundai: [['Santa Fe'], ['Ioniq 5'], ['Ioniq 6'], ['Trucks Mighty', 'Mighty'], ['Grandeur']],
  Jeep: [['Grand Cherokee']],
  Kia: [['Grand Carnival']],
  LDV: [['Deliver 9'], ['eDeliver 9'], ['Mifa 9']],
  Mazda: [
    ['CX30', 'CX-30'],
    ['Mazda2', '2'],
    ['Mazda3', '3'],
  ],
  'Mercedes-Benz': [['GLB'], ['Marco Polo']],
  Mini: [['3D Hatch'], ['5D Hatch'], ['Cooper_Countryman', 'Countryman']],
  Mitsubishi: [['Eclipse Cross'], ['Pajero Sport']],
  Suzuki: [['Grand Vitara'], ['S-Cross'], ['SX4']],
  Tesla: [['Model 3'], ['Model S'], ['Model X'], ['Model Y']],
  Toyota: [
    ['Landcruiser Prado'],
    ['Land Cruiser Prado', 'Landcruiser Prado'],
    ['Land Cruiser', 'Landcruiser'],
    ['FJ Cruiser'],
    ['GR Yaris'],
    ['GR Corolla'],
    ['Corolla Cross'],
    ['Yaris Cross'],
    ['Rav 4', 'RAV4'],
    ['HiAce'],
    ['Prius-C', 'Prius C'],
    ['Prius C'],
    ['Prius V'],
    ['Mark X'],
    ['Mark II'],
  ],
  Volkswagen: [['T-Roc']],
  Volvo: [
    ['XC 40', 'XC40'],
    ['XC 60', 'XC60'],
    ['XC 90', 'XC90'],
  ],
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Spreadsheets turn a model such as 9-3 into the third of September; this turns it back. */
const withoutDate = (model: string): string => {
  const found = /^(\d{1,2})-([A-Za-z]{3})$/.exec(model);
  const month = months.indexOf(found?.[2]?.toLowerCase() ?? '') + 1;
  return found && month > 0 ? `${month}-${found[1]}` : model;
};

const startsWith = (text: string, start: string): boolean =>
  text.toLowerCase().startsWith(start.toLowerCase()) &&
  !/^[\p{L}\p{N}]/u.test(text.slice(start.length)) &&
  !/^[+-]\S/.test(text.slice(start.length));

const badgeOf = (rest: string, model: string): string | undefined => {
  let badge = rest
    .replace(/\(no badge\)/gi, ' ')
    .replace(/ - \d+ months$/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // "Pajero PAJERO GLX": the model once more.
  if (startsWith(badge, model)) badge = badge.slice(model.length).trim();
  badge = badge.replace(/^[-–,/ ]+|[-–,/ ]+$/g, '');
  return badge === '' || /^(nan|null|undefined|other|n\/a)$/i.test(badge) ? undefined : badge;
};

/** What precedes the make in a title: years, model years ("MY20"), conditions. */
const preface =
  /^(?:\(?(?:19|20)\d\d(?:\s?\/\s?(?:19|20)?\d\d)?\)?(?=MY\s?\d)|(?:\(?(?:19|20)\d\d(?:\s?\/\s?(?:19|20)?\d\d)?\)?|\(?MY\s?\d{2,4}(?:\.\d+)?\)?|\(?\d{2}MY\)?|brand new|new|used|demo|ex-demo)(?:\s*[-–,:|]+\s*|\s+))/i;

/** The rest of a text after words that are the same as `start` but for case, accents, hyphens and spaces; undefined where it starts otherwise. */
const after = (text: string, start: string): string | undefined => {
  if (startsWith(text, start)) return text.slice(start.length).trim();
  const parts = text.split(' ');
  const count = [1, 2, 3, 4].find((n) => n <= parts.length && nameKey(parts.slice(0, n).join('')) === nameKey(start));
  return count === undefined || nameKey(start) === '' ? undefined : parts.slice(count).join(' ');
};

/** The rest of a title after the make in any of its spellings ("VW", "Mercedes Benz"). */
const afterMake = (title: string, make: string): string | undefined => {
  const parts = title.split(' ');
  const written = [3, 2, 1].find((n) => n <= parts.length && usualMake(parts.slice(0, n).join(' ')) === make);
  return after(title, make) ?? (written === undefined ? undefined : parts.slice(written).join(' '));
};

/** What `read` makes of a title, or of the title without what precedes the make. */
const fromMake = (title: string, read: (text: string) => string | undefined): string | undefined => {
  for (let text = title; ; ) {
    const rest = read(text);
    if (rest !== undefined) return rest;
    const shorter = text.replace(preface, '');
    if (shorter === text) return undefined;
    text = shorter;
  }
};

/**
 * Make, model and badge of a record. The columns hold one word each, so "Land Rover Range Rover Evoque" comes as brand
 * "Land" and model "Rover"; the title has the whole name and decides. Where the title says nothing of them, the
 * columns are. A make has its usual spelling.
 */
export const readName = (record: { brand: string; model: string; title: string }): VehicleName => {
  // A long make that was cut has its second word in the model column, or nowhere.
  const brandKey = nameKey(record.brand);
  const cut = longMakes.find(
    ({ make, firstKey }) =>
      firstKey === brandKey && fromMake(record.title, (text) => afterMake(text, make)) !== undefined,
  )?.make;
  const make = cut ?? usualMake(record.brand) ?? record.brand;
  const rest = fromMake(record.title, (text) => afterMake(text, make));
  if (rest === undefined) {
    // "Mazda3 G20" for the model 3, "Hilux SR5" without the make.
    const model = withoutDate(record.model);
    const trim = fromMake(record.title, (text) => after(text, `${make}${model}`) ?? after(text, model));
    return trim === undefined ? { make, model } : { make, model, badge: badgeOf(trim, model) };
  }
  const known = models[make]?.find(([written]) => startsWith(rest, written));
  if (known) return { make, model: known[1] ?? known[0], badge: badgeOf(rest.slice(known[0].length), known[0]) };
  const isModelCut = cut !== undefined && nameKey(record.brand + record.model) === nameKey(cut);
  const model = isModelCut ? (rest.split(' ')[0] ?? '') : withoutDate(record.model);
  if (model === '') return { make, model: record.model };
  const badge = after(rest, model);
  return badge === undefined ? { make, model } : { make, model, badge: badgeOf(badge, model) };
};
