import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '@dealer/core/errors';
import { financedPrice, financePageInputs, isQuotable } from '@dealer/core/finance';
import type { FinancePageAction, FinancePageInputs } from '@dealer/core/finance';
import { financeContactSchema, formFigure, startFinanceForm } from '@dealer/core/finance-lead';
import type { FinanceContact, FinanceContactInput, FinanceForm } from '@dealer/core/finance-lead';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { useDraft } from '../enquiry/useDraft.ts';
import { useFinanceQuote } from './useFinanceQuote.ts';
import { useQuotedVehicle } from './vehicleQuote.ts';

/** The step in which the buyer says who they are. */
const detailsStep = 2;

const left = (inputs: FinancePageInputs): FinancePageInputs =>
  financePageInputs(financePageInputs(inputs, { kind: 'leave', field: 'purchasePrice' }), {
    kind: 'leave',
    field: 'term',
  });

const isSame = (a: FinancePageInputs, b: FinancePageInputs): boolean =>
  a.purchasePrice === b.purchasePrice && a.term === b.term && a.creditHistory === b.creditHistory;

/**
 * A finance journey's answers, wherever it stands: the loan with its figure, the buyer, the step; kept as a draft until they are sent.
 *
 * @example
 * const finance = useFinanceForm({ id: 'finance-page', steps: 3, vehicle, budget });
 */
export const useFinanceForm = ({
  id,
  steps,
  vehicle: known,
  budget,
}: {
  id: string;
  steps: number;
  vehicle?: Vehicle | undefined;
  budget?: number | undefined;
}) => {
  const { site, now } = useStorefront();
  const vehicle = useQuotedVehicle(known);
  const [time] = useState(now);
  const draft = useDraft<FinanceContactInput & FinancePageInputs & { step: number }>(id);
  // Until somebody changes it the loan is the vehicle's, also when a quote comes.
  const first = startFinanceForm({ vehicle, budget }, { site, now: time });
  const [start] = useState(() =>
    draft.over({
      ...first,
      name: '',
      lastName: '',
      email: '',
      phone: '',
      postcode: '',
      whoIsHelping: '',
      subscribe: site.forms.marketingOptIn && site.forms.optInDefault,
      terms: false,
      step: 1,
    }),
  );
  const { purchasePrice, term, creditHistory, step: startStep, ...startContact } = start;
  const schema = financeContactSchema(site);
  const contact = useForm<FinanceContactInput, unknown, FinanceContact>({
    defaultValues: startContact,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const [typed, setTyped] = useState<FinancePageInputs | undefined>(() => {
    const kept = { purchasePrice, term, creditHistory };
    // A draft may be from before a rule changed: what was typed is always within its range.
    return isSame(kept, first) ? undefined : left(kept);
  });
  const inputs = typed ?? first;
  // Back to where it was left, unless what was typed on the way does not do any more.
  const [step, setStep] = useState(() =>
    startStep > detailsStep && !schema.safeParse(startContact).success
      ? detailsStep
      : Math.min(steps, Math.max(1, Math.trunc(startStep))),
  );
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();

  draft.keep(() => ({ ...contact.getValues(), ...inputs, step }));

  const settled = left(inputs);
  const loan = {
    purchasePrice: Number(settled.purchasePrice),
    years: Number(settled.term),
    creditHistory: inputs.creditHistory,
  };
  const isUntouched = isSame(inputs, first);
  const isAsked =
    isQuotable(vehicle, site) &&
    financedPrice(vehicle, site) !== undefined &&
    settled.purchasePrice === inputs.purchasePrice;
  const quote = useFinanceQuote(
    isAsked ? vehicle : undefined,
    isUntouched ? undefined : { ...loan, whoIsHelping: contact.getValues('whoIsHelping') ?? '' },
  );
  const figure = formFigure(
    { inputs: { ...inputs, term: settled.term }, vehicle, quote: quote.kind === 'quote' ? quote.quote : undefined },
    { site, now: time },
  );
  const busy = isAsked && (quote.kind === 'waiting' || quote.kind === 'loading');

  const goTo = (next: number): void => {
    setAttempt(0);
    setFailure(undefined);
    setStep(next);
  };
  const act = (action: FinancePageAction): void => setTyped((before) => financePageInputs(before ?? first, action));

  /** The step's way on: its fields are held to their ranges or checked first; the last step hands over the whole form. */
  const advance = async (send: (form: FinanceForm) => Promise<void>): Promise<void> => {
    setFailure(undefined);
    // Whoever pressed Enter in a field sees what it was changed to before they go on.
    if (step === 1 && (settled.purchasePrice !== inputs.purchasePrice || settled.term !== inputs.term))
      return setTyped(settled);
    const goOn = async (form: FinanceContact): Promise<void> =>
      step < steps
        ? goTo(step + 1)
        : send({
            ...form,
            purchasePrice: loan.purchasePrice,
            loanTerm: loan.years,
            selfAssessedCreditScore: loan.creditHistory,
          });
    if (step === 1) return goTo(2);
    try {
      await contact.handleSubmit(goOn, () => {
        // What keeps it from being sent stands among the buyer's details.
        if (step !== detailsStep) setStep(detailsStep);
        setAttempt((count) => count + 1);
      })();
    } catch (error) {
      console.error(error);
      setFailure(errorText(step < steps ? 'unknownStep' : 'unknown'));
    }
  };

  return { site, time, draft, contact, inputs, act, loan, figure, busy, step, steps, goTo, attempt, failure, advance };
};

/** A finance journey's answers and what can be done with them. */
export type FinanceAnswers = ReturnType<typeof useFinanceForm>;
