import { fetchSite, siteFailureText } from '@dealer/api/site';
import { createHttp } from '@dealer/api/http';
import type { Site } from '@dealer/core/site';
import type { Storefront } from '../boot/storefront.ts';
import { applyTheme } from '../pageStart/browser/applyTheme.ts';
import { readDoubtful } from '../pageStart/browser/doubtfulSite.ts';
import type { Template } from '../template/template.ts';

/** What a page shows now; both change while it is open. */
type Now = { site: Site; template: Template };

/** Only a page that starts with them has them: clients, routes and stored keys are made from them. */
const startSettings = ['slug', 'url', 'country', 'services', 'routes', 'ownPages', 'auth', 'card'] as const;

let now: Now | undefined;
let storefront: Storefront | undefined;
let shown: Storefront | undefined;
const listeners = new Set<() => void>();

/** An object that always has the properties of another one, which changes. */
const alwaysNow = <Name extends keyof Now>(name: Name): Now[Name] => {
  const current = (): Now[Name] => (now as Now)[name];
  return new Proxy({} as Now[Name], {
    get: (_, key) => Reflect.get(current(), key) as unknown,
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(current(), key);
      return own && { ...own, configurable: true };
    },
  });
};

/** Begins to replace site and template of a page: whoever has these objects has the latest values. */
export const startLive = (first: Now): Now => {
  now = first;
  return { site: alwaysNow('site'), template: alwaysNow('template') };
};

/** The storefront that pages read: with each change a new object, so that all components read it again. */
export const currentStorefront = (): Storefront | undefined => shown;

export const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Makes the storefront of this page the one that changes. */
export const connect = (created: Storefront): void => {
  storefront = created;
  show();
};

const show = (): void => {
  shown = storefront && now && { ...storefront, ...now };
  for (const listener of listeners) listener();
};

/** A changed `template.ts`; whether it changed in more than pages, navigation and site defaults. */
type TemplateChange = { template: Template; hasSameCode: boolean };

type ErrorOverlay = new (problem: { message: string; stack: string; plugin?: string }) => HTMLElement;

const overlays = (): Element[] => [...document.querySelectorAll('vite-error-overlay')];

/** Findings of the look are about its files: they remain until the check of the next save takes them back. */
const isOfCheck = (overlay: Element): boolean => overlay.shadowRoot?.textContent.includes('dealer check') ?? false;

const hideProblems = (): void => {
  for (const overlay of overlays()) if (!isOfCheck(overlay)) overlay.remove();
};

/** In the overlay of the development server, over the page as it was. */
const showProblem = (message: string): void => {
  hideProblems();
  const Overlay = customElements.get('vite-error-overlay') as ErrorOverlay | undefined;
  if (Overlay) document.body.append(new Overlay({ message, stack: '', plugin: 'npm run check:sites' }));
  else console.error(message);
};

/** Reads the site again and shows it on the open page, with all its state. A file with a mistake leaves the page as it is. */
const takeOverChange = async (change?: TemplateChange): Promise<void> => {
  if (!now || !storefront) return location.reload();
  const { slots, sections } = now.template;
  // With the old components, what they show has its state.
  const template = change ? { ...change.template, ...(change.hasSameCode && { slots, sections }) } : now.template;
  const answer = await fetchSite(createHttp({ baseUrl: '/' }), now.site.slug);
  if (answer.kind !== 'doc')
    return showProblem(answer.kind === 'failed' ? `site.json: ${siteFailureText(answer)}` : 'The site is gone.');
  const read = readDoubtful({
    doc: answer.doc,
    templateName: template.name,
    templateDefaults: { navigation: template.navigation, ...template.siteDefaults },
  });
  if (read.kind !== 'site')
    return showProblem(
      read.problems
        .map(({ path, message, hint }) => {
          const where = path.replace(/^(template .*?: )?/, (own) =>
            own ? 'src/template.ts, siteDefaults.' : 'site.json, ',
          );
          return `${where}: ${message}. ${hint}`;
        })
        .join('\n'),
    );
  const { site } = now;
  if (startSettings.some((name) => JSON.stringify(site[name]) !== JSON.stringify(read.site[name])))
    return location.reload();
  hideProblems();
  now = { site: read.site, template };
  applyTheme(document, read.site.theme);
  storefront.once('content', () => new Map()).clear();
  show();
  await storefront.router.revalidate();
};

let reading = Promise.resolve();
/** One after another, so that the last change is shown last. */
const update = (change?: TemplateChange): void => {
  reading = reading.then(() => takeOverChange(change)).catch((error: unknown) => showProblem(String(error)));
};

import.meta.hot?.on('dealer:site', () => update());
/** Overlays of the check during an update. */
let findings: readonly Element[] = [];
// Vite's client reloads a page that was opened with an error, at its first update, as if it had not started. The check takes its
// findings back by an update of nothing.
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (!storefront) return;
  findings = updates.length === 0 ? [] : [...findings, ...overlays().filter(isOfCheck)];
  for (const overlay of overlays()) overlay.remove();
});
import.meta.hot?.on('vite:afterUpdate', () => {
  if (overlays().length === 0) document.body.append(...findings);
  findings = [];
});
// The dev server renders a look too; only a page is changed.
if (typeof window !== 'undefined')
  addEventListener('dealer:template', (event) => update((event as CustomEvent<TemplateChange>).detail));
