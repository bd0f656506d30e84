import type { EventRecord } from '../store/mockStore.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

const everyMs = 1_000;

const row = ({ kind, received_at, payload }: EventRecord): HTMLElement =>
  element(
    'li',
    {},
    element('strong', {}, [payload['id'], payload['name'] ?? kind].filter((part) => part !== undefined).join(' ')),
    ` ${new Date(received_at).toLocaleTimeString('en-AU')} `,
    element('span', { class: 'quiet' }, JSON.stringify(payload)),
  );

/**
 * `/__mocks/events`: a live list of events on this site, newest first: analytics events with their ids, failed parts of a
 * page, revealed phone numbers.
 */
export const showEventsPage = async (deps: PageDeps): Promise<void> => {
  const list = element('ul', { 'aria-label': 'Events, newest first' });
  const none = element(
    'p',
    {},
    'Nothing has happened yet on this site. Leave this page open, use the storefront in another tab, and watch.',
  );
  showPage({ title: 'Events', base: deps.base, siteSlug: deps.siteSlug }, element('section', {}, none, list));
  const read = async (): Promise<void> => {
    const events = await deps.store.events();
    none.hidden = events.length > 0;
    if (events.length !== list.childElementCount) list.replaceChildren(...events.map(row));
  };
  await read();
  setInterval(() => void read(), everyMs);
};
