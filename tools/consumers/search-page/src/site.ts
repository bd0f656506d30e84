import { readSite } from '@dealer/core/site';

const read = readSite({
  doc: {
    slug: 'city-motors',
    name: 'City Motors',
    url: 'https://citymotors.example',
    card: { buttons: ['details', 'enquire'] },
    services: { search: { host: import.meta.env['VITE_SEARCH_HOST'], apiKey: 'search-only' } },
  },
  templateName: 'own',
});
if (read.kind !== 'site') throw new Error('The settings of the site are not valid.');

export const { site } = read;
