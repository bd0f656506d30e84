import type { Page } from '@playwright/test';
import { storedRows } from './storedRows.ts';

/** An event as the mock backend stores it: analytics events and the backend's own. */
type StoredEvent = { kind: string; payload: Record<string, unknown> };

/** The events of the mock backend, read from its database, oldest first. The page must be on the site's origin. */
export const storedEvents = async (page: Page): Promise<StoredEvent[]> => storedRows<StoredEvent>(page, 'events');
