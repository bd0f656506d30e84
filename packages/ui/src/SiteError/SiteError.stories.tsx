import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteError } from './SiteError.tsx';

const meta = {
  component: SiteError,
  args: {
    title: 'This site cannot start',
    text: 'Its configuration has 2 problems. Put them right and reload the page.',
    source: '/site.json?site=riverside',
    problems: [
      { path: 'country', message: 'Unknown country "UK".', hint: 'Write "AU" or "NZ".' },
      {
        path: 'finance.rateMax',
        message: 'Expected a number, found "15%".',
        hint: 'Write 15: per cent a year, without the sign.',
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {};
export const UnknownSite: Story = {
  args: {
    title: 'There is no site here',
    text: 'No site called "riversid" could be found.',
    source: undefined,
    problems: [],
  },
};
