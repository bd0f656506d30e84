import type { Page } from '@playwright/test';
import { storedRows } from './storedRows.ts';

/** A lead as the mock backend stores it. */
export type StoredLead = { lead_id: number; payload: Record<string, unknown> };

/** The leads of the mock backend, read from its database, newest first. The page must be on the site's origin. */
export const storedLeads = async (page: Page): Promise<StoredLead[]> =>
  (await storedRows<StoredLead>(page, 'leads')).reverse();
