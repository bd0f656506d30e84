import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodySilhouette, bodyNames } from './index.ts';

const meta = {
  component: BodySilhouette,
  args: { body: 'SUV' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BodySilhouette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suv: Story = {};
export const Labelled: Story = { args: { body: 'Ute', label: 'Ute' } };
export const UnknownWord: Story = { args: { body: 'Dual Cab Pick-up' } };
export const All: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'calc(100vw - 3rem)' }}>
        <Story />
      </div>
    ),
  ],
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
