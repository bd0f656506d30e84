import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../test/SectionStage.tsx';

const meta = {
  component: SectionStage,
  args: { items: [{ section: 'priceBands' }] },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bands: Story = {
  play: async ({ canvas }) => {
    const band = await canvas.findByRole('link', { name: /^Under \$15,000 [\d,]+ (cars?|vehicles?)$/ });
    await expect(band).toBeVisible();
    await expect(band.querySelector('img')).not.toBeNull();
  },
};

/** A band without vehicles is not shown. */
export const WithoutStock: Story = {
  args: {
    siteDoc: {
      home: {
        priceBands: [
          { label: 'Under $100', max: 100 },
          { label: 'From $100', min: 100 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^From \$100 [\d,]+ / })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Under/ })).toBeNull();
  },
};
