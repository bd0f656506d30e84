import { createHash } from 'node:crypto';

/**
 * An etag of a text's content.
 *
 * @example
 * etagOf('{}') // => '"RBNvo1WzZ4oRRq0W9-hknp"'
 */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
