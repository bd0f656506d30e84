import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PageStage } from '../../test/PageStage.tsx';
import { someArticles } from '../../test/someArticles.ts';

// Preload the chunks: their first transformation takes longer than a test waits.
beforeAll(() => Promise.all([import('./PostPage.tsx'), import('../blog/BlogPage.tsx')]), 60_000);
afterEach(cleanup);

const visit = (address: string, content: ['posts'] | [] = ['posts']) =>
  render(
    <PageStage address={`/blog/vehicle-reviews${address}`} siteDoc={{ content }} answers={someArticles.answers} />,
  );
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });

describe('the blog', { timeout: 60_000 }, () => {
  it('the blog lists the newest twelve articles, and the others on the next page', async () => {
    visit('');
    expect((await heading()).textContent).toBe('Reviews and articles');
    const names = screen.getAllByRole('heading', { level: 2, name: /^Post/ }).map(({ textContent }) => textContent);
    expect([names.length, names[0], names.at(-1)]).toEqual([12, 'Post 13', 'Post 2']);
    const next = screen.getByRole('link', { name: /Next/ });
    expect(next.getAttribute('href')).toBe('/blog/vehicle-reviews?page=2');
  });

  it('the blog opens an article with its date, its author, its sections and others to read', async () => {
    visit('/post-2');
    expect((await heading()).textContent).toBe('Post 2');
    expect(screen.getByText('2 January 2026')).toBeTruthy();
    expect(screen.getByText('By Dan Reyes')).toBeTruthy();
    expect(await screen.findByText('Check the plate.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read More: Post 13' })).toBeTruthy();
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        { '@type': 'Article', headline: 'Post 2', datePublished: '2026-01-02' },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it.each([
    ['an article that nobody wrote', '/nothing', ['posts']],
    ['any article of a site without posts', '/post-2', []],
  ] as [string, string, ['posts'] | []][])('the blog does not know %s', async (_, address, content) => {
    visit(address, content);
    expect((await heading()).textContent).toMatch(/could not find that page/);
  });
});
