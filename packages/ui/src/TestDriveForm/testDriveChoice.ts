import type { TestDriveDay } from '@dealer/core/enquiry';

/** The times of the selected day; `free`: unknown, so any time can be entered. */
export type TestDriveSlots =
  | { kind: 'unasked' }
  | { kind: 'loading' }
  | { kind: 'times'; times: readonly { value: string; label: string }[] }
  | { kind: 'none' }
  | { kind: 'free' };

/** What a shopper can choose of day and time, and has chosen. */
export type TestDriveChoice = {
  dateLabel: string;
  /** Days to choose from; empty: any day can be entered. */
  days: readonly TestDriveDay[];
  /** "YYYY-MM-DD"; empty while no day is selected. */
  day: string;
  /** A day that is not one of `days` is entered. */
  isOtherDay: boolean;
  slots: TestDriveSlots;
};
