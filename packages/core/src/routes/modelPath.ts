import { isSafeHref } from './isSafeHref.ts';

/** Of a model of the directory, what its link depends on. */
export type ModelReference = {
  readonly slug: string;
  readonly newSlug?: string | null;
  readonly overrideUrl?: string | null;
};

/**
 * Where a model's tile leads (row 2.R31; decision F7): its override address where that is safe to follow, else the directory page
 * of its new slug, else of its slug.
 *
 * @example
 * modelPath({ slug: 'ranger', newSlug: 'ranger-2026' }); // => '/models/ranger-2026'
 * modelPath({ slug: 'ranger', overrideUrl: 'https://www.ford.example/ranger' }); // => 'https://www.ford.example/ranger'
 */
export const modelPath = ({ slug, newSlug, overrideUrl }: ModelReference): string => {
  const own = overrideUrl?.trim() ?? '';
  if (own !== '' && isSafeHref(own)) return own;
  const name = newSlug?.trim() ?? '';
  return `/models/${encodeURIComponent(name === '' ? slug : name)}`;
};
