// The check of a look in a process of its own, for the development server.
import { answerChecks, checkedProject, checkLook, writeSchemas } from '../dist/check/index.js';

answerChecks(async ({ folder }) => {
  // Editors complete the look's own sections; without them nothing is lost.
  await writeSchemas(folder).catch(() => undefined);
  return checkLook(checkedProject(folder));
});
