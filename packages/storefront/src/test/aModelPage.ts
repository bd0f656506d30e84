import { aModelsFile } from './aModelsFile.ts';

/** The page of a model with everything that a model can have, and an offer for it. */
export const aModelPage = {
  address: '/models/hilux',
  siteDoc: { content: ['models' as const, 'offers' as const] },
  answers: {
    ...aModelsFile(3),
    '/content/offers.json': { items: [{ id: 12, name: 'Hilux plate clearance', model: { name: 'Hilux' } }] },
  },
};
