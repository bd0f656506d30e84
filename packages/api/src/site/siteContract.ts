import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { pageEndpoints } from './pageEndpoints.ts';

export const siteContract = defineContract({
  name: 'Get the site',
  text: 'The site’s values, as docs/site-config.md lists them. A production host answers by its host name and ignores the query.',
  method: 'GET',
  path: `/${endpoints.site}`,
  host: 'host',
  by: 'fetchSite',
  calledFrom: 'Every page, at startup.',
  query: z.object({ site: z.optional(z.string()) }),
  answer: z.looseObject({ slug: z.string(), name: z.string() }),
  fields: { site: 'A slug of [a-z0-9-], at most 60 letters.' },
  errors: [
    { when: '404', page: '"There is no website here", with the requested slug.' },
    {
      when: 'No connection, no answer in time, another status, or text instead of JSON',
      page: '"This website cannot start right now", with Try again.',
    },
    {
      when: 'A value that the schema rejects',
      page: '"This website cannot start"; on the developer\'s own machine with the path of the value, the error and what to write instead.',
    },
  ],
  examples: [
    {
      query: { site: 'southern-cross-motors' },
      answer: { slug: 'southern-cross-motors', name: 'Southern Cross Motors', template: 'coast' },
    },
  ],
});

export const ownPageContract = defineContract({
  name: 'Get a custom page of the site',
  text: 'The content of a page that the site’s `ownPages` name, as docs/pages.md describes it: the file next to site.json whose name is the address. A production host answers by its host name and ignores the query.',
  method: 'GET',
  path: pageEndpoints.ownPage('name').replace('name', '{path}'),
  host: 'host',
  by: 'fetchOwnPage',
  calledFrom: 'Custom pages of the site.',
  source: 'docs/pages.md',
  query: z.object({ site: z.optional(z.string()) }),
  answer: z.looseObject({
    description: z.optional(z.string()),
    sections: z.array(z.looseObject({ section: z.string() })),
  }),
  fields: {
    site: 'A slug of [a-z0-9-], at most 60 letters.',
    sections: 'A name and its settings for each section, see docs/sections.md.',
  },
  errors: [
    { when: '404', page: '"We could not find that page".' },
    {
      when: 'No connection, no answer in time, another status, or an invalid page',
      page: '"This page could not be loaded", with Try again.',
    },
    {
      when: 'A section that does not exist or has invalid settings',
      page: 'Shows the rest of the page and reports the error.',
    },
  ],
  examples: [
    {
      params: { path: 'why-us' },
      query: { site: 'southern-cross-motors' },
      answer: {
        description: 'Why people buy from us.',
        sections: [{ section: 'text', settings: { title: 'Why us' } }],
      },
    },
  ],
});

export const contentContract = defineContract({
  name: 'Get a content file of the site',
  text: 'Offers, models, brands, posts, reviews or slides of the site, as docs/content.md describes them: the file in the folder `content` next to site.json. A production host answers by its host name and ignores the query.',
  method: 'GET',
  path: pageEndpoints.content('name').replace('name', '{name}'),
  host: 'host',
  by: 'fetchContent',
  calledFrom: 'The first page of a visit that shows this kind of content, on sites whose setting `content` lists it.',
  source: 'docs/content.md',
  query: z.object({ site: z.optional(z.string()) }),
  answer: z.looseObject({ items: z.array(z.looseObject({})) }),
  fields: {
    site: 'A slug of [a-z0-9-], at most 60 letters.',
    items: 'The offers, models and so on, each as docs/content.md describes it.',
  },
  errors: [
    {
      when: 'No such file, no connection, no answer in time, another status, or an invalid file',
      page: 'Omits the section; a page reports that it could not be loaded, with Try again.',
    },
    { when: 'An invalid item', page: 'Shows the other items and reports the error.' },
  ],
  examples: [
    {
      params: { name: 'offers' },
      query: { site: 'southern-cross-motors' },
      answer: { items: [{ id: 12, name: 'Plate clearance', category: 'Finance offer' }] },
    },
  ],
});
