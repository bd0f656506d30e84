import type { TesterSettings } from '../scenario/testerSettings.ts';

/** Settings for a common case. */
export const presets: readonly { label: string; description: string; settings: Partial<TesterSettings> }[] = [
  {
    label: 'Dealer’s backend down',
    description: 'Only the site and its search answer.',
    settings: { scenario: 'api-down', delay: '' },
  },
  {
    label: 'Search slow on a phone',
    description: 'Each search takes four seconds, and a third of them fail.',
    settings: { scenario: 'search-slow,search-error(chance:33)', delay: '4000' },
  },
  {
    label: 'Sold while reserving',
    description: 'The vehicle is sold while somebody fills in the form.',
    settings: { scenario: 'reservation-sold', delay: '' },
  },
  {
    label: 'Enquiry lost, then sent',
    description: 'The first enquiry is lost on the way; the second arrives.',
    settings: { scenario: 'lead-offline(call:1)', delay: '' },
  },
  { label: 'Offline', description: 'No call succeeds.', settings: { scenario: 'offline', delay: '' } },
  { label: 'All is well', description: 'No fault and no delay.', settings: { scenario: '', delay: '' } },
];
