import type { GalleryPicture, VehicleDetailModel } from '@dealer/core/vehicle-page';

const paints = ['red', 'white', 'blue'];
const angles = ['hero', 'side', 'rear', 'front'];

/**
 * So many different pictures for a gallery, at most 12, from the generated imagery that Storybook serves.
 *
 * @example
 * examplePictures(12)
 */
export const examplePictures = (count: number): GalleryPicture[] =>
  paints
    .flatMap((paint) => angles.map((angle) => `/pictures/ute/${paint}/${angle}`))
    .slice(0, count)
    .map((path, at) => ({
      src: `${path}.webp`,
      thumb: `${path}-thumb.webp`,
      large: `${path}.webp`,
      alt: `2022 Toyota Hilux SR5, picture ${at + 1}`,
      width: 600,
      height: 400,
    }));

const comments = [
  'One owner from new, serviced with us every 10,000 km, full log book and both keys.',
  "Genuine tow bar with electronic brake controller, hard tonneau cover and a 12-month-old set of all-terrain tyres. It has never been used off the bitumen and carries the balance of the maker's warranty until March 2027.",
  'Finance and trade-ins are welcome. We deliver anywhere in Queensland; ask us for a price to your door.',
];

const base: VehicleDetailModel = {
  id: 48213,
  slug: '2022-toyota-hilux-sr5-48213',
  availability: 'inStock',
  title: '2022 Toyota Hilux SR5 Double Cab',
  heading: '2022 Toyota Hilux',
  subheading: 'SR5 Double Cab',
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Used', href: '/search/used/' },
    { label: 'Toyota', href: '/search/toyota' },
    { label: '2022 Toyota Hilux SR5 Double Cab' },
  ],
  gallery: {
    pictures: examplePictures(12),
    showThumbnails: true,
    placeholder: { body: 'Ute', tint: '#b3282d', label: 'Photos coming soon' },
  },
  tags: [
    { kind: 'fuel', label: 'Diesel' },
    { kind: 'justArrived', label: 'New Arrival' },
  ],
  price: {
    kind: 'price',
    amount: 52990,
    text: '$52,990',
    priceType: 'Drive away',
    was: { text: '$55,990', spoken: 'was $55,990' },
  },
  icons: [
    { kind: 'km', label: 'Kilometres', value: '45,990 km' },
    { kind: 'transmission', label: 'Transmission', value: 'Automatic' },
    { kind: 'body', label: 'Body', value: 'Ute' },
  ],
  keyInformation: [
    { label: 'Fuel', value: 'Diesel' },
    { label: 'Engine', value: '2.8 L, 4 cylinders' },
    { label: 'Colour', value: 'Feverish Red' },
    { label: 'Seats', value: '5' },
    { label: 'Drive', value: '4x4' },
    { label: 'Build date', value: 'March 2022' },
    { label: 'Registration', value: 'Expires on 14/03/2027' },
    { label: 'Stock number', value: 'U48213' },
  ],
  specifications: {
    heading: 'Car Details',
    items: [
      { label: 'Make', value: 'Toyota' },
      { label: 'Model', value: 'Hilux' },
      { label: 'Badge', value: 'SR5 Double Cab' },
      { label: 'Series', value: 'GUN126R' },
      { label: 'Body', value: 'Ute' },
      { label: 'Fuel consumption', value: '7.9 L/100 km' },
      { label: 'Towing capacity, braked', value: '3,500 kg' },
      { label: 'VIN', value: 'MR0CA3CD500048213' },
    ],
  },
  features: [
    '18 inch alloy wheels',
    'Adaptive cruise control',
    'Apple CarPlay and Android Auto',
    'Autonomous emergency braking',
    'Blind spot monitor',
    'Dual-zone climate control',
    'Electronic brake controller',
    'Hard tonneau cover',
    'Heated front seats',
    'LED headlights',
    'Leather-accented seats',
    'Panoramic view monitor',
    'Rear differential lock',
    'Tow bar, genuine',
  ],
  comments: {
    paragraphs: comments,
    short: [comments[0] ?? '', `${(comments[1] ?? '').slice(0, 150)}...`],
    empty: false,
  },
  buttons: [
    { name: 'enquire', label: 'Enquire Now', href: '#enquire', group: 'ask', emphasis: 'primary' },
    { name: 'testDrive', label: 'Book a Test Drive', href: '#test-drive', group: 'ask', emphasis: 'secondary' },
    { name: 'callUsNow', label: 'Call Us Now', href: 'tel:0740001234', group: 'ask', emphasis: 'secondary' },
    { name: 'tradeIn', label: 'Trade-In Valuation', href: '#trade-in', group: 'finance', emphasis: 'more' },
    { name: 'location', label: 'Get Directions', href: '#directions', group: 'more', emphasis: 'more' },
  ],
  save: { mode: 'favourite', label: 'Save 2022 Toyota Hilux SR5 Double Cab' },
  location: {
    name: 'Riverside Motors',
    address: '12 Harbour Street, Cairns QLD 4870',
    phone: '07 4000 1234',
    directionsHref: '#directions',
  },
  meta: {
    title: '2022 Toyota Hilux SR5',
    description: '',
    canonicalPath: '/cars/2022-toyota-hilux-sr5-48213',
  },
};

/**
 * A whole vehicle page with one thing changed, for stories and tests of components.
 *
 * @example
 * exampleDetail({ price: { kind: 'noPrice', text: 'Enquire for price.' } })
 */
export const exampleDetail = (change: Partial<VehicleDetailModel> = {}): VehicleDetailModel => ({ ...base, ...change });
