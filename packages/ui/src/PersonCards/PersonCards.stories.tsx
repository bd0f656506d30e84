import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { PersonCards } from './PersonCards.tsx';

const people = [
  {
    name: 'Mel Okafor',
    role: 'Runs the workshop',
    text: 'Rode a postie bike to Cape York and would do it again.',
    picture: '/pictures/people/curls.svg',
  },
  { name: 'Trish Okafor', role: 'Sales', picture: '/pictures/people/bob.svg' },
  { name: 'Ken Whitty', role: 'Buys the cars' },
];

const meta = {
  component: PersonCards,
  args: { people },
  decorators: [inBox({ containerType: 'inline-size' })],
} satisfies Meta<typeof PersonCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mel Okafor', level: 3 })).toBeVisible();
    await expect(canvas.getByText('KW')).toBeVisible();
  },
};
export const One: Story = { args: { people: people.slice(0, 1) } };
export const Eight: Story = {
  args: { people: Array.from({ length: 8 }, (_, at) => ({ ...people[at % 3]!, name: `Person ${at}` })) },
};
export const LongNames: Story = {
  args: { people: [{ name: 'Wilhelmina Featherstonehaugh-Cholmondeley', role: 'Kraftfahrzeughaftpflicht'.repeat(3) }] },
};
/** On a phone the portrait is next to the text. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <div style={{ containerType: 'inline-size' }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
