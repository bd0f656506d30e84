import { spinnerViewLabels, type SpinnerView } from '@dealer/core/vehicle-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SpinnerTabs, type SpinnerTabsProps } from './SpinnerTabs.tsx';

const views: SpinnerView[] = ['spin', 'images', 'interior'];

/** With its panel, as on a page. */
const WithState = ({ selected: start, onSelect, ...props }: SpinnerTabsProps) => {
  const [selected, select] = useState(start);
  return (
    <>
      <SpinnerTabs
        {...props}
        selected={selected}
        onSelect={(id) => {
          onSelect(id);
          select(id);
        }}
      />
      <div role="tabpanel" id="panel" aria-labelledby={`view-${selected}`} tabIndex={0}>
        {spinnerViewLabels[selected as SpinnerView]}
      </div>
    </>
  );
};

const meta = {
  component: SpinnerTabs,
  args: {
    label: 'Views',
    idPrefix: 'view',
    tabs: views.map((id) => ({ id, label: spinnerViewLabels[id], panel: 'panel' })),
    selected: 'spin',
    onSelect: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof SpinnerTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Views: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Images' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('images');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Interior', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Spin', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Interior' })).toBeVisible();
  },
};
