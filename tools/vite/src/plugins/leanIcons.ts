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

/** The name and data of an icon. Its module has them as a literal, or re-exports the module of its newer name. */
const readIcon = (name: string): [string, IconData] => {
  const text = readFileSync(join(workspaceRoot, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`), 'utf8');
  const newer = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(text)?.[1];
  if (newer !== undefined) return readIcon(newer);
  const literal = /const __iconData = (\{[\s\S]*?\n\});/.exec(text)?.[1];
  if (literal === undefined)
    throw new Error(`lucide-react has no data of the icon ${name} that tools/vite/src/plugins/leanIcons.ts can read.`);
  return [name, Function(`return ${literal}`)() as IconData];
};

/** Names of all icons that the sources import. */
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

/** Separates the ids of symbols from those of the page's other elements. */
const prefix = 'icon-';

/**
 * Draws lucide's icons from SVG symbols in index.html, so that their shapes are not script. The symbols are not in a separate file,
 * because a reference to another file costs ten times as much for each icon, a tenth of a second for a page of results. The build
 * fails if lucide's files change their form.
 *
 * @example
 * plugins: [leanIcons()]
 */
export const leanIcons = (): Plugin => {
  let icons = new Map<string, IconData>();
  let symbols = '';
  let isReplaced = false;
  return {
    name: 'dealer:lean-icons',
    enforce: 'pre',
    apply: 'build',
    configResolved: () => {
      // Not before: a development server does not need the icons.
      icons = new Map(usedIcons().map(readIcon));
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
      if (name === undefined || !icons.has(name)) return undefined;
      isReplaced = true;
      return `import icon from ${JSON.stringify(factory)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(name)});\n`;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('The build has no icon of lucide-react: tools/vite/src/plugins/leanIcons.ts replaces nothing.');
    },
    transformIndexHtml: () => [
      { tag: 'div', attrs: { hidden: true }, children: `<svg>${symbols}</svg>`, injectTo: 'body' as const },
    ],
  };
};
