import type { VehicleCardModel } from '@dealer/core/card';
import { examplePrices } from '../testing/examplePrices.ts';
import { bodyName } from '../BodySilhouette/bodyName.ts';
import { silhouettes } from '../BodySilhouette/silhouettes.ts';
import type { Silhouette } from '../BodySilhouette/silhouettes.ts';

/**
 * A drawn picture of a vehicle in a yard, for stories and tests of components: no file, no request.
 *
 * @example
 * examplePicture('Ute', '#8a1c1c')
 */
export const examplePicture = (body: string, paint: string): string => {
  const drawing: Silhouette = silhouettes[bodyName(body)];
  const wheels = drawing.wheels
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#17191c"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="#b9bec4"/><circle cx="${x}" cy="${y}" r="${r - 3.6}" fill="#5c6268"/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c3da"/><stop offset="1" stop-color="#e9eef0"/></linearGradient><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a7a9a6"/><stop offset="1" stop-color="#7d807f"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs><rect width="900" height="600" fill="url(#s)"/><path d="M0 300l120-40 150 26 180-48 190 44 140-30 120 34v40H0z" fill="#8fa696"/><rect y="316" width="900" height="284" fill="url(#g)"/><path d="M0 360h900v3H0z" fill="#c9cbc8" opacity=".6"/><ellipse cx="450" cy="478" rx="370" ry="20" fill="#000" opacity=".3"/><g transform="translate(66 190) scale(6.4)"><path d="${drawing.glass}" fill="#2c3a45"/><path d="${drawing.body} ${drawing.glass}" fill="${paint}" fill-rule="evenodd"/><path d="${drawing.body} ${drawing.glass}" fill="url(#p)" fill-rule="evenodd"/>${drawing.detail ? `<path d="${drawing.detail}" fill="#24282c"/>` : ''}<path d="${drawing.lines ?? ''}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width=".5"/>${wheels}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const base: VehicleCardModel = {
  id: 48213,
  slug: '2022-toyota-hilux-sr5-48213',
  availability: 'inStock',
  href: '#vehicle',
  title: '2022 Toyota Hilux SR5 Double Cab',
  heading: '2022 Toyota Hilux',
  subheading: 'SR5 Double Cab',
  picture: { src: examplePicture('Ute', '#b3282d'), width: 900, height: 600, alt: '2022 Toyota Hilux SR5 Double Cab' },
  secondPicture: { src: examplePicture('Ute', '#8d1d22'), width: 900, height: 600, alt: '' },
  placeholder: { body: 'Ute', tint: '#b3282d', label: 'Photos coming soon' },
  photosCount: 24,
  locationName: 'Riverside Motors',
  tags: [{ kind: 'fuel', label: 'Diesel' }],
  price: { kind: 'price', amount: 52990, text: '$52,990', priceType: 'Drive away' },
  facts: [
    { kind: 'condition', label: 'Condition', value: 'Used' },
    { kind: 'transmission', label: 'Transmission', value: 'Automatic' },
    { kind: 'km', label: 'Kilometres', value: '45,990 km' },
    { kind: 'fuel', label: 'Fuel', value: 'Diesel' },
  ],
  save: { mode: 'favourite', label: 'Save 2022 Toyota Hilux SR5 Double Cab' },
  buttons: [
    { name: 'enquire', label: 'Enquire', href: '#enquire', emphasis: 'primary' },
    { name: 'testDrive', label: 'Test drive', href: '#test-drive', emphasis: 'secondary' },
    { name: 'finance', label: 'Finance', href: '#finance', emphasis: 'more' },
    { name: 'tradeIn', label: 'Value my trade-in', href: '#trade-in', emphasis: 'more' },
  ],
};

/**
 * A whole card with one thing changed, for stories and tests of components.
 *
 * @example
 * exampleCard({ availability: 'sold' })
 */
export const exampleCard = (change: Partial<VehicleCardModel> = {}): VehicleCardModel => ({ ...base, ...change });

