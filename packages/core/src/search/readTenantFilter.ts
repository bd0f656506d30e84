import { quoted } from './filterText.ts';
import { filterableAttributes } from './indexSettings.ts';

/** A parsed filter expression of a dealer. */
type TenantFilter =
  | { readonly kind: 'filter'; readonly filter: string }
  | { readonly kind: 'invalid'; readonly fault: FilterFault };

/** A syntax error with the parts of the expression that it concerns; `explainFilterFault` writes the message. */
export type FilterFault = {
  readonly code:
    | 'unreadable'
    | 'noSign'
    | 'endsBeforeCondition'
    | 'signForName'
    | 'unknownName'
    | 'endsBeforeValue'
    | 'noValue'
    | 'twoWords'
    | 'noNumber'
    | 'noComparison'
    | 'tooDeep'
    | 'noJoin';
  readonly pieces: readonly string[];
};

type Token = { readonly kind: 'word' | 'quoted' | 'sign'; readonly text: string };

const tokenPattern = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(!=|>=|<=|[():=<>,[\]])|([^\s()"':=<>!,[\]]+))/y;

class Unreadable extends Error {
  readonly fault: FilterFault;
  constructor(code: FilterFault['code'], ...pieces: string[]) {
    super(code);
    this.fault = { code, pieces };
  }
}

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (text.slice(tokenPattern.lastIndex).trim() !== '') {
    const from = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (!match) {
      throw new Unreadable('unreadable', JSON.stringify(text.slice(from, from + 20).trim()));
    }
    const quotation = match[1] ?? match[2];
    if (quotation !== undefined) tokens.push({ kind: 'quoted', text: quotation.replace(/\\(.)/g, '$1') });
    else if (match[3] !== undefined) tokens.push({ kind: 'sign', text: match[3] });
    else tokens.push({ kind: 'word', text: match[4]! });
  }
  return tokens;
};

const number = /^-?\d+(\.\d+)?$/;
const keyword = /^(AND|OR|NOT|IN|TO|EXISTS)$/i;
const deepest = 50;

/** Parses tokens with the grammar: OR, AND, NOT, then a condition or parentheses. */
const reader = (tokens: readonly Token[]) => {
  let index = 0;
  const peek = (): Token | undefined => tokens[index];
  const isSign = (text: string): boolean => {
    const token = peek();
    return token?.kind === 'sign' && token.text === text;
  };
  const isWord = (token: Token | undefined, text: string): boolean =>
    token?.kind === 'word' && token.text.toUpperCase() === text;
  const isKeyword = (text: string): boolean => isWord(peek(), text);
  const take = (): Token | undefined => tokens[index++];
  const tokenText = (token: Token | undefined): string =>
    token === undefined ? 'nothing' : JSON.stringify(token.text);

  const expectSign = (text: string): void => {
    if (!isSign(text)) throw new Unreadable('noSign', text, tokenText(peek()));
    index += 1;
  };

  const attribute = (): string => {
    const token = take();
    if (token === undefined) throw new Unreadable('endsBeforeCondition');
    if (token.kind === 'sign') throw new Unreadable('signForName', token.text);
    if (!filterableAttributes.includes(token.text)) throw new Unreadable('unknownName', token.text);
    return token.text;
  };

  const value = (): string => {
    const token = take();
    if (token === undefined) throw new Unreadable('endsBeforeValue');
    if (token.kind === 'quoted') return quoted(token.text);
    if (token.kind === 'sign' || keyword.test(token.text)) throw new Unreadable('noValue', tokenText(token));
    const next = peek();
    if (next?.kind === 'word' && !keyword.test(next.text)) throw new Unreadable('twoWords', token.text, next.text);
    return number.test(token.text) ? token.text : quoted(token.text);
  };

  const figure = (): string => {
    const token = peek();
    const text = value();
    if (!number.test(text)) throw new Unreadable('noNumber', tokenText(token));
    return text;
  };

  const list = (): string => {
    expectSign('[');
    const values: string[] = [];
    while (!isSign(']')) {
      values.push(value());
      if (isSign(',')) index += 1;
      else if (!isSign(']')) expectSign(']');
    }
    index += 1;
    return `[${values.join(', ')}]`;
  };

  const condition = (): string => {
    const name = attribute();
    if (isKeyword('EXISTS')) {
      index += 1;
      return `${name} EXISTS`;
    }
    if (isKeyword('IN')) {
      index += 1;
      return `${name} IN ${list()}`;
    }
    const isRange = (): boolean => isWord(tokens[index + 1], 'TO');
    if (peek()?.kind === 'word' && isRange()) return range(name);
    const sign = take();
    if (sign?.kind !== 'sign' || !/[:=<>]/.test(sign.text)) {
      throw new Unreadable('noComparison', tokenText(sign), name);
    }
    if (isRange()) return range(name);
    if (/[<>]/.test(sign.text)) return `${name} ${sign.text} ${figure()}`;
    return `${name} ${sign.text === '!=' ? '!=' : '='} ${value()}`;
  };

  const range = (name: string): string => {
    // `figure` parses one value and rejects two words in a row, so TO is handled here.
    const low = take()!.text;
    index += 1;
    if (!number.test(low)) throw new Unreadable('noNumber', JSON.stringify(low));
    return `${name} ${low} TO ${figure()}`;
  };

  const negation = (depth: number): string => {
    if (depth > deepest) throw new Unreadable('tooDeep', String(deepest));
    if (isKeyword('NOT')) {
      index += 1;
      return `NOT ${negation(depth + 1)}`;
    }
    if (!isSign('(')) return condition();
    index += 1;
    const inside = either(depth + 1);
    expectSign(')');
    return `(${inside})`;
  };

  const joined = (word: 'AND' | 'OR', read: (depth: number) => string, depth: number): string => {
    const parts = [read(depth)];
    while (isKeyword(word)) {
      index += 1;
      parts.push(read(depth));
    }
    return parts.join(` ${word} `);
  };

  const both = (depth: number): string => joined('AND', negation, depth);

  const either = (depth: number): string => joined('OR', both, depth);

  return (): string => {
    const filter = either(0);
    if (peek() !== undefined) throw new Unreadable('noJoin', tokenText(peek()));
    return filter;
  };
};

/**
 * Translates short filter expressions (`(make=ford OR car_type=used)`, `car_type:used OR location_id=3`)
 * into Meilisearch's filter grammar, with every value quoted. Reports syntax errors; their messages are not in a page's first load.
 */
export const readTenantFilter = (expression: string): TenantFilter => {
  if (expression.trim() === '') return { kind: 'filter', filter: '' };
  try {
    return { kind: 'filter', filter: reader(tokensOf(expression))() };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'invalid', fault: error.fault };
    throw error;
  }
};
