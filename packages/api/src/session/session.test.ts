import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchWebsiteSession } from './index.ts';

const ask = (answer: Response) => {
  const requests: string[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return answer;
    },
  });
  return { requests, session: fetchWebsiteSession(http, { websiteId: 201 }) };
};

afterEach(() => void vi.restoreAllMocks());

describe('the website session', () => {
  it('returns the plugins of the website and its rating', async () => {
    const { requests, session } = ask(
      Response.json({ plugins: [{ name: 'autogauge' }, 'Other'], reviews: { count: 293, average_rating: 4.7 } }),
    );
    await expect(session).resolves.toEqual({ plugins: ['Autogauge'], reviews: { count: 293, average: 4.7 } });
    expect(requests).toEqual(['https://dealer.example/api/website-session?website_id=201']);
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
