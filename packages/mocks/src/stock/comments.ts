import type { Random } from './seededRandom.ts';

/** The facts that the comments mention. */
type CommentFacts = {
  name: string;
  model: string;
  body: string;
  fuel: string;
  drive: string;
  carType: 'new' | 'demo' | 'used';
  year: number;
  age: number;
  km: number;
  seats: number;
  city: string;
  dealership: string;
  country: 'AU' | 'NZ';
  itemType?: string;
  sleeps?: number;
};

const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const openings = (facts: CommentFacts): string[] => {
  if (facts.itemType === 'caravan') {
    return [
      `The ${facts.name} sleeps ${facts.sleeps ?? facts.seats} and is ready to leave the yard this weekend.`,
      `Packed with the things you use every day away, this ${facts.model} has been through our full pre-delivery check.`,
    ];
  }
  if (facts.itemType === 'motorcycle')
    return [
      `A tidy ${facts.name} that starts first time and pulls cleanly through the gears.`,
      `If you have been waiting for the right ${facts.model}, come and sit on this one.`,
    ];
  if (facts.itemType === 'truck')
    return [
      `Ready for work from day one: this ${facts.name} has been serviced and safety checked in our own workshop.`,
      `A straight, honest ${facts.model} with its service books and no rust.`,
    ];
  if (facts.carType === 'new')
    return [
      `Brand new ${facts.name}, in stock and ready for delivery.`,
      `No waiting list: this ${facts.name} is on the ground in ${facts.city} today.`,
      `The latest ${facts.model} has arrived, with the full manufacturer's warranty from the day you drive it away.`,
    ];
  if (facts.carType === 'demo')
    return [
      `Our own demonstrator, ${thousands(facts.km)} km young and looked after by the sales team.`,
      `Save against new with this ex-demonstrator ${facts.model}; the balance of its new-car warranty goes with it.`,
    ];
  const used = [
    `This ${facts.name} presents beautifully inside and out.`,
    `A well-kept ${facts.model} with ${thousands(facts.km)} km on the clock.`,
    `Just traded and too good to send to auction: a ${facts.name} with plenty of life left.`,
    `We know this car: we sold it when it was newer, and have serviced it since.`,
  ];
  if (facts.km < 15_000 * Math.max(1, facts.age))
    used.push(`Low kilometres for its age, at ${thousands(facts.km)}, and it drives like it.`);
  return used;
};

const middles = (facts: CommentFacts): string[] => {
  if (facts.itemType === 'caravan')
    return [
      'Solar, batteries and water were all tested under load, and we will show you every switch before you go.',
      'Bring your tow car and we will check its ratings with you before you decide.',
    ];
  if (facts.itemType === 'motorcycle')
    return [
      'Tyres and chain have plenty left, and both keys are here.',
      'Serviced by our own mechanics, with a fresh oil and filter.',
    ];
  if (facts.itemType === 'truck')
    return [
      'Payload, axle ratings and body drawings are on file; ask and we send them today.',
      'We can fit trays, toolboxes and lamps before delivery.',
    ];
  const list: string[] = [];
  if (facts.body === 'Ute')
    list.push(
      'Equally at home on the job during the week and at the beach on the weekend.',
      'The tray has been used but not abused, and the chassis is straight.',
    );
  if (facts.body === 'SUV' && facts.seats >= 7)
    list.push('Seven seats, and the third row folds flat when you need the boot.');
  if (facts.body === 'SUV') list.push('High seating, easy parking and room for the pram, the dog and the shopping.');
  if (facts.body === 'Hatch')
    list.push('Cheap to run, simple to park, and a good first car for anyone with fresh P plates.');
  if (facts.body === 'Van') list.push('The load area is square and clean, with tie-down points where you want them.');
  if (facts.body === 'Wagon' || facts.body === 'Sedan')
    list.push('Quiet on the highway and comfortable on a long run up the coast.');
  if (facts.fuel === 'Electric')
    list.push('Charge it overnight at home and leave every morning with a full battery; the cable is included.');
  if (facts.fuel === 'Hybrid')
    list.push('The hybrid system does most of its work in traffic, so you fill up far less often.');
  if (facts.drive === '4x4') list.push('Low range and a solid set of tyres take it well past the end of the bitumen.');
  if (facts.carType === 'used')
    list.push(
      'It comes with its logbooks and both keys.',
      'Our workshop has given it a new battery and four matching tyres.',
      'One careful owner, always garaged, never smoked in.',
    );
  if (list.length < 2) list.push('Every feature has been tested, and we will walk you through all of it at handover.');
  return list;
};

const closings = (facts: CommentFacts): string[] => [
  `Call ${facts.dealership} in ${facts.city} to arrange a drive at a time that suits you.`,
  'Trade-ins are welcome, and we can have a fair figure for yours within the hour.',
  facts.country === 'AU'
    ? 'Finance can be arranged on site, and we deliver Australia-wide.'
    : 'Finance can be arranged on site, and we ship to both islands every week.',
  'Not nearby? Ask for a walk-around video and we will send one the same day.',
  'Inspections by your own mechanic are always welcome here.',
];

/** The dealer's comments on a vehicle: two to four paragraphs, separated by the pipe character. */
export const commentsFor = (facts: CommentFacts, random: Random): string => {
  const middle = random.sample(middles(facts), random.between(1, 3));
  const closing = random.sample(closings(facts), random.between(1, 2));
  const paragraphs = [
    random.pick(openings(facts)),
    ...(middle.length > 2 ? [middle.slice(0, 2).join(' '), middle[2]!] : [middle.join(' ')]),
    closing.join(' '),
  ];
  return paragraphs.join(' | ');
};
