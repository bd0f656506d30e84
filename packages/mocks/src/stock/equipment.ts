import type { Random } from './seededRandom.ts';

/** The facts that determine the equipment of a vehicle. */
type EquipmentFacts = {
  year: number;
  body: string;
  fuel: string;
  drive: string;
  factor: number;
  itemType?: string;
  seats: number;
};

const always = [
  'Air conditioning',
  'Power windows',
  'Remote central locking',
  'Cruise control',
  'Power steering',
  'Driver and passenger airbags',
];
const modern = [
  'Bluetooth',
  'Reversing camera',
  'Multi-function steering wheel',
  'Stability control',
  'ABS brakes',
  'USB input',
  'Hill-start assist',
];
const recent = [
  'Apple CarPlay',
  'Android Auto',
  'Autonomous emergency braking',
  'Lane keep assist',
  'LED headlights',
  'Keyless entry and start',
  'Rear parking sensors',
  'Digital instrument display',
];
const better = [
  'Satellite navigation',
  'Dual-zone climate control',
  '18-inch alloy wheels',
  'Leather-accented seats',
  'Front and rear parking sensors',
  'Blind spot monitor',
  'Adaptive cruise control',
  'Auto-dimming mirror',
  'Rain-sensing wipers',
];
const best = [
  'Heated front seats',
  'Panoramic sunroof',
  'Power tailgate',
  'Premium audio system',
  'Surround view camera',
  'Head-up display',
  'Ventilated front seats',
  'Power-adjustable seats with memory',
];
const work = [
  'Tow bar with 7-pin plug',
  'Tub liner',
  'Side steps',
  'Bull bar',
  'Canopy',
  'Roof racks',
  'Snorkel',
  'Rubber floor mats',
  'Differential lock',
];
const van = ['Cargo barrier', 'Twin rear doors', 'Load-area lining', 'Sliding side door', 'Overhead storage'];
const electric = ['Type 2 charging cable', 'DC fast charging', 'Regenerative braking modes', 'Cabin pre-conditioning'];
const family = ['ISOFIX child-seat points', 'Third row of seats', 'Rear air vents', 'Roof rails', 'Luggage cover'];

const truck = [
  'Air conditioning',
  'Exhaust brake',
  'Reversing camera',
  'Bluetooth',
  'Driver suspension seat',
  'Alloy bull bar',
  'Work lamps',
  'Toolbox',
  'Load ropes and rails',
  'Cruise control',
  'Fog lamps',
  'PTO',
];
const motorcycle = [
  'ABS brakes',
  'LED headlight',
  'Slipper clutch',
  'Traction control',
  'Quick shifter',
  'Rider modes',
  'USB socket',
  'Heated grips',
  'Centre stand',
  'Luggage rack',
  'Engine guards',
];
const caravan = [
  'Queen island bed',
  'Full ensuite',
  'Air conditioning',
  'Solar panels, 2 x 200 W',
  'Lithium battery, 200 Ah',
  'Three-way fridge',
  'External kitchen',
  'Awning with LED lights',
  'Independent suspension',
  'Stone guard',
  'Grey water tank',
  'Reversing camera',
  'Smart television',
  'Gas and electric cooktop',
  'Twin water tanks',
  'Tunnel boot',
];

/** The equipment of a vehicle, suitable for its type; newer vehicles and more expensive trims have more. */
export const equipmentFor = (facts: EquipmentFacts, random: Random): string[] => {
  if (facts.itemType === 'truck') return random.sample(truck, random.between(6, 11));
  if (facts.itemType === 'motorcycle') return random.sample(motorcycle, random.between(4, 9));
  if (facts.itemType === 'caravan') return random.sample(caravan, random.between(9, 15));
  const list = [...always];
  if (facts.year >= 2010) list.push(...random.sample(modern, facts.year >= 2015 ? modern.length : 4));
  if (facts.year >= 2018) list.push(...random.sample(recent, random.between(4, recent.length)));
  if (facts.factor >= 0.95 && facts.year >= 2010) list.push(...random.sample(better, random.between(2, 6)));
  if (facts.factor >= 1.08 && facts.year >= 2014) list.push(...random.sample(best, random.between(2, 6)));
  if (facts.body === 'Ute') list.push(...random.sample(work, random.between(1, 6)));
  if (facts.body === 'Van') list.push(...random.sample(van, random.between(2, 4)));
  if (facts.fuel === 'Electric' || facts.fuel === 'Plug-in Hybrid') list.push(...random.sample(electric, 3));
  if (facts.body === 'SUV' || facts.body === 'Wagon' || facts.body === 'People Mover') {
    list.push(
      ...random.sample(
        family.filter((item) => item !== 'Third row of seats' || facts.seats >= 7),
        random.between(1, 3),
      ),
    );
  }
  return list;
};
