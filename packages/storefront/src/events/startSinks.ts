import type { Storefront } from '../boot/storefront.ts';
import { askConsent } from './askConsent.ts';
import { watchConsent } from './consent.ts';
import { makeSink, type Sink } from './sinks.ts';

/** Events that wait for the visitor's consent. */
const maxPending = 50;

/**
 * Passes the events of this page, also earlier ones, to the site's sinks. A sink that needs consent receives nothing until the visitor
 * agrees, and never what happened before a refusal. Loaded only where the site has sinks.
 */
export const startSinks = ({
  site,
  events,
  local,
  now,
  stores,
}: Pick<Storefront, 'site' | 'events' | 'local' | 'now' | 'stores'>): void => {
  const sinks = site.services.analytics.flatMap((setting) => {
    const sink = makeSink(setting, now);
    return sink ? [{ sink, needsConsent: setting.needsConsent === true }] : [];
  });
  let pending: Parameters<Sink>[0][] = [];
  const listen = (sink: Sink, past: boolean): void =>
    void events.subscribe((event) => (event.kind === 'analytics' ? sink(event) : undefined), past);
  for (const { sink, needsConsent } of sinks) if (!needsConsent) listen(sink, true);

  const gated = sinks.filter(({ needsConsent }) => needsConsent);
  if (gated.length === 0) return;
  let consent = watchConsent(local, (answer) => {
    consent = answer;
    const waiting = pending;
    pending = [];
    if (answer === 'granted') for (const event of waiting) pass(event);
  });
  askConsent({ site, stores }, consent);
  const pass: Sink = (event) => {
    for (const { sink } of gated) {
      try {
        sink(event);
      } catch (error) {
        console.warn('An analytics listener failed.', error);
      }
    }
  };
  listen((event) => {
    if (consent === 'granted') pass(event);
    else if (consent === 'unknown') pending = [...pending, event].slice(-maxPending);
  }, true);
};
