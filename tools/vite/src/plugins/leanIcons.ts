import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { workspaceRoot } from '../paths.ts';

const factory = '\0dealer:icon';
const iconFile = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;

type IconData = { name: string; size?: number; node: [string, Record<string, string>][] };

const attributes = (of: Record<string, string>): string =>
  Object.entries(of)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The name and data of an icon: its module is a literal and a call, or hands on the module of its newer name. */
const readIcon = (name: string): [string, IconData][] => {
  const text = readFileSync(join(workspaceRoot, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`), 'utf8');
  const newer = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(text)?.[1];
  if (newer !== undefined) return readIcon(newer);
  const literal = /const __iconData = (\{[\s\S]*?\n\});/.exec(text)?.[1];
  return literal === undefined ? [] : [[name, Function(`return ${literal}`)() as IconData]];
};

/** Names of all icons that the sources ask for. */
const usedIcons = (): string[] => {
  const names = globSync(['packages/{ui,storefront}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
    cwd: workspaceRoot,
  }).flatMap((file) =>
    [...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(/'lucide-react\/icons\/([a-z0-9-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(names)].sort();
};

/** Ids of the page's own elements stay apart from these. */
const prefix = 'icon-';

/**
 * Draws lucide's icons from symbols in the page itself: their shapes are no script that every first load has to read. In the page and
 * not in a file beside it: a reference to another file costs each icon ten times as much, a tenth of a second for a page of results.
 *
 * @example
 * plugins: [leanIcons()]
 */
export const leanIcons = (): Plugin => {
  let icons = new Map<string, IconData>();
  let symbols = '';
  return {
    name: 'dealer:lean-icons',
    enforce: 'pre',
    apply: 'build',
    configResolved: () => {
      // Here and not before: a development server never gets this far, and reads no sources for it.
      icons = new Map(usedIcons().flatMap(readIcon));
      symbols = [...icons]
        .map(
          ([name, { size = 24, node }]) =>
            `<symbol id="${prefix}${name}" viewBox="0 0 ${size} ${size}">${node.map(([tag, of]) => `<${tag}${attributes(of)}/>`).join('')}</symbol>`,
        )
        .join('');
    },
    resolveId: (source) => (source === factory ? factory : undefined),
    load: (module) => {
      if (module === factory)
        return `
import { createElement } from 'react';
const says = (rest) => rest.role !== undefined || rest.title !== undefined || Object.keys(rest).some((name) => name.startsWith('aria-'));
export default (name) => ({ className = '', size = 24, children, ...rest }) =>
  createElement(
    'svg',
    {
      width: size, height: size, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
      className: \`lucide lucide-\${name} \${className}\`.trim(), ...(children || says(rest) ? {} : { 'aria-hidden': 'true' }), ...rest,
    },
    createElement('use', { href: '#${prefix}' + name }),
    children,
  );
`;
      const name = iconFile.exec(module)?.[1];
      return name !== undefined && icons.has(name)
        ? `import icon from ${JSON.stringify(factory)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(name)});\n`
        : undefined;
    },
    transformIndexHtml: () => [
      { tag: 'div', attrs: { hidden: true }, children: `<svg>${symbols}</svg>`, injectTo: 'body' as const },
    ],
  };
};
