import type { MenuItem } from './menuItem.ts';
import type { StockMenu } from './stockMenu.ts';

/** The stock of a menu, for stories. */
export const exampleStock: StockMenu = {
  counts: { '#all': '1,204', '#new': '96', '#used': '1,108' },
  bodies: {
    title: 'Shop by body type',
    links: ['SUV', 'Ute', 'Hatch', 'Sedan', 'People Mover', 'Van', 'Caravan', 'Wagon'].map((body, at) => ({
      body,
      label: body,
      href: `#${body}`,
      count: `${400 - at * 50}`,
    })),
  },
  prices: {
    title: 'Shop by price',
    links: [
      { label: 'Under $15,000', href: '#15000', count: '207' },
      { label: '$15,000 to $30,000', href: '#30000', count: '640' },
    ],
  },
  newest: {
    title: 'Just arrived',
    name: '2021 Toyota Corolla Ascent Sport Hybrid',
    price: '$27,990 Drive away',
    href: '#newest',
    body: 'Hatch',
    picture: { src: '/pictures/scenes/yard-960.webp' },
  },
};

/** A menu of vehicles that shows the stock, for stories. */
export const exampleVehiclesMenu: MenuItem = {
  label: 'Vehicles',
  href: '#all',
  items: [
    { label: 'All cars', href: '#all' },
    { label: 'New cars', href: '#new' },
    { label: 'Used cars', href: '#used' },
  ],
  stock: () => Promise.resolve(exampleStock),
};
