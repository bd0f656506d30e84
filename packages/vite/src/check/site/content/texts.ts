import type { SiteProblem } from '@dealer/core/site-check';
import type { HostFiles } from './hostFiles.ts';

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

/** The pictures and films of a document that its host does not have, and films that are none. */
export const fileProblems = (doc: unknown, { hasPicture, isFilm }: HostFiles): SiteProblem[] =>
  textsIn(doc)
    .filter(({ value }) => isPicture(value))
    .flatMap((text) => {
      if (!hasPicture(text.value)) return [missingPicture(text)];
      return /\.(mp4|m4v|webm)$/.test(text.value) && !isFilm(text.value)
        ? [
            {
              path: text.path,
              message: `"${text.value}" is no film: the file is neither mp4 nor webm`,
              hint: 'Export it as mp4 (H.264) or webm; another name is not enough',
            },
          ]
        : [];
    });
