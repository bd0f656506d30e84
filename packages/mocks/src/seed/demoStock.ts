import { platformDefaults } from '@dealer/core/site';

/** The index of all demo sites. */
export const indexUid = platformDefaults.search.indexName;

/** The seed of the generated stock: the same vehicles in every tab, build, server and test. */
export const stockSeed = 1;
