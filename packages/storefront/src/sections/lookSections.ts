import type { ComponentType } from 'react';
import { ownValue } from '@dealer/core/data';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { needsProblem } from './needsProblem.ts';
import type { AnySection } from './section.ts';
import type { SectionPart, SectionParts } from './SectionView.tsx';

type Files<Module> = Readonly<Record<string, Module>>;

/** The modules of a look's folders of sections, as `import.meta.glob` gives them. */
type LookFiles = {
  /** `./*\/section.ts`, at once. */
  definitions: Files<{ readonly section: AnySection }>;
  /** `./*\/*.tsx` without placeholders and stories, on demand. */
  components: Files<() => Promise<unknown>>;
  /** `./*\/*Placeholder.tsx`, at once. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
  placeholders?: Files<Readonly<Record<string, ComponentType<any>>>>;
};

/** Needs that fail or are too much request nothing, so that the page loads; the section reports them where it is rendered. */
const requestable = ({ needs, ...definition }: AnySection): AnySection =>
  needs
    ? {
        ...definition,
        needs: (...of) => {
          try {
            const wanted = needs(...of);
            return needsProblem(wanted) === undefined ? wanted : {};
          } catch {
            return {};
          }
        },
      }
    : definition;

/**
 * The sections that only one look has, from its folders: `<Name>/section.ts` and `<Name>/<Name>.tsx`, with `<Name>/<Name>Placeholder.tsx`
 * where there is one. Each is loaded when it comes near the viewport.
 */
export const lookSections = ({ definitions, components, placeholders = {} }: LookFiles): SectionParts =>
  Object.fromEntries(
    Object.entries(definitions).map(([file, { section }]) => {
      const folder = file.split('/').at(-2) ?? '';
      const base = `./${folder}/${folder}`;
      const problem = `${file} needs ${folder}/${folder}.tsx, which exports ${folder}.`;
      const load = ownValue(components, `${base}.tsx`);
      if (!load) throw new Error(problem);
      const Placeholder = ownValue(ownValue(placeholders, `${base}Placeholder.tsx`) ?? {}, `${folder}Placeholder`);
      const part = {
        definition: requestable(section),
        Component: lazyWithPreload(async () => {
          const [module, { lookSection }] = await Promise.all([load(), import('./lookSection.tsx')]);
          const Own = ownValue(module as Readonly<Record<string, SectionPart['Component']>>, folder);
          if (!Own) throw new Error(problem);
          return lookSection(Own, { definition: section, Placeholder });
        }),
        ...(Placeholder && { Placeholder }),
      };
      return [folder.charAt(0).toLowerCase() + folder.slice(1), part];
    }),
  );
