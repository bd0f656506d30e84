/**
 * A whole number from 0 to 4,294,967,295 that depends only on the text and is the same on every machine. For even distribution,
 * not for security. FNV-1a with a final mix, so that similar texts have very different numbers.
 *
 * @example stableHash('Caringbah, NSW') === stableHash('Caringbah, NSW') // => true
 */
export const stableHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
};
