import type { ComponentType } from 'react';
import { ownValue } from '@dealer/core/data';
import type { PageFiles } from '../page/definePage.ts';

const definitions = import.meta.glob<Awaited<ReturnType<PageFiles['definition']>>>('./*/page.ts');
const components = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/[A-Z]*Page.tsx');

/** The pages by their folders: `<name>/page.ts` and `<name>/<Name>Page.tsx`. */
export const pageFiles: Readonly<Record<string, PageFiles>> = Object.fromEntries(
  Object.entries(definitions).map(([file, definition]) => {
    const [, name = ''] = file.split('/');
    const exported = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
    const load = ownValue(components, `./${name}/${exported}.tsx`);
    return [name, { definition, component: load && (async () => ownValue(await load(), exported) as ComponentType) }];
  }),
);
