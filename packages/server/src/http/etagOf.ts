import { createHash } from 'node:crypto';

/** An etag of a text's content. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
