const declaration = (name: string): RegExp => new RegExp(`([ \\t]*${name}\\s*:\\s*)([^;]*?)(\\s*;[ \\t]*\\n?)`);

/** The rule for the whole page, from its bracket to its end. */
const rootRule = (css: string): { from: number; to: number } => {
  const from = css.search(/:root(\[data-template=[^\]]+\])?\s*\{/);
  if (from < 0) throw new Error('theme.css has no rule for :root[data-template="..."].');
  return { from: css.indexOf('{', from) + 1, to: css.indexOf('}', from) };
};

/** The tokens that a theme sets for the whole page. */
export const themeTokens = (css: string): Record<string, string> => {
  const { from, to } = rootRule(css);
  return Object.fromEntries(
    [...css.slice(from, to).matchAll(/(--[\w-]+)\s*:\s*([^;]*?)\s*;/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
};

/** A theme with another value of a token; undefined takes it out. */
export const withToken = (css: string, name: string, value: string | undefined): string => {
  if (!/^--[\w-]+$/.test(name) || /[;{}]|\/\*/.test(value ?? ''))
    throw new Error(`${name}: ${value} cannot be written as one declaration.`);
  const { from, to } = rootRule(css);
  const rule = css.slice(from, to);
  const written = declaration(name).exec(rule);
  const last = rule.lastIndexOf(';') + 1;
  const indent = /\n([ \t]+)--/.exec(rule)?.[1] ?? '  ';
  const next = written
    ? rule.slice(0, written.index) +
      (value === undefined ? '' : written[1] + value + written[3]) +
      rule.slice(written.index + written[0].length)
    : value === undefined
      ? rule
      : `${rule.slice(0, last)}\n${indent}${name}: ${value};${rule.slice(last)}`;
  return css.slice(0, from) + next + css.slice(to);
};
