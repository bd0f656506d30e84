import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { BodySilhouette, bodyNames } from './index.ts';

const meta = {
  component: BodySilhouette,
  args: { body: 'SUV' },
  decorators: [inBox({ maxWidth: 240 })],
} satisfies Meta<typeof BodySilhouette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suv: Story = {};
export const Labelled: Story = { args: { body: 'Ute', label: 'Ute' } };
export const UnknownWord: Story = { args: { body: 'Dual Cab Pick-up' } };
export const All: Story = {
  decorators: [inBox({ width: 'calc(100vw - 3rem)' })],
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: '2rem' }}>
      {bodyNames.map((body) => (
        <li key={body}>
          <BodySilhouette body={body} />
          {body}
        </li>
      ))}
    </ul>
  ),
};
