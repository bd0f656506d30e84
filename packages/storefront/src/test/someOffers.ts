import type { PageStageProps } from './PageStage.tsx';

/** A site with offers, for stories and tests. */
export const someOffers = {
  siteDoc: { content: ['offers'], website_id: 7 },
  answers: {
    '/content/offers.json': {
      items: [
        {
          id: 12,
          name: 'Hilux with tray and tow bar',
          description: '<p>Fitted before you pick it up.</p><p>Six in stock.</p>',
          disclaimer: 'New stock at Newstead. Not with other offers.',
          category: 'Drive away',
          price: 48_990,
          price_type: 'Drive away',
          ends: '2099-12-31',
          manufacturer: 'Toyota',
          model: { name: 'Hilux' },
          image_url: '/pictures/ute/white/hero.webp',
        },
        { id: 13, name: 'Logbook service', category: 'Service', price: 249, price_type: 'Fixed price' },
        { id: 14, name: 'Low rate for three years', category: 'Finance' },
        { id: 15, name: 'Last winter’s tyres', category: 'Service', ends: '2020-08-31' },
        { id: 16, name: 'Of another website', excluded_website_ids: [7] },
      ],
    },
  },
} satisfies Pick<PageStageProps, 'siteDoc' | 'answers'>;
