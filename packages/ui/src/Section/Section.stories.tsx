import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** A lazy section has a wrapper. */
export const PlainOnesShareOneGap: Story = {
  args: { labelledBy: undefined },
  render: (args) => (
    <>
      <Section {...args} label="First">
        First
      </Section>
      <div data-lazy="">
        <Section {...args} label="Second">
          Second
        </Section>
        <span hidden />
      </div>
      <div data-lazy="">
        <Section {...args} label="Third">
          Third
        </Section>
      </div>
      <Section {...args} label="Fourth">
        Fourth
      </Section>
    </>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas
      .getAllByRole('region')
      .map((section) => getComputedStyle(section).paddingBlockStart);
    await expect(first).not.toBe('0px');
    await expect(others).toEqual(['0px', '0px', '0px']);
  },
};
