import { ownValue } from '@dealer/core/data';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { type LeadContext, leadReceiver } from '@dealer/core/enquiry';
import {
  conditionSchema,
  handCarSchema,
  inspectionChoices,
  isUsuallyEstimated,
  kilometresSchema,
  lookupFailureText,
  regoLookupSchema,
  stepAfter,
  tradeInCarTitle,
  tradeInContactSchema,
  type TradeInKnown,
  tradeInLead,
  tradeInProgress,
  type TradeInStep,
  type ValuationOutcome,
} from '@dealer/core/valuation';
import type { Vehicle } from '@dealer/core/vehicle';
import { StepProgress } from '@dealer/ui/StepProgress';
import { useStorefront } from '../../boot/storefront.ts';
import { FailureHelp } from '../../enquiry/FailureHelp.tsx';
import { FormCheckField } from '../../enquiry/FormCheckField.tsx';
import { useChosenLocation } from '../../enquiry/useChosenLocation.ts';
import { useDraft } from '../../enquiry/useDraft.ts';
import { useSendLead } from '../../enquiry/useSendLead.ts';
import { ConditionStep } from './ConditionStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { HandStep } from './HandStep.tsx';
import { KilometresStep } from './KilometresStep.tsx';
import { PlateStep } from './PlateStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import styles from './TradeInPage.module.css';
import {
  emptyTradeIn,
  readAnswers,
  readCarState,
  type TradeInCarState,
  type TradeInDraft,
  type TradeInValues,
} from './tradeInValues.ts';
import { useRegoLookup } from './useRegoLookup.ts';
import { useTradeInSteps } from './useTradeInSteps.ts';
import { useValuation } from './useValuation.ts';
import { createValuationStore, type StoredValuation } from './valuationStore.ts';

/** State between submitting and the response of the dealer. */
type Pending = { outcome: Omit<ValuationOutcome, 'leadId'>; retry?: () => Promise<ValuationOutcome['result']> };

/**
 * A valuation from the plate to the offer: the car is looked up or entered by
 * hand, then kilometres and condition, the lead with the figure, and the offer to accept or postpone. Typed text survives
 * Back, reload, a failed lookup and a lead that waits for a connection.
 */
