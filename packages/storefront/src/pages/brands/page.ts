import { brandsContent } from '@dealer/core/brands';
import { metaDescription } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';
import { loadContent } from '../../content/loadContent.ts';
import { definePage } from '../../page/definePage.ts';

/** The brands that the dealer sells. */
export const page = definePage({
  route: 'brands',
  areas: ['top', 'main'],
  sections: ['brandDirectory'],
  list: [{ section: 'brandDirectory', area: 'main' }],
  load: (deps) => async () => {
    const content = await loadContent(deps, brandsContent);
    return content.kind === 'none' ? { kind: 'unknown' as const } : content;
  },
  head: (_, site) => {
    const title = pageTitle('brands', site);
    const text = `The makes that ${site.name} sells and looks after.`;
    return { title, text, description: metaDescription(title, text, site), path: pathTo('brands') };
  },
});
