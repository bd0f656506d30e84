import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { liveKeyFindings } from './searchKey.ts';
import { siteFindings, siteOf } from './siteFindings.ts';
import type { SiteFinding } from './siteFindings.ts';

// npm run check:sites [-- --json] [-- --live]: every site file of every look, with the look's own defaults beneath it. With --live each
// search server is asked what the site's key can do.

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** What a look says for all its sites. Loaded through Vite, because templates import styles and components. */
const defaultsOf = async (template: string): Promise<unknown> => {
  const file = join(root, 'apps', template, 'src/template.ts');
  if (!existsSync(file)) return undefined;
  const server = await createServer({
    root: join(root, 'apps', template),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { conditions: ['dealer-source'] },
    ssr: { resolve: { conditions: ['dealer-source'] } },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { template: look } = (await server.ssrLoadModule(file)) as {
      template?: { siteDefaults?: object; navigation?: readonly unknown[] };
    };
    return look === undefined
      ? undefined
      : {
          ...(look.navigation && look.navigation.length > 0 ? { navigation: look.navigation } : {}),
          ...look.siteDefaults,
        };
  } finally {
    await server.close();
  }
};

const { values } = parseArgs({ options: { json: { type: 'boolean' }, live: { type: 'boolean' } } });
const findings: SiteFinding[] = [];
const files = globSync('apps/*/sites/*.json', { cwd: root }).sort();
const defaults = new Map<string, unknown>();
for (const file of files) {
  const template = basename(dirname(dirname(file)));
  if (!defaults.has(template)) defaults.set(template, await defaultsOf(template));
  const input = {
    file,
    text: readFileSync(join(root, file), 'utf8'),
    slug: basename(file, '.json'),
    template,
    templateDefaults: defaults.get(template),
  };
  findings.push(...siteFindings(input));
  const site = values.live ? siteOf(input) : undefined;
  if (site !== undefined && site.services.search.host !== '') findings.push(...(await liveKeyFindings(site, file)));
}
if (values.json) console.log(JSON.stringify({ files, findings }, null, 2));
else {
  for (const { rule, file, path, message, hint } of findings)
    console.log(`${file}: ${path === '' ? 'the file' : path} ${message}. ${hint}. [${rule}]`);
  console.log(`${files.length} site files, ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`);
}
process.exitCode = findings.length === 0 && files.length > 0 ? 0 : 1;
