import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleContact } from '../testing/exampleContact.ts';
import { summaryLeadsTo } from '../testing/summaryLeadsTo.ts';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { EnquiryExtras } from './EnquiryExtras.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { enquiryExtraProblems } from './enquiryExtraProblems.ts';

const { title, price, picture, placeholder } = exampleCard();

const meta = {
  component: EnquiryForm,
  args: {
    label: 'Enquire about this vehicle',
    idPrefix: 'enquiry',
    vehicle: { title, price, picture, placeholder },
    ...exampleContact,
    attempt: 0,
    submitLabel: 'Send Enquiry',
    note: 'We answer within one business day.',
    onSubmit: fn((event) => event.preventDefault()),
  },
  decorators: [inBox({ maxWidth: '36rem' })],
} satisfies Meta<typeof EnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const EveryField: Story = {
  args: {
    fields: {
      ...meta.args.fields,
      postcode: { name: 'postcode' },
      preferredContact: { name: 'preferredContact' },
      dealership: { name: 'dealership' },
      location: { name: 'location' },
      terms: { name: 'terms' },
    },
    optional: ['message'],
    preferredContactOptions: [
      { value: 'Phone', label: 'Phone' },
      { value: 'Email', label: 'Email' },
      { value: 'SMS', label: 'SMS' },
    ],
    dealershipOptions: [{ value: 'riverside', label: 'Riverside Motors' }],
    locationOptions: [{ value: '11', label: 'Harbour Street' }],
    termsLabel: (
      <>
        I agree to the <a href="#terms">terms of use</a> and the <a href="#privacy">privacy policy</a>.
      </>
    ),
  },
};
const refused = { attempt: 1, errors: { email: 'Enter your email address.', phone: 'Enter your phone number.' } };
/** The summary names the fields and the first of them has the focus. */
export const RefusedShort: Story = {
  tags: ['takes-focus'],
  args: {
    ...refused,
    summaryText: (count) => ({ title: `Nearly there. Please check ${count} fields:`, links: 'fields' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'Nearly there. Please check 2 fields:' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Phone' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
export const Submitting: Story = { args: { busy: true } };
export const Failed: Story = {
  args: {
    attempt: 1,
    failure: 'An error occurred when submitting this form',
    failureHelp: (
      <p>
        Nothing you typed is lost. Try again, or call us on <a href="tel:0740001234">07 4000 1234</a>.
      </p>
    ),
  },
};
const bindings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { name }]));
const services = ['Wheel alignment', 'Air conditioning check', 'Brake check', 'Wash and vacuum', 'Loan car'].map(
  (service) => ({ value: service, label: service }),
);
export const GeneralEnquiry: Story = {
  args: {
    vehicle: undefined,
    children: (
      <EnquiryExtras
        idPrefix="enquiry"
        fields={bindings('category')}
        errors={{}}
        categoryOptions={['General Enquiry', 'Career Enquiry'].map((value) => ({ value, label: value }))}
      />
    ),
  },
};
export const ServiceBooking: Story = {
  args: {
    label: 'Book a service',
    vehicle: undefined,
    messageLabel: 'What needs doing?',
    children: (
      <EnquiryExtras
        idPrefix="enquiry"
        fields={bindings('vehicle', 'year', 'rego', 'date', 'services')}
        errors={{}}
        serviceOptions={services}
        firstDay="2026-04-01"
      />
    ),
  },
};
export const FinanceAndTradeIn: Story = {
  args: {
    fields: { ...meta.args.fields, preferredContact: { name: 'preferredContact' } },
    preferredContactOptions: [
      { value: 'Phone', label: 'Phone' },
      { value: 'Email', label: 'Email' },
      { value: 'SMS', label: 'SMS' },
    ],
    children: (
      <EnquiryExtras
        idPrefix="enquiry"
        fields={bindings('finance', 'tradeIn', 'tradeInVehicle', 'kms', 'tradeInRego', 'regoState', 'tradeInLocation')}
        errors={{}}
        tradeInOpen
        states={[
          { value: 'qld', label: 'QLD' },
          { value: 'nsw', label: 'NSW' },
        ]}
        locationOptions={[{ value: '11', label: 'Harbour Street' }]}
      />
    ),
  },
};
const tradeInNames = ['tradeInVehicle', 'kms', 'tradeInRego', 'regoState', 'tradeInLocation'];
const tradeInChoices = {
  states: [
    { value: 'qld', label: 'QLD' },
    { value: 'nsw', label: 'NSW' },
  ],
  locationOptions: [{ value: '11', label: 'Harbour Street' }],
};
/** Finance and trade-in as one row of ticks; the fields of the vehicle appear once it is ticked. */
export const AlsoInterestedIn: Story = {
  args: { ...FinanceAndTradeIn.args, children: undefined },
  render: function Ticking(args) {
    const [open, setOpen] = useState(false);
    const tradeIn = {
      name: 'tradeIn',
      onChange: ({ target }: { target: { checked?: boolean } }) => setOpen(target.checked === true),
    };
    return (
      <EnquiryForm {...args}>
        <EnquiryExtras
          idPrefix="enquiry"
          fields={{ ...bindings('finance', ...tradeInNames), tradeIn: tradeIn as FieldBinding }}
          errors={{}}
          interests="chips"
          tradeInOpen={open}
          {...tradeInChoices}
        />
      </EnquiryForm>
    );
  },
};
/** The trade-in is the reason for the enquiry: there is no question whether there is one. */
export const TradeIn: Story = {
  args: {
    label: 'Trade in your vehicle',
    children: <EnquiryExtras idPrefix="enquiry" fields={bindings(...tradeInNames)} errors={{}} {...tradeInChoices} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Do you have a trade-in?')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'What do you drive?' })).toBeRequired();
  },
};
export const FleetAndCareer: Story = {
  args: {
    vehicle: undefined,
    label: 'Fleet enquiry',
    children: <EnquiryExtras idPrefix="enquiry" fields={bindings('company', 'fleetSize', 'position')} errors={{}} />,
  },
};
export const Refused: Story = {
  tags: ['press'],
  args: refused,
  play: summaryLeadsTo('Enter your email address.', 'Email'),
};
export const GeneralEnquiryPressed: Story = {
  ...GeneralEnquiry,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'What is it about?' });
    await expect(category).toHaveValue('General Enquiry');
    await userEvent.selectOptions(category, 'Career Enquiry');
    await expect(category).toHaveValue('Career Enquiry');
  },
};
export const ServiceRefused: Story = {
  tags: ['press'],
  args: {
    ...ServiceBooking.args,
    attempt: 1,
    moreProblems: enquiryExtraProblems('enquiry', {
      year: 'Please enter the year as four digits, such as 2019.',
      date: 'Please choose a day that is still to come.',
    }),
    children: (
      <EnquiryExtras
        idPrefix="enquiry"
        fields={bindings('vehicle', 'year', 'rego', 'date', 'services')}
        errors={{
          year: 'Please enter the year as four digits, such as 2019.',
          date: 'Please choose a day that is still to come.',
        }}
        serviceOptions={services}
        firstDay="2026-04-01"
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a day that is still to come.' }));
    await expect(canvas.getByLabelText(/Preferred date/)).toHaveFocus();
  },
};
export const AlsoInterestedInPressed: Story = {
  ...AlsoInterestedIn,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: /Also interested in/ });
    await expect(within(row).getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox', { name: /What do you drive/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Trade-in' }));
    await expect(canvas.getByRole('textbox', { name: /What do you drive/ })).toBeVisible();
  },
};
export const Sent: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Mia');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Enquiry' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Mia');
  },
};
