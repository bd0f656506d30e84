import type { HomeHeroProps } from '../HomeHero/index.ts';

type Hero<Kind extends HomeHeroProps['kind']> = Extract<HomeHeroProps, { kind: Kind }>;

const picture = (path: string, alt: string) => ({
  src: `/pictures/${path}/hero-large.webp`,
  width: 1200,
  height: 800,
  alt,
});

/** The search of a home page, for stories of heroes. */
export const exampleSearchHero: Hero<'search'> = {
  kind: 'search',
  title: 'Find your next car in Cairns',
  text: 'More than 600 new, used and demo vehicles in two yards.',
  searchAction: '#search',
  searchLabel: 'Search our stock',
  placeholder: 'Make, model or keyword',
  quickLinks: [
    { label: 'Used cars', href: '#used' },
    { label: 'New cars', href: '#new' },
    { label: 'Utes', href: '#ute' },
    { label: 'Under $20,000', href: '#20' },
  ],
  onSearch: () => undefined,
};

/** The make and the price of a hero's search, for stories. */
export const exampleHeroChoices = (onMake: (make: string) => void = () => undefined) => [
  {
    name: 'make',
    label: 'Make',
    value: 'Toyota',
    options: [
      { value: '', label: 'Any make' },
      { value: 'Toyota', label: 'Toyota (119)' },
      { value: 'Ford', label: 'Ford (21)' },
    ],
    onChange: onMake,
  },
  {
    name: 'price',
    label: 'Price',
    value: '',
    options: [
      { value: '', label: 'Any price' },
      { value: '0:30000', label: 'Up to $30,000' },
    ],
    onChange: () => undefined,
  },
];

/** The models of a home page, for stories of heroes: with a second link, without a picture. */
export const exampleModelsHero: Hero<'models'> = {
  kind: 'models',
  title: 'Your Toyota dealer in Ipswich',
  label: 'Our models',
  slides: [
    {
      id: 'rav4',
      name: 'RAV4',
      body: 'SUV',
      tagline: 'Room for all of it.',
      price: 'From $44,990 drive away',
      href: '#rav4',
      linkLabel: 'Explore',
      picture: picture('suv/blue', 'A blue RAV4'),
    },
    {
      id: 'hilux',
      name: 'HiLux',
      body: 'Ute',
      tagline: 'Built for the long way home.',
      price: 'From $48,990 drive away',
      href: '#hilux',
      linkLabel: 'Explore',
      second: { label: 'View stock', href: '#hilux-stock' },
      picture: picture('ute/red', 'A red HiLux'),
    },
    {
      id: 'corolla',
      name: 'Corolla',
      body: 'Hatch',
      tagline: 'Small on the street, large inside.',
      href: '#corolla',
      linkLabel: 'Explore',
    },
  ],
};

/** The budget finder of a home page, for stories of heroes. */
export const exampleBudgetHero = {
  kind: 'budget' as const,
  title: 'Find cars for your budget',
  text: 'Tell us what suits you each week. We show you every car that fits.',
  frequency: {
    label: 'How often',
    value: 'weekly',
    options: [
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
    onChange: () => undefined,
  },
  repayment: { label: 'Repayment', value: '200', onChange: () => undefined },
  deposit: { label: 'Deposit', value: '2,000', onChange: () => undefined },
  budget: { label: 'Your budget', text: '$54,000' },
  action: {
    kind: 'show' as const,
    count: 214,
    labelFor: (count: number) => `Show Me ${count} Cars`,
    waitingLabel: 'Show Me Cars',
  },
  note: 'Indicative only: five years of repayments and your deposit. Interest, fees and balloon are not included.',
  quick: {
    label: 'Or show me cars up to',
    items: ['$5,000', '$10,000', '$15,000', '$20,000', '$30,000', '$40,000', '$50,000', '$70,000'].map((price) => ({
      label: price,
      href: `#${price}`,
    })),
  },
  onSubmit: () => undefined,
} satisfies Hero<'budget'>;
