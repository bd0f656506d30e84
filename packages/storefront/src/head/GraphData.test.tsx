import { aSite, aVehicle } from '@dealer/core/testing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StorefrontProvider } from '../boot/storefront.ts';
import type { Storefront } from '../boot/storefront.ts';
import { HomeGraph } from '../pages/home/HomeGraph.tsx';
import { SearchGraph } from '../pages/search/SearchGraph.tsx';

const hostile = '</script><script>alert(1)</script>';

/** The types of what a page's structured data describes, and the HTML that it is written in. */
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
  it('is the dealer and its website on the home page', () => {
    expect(graphOf(<HomeGraph />).types).toEqual(['AutoDealer', 'WebSite']);
  });

  it('is the list of vehicles and the trail on a search page, the trail alone where nothing is found', () => {
    expect(graphOf(<SearchGraph heading="Used cars" vehicles={[aVehicle()]} />).types).toEqual([
      'ItemList',
      'BreadcrumbList',
    ]);
    expect(graphOf(<SearchGraph heading="Used cars" vehicles={[]} />).types).toEqual(['BreadcrumbList']);
  });

  it('stays inside its element, whatever a site is called', () => {
    const { html, nodes } = graphOf(<HomeGraph />, hostile);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(nodes[0]?.name).toBe(hostile);
  });
});
