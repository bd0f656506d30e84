import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Tree } from '@nx/devkit';
import { titleOf } from '../names.ts';

/** A demo site's folder name and the dealer's name. */
type NewSite = { slug: string; name: string };

/** The folder names of all demo sites: one is only once in the repository, because hosts and stored data are named by it. */
export const siteSlugs = (root: string): string[] =>
  globSync('apps/*/sites/*/site.json', { cwd: root }).map((file) => basename(dirname(file)));

/** A name for the first demo site of a look that no other site has. */
export const freeSite = (root: string, look: string): NewSite => {
  const taken = siteSlugs(root);
  const [kind] = ['motors', 'cars', 'autos', 'vehicles'].filter((word) => !taken.includes(`${look}-${word}`));
  if (kind === undefined) throw new Error(`Every demo site that ${look} could start with exists already.`);
  return { slug: `${look}-${kind}`, name: `${titleOf(look)} ${titleOf(kind)}` };
};

/** What every site must say, and what it is better with: on a used car the tag "New" reads as its condition. */
export const siteDoc = ({ slug, name }: NewSite, look: string) => ({
  $schema: '../../../../packages/core/site.schema.json',
  slug,
  name,
  template: look,
  url: `https://www.${slug.replaceAll('-', '')}.example`,
  country: 'AU',
  timezone: 'Australia/Brisbane',
  tags: { newArrivalTagUsed: 'New Arrival' },
});

/** A yard of the generated stock, so that the starter's only yard has vehicles. */
const yardWithStock = 101;

const starter = (site: NewSite, look: string) => ({
  ...siteDoc(site, look),
  content: ['offers', 'reviews'],
  ownPages: [{ path: '/why-us', title: `Why ${site.name}`, menu: 'footer' }],
  home: {
    headline: `Vehicles at ${site.name}`,
    heroPicture: {
      src: '/pictures/scenes/yard-1920.webp',
      srcSet: '/pictures/scenes/yard-960.webp 960w, /pictures/scenes/yard-1920.webp 1920w',
      width: 1920,
      height: 800,
      alt: 'Cars in front of a showroom',
    },
    reasons: [
      { title: 'First reason', text: 'What you do that others do not, in a sentence or two that people remember.' },
      { title: 'Second reason', text: 'What people say when they come back, in their own words as far as you can.' },
      { title: 'Third reason', text: 'What you promise in writing, and what a buyer has to do to rely on it.' },
    ],
  },
  services: { maps: { key: 'demo', imageUrl: '/pictures/locations/map.webp' } },
  locations: [
    {
      id: yardWithStock,
      name: site.name,
      slug: 'main-yard',
      primary: true,
      image: '/pictures/locations/yard-front.webp',
      address: {
        street: '1 Example Street',
        city: 'Brisbane',
        state: 'QLD',
        postcode: '4000',
        lat: -27.47,
        long: 153.03,
      },
      contact_detail: {
        phone: '07 5550 1000',
        opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open: '08:30', close: '17:30' })),
      },
      dealer_license_number: '4 110 000',
    },
  ],
});

const offers = {
  items: [
    {
      id: 1,
      name: 'An example offer',
      description: '<p>What is offered, in one sentence.</p>',
      disclaimer: 'Its conditions.',
      category: 'Offers',
      image_url: '/pictures/ute/white/hero.webp',
    },
  ],
};

const reviews = {
  overall: { average: 4.8, count: 3 },
  items: [1, 2, 3].map((id) => ({
    id,
    customer_name: `Customer ${id}`,
    rating: 5,
    review_date: `2026-10-0${id}`,
    text: 'An example of a review, as long as most are: what went well, who helped, and whether they would come back.',
  })),
};

const whyUs = {
  $schema: '../../../../../packages/core/page.schema.json',
  description: 'An example of a page of text.',
  sections: [{ section: 'text', settings: { paragraphs: ['Say why people buy from you.'] } }, { section: 'reasons' }],
};

/** Writes a site with a few lines of everything that a dealer says; its vehicles are those of the generated stock. */
export const writeStarterSite = (tree: Tree, { site, look }: { site: NewSite; look: string }): void => {
  const files = {
    'site.json': starter(site, look),
    'content/offers.json': offers,
    'content/reviews.json': reviews,
    'pages/why-us.json': whyUs,
  };
  for (const [file, doc] of Object.entries(files))
    tree.write(`apps/${look}/sites/${site.slug}/${file}`, `${JSON.stringify(doc, null, 2)}\n`);
};
