import type { SiteProblem } from '@dealer/core/site-check';

/** A text of a document, with its path: `items[0].name`. */
type Text = { path: string; value: string };

/** Every text of a document. */
export const textsIn = (value: unknown, path = ''): Text[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
};

/** Whether a text is the address of a picture or film on the site itself. */
export const isPicture = (text: string): boolean => /^\/[^\s]*\.(webp|avif|png|jpe?g|svg|mp4|m4v|webm)$/.test(text);

/** That a picture or film is missing. */
export const missingPicture = ({ path, value }: Text): SiteProblem => ({
  path,
  message: `"${value}" is not there`,
  hint: 'Put the file there, or correct the address',
});
