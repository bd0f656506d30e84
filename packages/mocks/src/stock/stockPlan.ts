import type { VehiclePlan } from './drawVehicle.ts';
import type { Random } from './seededRandom.ts';

type Group = Pick<VehiclePlan, 'country' | 'kind' | 'carType'> & { count: number; fuel?: string; maxAge?: number };

/** The number of vehicles per group of the mixed stock, 600 in total. */
const groups: readonly Group[] = [
  { country: 'AU', kind: 'car', carType: 'used', count: 322 },
  { country: 'AU', kind: 'car', carType: 'used', count: 12, fuel: 'Electric', maxAge: 6 },
  { country: 'AU', kind: 'car', carType: 'used', count: 14, fuel: 'Hybrid', maxAge: 9 },
  { country: 'AU', kind: 'car', carType: 'used', count: 8, fuel: 'Plug-in Hybrid', maxAge: 9 },
  { country: 'AU', kind: 'car', carType: 'new', count: 44 },
  { country: 'AU', kind: 'car', carType: 'new', count: 6, fuel: 'Electric' },
  { country: 'AU', kind: 'car', carType: 'demo', count: 30 },
  { country: 'AU', kind: 'truck', carType: 'used', count: 11 },
  { country: 'AU', kind: 'truck', carType: 'new', count: 5 },
  { country: 'AU', kind: 'motorcycle', carType: 'used', count: 13 },
  { country: 'AU', kind: 'motorcycle', carType: 'new', count: 7 },
  { country: 'AU', kind: 'caravan', carType: 'used', count: 9 },
  { country: 'AU', kind: 'caravan', carType: 'new', count: 5 },
  { country: 'NZ', kind: 'car', carType: 'used', count: 84 },
  { country: 'NZ', kind: 'car', carType: 'used', count: 8, fuel: 'Hybrid', maxAge: 9 },
  { country: 'NZ', kind: 'car', carType: 'new', count: 13 },
  { country: 'NZ', kind: 'car', carType: 'demo', count: 9 },
];

/** The vehicles of the dealerships with stock of their own: an electric dealer, a subscription dealer, a small yard, a Toyota group. */
const ownStock: readonly (Omit<Group, 'kind'> & Omit<VehiclePlan, 'number' | 'state' | 'kind'>)[] = [
  { dealership: 7, country: 'AU', carType: 'new', count: 13, fuel: 'Electric' },
  { dealership: 7, country: 'AU', carType: 'demo', count: 3, fuel: 'Electric' },
  { dealership: 7, country: 'AU', carType: 'used', count: 10, fuel: 'Electric', maxAge: 6 },
  { dealership: 8, country: 'AU', carType: 'used', count: 24, maxAge: 4, subscription: true },
  { dealership: 9, country: 'AU', carType: 'used', count: 19 },
  { dealership: 9, country: 'AU', carType: 'used', count: 3, justArrived: true },
  { dealership: 9, country: 'AU', carType: 'used', count: 3, wasPrice: true },
  { dealership: 22, country: 'NZ', carType: 'new', count: 10 },
  { dealership: 22, country: 'NZ', carType: 'demo', count: 3 },
  { dealership: 22, country: 'NZ', carType: 'used', count: 12 },
  { dealership: 22, country: 'NZ', carType: 'used', count: 5, certified: true, maxAge: 5 },
];

const ownPlans = (): Omit<VehiclePlan, 'number'>[] =>
  ownStock.flatMap(({ count, ...plan }) =>
    Array.from({ length: count }, () => ({ ...plan, kind: 'car' as const, state: 'inStock' as const })),
  );

/**
 * The plans of all vehicles of the generated stock, in random order. Special cases have quotas, so that each of them
 * always exists.
 */
export const stockPlan = (random: Random): VehiclePlan[] => {
  const plans: VehiclePlan[] = groups.flatMap(({ count, ...group }) =>
    Array.from({ length: count }, (): VehiclePlan => ({ ...group, number: 0, state: 'inStock' })),
  );
  // A vehicle has at most one special case.
  const free = new Set(plans);
  const take = (count: number, fits: (plan: VehiclePlan) => boolean, change: (plan: VehiclePlan) => void): void => {
    for (const plan of random.sample([...free].filter(fits), count)) {
      free.delete(plan);
      change(plan);
    }
  };
  const usedCar = (plan: VehiclePlan): boolean =>
    plan.kind === 'car' && plan.carType === 'used' && plan.fuel === undefined;
  const newCar = (plan: VehiclePlan): boolean => plan.kind === 'car' && plan.carType === 'new';
  take(8, newCar, (plan) => {
    plan.state = 'preorder';
  });
  take(10, newCar, (plan) => {
    plan.state = 'comingSoon';
  });
  take(8, usedCar, (plan) => {
    plan.state = 'comingSoon';
    plan.maxAge = 6;
  });
  take(
    14,
    (plan) => plan.carType !== 'new',
    (plan) => {
      plan.state = 'soldRecently';
    },
  );
  take(
    14,
    (plan) => plan.carType !== 'new',
    (plan) => {
      plan.state = 'soldLongAgo';
    },
  );
  take(
    12,
    (plan) => plan.carType !== 'new',
    (plan) => {
      plan.withoutPrice = true;
    },
  );
  take(
    14,
    (plan) => plan.kind === 'car',
    (plan) => {
      plan.reserved = true;
    },
  );
  take(
    24,
    (plan) => usedCar(plan) && plan.country === 'AU',
    (plan) => {
      plan.subscription = true;
      plan.maxAge = 4;
    },
  );
  take(34, usedCar, (plan) => {
    plan.certified = true;
    plan.maxAge = 5;
  });
  take(
    48,
    (plan) => plan.kind === 'car' && plan.carType !== 'new',
    (plan) => {
      plan.wasPrice = true;
    },
  );
  take(
    20,
    (plan) => plan.kind === 'car',
    (plan) => {
      plan.offerPrice = true;
    },
  );
  take(
    6,
    (plan) => plan.kind === 'car' && plan.carType === 'demo',
    (plan) => {
      plan.testDriveOnly = true;
    },
  );
  take(4, usedCar, (plan) => {
    plan.hidden = true;
  });
  for (const plan of random.sample(
    plans.filter(({ state }) => state === 'inStock'),
    64,
  ))
    plan.justArrived = true;
  const mixed = random
    .sample(plans, plans.length)
    .map((plan) => ({ plan, draw: random.next() }))
    .sort((a, b) => a.draw - b.draw);
  // They come last, so that the mixed stock is the same with and without them.
  return [...mixed.map(({ plan }) => plan), ...ownPlans()].map((plan, index) => ({ ...plan, number: index + 1 }));
};
