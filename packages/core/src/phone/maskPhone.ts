/** Characters of the written number that stay readable (row 4.P01). */
const readable = 5;

/**
 * A phone number as it stands before somebody asks for it: its first five characters, then X for every digit; spaces, brackets and
 * hyphens stay (row 4.P01; decision D7).
 *
 * @example maskPhone('07 3000 1234') // => '07 30XX XXXX'
 */
export const maskPhone = (written: string): string => {
  const text = written.trim();
  return text.slice(0, readable) + text.slice(readable).replace(/\d/g, 'X');
};
