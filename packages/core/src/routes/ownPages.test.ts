import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { footerColumns, headerMenu, matchRoute, ownPageAt, siteRoutes } from './index.ts';

const paths = ['/', '/search', '/cars/', '/finance', '/about-us', '/contact-us', '/careers'];
const page = { path: '/why-us', title: 'Why buy from us' } as const;
const ownPagePatterns = (site: ReturnType<typeof aSite>) =>
  siteRoutes(site)
    .filter(({ name }) => name === 'ownPage')
    .map(({ pattern }) => pattern);
const menuLabels = (site: ReturnType<typeof aSite>) =>
  headerMenu(site, paths).map(({ label, items = [] }) => [label, ...items.map((item) => item.label)]);

describe('the pages of a site’s own', () => {
  it('the pages of a site’s own are at their addresses, with and without a slash at the end', () => {
    const site = aSite({ ownPages: [page, { path: '/about/our-team', title: 'Our team' }] });
    for (const path of ['/why-us', '/why-us/', '/Why-Us', '/why-us?from=mail'])
      expect(matchRoute(path, site)).toMatchObject({ name: 'ownPage' });
    expect(ownPageAt('/about/our-team/', site)?.title).toBe('Our team');
    expect(matchRoute('/why-us/more', site)).toEqual({ kind: 'unknown' });
    expect(matchRoute('/why-us', aSite())).toEqual({ kind: 'unknown' });
  });

  it('the pages of a site’s own leave every other page its address', () => {
    const site = aSite({
      ownPages: [
        { path: '/finance', title: 'Our finance', menu: 'header' },
        { path: '/', title: 'Start', menu: 'footer' },
        { path: '/cars/:slug', title: 'Cars' },
        { path: '/cars/best', title: 'The best cars' },
        { path: '/search', title: 'Search' },
        { path: '/Sign-In', title: 'Sign in' },
        { path: '/sign-in', title: 'Sign in' },
      ],
    });
    expect(ownPagePatterns(site)).toEqual([]);
    expect(matchRoute('/finance', site)).toMatchObject({ name: 'finance' });
    expect(matchRoute('/', site)).toMatchObject({ name: 'home' });
    expect(matchRoute('/cars/hilux-7', site)).toMatchObject({ name: 'vehicle' });
    expect(matchRoute('/sign-in', site)).toMatchObject({ name: 'signIn' });
    expect(JSON.stringify([headerMenu(site, paths), footerColumns(site, paths)])).not.toMatch(/Our finance|"Start"/);
  });

  it('the pages of a site’s own are found first come, first served where two have one address', () => {
    const site = aSite({ ownPages: [page, { ...page, title: 'Second' }] });
    expect(ownPagePatterns(site)).toEqual([page.path]);
    expect(ownPageAt('/why-us', site)?.title).toBe(page.title);
  });
});

describe('the menu entry of a page of the site’s own', () => {
  it('the menu entry of a page of the site’s own is in Company, under its title or its label', () => {
    const site = aSite({
      ownPages: [
        { ...page, menu: 'header', label: 'Why us' },
        { ...page, path: '/team', menu: 'footer' },
      ],
    });
    expect(menuLabels(site).at(-1)).toEqual(['Company', 'About us', 'Contact us', 'Careers', 'Why us']);
    expect(
      menuLabels(aSite({ ownPages: [{ ...page, menu: 'header' }] }))
        .at(-1)
        ?.at(-1),
    ).toBe(page.title);
  });

  it('comes last in a menu that the site has written', () => {
    const site = aSite({
      navigation: [{ label: 'Finance', href: '/finance' }],
      ownPages: [{ ...page, menu: 'header' }],
    });
    expect(menuLabels(site)).toEqual([['Finance'], [page.title]]);
  });

  it('the menu entry of a page of the site’s own may be written by hand, wherever the site wants it', () => {
    const site = aSite({ navigation: [{ label: 'Us', href: '/why-us' }], ownPages: [page] });
    expect(menuLabels(site)).toEqual([['Us']]);
  });

  it('the menu entry of a page of the site’s own is in the dealership’s column of the footer, or in one of its own', () => {
    const own = { ownPages: [{ ...page, menu: 'footer' as const }] };
    const lastColumn = (site: ReturnType<typeof aSite>) => footerColumns(site, paths).at(-1);
    expect(lastColumn(aSite(own))?.items?.at(-1)).toEqual({ label: page.title, href: '/why-us' });
    const site = aSite({ ...own, footer: [{ label: 'Cars', items: [{ label: 'All', href: '/search' }] }] });
    expect(footerColumns(site, paths)).toHaveLength(2);
    expect(lastColumn(site)).toEqual({ label: site.name, items: [{ label: page.title, href: '/why-us' }] });
  });

  it('the menu entry of a page of the site’s own is nowhere where the page names no menu', () => {
    const site = aSite({ ownPages: [page] });
    expect(JSON.stringify([headerMenu(site, paths), footerColumns(site, paths)])).not.toContain('why-us');
  });
});
