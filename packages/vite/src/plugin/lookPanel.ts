import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { refusal, requestAddress, sendResponse, toRequest } from '@dealer/server/http';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import type { Packages } from '../build/packages.ts';
import type { Drafts } from '../develop/drafts.ts';
import { readLiteral, valueAt, withValue } from '../develop/literal.ts';
import { themeTokens, withToken } from '../develop/themeText.ts';
import { readContentFile, readSiteFile } from '../sites/siteFiles.ts';
import { siteEvent } from './sites.ts';

/** Where a value is written: in `theme.css` by the name of a token, elsewhere by its path. */
type Spot = { file: string; path: readonly string[] };

/** A change of a value in a file of the look. Without a value it is taken out. */
type Edit = Spot & { value?: unknown };

/** `continues`: one step with the change before, such as while a colour is dragged. `read`: the values to answer. */
type Ask = { site: string; edit?: Edit; continues?: boolean; read?: readonly Spot[] };

/** Not from another computer, and not from a page of another address. */
const isOwnPage = ({ headers: { origin, host }, socket }: Connect.IncomingMessage): boolean =>
  /^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  host !== undefined &&
  [`http://${host}`, `https://${host}`].includes(origin ?? '');

/** The source of a template without the values that a page can take over while it is open. */
const codeOf = (source: string): string => {
  try {
    const template = readLiteral('template.ts', source);
    const values = template.kind === 'object' ? [...template.fields] : [];
    const taken = values.filter(([name]) => ['pages', 'navigation', 'siteDefaults'].includes(name));
    return taken.reduceRight((text, [, { from, end }]) => text.slice(0, from) + text.slice(end), source);
  } catch {
    return source;
  }
};

const prefix = '/__look/';

/** The modules of the storefront that the development server replaces: a page's site and template change while it is open. */
const replaced = {
  'boot/createStorefront.ts': 'develop/createStorefront.ts',
  'boot/storefront.ts': 'develop/storefront.tsx',
};

/**
 * The development server's look panel. Pages take over changes of their site and template without a reload; the panel shows changes of
 * these and of the theme at once, and writes them on Save. Only where the packages are sources; no build has anything of it.
 */
export const lookPanel = ({ packages, drafts }: { packages: (root: string) => Packages; drafts: Drafts }): Plugin => {
  let config: ResolvedConfig;
  let storefront = '';
  const fileIn = (name: string): string => join(config.root, 'src', name);

  const fileOf = (slug: string, file: string): string => {
    if (file === 'theme.css' || file === 'template.ts') return fileIn(file);
    const name = file.replace(/\.json$/, '');
    const found = name === 'site' ? readSiteFile(config.root, { slug }) : readContentFile(config.root, { slug, name });
    if (found.kind === 'unknown') throw new Error(found.message);
    return join(config.root, 'sites', found.slug, `${name}.json`);
  };

  const textOf = (file: string): string => drafts.textOf(file) ?? readFileSync(file, 'utf8');

  /** A value as it is written, with the changes that are not saved; `isCode`: it is computed, or the file cannot be read. */
  const written = (site: string, { file, path }: Spot): { value?: unknown; isCode?: true } => {
    try {
      return valueAt(file, textOf(fileOf(site, file)), path);
    } catch {
      return { isCode: true };
    }
  };

  const actions: Readonly<Record<string, (ask: Ask) => readonly string[] | void>> = {
    state: () => undefined,
    edit: ({ site, edit: { file, path, value } = { file: '', path: [] }, continues = false }) =>
      drafts.edit(
        fileOf(site, file),
        (text) =>
          file === 'theme.css'
            ? withToken(text, path[0] ?? '', value as string | undefined)
            : withValue(file, text, path, value),
        continues,
      ),
    undo: drafts.undo,
    reset: drafts.reset,
    save: drafts.save,
  };

  const answer = async (name: string, request: Request): Promise<Response> => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return Response.json({ problem: `There is no action "${name}".` }, { status: 404 });
    try {
      const ask = (await request.json()) as Ask;
      const named = (files: readonly string[]): string[] => files.map((file) => relative(config.root, file));
      const conflicts = named(action(ask) ?? []);
      return Response.json({
        changed: named(drafts.changed()),
        canUndo: drafts.canUndo(),
        tokens: themeTokens(textOf(fileIn('theme.css'))),
        values: (ask.read ?? []).map((spot) => written(ask.site, spot)),
        ...(conflicts.length > 0 && {
          problem: `Changed on disk since: ${conflicts.join(', ')}. Nothing is saved; Reset shows the files as they are.`,
        }),
      });
    } catch (error) {
      return Response.json({ problem: error instanceof Error ? error.message : String(error) }, { status: 400 });
    }
  };

  return {
    name: 'dealer:look-panel',
    enforce: 'pre',
    apply: ({ root = '.' }, { command }) => command === 'serve' && packages(resolve(root)).kind === 'sources',
    configResolved: (resolved) => {
      config = resolved;
      storefront = packages(resolved.root).folder('storefront').replaceAll('\\', '/');
    },
    resolveId: {
      filter: { id: /(^|\/)(createStorefront|storefront)\.ts$/ },
      async handler(id, importer, options) {
        if (importer?.startsWith(`${storefront}/develop/`)) return undefined;
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        const other = Object.entries(replaced).find(([name]) => found?.id === `${storefront}/${name}`);
        return other ? `${storefront}/${other[1]}` : found;
      },
    },
    /** What is not yet written is shown. */
    load: (id) => drafts.textOf(id.split('?')[0] ?? id),
    // The next version of the module reads the hash of this one, by its export. A file that is read while it is being written is empty, and
    // has no template: the page stays as it is until the rest has come.
    transform: (code, id, options) =>
      options?.ssr !== true && id === fileIn('template.ts').replaceAll('\\', '/')
        ? `${code}
export const codeOfTemplate = '${createHash('sha1').update(codeOf(code)).digest('hex')}';
import.meta.hot?.accept((next) => next?.template && dispatchEvent(new CustomEvent('dealer:template', {
  detail: { template: next.template, hasSameCode: next.codeOfTemplate === codeOfTemplate },
})));
`
        : undefined,
    configureServer: (server) => {
      const { client } = server.environments;
      drafts.onChange((files) => {
        for (const file of files) {
          if (file.endsWith('.json')) server.ws.send({ type: 'custom', event: siteEvent });
          for (const module of client.moduleGraph.getModulesByFile(file) ?? []) void client.reloadModule(module);
        }
      });
      server.middlewares.use((incoming, response, next) => {
        const { pathname } = requestAddress(incoming) ?? { pathname: '' };
        if (!pathname.startsWith(prefix)) return next();
        void (async () => {
          const isOwn = incoming.method === 'POST' && isOwnPage(incoming);
          const request = isOwn ? await toRequest(incoming) : 403;
          const isRequest = request instanceof Request;
          const refused = typeof request === 'string' ? refusal(request) : new Response(null, { status: 403 });
          await sendResponse(isRequest ? await answer(pathname.slice(prefix.length), request) : refused, response);
        })().catch(next);
      });
    },
  };
};
