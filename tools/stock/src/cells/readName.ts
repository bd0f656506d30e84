/** A vehicle's name in parts. */
export type VehicleName = { make: string; model: string; badge?: string };

/** Makes of two words that feeds cut after the first. */
const longMakes = ['Land Rover', 'Great Wall', 'Alfa Romeo', 'Aston Martin', 'Rolls Royce'];

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

/**
 * Make, model and badge of a record. The columns hold one word each, so "Land Rover Range Rover Evoque" comes as brand
 * "Land" and model "Rover"; the title has the whole name and decides. Where the title says nothing of them, the
 * columns are.
 *
 * @example readName({ brand: 'Land', model: 'Rover', year: 2017, title: '2017 Land Rover Range Rover Evoque TD4' })
 * // => { make: 'Land Rover', model: 'Range Rover Evoque', badge: 'TD4' }
 */
export const readName = (record: { brand: string; model: string; year: number; title: string }): VehicleName => {
  const name = record.title
    .replace(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(`^${record.year}\\s+`), '');
  const longMake = longMakes.find((make) => startsWith(make, record.brand) && startsWith(name, make));
  const make = longMake ?? record.brand;
  if (!startsWith(name, make)) return { make, model: withoutDate(record.model) };
  const rest = name.slice(make.length).trim();
  const known = models[make]?.find(([written]) => startsWith(rest, written));
  if (known) return { make, model: known[1] ?? known[0], badge: badgeOf(rest.slice(known[0].length), known[0]) };
  // Of a long make, the model column holds the make's second word; the title's next word is the model.
  const model = longMake ? (rest.split(' ')[0] ?? '') : withoutDate(record.model);
  if (model === '') return { make, model: record.model };
  return startsWith(rest, model) ? { make, model, badge: badgeOf(rest.slice(model.length), model) } : { make, model };
};
