import { platedCar } from '../stock/demoPlates.ts';
import type { PlatedCar } from '../stock/demoPlates.ts';
import { typicalKm, worthLeft } from '../stock/valuation.ts';
import type { MockRoute } from '../routing/mockRoute.ts';
import { readJsonObject } from '../routing/readJsonObject.ts';
import { refuse } from '../routing/refuse.ts';
import { trimmedText } from '../routing/values.ts';

/** A valuation: its car and the last offer. */
type ValuationRow = {
  id: string;
  rego: string;
  regoState: string;
  car: PlatedCar;
  begun_at: number;
  answers?: Record<string, unknown>;
  offer_price?: number | null;
};

/** The questions of the mock valuer; each answer has a factor for the offer. */
const adjustments = [
  {
    id: 'condition',
    question: 'How is it overall?',
    options: [
      ['excellent', 'Excellent: no marks, everything works', 1.04],
      ['good', 'Good: a few small marks', 1],
      ['fair', 'Fair: dents or repairs to be done', 0.9],
    ],
  },
  {
    id: 'tyres',
    question: 'How are the tyres?',
    options: [
      ['good', 'Good: more than half left', 1],
      ['worn', 'Worn: due soon', 0.985],
    ],
  },
  {
    id: 'service',
    question: 'Is there a service history?',
    options: [
      ['full', 'Full', 1.01],
      ['part', 'Part of it', 0.99],
      ['none', 'None', 0.96],
    ],
  },
  {
    id: 'accident',
    question: 'Has it been in an accident?',
    options: [
      ['no', 'No', 1],
      ['yes', 'Yes', 0.85],
    ],
  },
] as const;

/** The states of Australian plates; New Zealand plates have none. */
const states = ['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt'];

/** The offer as a share of the retail price. */
const tradeShare = 0.86;

/** Older cars get no estimate. In years. */
const maxAge = 7;
/** Cars with more kilometres get no estimate. */
const maxKm = 100_000;

/** The answered kilometres, else those typical of the age. */
const kmOf = (answers: Record<string, unknown>, age: number): number => {
  const km = Number(answers.kms);
  return Number.isFinite(km) && km >= 0 ? km : typicalKm(age);
};

/** The offer, rounded to 50 dollars; null for cars that are not estimated online. */
const offerOf = (
  { year, newPrice, holding }: PlatedCar,
  answers: Record<string, unknown>,
  thisYear: number,
): number | null => {
  const age = Math.max(0, thisYear - year);
  const km = kmOf(answers, age);
  if (age > maxAge || km > maxKm) return null;
  const driven = Math.min(1.12, Math.max(0.8, (Math.max(km, 1000) / typicalKm(age)) ** -0.12));
  const condition = adjustments.reduce(
    (factor, { id, options }) => factor * (options.find(([value]) => value === answers[id])?.[2] ?? 1),
    1,
  );
  return Math.round((newPrice * worthLeft(age, holding) * driven * tradeShare * condition) / 50) * 50;
};

/**
 * The routes of a valuation (decision E25): the car of a plate with questions about its condition, the offer for the
 * answers, and storing it. The valuation is stored between the calls.
 */
export const tradeInRoutes: MockRoute[] = [
  {
    method: 'POST',
    path: '/api/lookups/rego',
    faults: 'rego',
    answer: async ({ request, deps }) => {
      const body = await readJsonObject(request);
      const rego = trimmedText(body?.rego).toUpperCase();
      const regoState = trimmedText(body?.regoState).toLowerCase();
      if (!/^[A-Z0-9]{1,9}$/.test(rego)) return refuse(400, 'The plate must have one to nine letters and numbers.');
      if (regoState !== '' && !states.includes(regoState)) return refuse(400, 'The state is not known.');
      const car = platedCar(rego, new Date(deps.now()).getUTCFullYear());
      if (!car) return refuse(404, 'No such plate.');
      const id = `v-${rego}-${regoState === '' ? 'nz' : regoState}`;
      await deps.store.change<ValuationRow>('valuations', id, () => ({
        id,
        rego,
        regoState,
        car,
        begun_at: deps.now(),
      }));
      const { newPrice: _price, holding: _holding, ...vehicle } = car;
      return Response.json({
        id,
        vehicle,
        adjustments: adjustments.map(({ options, ...question }) => ({
          ...question,
          options: options.map(([value, label]) => ({ value, label })),
        })),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/lookups/valuation',
    faults: 'valuation',
    answer: async ({ request, deps }) => {
      const body = await readJsonObject(request);
      const answers = body?.adjustmentAnswers;
      if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
        return refuse(400, 'The answers are missing.');
      const given = answers as Record<string, unknown>;
      const known = new Set<string>(
        adjustments.flatMap(({ id, options }) => options.map(([value]) => `${id}:${value}`)),
      );
      const unknown = Object.entries(given).find(
        ([name, value]) => name !== 'kms' && !known.has(`${name}:${String(value)}`),
      );
      if (unknown) return refuse(400, `There is no such answer to "${unknown[0]}".`);
      const row = await deps.store.change<ValuationRow>(
        'valuations',
        trimmedText(body?.id),
        (begun) =>
          begun && {
            ...begun,
            answers: given,
            offer_price: offerOf(begun.car, given, new Date(deps.now()).getUTCFullYear()),
          },
      );
      return row
        ? Response.json({ id: row.id, offer_price: row.offer_price ?? null, valid_days: 7 })
        : refuse(404, 'This valuation is not known any more. Look your plate up again.');
    },
  },
  {
    method: 'POST',
    path: '/api/miscellaneous',
    faults: 'savedValuation',
    answer: async ({ request, deps }) => {
      const payload = await readJsonObject(request);
      if (!payload || trimmedText(payload.column_name) === '') return refuse(400, 'The column is missing.');
      await deps.store.addEvent({ kind: 'miscellaneous', received_at: deps.now(), payload });
      return Response.json({ success: true });
    },
  },
];
