import type { LeadRecord } from '../store/mockStore.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const leadArticle = (lead: LeadRecord): HTMLElement =>
  element(
    'article',
    {},
    element('h2', {}, `Lead ${lead.lead_id}: ${written(lead.payload.category ?? 'no category')}`),
    element(
      'p',
      { class: 'quiet' },
      `Received ${new Date(lead.received_at).toLocaleString('en-AU')}, key ${lead.idempotency_key}`,
    ),
    element(
      'dl',
      {},
      ...Object.entries(lead.payload).flatMap(([name, value]) => [
        element('dt', {}, name),
        element('dd', {}, written(value)),
      ]),
    ),
  );

/**
 * `/__mocks/leads`: every lead of this site, newest first, with each field that was sent.
 *
 * @example
 * await showLeadsPage(deps)
 */
export const showLeadsPage = async (deps: PageDeps): Promise<void> => {
  const leads = await deps.store.leads();
  showPage(
    { title: leads.length === 1 ? '1 lead' : `${leads.length} leads`, base: deps.base, siteSlug: deps.siteSlug },
    ...(leads.length === 0
      ? [
          element(
            'section',
            {},
            element('p', {}, 'No enquiry has been sent yet on this site. Open a vehicle and send one to see it here.'),
          ),
        ]
      : leads.map(leadArticle)),
    element('div', {}, element('button', { type: 'button', click: () => void showLeadsPage(deps) }, 'Read again')),
  );
};
