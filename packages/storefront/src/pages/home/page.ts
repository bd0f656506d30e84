import { definePage } from '../../page/definePage.ts';

/** The home page, whose list each look has. */
export const page = definePage({
  route: 'home',
  list: [],
  // With the sections' components, which a definition must not import.
  load: (deps) => async (args) => (await import('./homeLoader.ts')).homeLoader(deps)(args),
});
