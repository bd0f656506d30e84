import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: {
    labelledBy: 'section-story',
    children: (
      <>
        <SectionHeading id="section-story" title="Our Locations" text="Two yards, one phone call." />
        <p>Open six days a week.</p>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Mist: Story = { args: { tone: 'mist' } };
export const Inverse: Story = { args: { tone: 'inverse' } };
