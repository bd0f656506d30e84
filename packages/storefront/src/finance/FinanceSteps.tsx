import { formatMoney } from '@dealer/core/format';
import { creditHistories, isWithinLenderLimits, purchasePriceRange } from '@dealer/core/finance';
import { creditText } from '@dealer/core/enquiry';
import { formatPrice, shownPrice } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { type EnquiryFieldName, enquiryProblems } from '@dealer/ui/EnquiryForm';
import type { ErrorSummaryItem } from '@dealer/ui/ErrorSummary';
import {
  FinanceJourneyDetails,
  FinanceJourneyEstimate,
  FinanceJourneyLoan,
  FinanceJourneyReview,
  whoIsHelpingLabel,
} from '@dealer/ui/FinanceJourney';
import { useTexts } from '@dealer/ui/Texts';
import { LegalText } from '../enquiry/LegalText.tsx';
import { financeEstimate } from './financeEstimate.ts';
import type { FinanceAnswers } from './useFinanceForm.ts';

/** Ids of the form's fields begin with it. */
const idPrefix = 'finance';

/** What the buyer's fields are called in the form kit. */
const kitNames = {
  name: 'name',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  postcode: 'postcode',
  subscribe: 'optIn',
  terms: 'terms',
} as const;

type ContactName = keyof typeof kitNames;

const contactNames = Object.keys(kitNames) as ContactName[];

const detailMessages = ({ contact }: FinanceAnswers): Partial<Record<EnquiryFieldName, string>> =>
  Object.fromEntries(
    contactNames.flatMap((name) => {
      const message = contact.formState.errors[name]?.message;
      return message === undefined ? [] : [[kitNames[name], message]];
    }),
  );

const helpingMessage = ({ contact }: FinanceAnswers): string | undefined =>
  contact.formState.errors.whoIsHelping?.message;

/** What is wrong with the details, for the summary, in the order of the fields. */
export const detailErrors = (finance: FinanceAnswers): ErrorSummaryItem[] => {
  const message = helpingMessage(finance);
  return [
    ...(message === undefined ? [] : [{ id: `${idPrefix}-whoIsHelping`, label: whoIsHelpingLabel, message }]),
    ...enquiryProblems({ idPrefix, errors: detailMessages(finance) }),
  ];
};

/** The loan and what it costs. */
export const LoanStep = ({ finance, vehicle }: { finance: FinanceAnswers; vehicle?: Vehicle | undefined }) => {
  const t = useTexts();
  const { inputs, act, loan, site } = finance;
  const price = vehicle === undefined ? undefined : shownPrice(vehicle);
  const { min, max } = purchasePriceRange;
  const limits = t('{money} to {money2}', { money: formatMoney(min, site), money2: formatMoney(max, site) });
  return (
    <>
      <FinanceJourneyLoan
        idPrefix={idPrefix}
        purchasePrice={inputs.purchasePrice}
        priceHint={
          price === undefined || isWithinLenderLimits(price)
            ? limits
            : t('The lender takes {limits}. This vehicle costs {price}.', { limits, price: formatPrice(price, site) })
        }
        term={inputs.term}
        termThumb={loan.years}
        credit={
          finance.needsCredit
            ? {
                value: inputs.creditHistory,
                options: creditHistories.map((value) => ({ value, label: creditText[value] })),
              }
            : undefined
        }
        onAction={act}
      />
      <FinanceJourneyEstimate {...financeEstimate(finance)} />
    </>
  );
};

/** Who the buyer is. */
export const DetailsStep = ({ finance }: { finance: FinanceAnswers }) => {
  const { contact, site } = finance;
  const { register } = contact;
  const fields = contactNames.filter((name) =>
    name === 'subscribe' ? site.forms.marketingOptIn : name === 'terms' ? site.forms.requireTerms : true,
  );
  return (
    <FinanceJourneyDetails
      idPrefix={idPrefix}
      fields={
        Object.fromEntries(fields.map((name) => [kitNames[name], register(name)])) as Parameters<
          typeof FinanceJourneyDetails
        >[0]['fields']
      }
      errors={detailMessages(finance)}
      optInLabel={<LegalText text={site.phrases['enquiry.optIn']} />}
      termsLabel={<LegalText text={site.phrases['enquiry.terms']} />}
      whoIsHelping={{ ...register('whoIsHelping'), error: helpingMessage(finance) }}
    />
  );
};

/** All answers, to look over before they go. */
export const ReviewStep = ({ finance }: { finance: FinanceAnswers }) => {
  const t = useTexts();
  const { contact, loan, site, goTo } = finance;
  const { name, lastName, email, phone, postcode, whoIsHelping = '' } = contact.getValues();
  return (
    <>
      <FinanceJourneyEstimate {...financeEstimate(finance)} />
      <FinanceJourneyReview
        groups={[
          {
            title: t('Your loan'),
            step: 1,
            items: [
              { label: t('Purchase price'), value: formatMoney(loan.purchasePrice, site) },
              { label: t('Term'), value: loan.years === 1 ? '1 year' : `${loan.years} years` },
              ...(loan.creditHistory === undefined
                ? []
                : [{ label: t('Credit history'), value: creditText[loan.creditHistory] }]),
            ],
          },
          {
            title: t('Your details'),
            step: 2,
            items: [
              { label: t('Name'), value: `${name} ${lastName}`.trim() },
              { label: t('Email'), value: email },
              { label: t('Phone'), value: phone },
              { label: t('Postcode'), value: postcode },
              ...(whoIsHelping === '' ? [] : [{ label: t('Helping you'), value: whoIsHelping }]),
            ],
          },
        ]}
        onStep={goTo}
      />
    </>
  );
};
