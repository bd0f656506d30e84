import type { SiteInput } from '@dealer/core/site';
import { startSite, type ParsedSite } from '@dealer/core/site-check';
import type { EventBus } from '../../events/events.ts';

/** A site after reading; `report` says what of its file was ignored, once the site has events. */
export type CheckedSite = ParsedSite & { report?: (events: EventBus) => void };

/** Reads a site file in full, where the first reading found something. */
export const readDoubtful = (input: SiteInput): CheckedSite => {
  const started = startSite(input);
  const report = (events: EventBus): void => {
    for (const { path, message, hint } of started.ignored) {
      console.warn(`site.json: ${path} is ignored. ${message}. ${hint}`);
      events.emit({ kind: 'settingIgnored', path, message });
    }
  };
  return { ...started, report };
};
