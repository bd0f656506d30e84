import { aSite, aVehicle } from '@dealer/core/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { HomeStructuredData } from '../pages/home/HomeStructuredData.tsx';
import { SearchStructuredData } from '../pages/search/SearchStructuredData.tsx';

const hostile = '</script><script>alert(1)</script>';

/** The HTML of a page's structured data, its nodes and their types. */
const graphOf = (page: ReactNode, name = 'Harbour City Motors') => {
  const site = { ...aSite(), name };
  const html = renderToStaticMarkup(
    <StorefrontProvider value={{ site } as unknown as Storefront}>{page}</StorefrontProvider>,
  );
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  const { '@graph': nodes } = JSON.parse(text) as { '@graph': { '@type': string; name?: string }[] };
  return { html, nodes, types: nodes.map((node) => node['@type']) };
};

describe('structured data in a page', () => {
  it('describes the dealer and the website on the home page', () => {
    expect(graphOf(<HomeStructuredData />).types).toEqual(['AutoDealer', 'WebSite']);
  });

  it('describes vehicles and breadcrumbs on a search page, and only breadcrumbs without results', () => {
    expect(graphOf(<SearchStructuredData heading="Used cars" vehicles={[aVehicle()]} />).types).toEqual([
      'ItemList',
      'BreadcrumbList',
    ]);
    expect(graphOf(<SearchStructuredData heading="Used cars" vehicles={[]} />).types).toEqual(['BreadcrumbList']);
  });

  it('structured data in a page escapes the name of a site', () => {
    const { html, nodes } = graphOf(<HomeStructuredData />, hostile);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(nodes[0]?.name).toBe(hostile);
  });
});
