import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmbeddedMap } from '../EmbeddedMap/EmbeddedMap.tsx';
import { DealerLocator } from './DealerLocator.tsx';
import { LocationChooser } from './LocationChooser.tsx';

const types = [
  { value: 'all', label: 'Anything' },
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
];
const postcode = { value: '', length: 4, busy: false, onType: fn(), onSubmit: fn() };

const meta = {
  component: DealerLocator,
  args: {
    postcode,
    types,
    type: 'all',
    onType: fn(),
    view: 'list',
    onView: fn(),
    summary: '6 locations',
    children: <p>The locations</p>,
  },
} satisfies Meta<typeof DealerLocator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The filter by opening hours. */
export const OpenNow: Story = {
  args: { openNow: { isOn: false, onChange: fn() } },
};
export const Invalid: Story = {
  args: { postcode: { ...postcode, value: '9999', error: 'Invalid postcode' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid postcode');
  },
};
export const NoAnswer: Story = {
  args: {
    postcode: { ...postcode, value: '4000' },
    problem: 'We could not look up 4000 just now, so distances are not shown.',
  },
};
/** Without a maps service. */
export const ByLocation: Story = {
  args: {
    postcode: undefined,
    location: {
      label: 'State or suburb',
      value: '',
      onChange: fn(),
      options: [
        { value: 'QLD', label: 'All of QLD' },
        { value: 'QLD/Newstead', label: 'Newstead, QLD' },
      ],
    },
  },
};
const onChoose = fn();
export const OnMap: Story = {
  args: {
    view: 'map',
    postcode: { ...postcode, value: '4000' },
    summary: '2 locations, nearest to 4000 first',
    children: (
      <LocationChooser
        label="Locations"
        locations={[
          { id: 1, name: 'Newstead', address: '12 Wharf Lane, Newstead QLD 4006', distance: '3\u00a0km' },
          { id: 2, name: 'Two Kookaburras Motorcycles Norwood-Payneham', address: '19 Magill Parade, Norwood SA 5067' },
        ]}
        chosen={1}
        onChoose={onChoose}
        map={<EmbeddedMap name="Newstead" embedHref="about:blank" />}
      >
        <p>Newstead</p>
      </LocationChooser>
    ),
  },
};
/** The postcode has four digits and is required. */
export const Empty: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your postcode' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('maxlength', '4');
    await userEvent.type(field, '4{Enter}');
    await expect(args.postcode?.onType).toHaveBeenCalledWith('4');
    await expect(args.postcode?.onSubmit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Service' }));
    await expect(args.onType).toHaveBeenCalledWith('service');
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await expect(args.onView).toHaveBeenCalledWith('map');
  },
};
export const OpenNowPressed: Story = {
  ...OpenNow,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open now' }));
    await expect(args.openNow?.onChange).toHaveBeenCalledWith(true);
  },
};
export const ByLocationPressed: Story = {
  ...ByLocation,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State or suburb' }), 'Newstead, QLD');
    await expect(args.location?.onChange).toHaveBeenCalledWith('QLD/Newstead');
  },
};
export const OnMapPressed: Story = {
  ...OnMap,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Newstead 3/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Two Kookaburras/ }));
    await expect(onChoose).toHaveBeenCalledWith(2);
  },
};
