import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '@dealer/core/errors';
import {
  financedPrice,
  type FinancePageAction,
  financePageInputs,
  type FinancePageInputs,
  canRequestQuote,
} from '@dealer/core/finance';
import {
  type FinanceContact,
  type FinanceContactInput,
  financeContactSchema,
  type FinanceForm,
  formFigure,
  startFinanceForm,
} from '@dealer/core/enquiry';
import { vehicleInState } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { useDraft } from '../enquiry/useDraft.ts';
import { useJourney } from '../journey/useJourney.ts';
import { useFinanceQuote } from './useFinanceQuote.ts';
import { useBuyerState } from '../stores/buyerState.ts';
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
 * The state of a finance form: the loan with its figure, the buyer and the step. It is saved as a draft until it is sent.
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
  const quoted = useQuotedVehicle(known);
  const { state } = useBuyerState();
  const [time] = useState(now);
  const vehicle = useMemo(
    () => quoted && vehicleInState(quoted, site, { state, now: time }),
    [quoted, site, state, time],
  );
  const draft = useDraft<FinanceContactInput & FinancePageInputs & { step: number }>(id);
  // Until the buyer changes it, the loan is the vehicle's, also when a quote arrives.
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
    const saved = { purchasePrice, term, creditHistory };
    // A draft may be older than a rule: correct its values to the ranges of today.
    return isSame(saved, first) ? undefined : left(saved);
  });
  const inputs = typed ?? first;
  const journey = useJourney({
    name: id,
    first: '1',
    start: String(startStep),
    // Not beyond an earlier step that is invalid now.
    reach: (wanted) => {
      const last = schema.safeParse(contact.getValues()).success ? steps : detailsStep;
      return String(Math.min(last, Math.max(1, Math.trunc(Number(wanted)) || 1)));
    },
  });
  const step = Number(journey.step);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();

  draft.connect(() => ({ ...contact.getValues(), ...inputs, step }));

  const settled = left(inputs);
  // Our own calculation knows no credit history: it is requested only where an outside lender quotes by it.
  const needsCredit = canRequestQuote(vehicle, site) && financedPrice(vehicle, site) !== undefined;
  const loan = {
    purchasePrice: Number(settled.purchasePrice),
    years: Number(settled.term),
    creditHistory: needsCredit ? inputs.creditHistory : undefined,
  };
  const isPristine = isSame(inputs, first);
  const hasQuote = needsCredit && settled.purchasePrice === inputs.purchasePrice;
  const quote = useFinanceQuote(
    hasQuote ? vehicle : undefined,
    isPristine
      ? undefined
      : { ...loan, creditHistory: inputs.creditHistory, whoIsHelping: contact.getValues('whoIsHelping') ?? '' },
  );
  const figure = formFigure(
    { inputs: { ...inputs, term: settled.term }, vehicle, quote: quote.kind === 'quote' ? quote.quote : undefined },
    { site, now: time },
  );
  const busy = hasQuote && (quote.kind === 'waiting' || quote.kind === 'loading');

  const goTo = (next: number): void => {
    setAttempt(0);
    setFailure(undefined);
    if (next < step) journey.goBack(String(next));
    else journey.goTo(String(next));
  };
  const act = (action: FinancePageAction): void => setTyped((before) => financePageInputs(before ?? first, action));

  /** Goes to the next step, after correcting fields to their ranges or validating them; the last step sends the whole form. */
  const advance = async (send: (form: FinanceForm) => Promise<void>): Promise<void> => {
    setFailure(undefined);
    // Enter in a field corrects its value first: show it before going on.
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
        // The errors are in the step of the buyer's details.
        if (step !== detailsStep) journey.goTo(String(detailsStep));
        setAttempt((count) => count + 1);
      })();
    } catch (error) {
      console.error(error);
      setFailure(errorText(step < steps ? 'unknownStep' : 'unknown'));
    }
  };

  return {
    site,
    time,
    draft,
    contact,
    inputs,
    act,
    loan,
    needsCredit,
    figure,
    busy,
    step,
    steps,
    goTo,
    attempt,
    failure,
    advance,
  };
};

/** The state and the actions of a finance form. */
export type FinanceAnswers = ReturnType<typeof useFinanceForm>;
