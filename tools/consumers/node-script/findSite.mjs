import { createSiteRegistry, fileSiteStore } from '@dealer/server/sites';

const registry = await createSiteRegistry({
  store: fileSiteStore({ folders: { harbour: '.' } }),
  templateDefaults: { harbour: {} },
  log: console.error,
});

console.log(registry.byHost('www.harbourmotors.example')?.site?.name);
await registry.close();
