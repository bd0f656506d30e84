import { financeDisclaimerText } from '@dealer/core/finance';
import { expect, it } from 'vitest';
import { allLenders } from './lenders.ts';

it.each(Object.values(allLenders({ price: 30_000, age: 3 })))(
  'the small print of $financeProvider fits payments by the week and by the month, leaves the warning to the page, and is long enough to fold',
  ({ disclaimer = '' }) => {
    expect(disclaimer).not.toMatch(/week|fortnight|month/i);
    expect(disclaimer).not.toMatch(/comparison rate|warning/i);
    expect(disclaimer.length).toBeGreaterThan(financeDisclaimerText.limit);
  },
);
