import { isUtf8 } from 'node:buffer';
import { FeedError } from './feedError.ts';

const saveAsUtf8 = 'Save it as UTF-8 ("CSV UTF-8" in spreadsheets) and import again.';

/** Which line of the chunk holds the first byte that is not UTF-8; the chunk may start within a character. */
const badLineOf = (chunk: Buffer): number => {
  let start = 0;
  for (let line = 0; ; line += 1) {
    // In a file that ends its lines with "\r" alone there is no "\n".
    const end = chunk.indexOf(chunk.includes(0x0a) ? 0x0a : 0x0d, start);
    const stop = end === -1 ? chunk.length : end;
    if (!isUtf8(chunk.subarray(start, stop))) return line;
    if (end === -1) return line;
    start = end + 1;
  }
};

/**
 * Turns the bytes of a feed into text: UTF-8 with or without a mark, line ends (`\r\n`, `\r`) as `\n`. Refuses everything else by
 * name, because a wrongly read file would import thousands of broken names.
 *
 * @throws FeedError for UTF-16, binary files and bytes that are not UTF-8
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* decodeFeed(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  let lines = 1;
  let carriageReturn = false;
  for await (const chunk of bytes) {
    if (first) {
      first = false;
      if ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff)) {
        throw new FeedError(`The feed is encoded as UTF-16. ${saveAsUtf8}`);
      }
    }
    if (chunk.includes(0))
      throw new FeedError(
        `The feed holds zero bytes: it is UTF-16 without a mark, or not a text file at all. ${saveAsUtf8}`,
      );
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw new FeedError(
        `The feed is not UTF-8: line ${lines + badLineOf(chunk)} holds bytes that are not. ${saveAsUtf8}`,
      );
    }
    // "\r\n" may be cut in two by the chunks.
    if (carriageReturn) text = `\r${text}`;
    carriageReturn = text.endsWith('\r');
    if (carriageReturn) text = text.slice(0, -1);
    text = text.replaceAll(/\r\n?/g, '\n');
    lines += text.split('\n').length - 1;
    if (text !== '') yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw new FeedError(`The feed is not UTF-8: it ends within a character, on line ${lines}. ${saveAsUtf8}`);
  }
  if (carriageReturn) yield '\n';
}
