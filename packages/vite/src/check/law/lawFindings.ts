import { jurisdictionOf, type LawRow, lawTable, sellerLicences, yardSeller } from '@dealer/core/law';
import { isWithoutGst, onRoadCosts, onRoadReviewedOn, priceTypeOf } from '@dealer/core/price';
import type { Site } from '@dealer/core/site';
import { textsIn } from '../site/content/texts.ts';

/** Something that the law asks of a site and that the site lacks; `law` names the rule and its source. */
export type LawFinding = {
  file: string;
  path: string;
  message: string;
  hint: string;
  law: Pick<LawRow, 'id' | 'source'>;
};

type Fault = Omit<LawFinding, 'file' | 'law'> & { id: string };

/** Days after which a row is compared with its source once more. */
const reviewDays = 365;

type Reviewed = Pick<LawRow, 'id' | 'source' | 'reviewedOn'>;

/** What comes on top of a price has its sources row by row, and one day of review. */
const onRoad: Reviewed = { id: 'au-onRoad', source: 'see its rows', reviewedOn: onRoadReviewedOn };

/** The rows that nobody has compared with their sources for a year. `today` is "2026-11-27". */
export const staleRows = (today: string, table: readonly Reviewed[] = [...lawTable, onRoad]): Reviewed[] =>
  table.filter(({ reviewedOn }) => (Date.parse(today) - Date.parse(reviewedOn)) / 86_400_000 > reviewDays);

const rowOf = (id: string): LawRow => lawTable.find((row) => row.id === id)!;

/** The yards of a site with the state whose law is theirs. */
const yardsOf = (site: Site) =>
  site.locations.flatMap((yard, index) =>
    yard.visible && !yard.coming_soon && (yard.location_type === 'sales' || yard.location_type === '')
      ? [{ yard, path: `locations[${index}]`, state: jurisdictionOf(yard, site) }]
      : [],
  );

const sellerFaults = (site: Site): Fault[] =>
  yardsOf(site).flatMap(({ yard, path, state }) => {
    if (state === undefined)
      return [
        {
          id: 'au-price',
          path: `${path}.address.state`,
          message: `of ${yard.name} is no state or territory, so no rule of one is stated for its vehicles`,
          hint: 'Write one of: QLD, NSW, VIC, SA, WA, TAS, ACT, NT',
        },
      ];
    const id = `${state}-seller`;
    return [
      ...(yardSeller(yard, site) === undefined
        ? [
            {
              id,
              path: `${path}.dealer_license_number`,
              message: `is missing: the pages of the vehicles of ${yard.name} name no licence`,
              hint: `Write the number of its ${sellerLicences[state]}`,
            },
          ]
        : []),
      ...(yard.legal_name?.trim()
        ? []
        : [
            {
              id,
              path: `${path}.legal_name`,
              message: `is missing: the pages of the vehicles of ${yard.name} do not name the company that holds the licence`,
              hint: 'Write its name, as the licence has it',
            },
          ]),
    ];
  });

const priceFaults = (site: Site): Fault[] =>
  [...new Set(yardsOf(site).flatMap(({ state }) => state ?? []))].flatMap((state) => {
    const own = lawTable.find(({ jurisdiction, subject }) => jurisdiction === state && subject === 'price');
    const { id, included = [] } = own ?? rowOf('au-price');
    return (['new', 'demo', 'used'] as const).flatMap((carType) => {
      const text = priceTypeOf({ carType }, site);
      const isPart = included.includes(carType) && onRoadCosts(text) !== 'included';
      return !isPart && !isWithoutGst(text)
        ? []
        : [
            {
              id,
              path: `price.defaultPriceType.${carType}`,
              message: `is "${text.replaceAll('\u00a0', ' ')}", but in ${state.toUpperCase()} the advertised price of ${carType} vehicles includes ${isPart ? 'what comes on top' : 'GST'}`,
              hint: !isPart
                ? 'Advertise it with GST'
                : state === 'nz'
                  ? 'Advertise it with on-road costs: "Incl. on-road costs"'
                  : 'Advertise the drive-away price: "Drive away"',
            },
          ];
    });
  });

const wordingFaults = (site: Site, content: Readonly<Record<string, unknown>>): (Fault & { part?: string })[] =>
  lawTable.flatMap(({ id, jurisdiction, forbidden }) => {
    if (forbidden === undefined || !yardsOf(site).some(({ state }) => state === jurisdiction)) return [];
    // ORC is an abbreviation in capitals; "orc" is not.
    const found = forbidden.map((term) => new RegExp(`\\b${term}\\b`, term === term.toUpperCase() ? '' : 'i'));
    // The texts of New Zealand are shown there alone.
    const { nz: _, ...shown } = site;
    return [[undefined, shown] as const, ...Object.entries(content)].flatMap(([part, doc]) =>
      textsIn(doc)
        .filter(({ value }) => found.some((term) => term.test(value)))
        .map(({ path }) => ({
          id,
          ...(part === undefined ? {} : { part }),
          path,
          message: `calls charges of the state "on-road costs", which ${jurisdiction.toUpperCase()} does not allow`,
          hint: 'Write "government charges", or name them: duty, transfer, registration',
        })),
    );
  });

const missing = (id: string, path: string, message: string, hint: string): Fault => ({ id, path, message, hint });

const siteFaults = (site: Site): Fault[] => {
  const country = site.country === 'NZ' ? 'nz' : 'au';
  const { legal, finance, forms, nz } = site;
  const isFinanced = !finance.hidden && site.finance_provider !== null;
  const hasLicence = legal.creditLicence !== null || finance.lenders.some(({ creditLicence }) => creditLicence);
  return [
    ...(country === 'au' && isFinanced && !hasLicence
      ? [
          missing(
            'au-credit',
            'legal.creditLicence',
            'is missing, and no lender has one: pages advertise finance without a credit licence',
            'Write your own number, or `creditLicence` of each of `finance.lenders`',
          ),
        ]
      : []),
    ...(legal.complaints === null
      ? [
          missing(
            `${country}-complaints`,
            'legal.complaints',
            'is missing: nobody is named for complaints',
            'Write who handles them, and how they are reached',
          ),
        ]
      : []),
    ...(legal.privacy.length === 0
      ? [
          missing(
            `${country}-privacy`,
            'legal.privacy',
            'is empty: forms that take personal data have no policy to link',
            'Write the policy, part by part',
          ),
        ]
      : []),
    ...(forms.optInDefault
      ? [
          missing(
            `${country}-consent`,
            'forms.optInDefault',
            'is true: a box that is ticked already is no consent',
            'Write false',
          ),
        ]
      : []),
    ...(country === 'nz' && nz.cinUrl === null
      ? [
          missing(
            'nz-consumerNotice',
            'nz.cinUrl',
            'is missing: used vehicles without their own address link no consumer information notice',
            'Write the address with "{id}", "{slug}" or "{stock_number}"',
          ),
        ]
      : []),
  ];
};

/** What the law asks of a site and the site lacks. `content` has the site's content files by name. */
export const lawFindings = (site: Site, file: string, content: Readonly<Record<string, unknown>>): LawFinding[] =>
  [...sellerFaults(site), ...priceFaults(site), ...wordingFaults(site, content), ...siteFaults(site)].map(
    ({ id, part, ...fault }: Fault & { part?: string }) => {
      const { source } = rowOf(id);
      return {
        file: part === undefined ? file : file.replace(/site\.json$/, `content/${part}.json`),
        ...fault,
        law: { id, source },
      };
    },
  );
