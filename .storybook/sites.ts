import type { SiteDoc } from '@dealer/core/site';

const files = import.meta.glob<SiteDoc & { template: string; name: string }>('../apps/*/sites/*/site.json', {
  eager: true,
  import: 'default',
});

/** The demo sites of all looks, by their slug: an address of Storybook takes letters, digits and hyphens only. */
export const demoSites = Object.fromEntries(
  Object.entries(files).map(([file, { $schema: _, ...doc }]) => {
    const [, , look = '', , slug = ''] = file.split('/');
    return [slug, { look, doc }];
  }),
);
