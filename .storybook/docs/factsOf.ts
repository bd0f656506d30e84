import { facts } from 'virtual:component-facts';
import type { ComponentFacts } from '../componentFacts.ts';

/** What is known of a component: its own folder, or the folder of which it is a part. */
export const factsOf = (name: string): ComponentFacts | undefined =>
  facts.find((one) => one.name === name) ??
  facts.find(({ documented }) => documented.some((part) => part.name === name));

const ownSlots = Object.keys(import.meta.glob('../../apps/*/src/slots/*/*.stories.tsx'));

/** The looks that draw a component themselves, with their pages of documentation. */
export const ownOf = (name: string): { look: string; href: string }[] =>
  ownSlots.flatMap((file) => {
    const [, look = '', slot] = /apps\/([^/]+)\/src\/slots\/(\w+)\//.exec(file) ?? [];
    return slot === name ? { look, href: `./?path=/docs/looks-${look}-${slot.toLowerCase()}--docs` } : [];
  });
