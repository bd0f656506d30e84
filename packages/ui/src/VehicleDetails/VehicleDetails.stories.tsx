import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoldSection } from '../FoldSection/FoldSection.tsx';
import { PageContents } from '../PageContents/PageContents.tsx';
import { SpecList } from '../SpecList/SpecList.tsx';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { VehicleDetails } from './VehicleDetails.tsx';

const { items } = exampleDetail().specifications;
const sections = [
  { id: 'details', title: 'Car Details' },
  { id: 'size', title: 'Size and weight' },
  { id: 'papers', title: 'Papers' },
];

const meta = {
  component: VehicleDetails,
  parameters: { layout: 'fullscreen' },
  args: {
    contents: <PageContents label="On this page" items={sections} current="size" />,
    children: sections.map((section) => (
      <FoldSection key={section.id} {...section} isOpen={false} onOpenChange={() => undefined}>
        <SpecList items={items} />
      </FoldSection>
    )),
  },
  decorators: [
    (Story) => (
      <main style={{ container: 'vehicle-page / inline-size', padding: '1rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VehicleDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
