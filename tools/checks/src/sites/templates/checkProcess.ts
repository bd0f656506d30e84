import { answerChecks, findInLook, findInSites } from '@dealer/vite/check';
import { lookOf } from '../lookOf.ts';
import { writeLookSchema } from '../ownPages/pageSchema.ts';
import { lintFindings } from './lintFindings.ts';

// The check of a look in a separate process, for the development server.

answerChecks({
  template: ({ name, folder }) => {
    // Editors complete the look's own sections; without them nothing is lost.
    writeLookSchema(folder).catch(() => undefined);
    return findInLook(lookOf(name, { folder }), lintFindings);
  },
  sites: ({ name, folder }) => findInSites(lookOf(name, { folder })),
});
