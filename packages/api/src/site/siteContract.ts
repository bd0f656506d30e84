import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';

export const siteContract = defineContract({
  name: 'Get the site',
  text: 'The site’s values, as docs/site-config.md lists them. A production host answers by its host name and ignores the query.',
  method: 'GET',
  path: `/${endpoints.site}`,
  host: 'host',
  by: 'fetchSite',
  calledFrom: 'The start of every page.',
  source: 'Specification section 3, Site config',
  query: z.object({ site: z.optional(z.string()) }),
  answer: z.looseObject({ slug: z.string(), name: z.string() }),
  fields: { site: 'A slug of [a-z0-9-], at most 60 letters.' },
  errors: [
    { when: '404', page: '"There is no website here", and which slug was asked for.' },
    {
      when: 'No connection, no answer in time, another status, or text instead of JSON',
      page: '"This website cannot start right now", with Try again.',
    },
    {
      when: 'A value that the schema does not take',
      page: '"This website cannot start", with the place, what is wrong there and what to write instead.',
    },
  ],
  examples: [
    {
      query: { site: 'southern-cross-motors' },
      answer: { slug: 'southern-cross-motors', name: 'Southern Cross Motors', template: 'classic' },
    },
  ],
});
