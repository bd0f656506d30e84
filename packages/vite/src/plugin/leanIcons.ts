import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { reportUnused } from './reportUnused.ts';

const factory = '\0dealer:icon';
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;

/** The icons in the scripts that home, search and vehicle pages load at once, in one of the looks. */
const firstViewIcons: ReadonlySet<string> = new Set([
  'arrow-left-right',
  'arrow-right',
  'badge-check',
  'bookmark',
  'calendar',
  'calendar-days',
  'camera',
  'car',
  'car-front',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'circle-dollar-sign',
  'circle-exclamation-point',
  'circle-slash-2',
  'clock',
  'cog',
  'ellipsis',
  'eye',
  'file-down',
  'file-text',
  'fuel',
  'gauge',
  'heart',
  'info',
  'link',
  'map-pin',
  'maximize-2',
  'menu',
  'navigation',
  'phone',
  'printer',
  'rotate-ccw-clock',
  'scale',
  'search',
  'share-2',
  'shield-check',
  'star',
  'tag',
  'truck',
  'user',
  'video',
  'wrench',
  'x',
]);

type IconData = { name: string; node: [string, Record<string, string>][] };

const attributes = (of: Record<string, string>): string =>
  Object.entries(of)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The data of an icon, which its module has as a literal; undefined if the module passes on the icon of a newer name. */
const readIcon = (file: string): IconData | undefined => {
  const text = readFileSync(file, 'utf8');
  if (/export \{ default \} from '\.\/[a-z0-9-]+\.mjs'/.test(text)) return undefined;
  const literal = /const __iconData = (\{[\s\S]*?\n\});/.exec(text)?.[1];
  if (literal === undefined) throw new Error(`${file} has no icon data that leanIcons can read.`);
  return Function(`return ${literal}`)() as IconData;
};

/** Separates the ids of symbols from those of the page's other elements. */
const prefix = 'icon-';

const symbol = ([name, { node }]: [string, IconData]): string =>
  `<symbol id="${prefix}${name}" viewBox="0 0 24 24">${node.map(([tag, of]) => `<${tag}${attributes(of)}/>`).join('')}</symbol>`;

/**
 * Draws lucide's icons of the first views from SVG symbols in index.html, so that their shapes are not script. The symbols are not in a
 * separate file, because a reference to another file costs ten times as much for each icon, a tenth of a second for a page of results. All
 * other icons have their shapes in the scripts that use them, which load later, so that not every page has them in its HTML. How lines are
 * drawn is a rule of @dealer/ui's base.css for `.lucide` without a `stroke`, because a page of results has a hundred icons. The build reports
 * it if lucide's files change their form.
 *
 * @example
 * plugins: [leanIcons({ strict: true })]
 */
export const leanIcons = ({ strict }: { strict: boolean }): Plugin => {
  const icons = new Map<string, IconData>();
  return {
    name: 'dealer:lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source === factory ? factory : undefined),
    load: (module) => {
      if (module === factory)
        return `
import { createElement } from 'react';
const says = (rest) => rest.role !== undefined || rest.title !== undefined || Object.keys(rest).some((name) => name.startsWith('aria-'));
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default (name, shapes) => ({ className = '', size = 24, children, ...rest }) =>
  createElement(
    'svg',
    {
      width: size, height: size, ...(Object.keys(line).some((key) => key in rest) ? line : {}),
      className: \`lucide \${className}\`.trim(), viewBox: shapes && '0 0 24 24',
      ...(children || says(rest) ? {} : { 'aria-hidden': 'true' }), ...rest,
    },
    shapes ? shapes.map((shape) => createElement(...shape)) : createElement('use', { href: '#${prefix}' + name }),
    children,
  );
`;
      const name = iconFile.exec(module)?.[1];
      if (name === undefined) return undefined;
      const icon = icons.get(name) ?? readIcon(module);
      if (icon === undefined) return undefined;
      const isSymbol = firstViewIcons.has(name);
      if (isSymbol) icons.set(name, icon);
      const values = isSymbol ? [name] : [name, icon.node];
      return `import icon from ${JSON.stringify(factory)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(values).slice(1, -1)});\n`;
    },
    buildEnd(error) {
      if (!error && icons.size === 0)
        reportUnused(
          this,
          strict,
          'The build has no icon of lucide-react: leanIcons of @dealer/vite replaces nothing.',
        );
    },
    // After the build: only then are all icons known.
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'div',
          attrs: { hidden: true },
          children: `<svg>${[...icons]
            .sort(([a], [b]) => a.localeCompare(b))
            .map(symbol)
            .join('')}</svg>`,
          injectTo: 'body' as const,
        },
      ],
    },
  };
};
