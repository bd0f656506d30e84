import { FeedError } from './feedError.ts';

/** One element of a list in a JSON text, as text; numbers count from 1. */
type JsonElement = { text: string; number: number };

const blank = /^\s*$/;
const inTextSign = /["\\]/g;
const structureSign = /["{}[\],:]/g;

/**
 * Cuts the elements out of a list in a JSON text, without ever holding the whole text. `at` is the path of the list; an
 * empty path means that the text is the list.
 *
 * @throws FeedError if there is no such list
 */
// eslint-disable-next-line func-style -- generators cannot be arrow functions
export async function* jsonElements(chunks: AsyncIterable<string>, at: readonly string[]): AsyncGenerator<JsonElement> {
  const broken = (why: string): FeedError => new FeedError(`The feed is broken: the file is not JSON: ${why}.`);
  /** The objects and lists that are open, and the member that each object is at. */
  const open: { isList: boolean; member: string }[] = [];
  const otherLists: string[] = [];
  let buffer = '';
  let position = 0;
  /** Where what is needed begins: an element of the list, or a text that may be a member's name. */
  let neededFrom = -1;
  let inText = false;
  let textFrom = 0;
  let lastText = '';
  let listDepth = -1;
  let isFound = false;
  let isAfterComma = false;
  let number = 0;
  let hasContent = false;

  const element = (end: number): JsonElement | undefined => {
    const text = buffer.slice(neededFrom, end);
    if (blank.test(text)) {
      if (isAfterComma || buffer[end] === ',') throw broken('an element is missing in its list');
      return undefined;
    }
    number += 1;
    return { text, number };
  };
  for await (const chunk of chunks) {
    const from =
      neededFrom === -1 ? (inText ? textFrom : position) : Math.min(neededFrom, inText ? textFrom : neededFrom);
    buffer = buffer.slice(from) + chunk;
    hasContent ||= !blank.test(chunk);
    position -= from;
    textFrom -= from;
    if (neededFrom !== -1) neededFrom -= from;
    for (;;) {
      const next = inText ? inTextSign : structureSign;
      next.lastIndex = position;
      const index = next.exec(buffer)?.index ?? -1;
      if (index === -1) {
        position = buffer.length;
        break;
      }
      const sign = buffer[index]!;
      if (inText) {
        // The character after a backslash may be in the next chunk.
        if (sign === '\\' && index + 1 >= buffer.length) {
          position = index;
          break;
        }
        position = index + (sign === '\\' ? 2 : 1);
        if (sign === '"') {
          inText = false;
          if (listDepth === -1) lastText = buffer.slice(textFrom, index + 1);
        }
        continue;
      }
      position = index + 1;
      const top = open.at(-1);
      if (sign === '"') {
        inText = true;
        textFrom = index;
      } else if (sign === ':') {
        if (top !== undefined && listDepth === -1) top.member = JSON.parse(lastText) as string;
      } else if (sign === '{' || sign === '[') {
        const isHere = open.every(({ isList, member }, depth) => !isList && member === at[depth]);
        open.push({ isList: sign === '[', member: '' });
        if (sign === '[' && listDepth === -1 && !isFound && isHere && open.length === at.length + 1) {
          listDepth = open.length;
          isFound = true;
          neededFrom = position;
        } else if (sign === '[' && open.length === 2 && top?.isList === false) otherLists.push(top.member);
      } else if (sign === ',') {
        if (open.length !== listDepth) continue;
        const found = element(index);
        if (found !== undefined) yield found;
        isAfterComma = true;
        neededFrom = position;
      } else {
        if (top === undefined || top.isList !== (sign === ']')) throw broken(`a ${sign} closes nothing`);
        if (open.length === listDepth) {
          const found = element(index);
          if (found !== undefined) yield found;
          listDepth = -1;
          neededFrom = -1;
        }
        open.pop();
      }
    }
  }
  if (!hasContent) throw new FeedError('The feed is empty.');
  if (inText || open.length > 0) throw broken('it ends too early');
  if (isFound) return;
  if (at.length > 0)
    throw new FeedError(`The mapping says that the vehicles are under "${at.join('.')}"; there is no list.`);
  throw new FeedError(
    `A JSON feed must be a list of vehicles.${otherLists.length > 0 ? ` This one holds lists under ${otherLists.map((name) => `"${name}"`).join(', ')}: name one as "records" in a --mapping.` : ''}`,
  );
}
