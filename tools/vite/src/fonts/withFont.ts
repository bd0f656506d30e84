import { withToken } from '@dealer/vite/develop';

/** What a font is used for, as the token that names it. */
export const fontUses = ['text', 'heading', 'price'] as const;

/** A theme with a font: its `@font-face` rules below the comment on top, and the tokens that name it. */
export const withFont = (
  css: string,
  { family, faces, uses, isSerif }: { family: string; faces: string; uses: readonly string[]; isSerif: boolean },
): string => {
  if (css.includes(`font-family: "${family}"`))
    throw new Error(`theme.css has "${family}" already: take it out first.`);
  const [head = ''] = /^\s*\/\*[\s\S]*?\*\/\n/.exec(css) ?? [];
  const value = `"${family}", "${family} Fallback", ${isSerif ? 'serif' : 'var(--fallback-sans)'}`;
  return uses.reduce(
    (text, use) => withToken(text, `--font-${use}`, value),
    `${head}${faces}\n${css.slice(head.length)}`,
  );
};
