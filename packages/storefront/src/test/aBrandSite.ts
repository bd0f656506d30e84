import type { PageStageProps } from './PageStage.tsx';

/** A site with brands, one of them sold at one of two locations, for stories and tests. */
export const aBrandSite = {
  siteDoc: {
    content: ['brands', 'models'],
    locations: [
      { id: 3, name: 'Newstead', slug: 'newstead', manufacturers: ['Kia'] },
      { id: 4, name: 'Grafton', slug: 'grafton' },
    ],
  },
  answers: {
    '/content/brands.json': {
      items: [
        { name: 'Kia', group: 'cars', description: 'New Kias at Newstead.' },
        { name: 'Yamaha', group: 'motorcycles' },
      ],
    },
    '/content/models.json': { items: [{ name: 'EV6', slug: 'ev6', manufacturer_name: 'Kia', body: 'SUV' }] },
  },
} satisfies Pick<PageStageProps, 'siteDoc' | 'answers'>;
