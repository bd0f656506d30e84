import { answerChecks, checkLook } from '@dealer/vite/check';
import { writeLookSchema } from '../ownPages/pageSchema.ts';
import { lookOf } from '../lookOf.ts';
import { lintFindings } from './lintFindings.ts';

// The check of a look in a separate process, for the development server.

answerChecks(({ name, folder }) => {
  // Editors complete the look's own sections; without them nothing is lost.
  writeLookSchema(folder).catch(() => undefined);
  return checkLook(lookOf(name, { folder }), lintFindings);
});
