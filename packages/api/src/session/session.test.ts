import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchWebsiteSession } from './index.ts';

const ask = (answer: Response) => {
  const asked: string[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return answer;
    },
  });
  return { asked, session: fetchWebsiteSession(http, { websiteId: 201 }) };
};

afterEach(() => void vi.restoreAllMocks());

describe('the website session', () => {
  it('says which plugins the website may use, and its rating', async () => {
    const { asked, session } = ask(
      Response.json({ plugins: [{ name: 'autogauge' }, 'Other'], reviews: { count: 293, average_rating: 4.7 } }),
    );
    await expect(session).resolves.toEqual({ plugins: ['Autogauge'], reviews: { count: 293, average: 4.7 } });
    expect(asked).toEqual(['https://dealer.example/api/website-session?website_id=201']);
  });

  it.each([
    ['a fault', () => new Response('{}', { status: 500 })],
    ['no object', () => Response.json('gone')],
  ])('is none after %s, which the console alone hears', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(ask(answer()).session).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The website session could not be loaded');
  });
});
