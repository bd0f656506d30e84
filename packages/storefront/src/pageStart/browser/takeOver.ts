import { fetchUnless } from '@dealer/api/http';
import type { HandedAnswer } from '@dealer/search/answers';
import { type Handover, handoverId, requestKey, seededRandom } from '../handover.ts';

/** The first view of a page that a server has written. */
type FirstView = {
  address: string;
  slug: string | null;
  /** Answers each recorded request once, and sends every other one. */
  fetch: typeof fetch;
  search: HandedAnswer | undefined;
  /** The time of rendering; after `finish` the present time. */
  now: () => number;
  rng: () => number;
  /** Ends the time of rendering. */
  finish: () => void;
  /** Removes the data from the page: React listens. */
  remove: () => void;
};

/** Reads what the server handed over with the page; undefined for a page without it. */
export const takeOver = (page: Pick<Document, 'getElementById'>): FirstView | undefined => {
  const element = page.getElementById(handoverId);
  if (!element) return undefined;
  const { address, slug, now, seed, answers, search } = JSON.parse(element.textContent) as Handover;
  const known = new Map(answers.map(([key, ...answer]) => [key, answer]));
  const random = seededRandom(seed);
  let isFinished = false;
  return {
    address,
    slug,
    search,
    now: () => (isFinished ? Date.now() : now),
    rng: () => (isFinished ? Math.random() : random()),
    fetch: fetchUnless((address, init) => {
      const key = requestKey(address, init);
      const answer = known.get(key);
      known.delete(key);
      if (answer === undefined) return undefined;
      const [status, json, text = JSON.stringify(json)] = answer;
      return new Response(text, { status });
    }),
    finish: () => {
      isFinished = true;
    },
    remove: () => element.remove(),
  };
};
