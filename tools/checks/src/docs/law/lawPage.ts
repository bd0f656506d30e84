import {
  type Jurisdiction,
  type LawRow,
  lawTable,
  type LawVehicles,
  noticeLabels,
  sellerLicences,
} from '@dealer/core/law';

const names: Readonly<Record<Jurisdiction, string>> = {
  au: 'Australia',
  qld: 'Queensland',
  nsw: 'New South Wales',
  vic: 'Victoria',
  sa: 'South Australia',
  wa: 'Western Australia',
  tas: 'Tasmania',
  act: 'Australian Capital Territory',
  nt: 'Northern Territory',
  nz: 'New Zealand',
};

const subjects: Readonly<Record<LawRow['subject'], string>> = {
  seller: 'seller',
  price: 'price',
  wording: 'wording',
  warranty: 'statutory warranty',
  coolingOff: 'cooling-off',
  deposit: 'deposit',
  comparisonRate: 'comparison rate',
  totalOfPayments: 'total of payments',
  credit: 'credit licence',
  complaints: 'complaints',
  consumerNotice: 'consumer information notice',
  warrant: 'warrant of fitness',
  roadUser: 'road user charges',
  history: 'history',
  consent: 'marketing consent',
  privacy: 'privacy',
};

const classes = {
  passenger: 'cars',
  lightCommercial: 'utes and vans',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
  heavy: 'trucks',
};
const number = (value: number): string => value.toLocaleString('en-AU');

const vehiclesText = ({ carTypes, unsureTypes, classes: kinds, age, odometer, price }: LawVehicles): string =>
  [
    carTypes?.join(', '),
    unsureTypes === undefined ? undefined : `${unsureTypes.join(', ')}: to be checked`,
    kinds?.map((kind) => classes[kind]).join(', '),
    age?.under === undefined ? undefined : `less than ${age.under} years old`,
    age?.upTo === undefined ? undefined : `at most ${age.upTo} years old`,
    odometer?.under === undefined ? undefined : `under ${number(odometer.under)} km`,
    odometer?.upTo === undefined ? undefined : `up to ${number(odometer.upTo)} km`,
    price?.from === undefined ? undefined : `from $${number(price.from)}`,
    price?.over === undefined ? undefined : `over $${number(price.over)}`,
    price?.upTo === undefined ? undefined : `up to $${number(price.upTo)}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

/** What is stated, or what the statement is made of. */
const statedText = ({ text, subject, jurisdiction, included, forbidden, items }: LawRow): string => {
  if (text !== undefined) return text;
  if (subject === 'deposit') return 'Nothing: the pages promise the whole deposit back';
  if (subject === 'seller' && jurisdiction !== 'au')
    return `Name of the seller, ${sellerLicences[jurisdiction]} and its number`;
  if (included !== undefined) return `The price type; includes charges for: ${included.join(', ')}`;
  if (forbidden !== undefined) return `Not allowed: ${forbidden.join(', ')}`;
  if (items !== undefined) return `A link, and: ${items.map((item) => noticeLabels[item].toLowerCase()).join(', ')}`;
  return subject === 'consent' || subject === 'privacy' || subject === 'history'
    ? ''
    : 'By the figures of the vehicle and the settings of the site';
};

const cell = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('|', '\\|').replaceAll('<', '\\<');

/** The page docs/law.md: every rule by jurisdiction, as a lawyer reviews it. */
export const lawPage = (table: readonly LawRow[] = lawTable): string => {
  const open = table.filter(({ mark }) => mark === 'to be checked').length;
  return [
    '# The law as the platform knows it',
    '',
    'What the pages of vehicles state because a law requires it, by state and territory of Australia and for New Zealand. **This is no legal advice.** Have the rows of your state reviewed: each has its source and the day on which it was last compared with it. A row that is "to be checked" was read in a secondary source, or its source is old; where sources differ it has the stricter reading.',
    '',
    `${table.length} rows, ${open} to be checked. Written by \`npm run write:law\` from \`packages/core/src/law/lawTable.ts\`; change the rows there. Of a state's rows about one subject the first that fits a vehicle counts. Where a fact of the vehicle is not known, and for motorcycles, caravans and trucks, whose rules differ, nothing is stated.`,
    '',
    '`npm run check:sites -- --law` lists what a site lacks, and with `--stock <file>` what its vehicles do not state and why. Rows that nobody has reviewed for a year are in that list too.',
    ...(Object.keys(names) as Jurisdiction[]).flatMap((jurisdiction) => {
      const rows = table.filter((row) => row.jurisdiction === jurisdiction);
      return rows.length === 0
        ? []
        : [
            '',
            `## ${names[jurisdiction]}`,
            '',
            '| subject | rule | vehicles | what is stated | where | source | reviewed | mark |',
            '|---|---|---|---|---|---|---|---|',
            ...rows.map((row) =>
              [
                '',
                subjects[row.subject],
                row.rule,
                row.vehicles === undefined ? 'all' : vehiclesText(row.vehicles),
                statedText(row),
                row.channels.length > 0
                  ? row.channels.join(', ')
                  : row.subject === 'deposit'
                    ? 'nowhere'
                    : 'the site alone',
                row.source,
                row.reviewedOn,
                row.mark,
                '',
              ]
                .map(cell)
                .join(' | ')
                .trim(),
            ),
          ];
    }),
    '',
  ].join('\n');
};
