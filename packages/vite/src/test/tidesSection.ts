/** The file of a section that a look alone has, with one setting. */
export const tidesSection = {
  'src/sections/Tides/section.ts': `import { filledText } from '@dealer/core/settings';
import { defineSection } from '@dealer/storefront/sections';
/** High and low water. */
export const section = defineSection({
  settings: {
    /** The port. */
    port: filledText('Nelson'),
  },
});
`,
};
