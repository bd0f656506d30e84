// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { looks, templateOf } from './looks.ts';
import { agreeing } from './lookAndSite.ts';
import { addressOf } from './StoryFrame.tsx';
import { demoSites } from './sites.ts';
import { stageStock } from './stageStock.ts';
import { openVisit, siteOfVisit, takeUnanswered } from './visit.ts';

const count = (values: readonly unknown[]): number => new Set(values).size;

describe('what stories show', () => {
  it('shows sixty different vehicles with pictures, of all kinds and in all states', () => {
    expect(stageStock).toHaveLength(60);
    expect(count(stageStock.map(({ images }) => images?.[0]))).toBeGreaterThan(50);
    expect(stageStock.filter(({ photos_count: photos }) => Number(photos) < 3)).toEqual([]);
    expect(count(stageStock.map(({ item_type: type }) => type))).toBeGreaterThan(3);
    expect(count(stageStock.map(({ make }) => make))).toBeGreaterThan(10);
    expect(count(stageStock.map(({ status }) => status))).toBeGreaterThan(2);
  });

  it('shows a page of the dealer in the toolbar in the look of that dealer, and else a dealer of the look', () => {
    for (const [slug, { look }] of Object.entries(demoSites))
      expect(siteOfVisit(slug, looks[0] ?? '', {})).toEqual({ slug, look });
    for (const look of looks) expect(siteOfVisit('', look, {}).look).toBe(look);
    expect(() => siteOfVisit('no-dealer', 'classic', {})).toThrow(/no demo site 'no-dealer'/);
  });

  it('shows in the toolbar the look of the chosen dealer, and no dealer of another look', () => {
    const [slug = '', { look = '' } = {}] = Object.entries(demoSites)[0] ?? [];
    const other = looks.find((one) => one !== look) ?? '';
    expect(agreeing(undefined, { template: other, site: slug }), 'a link').toEqual({ template: look });
    expect(agreeing({ template: other, site: '' }, { template: other, site: slug }), 'a dealer').toEqual({
      template: look,
    });
    expect(agreeing({ template: look, site: slug }, { template: other, site: slug }), 'a look').toEqual({ site: '' });
    expect(agreeing({ template: look, site: slug }, { template: 'all', site: slug }), 'all looks').toEqual({
      site: '',
    });
    expect(agreeing(undefined, { template: 'all', site: slug }), 'a link to all looks').toEqual({ template: look });
    expect(agreeing(undefined, { template: other, site: '' })).toBeUndefined();
  });

  it('draws a page with the parts of its look', async () => {
    const where = siteOfVisit('', 'toyota', {});
    const { template, site } = await openVisit({ page: '/' }, where);
    expect(template).toBe(templateOf('toyota'));
    expect(site.name).toBe(demoSites[where.slug]?.doc.name);
  });

  it('names a call of a page that the mock backend does not answer', async () => {
    const visit = await openVisit({ page: '/' }, siteOfVisit('', 'classic', {}));
    await visit.fetch('https://api.example.com/api/unknown', { method: 'POST' });
    expect(takeUnanswered()).toEqual(['POST /api/unknown']);
    expect(takeUnanswered()).toEqual([]);
  });

  it('draws a story in other frames as the toolbar and its settings have it', () => {
    const globals = { template: 'toyota', site: '', pseudo: { hover: true }, scheme: 'dark' };
    const { searchParams } = new URL(addressOf('button--primary', globals, { children: 'Reserve it' }), 'http://a');
    expect(searchParams.get('globals')).toBe('template:toyota;pseudo.hover:!true;scheme:dark');
    expect(searchParams.get('args')).toBe('children:Reserve it');
  });
});
