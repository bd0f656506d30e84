import { lookSections } from '@dealer/storefront/sections';

/** The sections that this site alone has: each folder next to this file is one. */
export const sections = lookSections({
  definitions: import.meta.glob('./*/section.ts', { eager: true }),
  components: import.meta.glob(['./*/*.tsx', '!./*/*{Placeholder,.test}.tsx']),
  placeholders: import.meta.glob('./*/*Placeholder.tsx', { eager: true }),
});
