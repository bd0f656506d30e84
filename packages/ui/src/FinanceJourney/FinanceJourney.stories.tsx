import { creditHistories } from '@dealer/core/finance';
import { creditText, financeSteps } from '@dealer/core/enquiry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { summaryLeadsTo } from '../testing/summaryLeadsTo.ts';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { FinanceJourney } from './FinanceJourney.tsx';
import { FinanceJourneyDetails } from './FinanceJourneyDetails.tsx';
import { FinanceJourneyEstimate, type FinanceJourneyEstimateProps } from './FinanceJourneyEstimate.tsx';
import { FinanceJourneyLoan } from './FinanceJourneyLoan.tsx';
import { FinanceJourneyReview } from './FinanceJourneyReview.tsx';

const { title, price, picture, placeholder } = exampleCard();
const indicative =
  'Figures are indicative only and not binding. They are not an offer of credit; approved applicants only.';
const warning =
  'The comparison rate is for a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges.';

const estimate: FinanceJourneyEstimateProps = {
  title: 'Your estimate',
  busy: false,
  text: '$147',
  per: 'per week',
  total: '$38,220 total of payments',
  terms: 'Over 5 years at 10.00% p.a.',
  rates: { kind: 'none' },
  small: [indicative],
};
const quote: FinanceJourneyEstimateProps = {
  title: 'Your quote',
  busy: false,
  text: '$250.74',
  per: 'per week',
  starred: true,
  monthly: 'About $1,085.70 a month',
  rates: {
    kind: 'rates',
    interest: '7.49% p.a.',
    comparison: '8.38% p.a.',
    warning:
      'The comparison rate is for a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  },
  small: [warning, indicative],
};

const Loan = (shown: FinanceJourneyEstimateProps) => (
  <>
    <FinanceJourneyLoan
      idPrefix="finance"
      purchasePrice="30000"
      priceHint="$10,000 to $200,000"
      term="5"
      termThumb={5}
      credit={{
        value: 'GREAT',
        options: creditHistories.map((value) => ({ value, label: creditText[value] })),
      }}
      onAction={fn()}
    />
    <FinanceJourneyEstimate {...shown} />
  </>
);
const Details = ({ errors = {} }: { errors?: Record<string, string> }) => (
  <FinanceJourneyDetails
    idPrefix="finance"
    fields={{
      name: { name: 'name' },
      lastName: { name: 'lastName' },
      email: { name: 'email' },
      phone: { name: 'phone' },
      postcode: { name: 'postcode' },
      optIn: { name: 'optIn' },
    }}
    errors={errors}
    optInLabel="Send me news and offers. You can opt out at any time by replying STOP or with the link in any email."
    whoIsHelping={{ name: 'whoIsHelping' }}
  />
);
const review = (
  <FinanceJourneyReview
    groups={[
      {
        title: 'Your loan',
        step: 1,
        items: [
          { label: 'Purchase price', value: '$30,000' },
          { label: 'Term', value: '5 years' },
          { label: 'Credit history', value: 'Great' },
        ],
      },
      {
        title: 'Your details',
        step: 2,
        items: [
          { label: 'Name', value: 'Robin Sample' },
          { label: 'Email', value: 'robin.of.a.very.long.mailbox.name@sample-company.example' },
          { label: 'Phone', value: '0412 345 678' },
          { label: 'Postcode', value: '4000' },
        ],
      },
    ]}
    onStep={fn()}
  />
);

const meta = {
  component: FinanceJourney,
  args: {
    label: 'Finance',
    steps: ['Your loan', 'Your details', 'Check and send'],
    step: 1,
    heading: 'What would you like to borrow?',
    errors: [],
    attempt: 0,
    submitLabel: 'Next',
    children: <Loan {...estimate} />,
    onStep: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <h2 style={{ fontSize: '1.25rem', marginBlockEnd: '1rem' }}>Your finance in three steps</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FinanceJourney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PageLoanOfAVehicle: Story = {
  args: { vehicle: { title, price, picture, placeholder }, children: <Loan {...quote} /> },
};
export const AskingForAQuote: Story = {
  args: { children: <Loan {...estimate} busy /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking for a quote');
  },
};
export const Quoted: Story = {
  args: { children: <Loan {...quote} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7.49% p.a. interest rate, 8.38% p.a. comparison rate')).toBeVisible();
    await expect(canvas.getByText(/^\* .*This comparison rate is true only/)).toBeVisible();
  },
};
export const TooSmallToQuote: Story = {
  args: { children: <Loan {...estimate} text="The repayment is too small to quote." per="" /> },
};
export const BelowTheLendersMinimum: Story = {
  args: {
    children: (
      <Loan
        {...estimate}
        text="The lender’s minimum is $10,000."
        per=""
        small={['Send us your details, and our finance team comes back to you with what is possible.']}
      />
    ),
  },
};
export const NewZealand: Story = {
  args: { children: <Loan {...estimate} starred /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$38,220 total of payments');
  },
};
export const PageDetails: Story = { args: { step: 2, heading: 'How can we reach you?', children: <Details /> } };
export const Sending: Story = {
  args: { step: 3, heading: 'Is everything right?', submitLabel: 'Send Enquiry', busy: true, children: review },
};
export const NotSent: Story = {
  args: {
    step: 3,
    heading: 'Is everything right?',
    submitLabel: 'Send Enquiry',
    failure: 'An unexpected error occured',
    failureHelp: <p>Nothing you typed is lost. You can try again.</p>,
    children: review,
  },
};

const popupSteps = financeSteps.map(({ name }) => name);
export const PopupEstimate: Story = {
  args: { steps: popupSteps, vehicle: { title, price, picture, placeholder }, children: <Loan {...quote} /> },
};
export const PopupPreApproval: Story = {
  args: {
    steps: popupSteps,
    step: 3,
    heading: 'Is everything right?',
    submitLabel: 'Continue',
    children: (
      <>
        <FinanceJourneyEstimate {...quote} />
        {review}
      </>
    ),
  },
};
export const PopupLender: Story = {
  args: {
    steps: popupSteps,
    step: 4,
    heading: 'Go on to the lender',
    submitLabel: 'Apply to lender',
    children: <p>You now go on to the lender’s own secure website.</p>,
  },
};
export const PopupLenderRefused: Story = {
  args: {
    ...PopupLender.args,
    failure: 'Failed to create customer or no redirect URL received.',
    failureHelp: <p>We have your enquiry: your reference is 1001.</p>,
  },
};
export const PageLoan: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Purchase price' })).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('status')).toHaveTextContent(/\$147 per week\$38,220 total of payments/);
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const PageDetailsRefused: Story = {
  tags: ['press'],
  args: {
    step: 2,
    heading: 'How can we reach you?',
    attempt: 1,
    errors: [
      { id: 'finance-email', label: 'Email', message: 'Please enter your email address.' },
      { id: 'finance-postcode', label: 'Postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
    ],
    children: (
      <Details
        errors={{
          email: 'Please enter your email address.',
          postcode: 'Invalid postcode. Please enter a 4-digit number.',
        }}
      />
    ),
  },
  play: summaryLeadsTo('Please enter your email address.', 'Email'),
};
export const PageCheck: Story = {
  tags: ['press'],
  args: {
    step: 3,
    heading: 'Is everything right?',
    submitLabel: 'Send Enquiry',
    note: 'We answer within one business hour',
    children: (
      <>
        <FinanceJourneyEstimate {...estimate} />
        {review}
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onStep).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Your loan (done)' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
  },
};
export const StepByStep: Story = {
  tags: ['press'],
  render: function StepByStep(args) {
    const [step, setStep] = useState(1);
    return (
      <FinanceJourney
        {...args}
        step={step}
        heading={['What would you like to borrow?', 'How can we reach you?', 'Is everything right?'][step - 1] ?? ''}
        onStep={setStep}
        onSubmit={(event) => {
          event.preventDefault();
          setStep(step + 1);
        }}
      >
        {step === 1 ? <Loan {...estimate} /> : step === 2 ? <Details /> : review}
      </FinanceJourney>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: 'How can we reach you?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'What would you like to borrow?' })).toHaveFocus();
  },
};
