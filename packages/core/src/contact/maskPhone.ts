/** The number of characters that stay readable. */
const readable = 5;

/**
 * A phone number before it is revealed: its first five characters, then X for every digit; spaces, brackets and hyphens are
 * unchanged (decision D7).
 *
 * @example maskPhone('07 3000 1234') // => '07 30XX XXXX'
 */
export const maskPhone = (written: string): string => {
  const text = written.trim();
  return text.slice(0, readable) + text.slice(readable).replace(/\d/g, 'X');
};
