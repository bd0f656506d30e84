// The check of a look in a process of its own, for the development server.
import { answerChecks, checkedProject, findInLook, findInSites, writeSchemas } from '../dist/check/index.js';

answerChecks({
  template: ({ folder }) => {
    // Editors complete the look's own sections; without them nothing is lost.
    writeSchemas(folder).catch(() => undefined);
    return findInLook(checkedProject(folder));
  },
  sites: ({ folder }) => findInSites(checkedProject(folder)),
});
