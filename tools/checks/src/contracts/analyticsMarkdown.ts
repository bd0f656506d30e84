import { analyticsCatalogue } from '@dealer/core/analytics';

/**
 * The page of analytics events.
 *
 * @example
 * analyticsMarkdown().split('\n')[0] // => '# Analytics events'
 */
export const analyticsMarkdown = (): string =>
  `${[
    '# Analytics events',
    'Written by `node --conditions=dealer-source tools/checks/src/contracts/writeContracts.ts` from `@dealer/core/analytics`; change it there.',
    'The ids are those of specification section 7. Nothing in an event says who the visitor is: it has an id, a name, and where it is about a vehicle that vehicle’s id. An event never breaks what it tells of: a sink that throws is warned about and passed over.',
    '| Id | Name | When |\n| --- | --- | --- |\n' +
      analyticsCatalogue.map(({ id, name, when }) => `| ${id} | ${name} | ${when} |`).join('\n'),
    '## Where they go',
    'The site says so, in `services.analytics`: any number of sinks, none by default. `needsConsent` holds a sink back until the visitor agrees.',
    '| Sink | What it gets |\n| --- | --- |\n| `{ "kind": "dataLayer", "id": "dataLayer" }` | pushes `{ event: "dealer", dealer_event_id, dealer_event_name, dealer_car_id }` on `window.dataLayer`, or the layer that `id` names |\n| `{ "kind": "http", "url": "https://..." }` | posts them, see [analytics sink](analytics-sink.md) |\n| `{ "kind": "console" }` | `console.info("analytics", event)`, for testers |',
    'Every event is also said to the window, `dealer:event`, sinks or not: mocked pages list them under `/__mocks/events`.',
    '## Consent',
    'Where a sink has `needsConsent`, the page asks once, in a bar at its lower edge, and keeps the answer on the device (`dealer:<slug>:analytics-consent`). Until then such a sink hears nothing; after a yes also what waited, after a no nothing, also not after a later yes. A browser that sends Global Privacy Control is not asked: its answer is no. The answer can be changed from the foot of every page. A dealer’s own consent tool answers instead with `dispatchEvent(new CustomEvent("dealer:consent", { detail: { analytics: true } }))`, and `services.consent: "own"` keeps the bar and its link away.',
  ].join('\n\n')}\n`;