export const TradeInJourney = ({
  label,
  wanted,
  onLocation,
  onRestart,
}: {
  label: string;
  wanted: Vehicle | undefined;
  /** Reports the location chosen for an inspection, by slug; empty for none. */
  onLocation: (slug: string) => void;
  onRestart: () => void;
}) => {
  const { site, session, now } = useStorefront();
  const [time] = useState(now);
  const draft = useDraft<TradeInDraft>('trade-in');
  const [store] = useState(() => createValuationStore(session));
  const [valuation, setValuation] = useState<StoredValuation | undefined>(() => store.read());
  const [car, setCar] = useState<TradeInCarState>(() => readCarState(draft.values.car));
  const lookup = useRegoLookup();
  const value = useValuation();
  const pending = useRef<Pending>(undefined);
  const shownStep = useRef<TradeInStep>('plate');

  const source = car.source;
  const found = car.lookup?.found;
  const questions = source === 'plate' && found?.id !== undefined ? found.questions : [];
  const schemas = {
    plate: regoLookupSchema(site),
    confirm: undefined,
    hand: handCarSchema(site, time),
    kilometres: kilometresSchema(),
    condition: conditionSchema(questions),
    contact: tradeInContactSchema(site),
    result: undefined,
  };
  const wantedYard = inspectionChoices(site).find(({ value: slug }) => slug === wanted?.location.slug)?.value;
  const form = useForm<TradeInValues>({
    defaultValues: {
      ...draft.over({ ...emptyTradeIn(site), location: wantedYard ?? '' }),
      answers: readAnswers(draft.values.answers),
    },
    // Each step validates its own fields; the form has those of all steps.
    resolver: (values, context, options) => {
      const schema = schemas[shownStep.current];
      return schema === undefined
        ? { values, errors: {} }
        : (zodResolver(schema as never) as unknown as Resolver<TradeInValues>)(values, context, options);
    },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as TradeInValues;
  useChosenLocation(form.control, onLocation);

  const handCar = schemas.hand.safeParse(values).data;
  const ownCar = source === 'plate' ? found?.car : source === 'hand' ? handCar : undefined;
  const km = schemas.kilometres.safeParse(values).data?.kms;
  const known: TradeInKnown = {
    isFound: found !== undefined,
    hasCar: ownCar !== undefined,
    hasQuestions: questions.length > 0,
    hasKm: km !== undefined,
    hasAnswers: schemas.condition.safeParse(values).success,
    hasResult: valuation !== undefined,
  };
  const { step, goTo, goBack, hasMoved, isHydrating } = useTradeInSteps({
    start: draft.values.step,
    known,
    isByHand: source === 'hand',
  });
  // The resolver runs in events, after this step was rendered.
  // eslint-disable-next-line react-hooks/refs
  shownStep.current = step;
  draft.connect(() => ({ ...form.getValues(), step, car }));

  // Errors of one step do not carry over to the next.
  useEffect(() => form.reset(undefined, { keepValues: true }), [form, step]);

  const move = (next: TradeInStep): void => {
    draft.save();
    goTo(next);
  };
  const goOn = (from: TradeInStep): void => move(stepAfter(from, known));

  const finish = async (leadId: string, key: string): Promise<void> => {
    const { outcome, retry } = pending.current ?? {};
    if (outcome === undefined) return;
    // The lead waited for a connection; the figure may be available now.
    const result = outcome.result.kind === 'failed' && retry ? await retry() : outcome.result;
    const next = { outcome: { ...outcome, result, leadId }, isPutOff: false, key };
    store.write(next);
    setValuation(next);
    goTo('result');
  };
  const { context, send, failure, waiting, check } = useSendLead({
    kind: 'valuation',
    vehicle: wanted,
    key: draft.key,
    onAccepted: draft.sent,
    topic: 'valuation request',
    arrive: finish,
  });

  const findCar = async (): Promise<void> => {
    const plate = schemas.plate.parse(form.getValues());
    if (car.lookup?.plate.rego === plate.rego && car.lookup.plate.regoState === plate.regoState) return goOn('plate');
    const answer = await lookup.look(plate);
    if (answer === undefined) return undefined;
    if (answer === 'none') {
      setCar({ source: 'hand' });
      return move('hand');
    }
    setCar({ lookup: { plate, found: answer } });
    form.setValue('answers', {});
    return goOn('plate');
  };
  const confirm = (): void => {
    setCar({ ...car, source: 'plate' });
    // The next step follows from the new values, which the next render has.
    move('kilometres');
  };
  const enterByHand = (): void => {
    lookup.stop();
    setCar({ ...car, source: 'hand' });
    move('hand');
  };

  const submit = async (): Promise<void> => {
    if (ownCar === undefined || km === undefined) return;
    const all = form.getValues();
    const contact = schemas.contact.parse(all);
    const id = source === 'plate' ? found?.id : undefined;
    const answers = Object.fromEntries(
      questions.map((question) => [question.id, ownValue(all.answers, question.id) ?? '']),
    );
    const ask = id === undefined ? undefined : () => value(id, { kms: km, ...answers });
    const result: ValuationOutcome['result'] =
      ask === undefined ? { kind: source === 'plate' ? 'noOffer' : 'byHand' } : await ask();
    const typed = schemas.plate.safeParse(all).data;
    const about: LeadContext = context();
    const lead = tradeInLead({
      contact,
      lookup: source === 'plate' ? car.lookup?.plate : typed,
      car: ownCar,
      km,
      adjustmentAnswers: ask === undefined ? undefined : answers,
      offerPrice: result.kind === 'offer' ? result.offerPrice : undefined,
      wanted,
      site,
      context: about,
    });
    pending.current = {
      outcome: { car: tradeInCarTitle(ownCar), km, result, receiver: leadReceiver(lead, site) },
      ...(ask ? { retry: ask } : {}),
    };
    await send(lead);
  };

  const shared = { form, takesFocus: hasMoved, attempt: form.formState.submitCount, onBack: goBack };
  const hasQuestions = isHydrating || source === undefined ? step !== 'hand' : known.hasQuestions;
  const progress = tradeInProgress(step, { hasQuestions }, site);
  const isDone = step === 'result';

  return (
    <div className={styles.journey}>
      <StepProgress label={label} steps={progress.steps} current={progress.current} />
      {step === 'plate' ? (
        <PlateStep {...shared} isBusy={lookup.isLooking} onHand={enterByHand} onSubmit={findCar} />
      ) : step === 'confirm' && car.lookup ? (
        <ConfirmStep {...shared} lookup={car.lookup} onConfirm={confirm} onHand={enterByHand} />
      ) : step === 'hand' ? (
        <HandStep
          {...shared}
          failed={lookup.failed && lookupFailureText(lookup.failed.trouble, lookup.failed.plate)}
          onSubmit={() => {
            setCar({ ...car, source: 'hand' });
            move('kilometres');
          }}
        />
      ) : step === 'kilometres' ? (
        <KilometresStep
          {...shared}
          isUsual={isUsuallyEstimated({ year: ownCar?.year, km }, site, time)}
          onSubmit={() => goOn('kilometres')}
        />
      ) : step === 'condition' ? (
        <ConditionStep {...shared} questions={questions} onSubmit={() => goOn('condition')} />
      ) : step === 'contact' ? (
        <ContactStep
          {...shared}
          failure={failure}
          failureHelp={<FailureHelp waiting={waiting} vehicle={wanted} />}
          check={<FormCheckField check={check} vehicle={wanted} />}
          onSubmit={submit}
        />
      ) : null}
      {isDone && valuation ? (
        <ResultStep
          valuation={valuation}
          wanted={wanted}
          takesFocus={hasMoved}
          onPutOff={() => {
            const next = { ...valuation, isPutOff: true };
            store.write(next);
            setValuation(next);
          }}
          onTaken={() => store.write(undefined)}
          onRestart={() => {
            store.write(undefined);
            draft.forget();
            onRestart();
          }}
        />
      ) : null}
    </div>
  );
};
