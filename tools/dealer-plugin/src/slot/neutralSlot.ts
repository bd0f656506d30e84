import { posix } from 'node:path';
import { visitNotIgnoredFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { parse } from 'postcss';

const ui = 'packages/ui/src';

/** A source file without the types that its folder's index exports, and the names of these. */
const withoutTypes = (text: string, isPublic: (name: string) => boolean): { text: string; types: string[] } => {
  const lines = text.split('\n');
  const rest: string[] = [];
  const types: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const name = /^export type (\w+) =/.exec(lines[at] ?? '')?.[1];
    if (name === undefined || !isPublic(name)) {
      rest.push(lines[at] ?? '');
      continue;
    }
    types.push(name);
    while (/^(\/\*\*| \*)/.test(rest.at(-1) ?? '')) rest.pop();
    while (!/^\S?.*;$/.test(lines[at] ?? '') || /^ /.test(lines[at] ?? '')) at++;
  }
  return { text: rest.join('\n'), types };
};

const usesName = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** A stylesheet of a component as one of a look: in its layer, without the component's hooks and without classes that no script uses. */
const styleOfLook = (text: string, scripts: string, isSet: (property: string) => boolean): string => {
  const isComputed = /\bstyles\b(?!\.module|\.\w| from)/.test(scripts);
  const sheet = parse(text.replaceAll('@layer dealer.components', '@layer dealer.look'));
  const isUnused = (selector: string): boolean =>
    !isComputed &&
    [...selector.matchAll(/\.([A-Za-z]\w*)/g)].some(([, name = '']) => !usesName(scripts, `styles.${name}`));
  sheet.walkComments((comment) => {
    if (comment.text.startsWith('Hooks:')) comment.remove();
  });
  // A hook that nothing sets is for themes: the look writes its value here.
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+), ([^()]+)\)/g,
      (whole, name: string, value: string) => (isSet(name) ? whole : value),
    );
  });
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !isUnused(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
};

/**
 * The files of a neutral default as a look's own: what the packages export is imported from them, the rest comes along, styles in the
 * layer of looks.
 */
export const neutralSlot = (tree: Tree, slot: string, entry: string): Record<string, string> => {
  const files: Record<string, string> = {};
  const read = (path: string): string => tree.read(path, 'utf8') ?? '';
  const exportsOf = (folder: string): string => read(`${ui}/${folder}/index.ts`).replaceAll(/ from '[^']*'/g, '');
  const take = (path: string): void => {
    const name = posix.basename(path);
    if (name in files) return;
    files[name] = '';
    if (name.endsWith('.css')) {
      files[name] = read(path);
      return;
    }
    const { text, types } = withoutTypes(read(path), (type) => usesName(exportsOf(slot), type));
    const body = text.replaceAll(/^import [^]*? from '[^']+';\n/gm, '');
    const used = types.filter((type) => usesName(body, type));
    const head = used.length === 0 ? '' : `import type { ${used.join(', ')} } from '@dealer/ui/${slot}';\n`;
    const imports = text.replaceAll(
      /^import (type )?(?:(\w+)|\{([^}]*)\}) from '([^']+)';\n/gm,
      (all: string, type: string | undefined, whole: string | undefined, list: string | undefined, source: string) => {
        const target = posix.join(posix.dirname(path), source);
        if (whole !== undefined && !source.startsWith('.')) return all;
        if (whole !== undefined) {
          take(target);
          return `import ${whole} from './${posix.basename(target)}';\n`;
        }
        const named = (list ?? '')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && usesName(body, name.replace(/^type /, '')));
        if (named.length === 0) return '';
        if (!source.startsWith('.')) return `import ${type ?? ''}{ ${named.join(', ')} } from '${source}';\n`;
        const folders = [posix.basename(posix.dirname(target)), slot];
        const home = folders.find((folder) =>
          named.every((name) => usesName(exportsOf(folder), name.replace(/^type /, ''))),
        );
        if (home === undefined) take(target);
        return `import ${type ?? ''}{ ${named.join(', ')} } from '${home === undefined ? `./${posix.basename(target)}` : `@dealer/ui/${home}`}';\n`;
      },
    );
    files[name] = head + imports;
  };
  take(`${ui}/${slot}/${entry}.tsx`);
  const scripts = Object.entries(files)
    .filter(([name]) => name.endsWith('.tsx'))
    .map(([, text]) => text.replaceAll(/styles\['(\w+)'\]/g, 'styles.$1'))
    .join('');
  let styles = '';
  visitNotIgnoredFiles(tree, ui, (file) => {
    if (/\.(css|tsx)$/.test(file)) styles += read(file);
  });
  const isSet = (property: string): boolean => new RegExp(`${property}'?\\s*:`).test(styles);
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      name.endsWith('.css') ? styleOfLook(text, scripts, isSet) : text,
    ]),
  );
};
