import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { exampleContact } from '../testing/exampleContact.ts';
import { summaryLeadsTo } from '../testing/summaryLeadsTo.ts';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { TestDriveForm } from './TestDriveForm.tsx';

const { title, price, picture, placeholder } = exampleCard();
const times = ['09:00', '11:00', '13:30', '15:30'].map((time) => ({ value: `2026-04-01T${time}`, label: time }));

const meta = {
  component: TestDriveForm,
  args: {
    label: 'Book a test drive',
    step: 1,
    vehicle: { title, price, picture, placeholder },
    contact: { idPrefix: 'test-drive', ...exampleContact, optional: ['message'] },
    time: {
      idPrefix: 'booking',
      dateLabel: 'Test Drive Booking Date',
      day: '2026-04-01',
      days: [
        { date: '2026-03-31', name: 'Today', text: '31 Mar' },
        { date: '2026-04-01', name: 'Tomorrow', text: '1 Apr' },
        { date: '2026-04-02', name: 'Thu', text: '2 Apr' },
        { date: '2026-04-03', name: 'Fri', text: '3 Apr' },
        { date: '2026-04-04', name: 'Sat', text: '4 Apr' },
        { date: '2026-04-06', name: 'Mon', text: '6 Apr' },
      ],
      isOtherDay: false,
      firstDay: '2026-03-31',
      onDay: fn(),
      onOtherDay: fn(),
      slots: { kind: 'times', times },
      dateTime: '',
      onDateTime: fn(),
      errors: {},
      locations: [],
      distributionLocation: { name: 'distributionLocation' },
    },
    attempt: 0,
    submitLabel: 'Book Test Drive',
    note: 'We answer within one business day.',
    onBack: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <h2 style={{ fontSize: '1.25rem', marginBlockEnd: '1rem' }}>Book a test drive</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TestDriveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {};
export const Times: Story = {
  args: { step: 2 },
};
export const OnItsOwnPage: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^Step 1 of 2/ })).toBeVisible();
  },
};
export const TimeChosen: Story = {
  args: { step: 2, time: { ...meta.args.time, dateTime: '2026-04-01T13:30' } as never },
};
export const LookingForTimes: Story = {
  args: { step: 2, time: { ...meta.args.time, slots: { kind: 'loading' } } as never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for free times')).toBeVisible();
  },
};
export const NoTimes: Story = { args: { step: 2, time: { ...meta.args.time, slots: { kind: 'none' } } as never } };
export const TimesFailed: Story = {
  args: {
    step: 2,
    time: { ...meta.args.time, slots: { kind: 'free' }, dateTime: '2026-04-01T10:00' } as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Tomorrow 1 Apr' })).toBeChecked();
    await expect(canvas.getByLabelText('Time')).toHaveValue('10:00');
  },
};
export const AnyDay: Story = {
  args: { step: 2, time: { ...meta.args.time, day: '', slots: { kind: 'unasked' } } as never },
};
export const AnotherDay: Story = {
  args: {
    step: 2,
    time: { ...meta.args.time, day: '2026-05-01', isOtherDay: true, slots: { kind: 'none' } } as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-05-01');
  },
};
/** A yard whose hours leave no day to offer. */
export const NoDays: Story = {
  args: { step: 2, time: { ...meta.args.time, days: [], day: '', slots: { kind: 'unasked' } } as never },
};
/** When comes first, who second. */
export const TimeFirst: Story = { args: { steps: ['time', 'details'], time: { ...meta.args.time } as never } };
export const TimeFirstDetails: Story = {
  args: { step: 2, steps: ['time', 'details'], chosenTime: 'Wed 1 April 2026, 1:30pm' },
};
export const LocationsAndTerms: Story = {
  args: {
    step: 2,
    time: {
      ...meta.args.time,
      locations: ['Cairns', 'Mackay'],
      terms: { name: 'terms' },
      termsLabel: 'I agree to the terms of use and the privacy policy.',
    } as never,
  },
};
export const Failed: Story = {
  args: {
    step: 2,
    failure: 'An unexpected error occured',
    failureHelp: <p>Nothing you typed is lost. You can try again.</p>,
  },
};
export const DetailsRefused: Story = {
  tags: ['press'],
  args: {
    attempt: 1,
    contact: { ...meta.args.contact, errors: { email: 'Please enter your email address.' } } as never,
  },
  play: summaryLeadsTo('Please enter your email address.', 'Email'),
};
export const TimesPressed: Story = {
  ...Times,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '11:00' }));
    await expect(args.time.onDateTime).toHaveBeenCalledWith('2026-04-01T11:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Book Test Drive' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const AnyDayPressed: Story = {
  ...AnyDay,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getByRole('radiogroup', { name: /Test Drive Booking Date/ });
    await expect(within(days).getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Any day' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.time.onDay).toHaveBeenCalledWith('2026-03-31');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another day' }));
    await expect(args.time.onOtherDay).toHaveBeenCalledWith('');
  },
};
export const TimeMissing: Story = {
  tags: ['press'],
  args: {
    step: 2,
    attempt: 1,
    time: { ...meta.args.time, errors: { dateTime: 'Please choose a date and a time.' } } as never,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a date and a time.' }));
    await expect(canvas.getByRole('radio', { name: '09:00' })).toHaveFocus();
  },
};
/** A summary of names: the missing time has the name of its own field. */
export const TimeMissingByName: Story = {
  tags: ['press'],
  args: { ...TimeMissing.args, summaryText: () => ({ title: 'Nearly there. Please check 1 field:', links: 'fields' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Time' }));
    await expect(canvas.getByRole('radio', { name: '09:00' })).toHaveFocus();
  },
};
export const ThereAndBack: Story = {
  tags: ['press'],
  render: function ThereAndBack(args) {
    const [step, setStep] = useState<1 | 2>(1);
    return (
      <TestDriveForm
        {...args}
        step={step}
        onBack={() => setStep(1)}
        onSubmit={(event) => {
          event.preventDefault();
          setStep(2);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 2 Date and time' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Step 1 of 2 Your details' })).toHaveFocus();
  },
};
