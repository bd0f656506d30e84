import { analyticsCatalogue } from '@dealer/core/analytics';

/** The page of analytics events. */
export const analyticsMarkdown = (): string =>
  `${[
    '# Analytics events',
    'Written by `npm run write:contracts` from `@dealer/core/analytics`; change it there.',
    'Each event has a fixed id. Nothing in an event says who the visitor is: it has an id, a name, and where it is about a vehicle that vehicle’s id. A sink that throws never breaks the page: the error is logged as a warning.',
    '| Id | Name | When |\n| --- | --- | --- |\n' +
      analyticsCatalogue.map(({ id, name, when }) => `| ${id} | ${name} | ${when} |`).join('\n'),
    '## Where they go',
    'The site says so, in `services.analytics`: any number of sinks, none by default. With `needsConsent` a sink receives nothing until the visitor agrees.',
    '| Sink | What it gets |\n| --- | --- |\n| `{ "kind": "dataLayer", "id": "dataLayer" }` | pushes `{ event: "dealer", dealer_event_id, dealer_event_name, dealer_car_id }` on `window.dataLayer`, or the layer that `id` names |\n| `{ "kind": "http", "url": "https://..." }` | posts them, see [analytics sink](analytics-sink.md) |\n| `{ "kind": "console" }` | `console.info("analytics", event)`, for testers |',
    'Every event is also dispatched on the window as `dealer:event`, with or without sinks. Mocked pages list them under `/__mocks/events`.',
    '## Consent',
    'If a sink has `needsConsent`, the page shows one question in a bar at its lower edge and stores the answer on the device (`dealer:<slug>:analytics-consent`). Until then the sink receives nothing. After a yes it also receives earlier events of the page; after a no they are discarded, even if the visitor agrees later. A browser that sends Global Privacy Control means no, and no bar is shown. The answer can be changed in the footer of every page. A dealer’s own consent tool answers with `dispatchEvent(new CustomEvent("dealer:consent", { detail: { analytics: true } }))`, and `services.consent: "own"` hides the bar and its link.',
  ].join('\n\n')}\n`;