/** Six different vehicles, for lists. */
export const exampleCards: readonly VehicleCardModel[] = [
  base,
  exampleCard({
    id: 2,
    title: '2024 Mazda CX-5 G25 Touring',
    heading: '2024 Mazda CX-5',
    subheading: 'G25 Touring',
    picture: { src: examplePicture('SUV', '#2f4a63'), width: 900, height: 600, alt: '2024 Mazda CX-5' },
    placeholder: { body: 'SUV', tint: '#2f4a63', label: 'Photos coming soon' },
    tags: [
      { kind: 'certified', label: 'Certified' },
      { kind: 'justArrived', label: 'Just arrived' },
    ],
    price: {
      kind: 'price',
      amount: 38450,
      text: '$38,450',
      priceType: 'Excl. govt charges',
      was: { text: '$41,990', spoken: 'was $41,990' },
    },
    weekly: '$148 per week*',
    facts: [
      { kind: 'condition', label: 'Condition', value: 'Demo' },
      { kind: 'transmission', label: 'Transmission', value: 'Automatic' },
      { kind: 'km', label: 'Kilometres', value: '3,120 km' },
      { kind: 'fuel', label: 'Fuel', value: 'Petrol' },
    ],
  }),
  exampleCard({
    id: 3,
    title: '2019 Volkswagen Golf 110TSI Comfortline',
    heading: '2019 Volkswagen Golf',
    subheading: '110TSI Comfortline',
    picture: { src: examplePicture('Hatch', '#c9ccd0'), width: 900, height: 600, alt: '2019 Volkswagen Golf' },
    tags: [],
    price: { kind: 'price', amount: 21990, text: '$21,990', priceType: 'Drive away' },
    weekly: '$86 per week*',
    locationName: 'Northgate',
  }),
  exampleCard({
    id: 4,
    title: '2021 Kia Carnival Platinum',
    heading: '2021 Kia Carnival',
    subheading: 'Platinum',
    picture: null,
    placeholder: { body: 'People Mover', tint: '#5a6b4f', label: 'Photos coming soon' },
    photosCount: 0,
    price: { kind: 'noPrice', text: 'Price on application' },
    tags: [{ kind: 'comingSoon', label: 'Coming soon' }],
  }),
  exampleCard({
    id: 5,
    title: '2023 Ford Ranger Raptor',
    heading: '2023 Ford Ranger',
    subheading: 'Raptor',
    picture: { src: examplePicture('Ute', '#d9742b'), width: 900, height: 600, alt: '2023 Ford Ranger Raptor' },
    tags: [{ kind: 'own', label: 'Lift kit fitted' }],
    price: { kind: 'price', amount: 84990, text: '$84,990', priceType: 'Drive away' },
  }),
  exampleCard({
    id: 6,
    title: '2020 Subaru Outback 2.5i Premium',
    heading: '2020 Subaru Outback',
    subheading: '2.5i Premium',
    picture: { src: examplePicture('Station Wagon', '#3c5a45'), width: 900, height: 600, alt: '2020 Subaru Outback' },
    tags: [{ kind: 'fuel', label: 'Petrol' }],
    price: { kind: 'price', amount: 29880, text: '$29,880', priceType: 'Drive away' },
    weekly: '$117 per week*',
  }),
];

/** What a card can show at its fullest and its emptiest: one card of each, for stories of looks. */
export const exampleStates: readonly VehicleCardModel[] = [
  exampleCard({
    id: 11,
    price: { ...examplePrices.was, ...examplePrices.belowMarket },
    weekly: '$189 per week*',
    views: '12 views',
  }),
  exampleCard({
    id: 12,
    title: '2023 Land Rover Range Rover Sport P530 Autobiography Dynamic Black Pack L461',
    heading: '2023 Land Rover Range Rover Sport',
    subheading: 'P530 Autobiography Dynamic Black Pack L461 Long Wheelbase',
    tags: [
      { kind: 'reserved', label: 'Reserved' },
      { kind: 'certified', label: 'Certified' },
      { kind: 'own', label: 'Balance of new car warranty' },
    ],
    facts: [...base.facts, { kind: 'year', label: 'Year', value: '2023' }],
    locationName: 'Riverside Motors Prestige Collection, Newcastle West',
    price: examplePrices.subscription,
  }),
  exampleCard({
    id: 13,
    availability: 'sold',
    tags: [{ kind: 'sold', label: 'Sold' }],
    price: { kind: 'noPrice', text: 'Sold' },
    buttons: [{ name: 'findSimilar', label: 'Find similar cars', href: '#similar', emphasis: 'primary' }],
  }),
  exampleCard({
    id: 14,
    availability: 'comingSoon',
    picture: null,
    photosCount: 0,
    save: undefined,
    tags: [{ kind: 'comingSoon', label: 'Coming soon' }],
    price: { kind: 'preorder', text: 'PREORDER' },
  }),
];
