import type { ComponentType } from 'react';
import { ownValue } from '@dealer/core/data';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { AnySection } from './section.ts';
import type { SectionPart, SectionParts } from './SectionView.tsx';

type Files<Module> = Readonly<Record<string, Module>>;

/** The modules of a look's folders of sections, as `import.meta.glob` gives them. */
type LookFiles = {
  /** `./*\/section.ts`, at once. */
  definitions: Files<{ readonly section: AnySection }>;
  /** `./*\/*.tsx`, on demand. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
  components: Files<() => Promise<Readonly<Record<string, ComponentType<any>>>>>;
  /** `./*\/*Placeholder.tsx`, at once. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
  placeholders?: Files<Readonly<Record<string, ComponentType<any>>>>;
};

/**
 * The sections that only one look has, from its folders: `<Name>/section.ts` and `<Name>/<Name>.tsx`, with `<Name>/<Name>Placeholder.tsx`
 * where there is one. Each is loaded when it comes near the viewport.
 *
 * @example
 * export const sections = lookSections({
 *   definitions: import.meta.glob('./*\/section.ts', { eager: true }),
 *   components: import.meta.glob('./*\/*.tsx'),
 * });
 */
export const lookSections = ({ definitions, components, placeholders = {} }: LookFiles): SectionParts =>
  Object.fromEntries(
    Object.entries(definitions).map(([file, { section }]) => {
      const folder = file.split('/').at(-2) ?? '';
      const base = `./${folder}/${folder}`;
      const load = ownValue(components, `${base}.tsx`);
      if (!load)
        throw new Error(`${file}: its component is missing. Write ${folder}/${folder}.tsx, which exports ${folder}.`);
      const Placeholder = ownValue(ownValue(placeholders, `${base}Placeholder.tsx`) ?? {}, `${folder}Placeholder`);
      const part = {
        definition: section,
        Component: lazyWithPreload(async () => ownValue(await load(), folder) as SectionPart['Component']),
        ...(Placeholder && { Placeholder }),
      };
      return [folder.charAt(0).toLowerCase() + folder.slice(1), part];
    }),
  );
