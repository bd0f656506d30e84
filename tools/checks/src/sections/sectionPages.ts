import type { SectionPages } from '@dealer/storefront/sections';

/** The names of the kinds of pages on the reference page. */
export const sectionPages: Readonly<Record<SectionPages, string>> = {
  content: 'content pages',
  own: 'a site’s own pages',
  vehicle: 'vehicle pages',
  search: 'the search page',
  favourites: 'the favourites page',
  compare: 'the compare page',
  enquiry: 'the contact page and other pages with an enquiry form',
  dealership: 'pages of a dealership',
  offers: 'the offers page',
  models: 'the models page',
  model: 'pages of a model',
  offer: 'pages of an offer',
  brands: 'the brands page',
  brand: 'pages of a brand',
  dealerLocator: 'the dealer locator',
  blog: 'the list of articles',
  post: 'pages of an article',
};
