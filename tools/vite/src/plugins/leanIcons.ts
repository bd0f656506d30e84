import type { Plugin } from 'vite';

const id = '\0dealer:icon-factory';

/** What lucide's factory makes of the icons and properties that ui uses. */
const factory = `
import { createElement, forwardRef } from 'react';
const says = (rest) => rest.role !== undefined || rest.title !== undefined || Object.keys(rest).some((name) => name.startsWith('aria-'));
export default ({ name, node, size: box = 24 }) =>
  forwardRef(({ className = '', color = 'currentColor', size = 24, strokeWidth = 2, children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref, xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: \`0 0 \${box} \${box}\`, fill: 'none', stroke: color, strokeWidth,
        strokeLinecap: 'round', strokeLinejoin: 'round', className: \`lucide lucide-\${name} \${className}\`.trim(), ...(children || says(rest) ? {} : { 'aria-hidden': 'true' }), ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
`;

/**
 * Builds lucide's icons by a factory of a few lines: the library's own reads a context and renames attributes at each drawing,
 * 1.2 kB of each page for what no page uses.
 *
 * @example
 * plugins: [leanIcons()]
 */
export const leanIcons = (): Plugin => ({
  name: 'dealer:lean-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) => (source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/dist/esm/icons/') ? id : undefined),
  load: (module) => (module === id ? factory : undefined),
});
