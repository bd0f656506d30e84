import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import { cssTargets } from './styleLacks.ts';

/** Properties that the build merges into `transform`, or drops where a `transform` of the same rule follows them. */
const single = new Set(['rotate', 'scale', 'translate']);

/**
 * The declarations of a stylesheet that its build leaves out, with the line that each is on. A browser applies `rotate` next to
 * `transform: none`; the minifier drops it, so that a part is drawn otherwise in the build than in development.
 */
export const styleLosses = (filename: string, text: string): string[] => {
  const losses: string[] = [];
  postcss.parse(text).walkRules((rule: Rule) => {
    const own = rule.nodes.filter((node) => node.type === 'decl');
    if (!own.some(({ prop }) => prop === 'transform')) return;
    for (const { prop, source } of own.filter((node) => single.has(node.prop))) {
      const { code } = transform({
        filename,
        code: Buffer.from(`.a { ${own.map(String).join(';')} }`),
        minify: true,
        targets: cssTargets,
      });
      if (!code.toString().includes(prop)) losses.push(`line ${source?.start?.line}: the build drops ${prop}`);
    }
  });
  return losses;
};
