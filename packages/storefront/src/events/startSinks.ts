import type { Storefront } from '../boot/storefront.ts';
import { askConsent } from './askConsent.ts';
import { watchConsent } from './consent.ts';
import { makeSink } from './sinks.ts';
import type { Sink } from './sinks.ts';

/** Events that wait for the visitor's answer. */
const mostHeld = 50;

/**
 * Lets a site's sinks hear the events of this page, also those before; a sink that needs consent hears nothing until the visitor
 * agrees, and never what happened before a no. Fetched only where the site has sinks.
 *
 * @example
 * startSinks(storefront);
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
  let held: Parameters<Sink>[0][] = [];
  const hear = (sink: Sink, past: boolean): void =>
    void events.subscribe((event) => (event.kind === 'analytics' ? sink(event) : undefined), past);
  for (const { sink, needsConsent } of sinks) if (!needsConsent) hear(sink, true);

  const gated = sinks.filter(({ needsConsent }) => needsConsent);
  if (gated.length === 0) return;
  let consent = watchConsent(local, (said) => {
    consent = said;
    const waiting = held;
    held = [];
    if (said === 'granted') for (const event of waiting) pass(event);
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
  hear((event) => {
    if (consent === 'granted') pass(event);
    else if (consent === 'unknown') held = [...held, event].slice(-mostHeld);
  }, true);
};
