import { recordedRequests } from '../log/requestLog.ts';
import type { RequestRecord } from '../log/requestLog.ts';
import { requestCurl, requestTest } from '../log/requestText.ts';
import { stateLink } from '../state/stateText.ts';
import { requestTable } from '../store/mockStore.ts';
import { copyText } from './copy.ts';
import { button, element } from './element.ts';
import { notice } from './notice.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

const everyMs = 1_000;

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** The state in which a call was made, as far as it is still known: its page and the faults it met. */
const stateOf = async (deps: PageDeps, { page, faults, at }: RequestRecord): Promise<string> => {
  const state = await deps.state();
  const home = new URL(deps.base, location.href).href;
  return stateLink(home, {
    ...state,
    page: `/${page.slice(home.length)}`,
    settings: { ...state.settings, scenario: faults.join(','), now: new Date(at).toISOString() },
  });
};

const row = (record: RequestRecord, deps: PageDeps, notify: (text: string, shown?: string) => void): HTMLElement => {
  const { at, method, url, status, ms, faults, unhandled, body, answer, page } = record;
  const { pathname, search, origin } = new URL(url);
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) notify('Copied.');
    else notify('The browser does not copy. Here is the text.', text);
  };
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element(
        'summary',
        { class: unhandled || status === 0 || status >= 400 ? 'wrong' : '' },
        `${new Date(at).toLocaleTimeString('en-AU')} ${method} ${origin === location.origin ? '' : origin}${pathname}${search} `,
        element('strong', {}, unhandled ? 'not mocked' : status === 0 ? 'no answer' : String(status)),
        ` ${ms} ms `,
        faults.join(', '),
      ),
      element(
        'div',
        { class: 'stack' },
        element('p', { class: 'quiet' }, `Called by ${page}`),
        ...(body === '' ? [] : [element('h3', {}, 'Sent'), element('pre', {}, pretty(body))]),
        ...(answer === '' ? [] : [element('h3', {}, 'Answered'), element('pre', {}, pretty(answer))]),
        element(
          'div',
          { class: 'row' },
          button('Copy as curl', () => void copy(requestCurl(record))),
          button('Copy as test', () => void stateOf(deps, record).then((link) => copy(requestTest(record, link)))),
        ),
      ),
    ),
  );
};

/** `/__mocks/requests`: a live list of the calls of all tabs, newest first, with what was sent and answered. */
export const showRequestsPage = async (deps: PageDeps): Promise<void> => {
  const list = element('ul', { 'aria-label': 'Requests, newest first' });
  const { status, parts: noticeParts, notify } = notice();
  const search = element('input', { type: 'search', id: 'request-search', autocomplete: 'off' });
  const wrongOnly = element('input', { type: 'checkbox' });
  let newest = '';
  let records: RequestRecord[] = [];
  const draw = (): void => {
    const term = search.value.toLowerCase();
    const shown = records.filter(
      ({ url, method, body, faults, status: code, unhandled }) =>
        `${method} ${url} ${body} ${faults.join(' ')}`.toLowerCase().includes(term) &&
        (!wrongOnly.checked || unhandled || faults.length > 0 || code === 0 || code >= 400),
    );
    status.textContent = `${shown.length} of ${records.length} requests`;
    list.replaceChildren(...shown.map((record) => row(record, deps, notify)));
  };
  search.addEventListener('input', draw);
  wrongOnly.addEventListener('change', draw);
  const clear = async (): Promise<void> => {
    for (const { id } of records) await deps.store.change(requestTable, id, () => undefined);
    await read();
  };
  showPage(
    { title: 'Requests', base: deps.base, siteSlug: deps.siteSlug },
    element(
      'section',
      { class: 'stack' },
      element('div', {}, element('label', { for: 'request-search' }, 'Search'), search),
      element('label', { class: 'check' }, wrongOnly, 'Only what failed'),
      element(
        'div',
        { class: 'row' },
        button('Empty the list', () => void clear()),
      ),
      ...noticeParts,
      list,
    ),
  );
  const read = async (): Promise<void> => {
    records = await recordedRequests(deps.store);
    const first = records[0]?.id ?? '-';
    if (first !== newest) draw();
    newest = first;
  };
  await read();
  setInterval(() => void read(), everyMs);
};
