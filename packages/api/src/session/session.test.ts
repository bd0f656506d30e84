import { afterEach, describe, expect, it, vi } from 'vitest';
import { serving } from '../test/serving.ts';
import { fetchWebsiteSession } from './index.ts';

const ask = (answer: Response) => {
  const { http, requests } = serving(() => answer);
  return { requests, session: fetchWebsiteSession(http, { websiteId: 201 }) };
};

afterEach(() => void vi.restoreAllMocks());

describe('the website session', () => {
  it('returns the plugins of the website and its rating', async () => {
    const { requests, session } = ask(
      Response.json({ plugins: [{ name: 'autogauge' }, 'Other'], reviews: { count: 293, average_rating: 4.7 } }),
    );
    await expect(session).resolves.toEqual({ plugins: ['Autogauge'], reviews: { count: 293, average: 4.7 } });
    expect(requests.map(({ url }) => url)).toEqual(['https://dealer.example/api/website-session?website_id=201']);
  });

  it.each([
    ['a server error', () => new Response('{}', { status: 500 })],
    ['a string', () => Response.json('gone')],
  ])('the website session is undefined after %s, with a message on the console', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(ask(answer()).session).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The website session could not be loaded');
  });
});
