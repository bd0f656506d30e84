import { jsonOrText } from '../routing/values.ts';
import { deviceData, replaceDeviceData } from '../state/deviceData.ts';
import type { StoredData } from '../store/mockStore.ts';
import { button, element } from './element.ts';
import { notice } from './notice.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';
import { stateParts } from './stateParts.ts';

/** One stored value: undefined removes it. */
type Row = { key: string; value: unknown; write: (value: unknown) => Promise<unknown> };

type Table = { title: string; about: string; rows: Row[] };

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['value', value]];

const deviceTable = (title: string, storage: Storage, siteSlug: string): Table => {
  const data = deviceData(storage, siteSlug);
  return {
    title,
    about:
      'Stored in the browser: favourites, viewed vehicles, searches, drafts, waiting enquiries, consent, the session.',
    rows: Object.entries(data).map(([key, text]) => ({
      key,
      value: jsonOrText(text),
      write: async (value) => {
        const { [key]: _, ...rest } = deviceData(storage, siteSlug);
        return replaceDeviceData(storage, siteSlug, value === undefined ? rest : { ...rest, [key]: written(value) });
      },
    })),
  };
};

/** Everything that is stored for the site. Values of the backend are changed in its dump, which is loaded again. */
const readTables = async ({ store, siteSlug }: PageDeps): Promise<Table[]> => {
  const data = await store.dump();
  const load = (changed: Partial<StoredData>): Promise<void> => store.load({ ...data, ...changed });
  const tables = [...new Set(data.rows.map(([table]) => table))].sort();
  return [
    {
      title: data.leads.length === 1 ? '1 lead' : `${data.leads.length} leads`,
      about: 'Every enquiry that was sent, newest first.',
      rows: data.leads.toReversed().map((lead) => ({
        key: `Lead ${lead.lead_id}: ${written(lead.payload.category ?? 'no category')}, received ${new Date(lead.received_at).toLocaleString('en-AU')}`,
        value: lead.payload,
        write: (payload) =>
          load({
            leads: data.leads.flatMap((one) =>
              one === lead
                ? payload === undefined
                  ? []
                  : [{ ...lead, payload: payload as typeof lead.payload }]
                : [one],
            ),
          }),
      })),
    },
    ...tables.map((table) => ({
      title: table,
      about: 'A table of the mock backend.',
      rows: data.rows.flatMap((row) =>
        row[0] === table
          ? [
              {
                key: row[1],
                value: row[2],
                write: (value: unknown) =>
                  load({
                    rows: data.rows.flatMap((one) =>
                      one === row ? (value === undefined ? [] : [[table, row[1], value as object]]) : [one],
                    ),
                  }),
              },
            ]
          : [],
      ),
    })),
    deviceTable('On this device', localStorage, siteSlug),
    deviceTable('In this tab', sessionStorage, siteSlug),
  ];
};

const rowArticle = ({ key, value, write }: Row, isOpen: boolean, redraw: () => Promise<void>): HTMLElement => {
  const error = element('p', { class: 'wrong', role: 'status' });
  const text = element('textarea', { hidden: true, 'aria-label': `JSON of ${key}`, spellcheck: 'false' });
  const finish = (changed: unknown): void => {
    void write(changed).then(redraw, (reason: unknown) => {
      error.textContent = String(reason);
    });
  };
  const edit = element('button', { type: 'button', 'aria-label': `Edit ${key}` }, 'Edit');
  edit.addEventListener('click', () => {
    if (text.hidden) {
      text.hidden = false;
      text.value = JSON.stringify(value, null, 2);
      edit.textContent = 'Save';
      edit.setAttribute('aria-label', `Save ${key}`);
      text.focus();
      return;
    }
    try {
      finish(JSON.parse(text.value));
    } catch (reason) {
      error.textContent = `This is no JSON. ${String(reason)}`;
    }
  });
  return element(
    'details',
    { open: isOpen },
    element('summary', {}, key),
    element(
      'dl',
      {},
      ...fieldsOf(value).flatMap(([name, field]) => [element('dt', {}, name), element('dd', {}, written(field))]),
    ),
    text,
    error,
    element(
      'div',
      { class: 'row' },
      edit,
      button('Delete', () => finish(undefined), { 'aria-label': `Delete ${key}` }),
    ),
  );
};

/**
 * `/__mocks/data` and `/__mocks/leads`: everything that is stored for the site, to see, change, remove, save and open.
 */
export const showDataPage = async (deps: PageDeps): Promise<void> => {
  const tables = await readTables(deps);
  const redraw = (): Promise<void> => showDataPage(deps);
  const { parts: noticeParts, notify } = notice();
  showPage(
    { title: 'Stored data', base: deps.base, siteSlug: deps.siteSlug },
    element(
      'section',
      { class: 'stack' },
      ...stateParts(deps, notify),
      ...noticeParts,
      element(
        'div',
        { class: 'row' },
        button('Read again', () => void redraw()),
        button('Remove what the backend has stored', () => void deps.store.clear().then(redraw)),
      ),
    ),
    ...tables.map(({ title, about, rows }, at) =>
      element(
        'section',
        { class: 'stack' },
        element('h2', {}, title),
        element('p', { class: 'quiet' }, rows.length === 0 ? `${about} There is nothing.` : about),
        ...rows.map((row) => rowArticle(row, at === 0, redraw)),
      ),
    ),
  );
};
