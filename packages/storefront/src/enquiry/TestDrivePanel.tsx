import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@dealer/ui/Texts';
import { useLocation } from 'react-router';
import {
  distributionLocations,
  emptyEnquiry,
  enquiryFields,
  type EnquiryForm as EnquiryValues,
  type EnquiryInput,
  enquiryMessages,
  locationChoices,
  preferredContactMethods,
  type TestDriveBooking,
  testDriveBookingSchema,
  testDriveContactSchema,
  testDriveDays,
  testDriveMessages,
  testDrivePayload,
  testDriveSteps,
} from '@dealer/core/enquiry';
import { businessDay } from '@dealer/core/format';
import { clockText, dateText, sellingYard } from '@dealer/core/contact';
import type { Vehicle } from '@dealer/core/vehicle';
import { TestDriveForm, type TestDriveSlots } from '@dealer/ui/TestDriveForm';
import { useStorefront } from '../boot/storefront.ts';
import { useVehiclesById } from '../stock/useVehiclesById.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { FormCheckField } from './FormCheckField.tsx';
import { FormNote } from './FormNote.tsx';
import { LegalText } from './LegalText.tsx';
import { pickerLabel, TestDriveVehicle } from './TestDriveVehicle.tsx';
import { useChosenLocation } from './useChosenLocation.ts';
import { useErrorSummary } from './useErrorSummary.ts';
import { useDraft } from './useDraft.ts';
import { useJourney } from '../journey/useJourney.ts';
import { useSendLead } from './useSendLead.ts';
import { useTestDriveSlots } from './useTestDriveSlots.ts';
import { errorMessages } from './errorMessages.ts';

const pickerId = 'test-drive-vehicle';
const whichVehicle = 'Please choose a vehicle, or tell us which one.';
const longestName = 200;
const usualTime = '10:00';

/** Step 2 before validation. */
type BookingInput = {
  dateTime?: string | undefined;
  distributionLocation?: string | undefined;
  terms: boolean | undefined;
};
type BookingDraft = TestDriveBooking & { day: string };

/**
 * Booking a test drive in two steps: contact and message, then a day and one of its free times, or the other way round where the site
 * wants it. Back, closing and errors lose nothing; where the times cannot be loaded, the visitor enters any time (decision E18). Without
 * a vehicle the first step offers the stock, whose times are known, or a description in the visitor's own words.
 */
export const TestDrivePanel = ({
  vehicle: given,
  carId = 0,
  text: named = '',
  label,
  headingLevel = 3,
  message = '',
  onLocation,
}: {
  vehicle?: Vehicle /** To begin with, where the visitor may choose. */;
  carId?: number;
  /** A description of the vehicle to begin with, such as a model. */
  text?: string;
  label: string;
  headingLevel?: 2 | 3;
  message?: string | undefined;
  /** Reports the location or dealership chosen in the form, else the yard of the vehicle, by slug; empty for none. */
  onLocation?: (slug: string) => void;
}) => {
  const t = useTexts();
  const { site, now } = useStorefront();
  const { pathname } = useLocation();
  const [time] = useState(now);
  const draft = useDraft<
    EnquiryInput & { booking?: BookingDraft; step?: number; carId?: number; description?: string }
  >(`${given?.id ?? pathname}:Test Drive`);
  const [start] = useState(() =>
    draft.over({
      ...emptyEnquiry(site),
      message,
      step: 1,
      carId: 0,
      description: '',
      booking: { day: '', dateTime: '', distributionLocation: '', terms: false },
    }),
  );
  const { booking: startBooking, step: startStep, carId: startCar, description: startText, ...startContact } = start;
  const [text, setText] = useState(named || startText);
  const [missing, setMissing] = useState<string>();
  const [wanted, setWanted] = useState(carId || startCar);
  const [picked, setPicked] = useState<Vehicle>();
  const found = useVehiclesById(given === undefined && picked === undefined && wanted !== 0 ? [wanted] : [])
    .vehicles?.[0];
  const vehicle = given ?? picked ?? (wanted === 0 ? undefined : found);
  const aboutVehicle = vehicle !== undefined;
  const steps = testDriveSteps(site);
  const [attempt, setAttempt] = useState(0);
  const [day, setDay] = useState(startBooking.day || startBooking.dateTime.slice(0, 10));
  const [wantsOtherDay, setWantsOtherDay] = useState(false);
  const firstDay = businessDay(time, site.timezone);
  const days = testDriveDays(vehicle, site, time);
  const isOtherDay = wantsOtherDay || (day !== '' && !days.some(({ date }) => date === day));

  const contact = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: startContact,
    resolver: zodResolver(testDriveContactSchema(site, { aboutVehicle })),
    shouldFocusError: false,
  });
  const booking = useForm<BookingInput, unknown, TestDriveBooking>({
    defaultValues: {
      dateTime: startBooking.dateTime,
      distributionLocation: startBooking.distributionLocation,
      terms: startBooking.terms,
    },
    resolver: zodResolver(testDriveBookingSchema(site, time)),
    shouldFocusError: false,
  });
  useChosenLocation(contact.control, onLocation, vehicle && sellingYard(vehicle, site)?.slug);
  const journey = useJourney<'1' | '2'>({
    name: 'test-drive',
    first: '1',
    start: startStep === 2 ? '2' : '1',
    // Not beyond an earlier step that is invalid now.
    reach: (name) => {
      const isNamed = given !== undefined || wanted !== 0;
      const isReached = (): boolean =>
        (isNamed || text !== '') &&
        (steps[0] === 'time' ||
          testDriveContactSchema(site, { aboutVehicle: isNamed }).safeParse(contact.getValues()).success);
      return name === '2' && isReached() ? '2' : '1';
    },
  });
  const dateTime = useWatch({ control: booking.control, name: 'dateTime' }) ?? '';
  const setDateTime = (value: string): void => {
    booking.setValue('dateTime', value);
    booking.clearErrors('dateTime');
  };
  const known = useTestDriveSlots(vehicle?.id ?? 0, vehicle === undefined || day < firstDay ? '' : day, {
    // Clear a time of another day.
    onTimes: (times) => (times.includes(booking.getValues('dateTime') ?? '') ? undefined : setDateTime('')),
    // The chosen day stays, with a time to correct.
    onFailed: () => (booking.getValues('dateTime') ? undefined : setDateTime(`${day}T${usualTime}`)),
  });
  // A vehicle that is only described has no free times.
  const slots: TestDriveSlots = vehicle === undefined ? { kind: 'free' } : known;
  draft.connect(() => ({
    ...contact.getValues(),
    step: Number(journey.step),
    carId: wanted,
    description: text,
    booking: {
      dateTime,
      distributionLocation: booking.getValues('distributionLocation') ?? '',
      terms: booking.getValues('terms') ?? false,
      day,
    },
  }));

  const { context, send, failure, waiting, isSent, check, mini } = useSendLead({
    kind: 'test-drive',
    vehicle,
    key: draft.key,
    onAccepted: draft.sent,
  });
  const step = isSent ? 2 : (Number(journey.step) as 1 | 2);
  const part = steps[step - 1];
  const isSending = step === 2 && booking.formState.isSubmitting;
  /** Another day has other times; where they are not known, the visitor corrects a usual one. */
  const usualOn = (date: string): string => (date === '' ? '' : `${date}T${usualTime}`);
  const chooseDay = (next: string): void => {
    setDateTime(vehicle === undefined ? usualOn(next) : '');
    setDay(next);
  };
  const pick = (next: Vehicle | undefined): void => {
    setPicked(next);
    setWanted(next?.id ?? 0);
    setMissing(undefined);
    // Another vehicle has other free times.
    setDateTime(next === undefined ? usualOn(day) : '');
  };
  const refuse = (): void => setAttempt((count) => count + 1);
  const show = (next: 1 | 2): void => {
    if (next < step) journey.goBack('1');
    if (next > step) journey.goTo('2');
  };
  const goTo = (next: 1 | 2): void => {
    setAttempt(0);
    show(next);
  };

  const timeText = (at: string): string => `${dateText(at.slice(0, 10))}, ${clockText(at) ?? at.slice(11)}`;
  /** Whether day and time belong together; otherwise shows what is wrong with them. */
  const isTimeSettled = (): boolean => {
    const isUndecided = day !== '' && dateTime === '' && slots.kind !== 'none';
    const isPast = day !== '' && day < firstDay;
    if (!isUndecided && !isPast) return true;
    booking.setError('dateTime', { message: isPast ? testDriveMessages.past : testDriveMessages.dateTime });
    show(steps[0] === 'time' ? 1 : 2);
    refuse();
    return false;
  };

  const book = async (form: TestDriveBooking): Promise<void> => {
    if (!isTimeSettled()) return;
    const { dateTime: at } = form;
    await send(
      testDrivePayload({
        contact: testDriveContactSchema(site, { aboutVehicle }).parse(contact.getValues()),
        booking: form,
        vehicle,
        named: aboutVehicle ? '' : text,
        site,
        context: context(),
      }),
      [
        ...(aboutVehicle ? [] : [{ label: t('Vehicle'), value: text.trim() }]),
        ...(at === '' ? [] : [{ label: t('Day and time'), value: timeText(at) }]),
      ],
    );
  };

  const next = async (event: { preventDefault: () => void }): Promise<void> => {
    event.preventDefault();
    const unnamed = text.trim() === '' ? whichVehicle : text.length > longestName ? enquiryMessages.tooLong : undefined;
    const trouble = aboutVehicle ? undefined : unnamed;
    setMissing(trouble);
    const goOn = (): void => (trouble === undefined ? goTo(2) : refuse());
    if (part === 'details') await contact.handleSubmit(goOn, refuse)();
    else await booking.handleSubmit(() => (isTimeSettled() ? goOn() : undefined), refuse)();
  };

  /** The last step sends the whole form. */
  const submit = async (event: { preventDefault: () => void }): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const sendBooking = booking.handleSubmit(book, () => {
      show(steps[0] === 'time' ? 1 : 2);
      refuse();
    });
    if (part === 'time') await sendBooking();
    else await contact.handleSubmit(() => sendBooking(), refuse)();
  };

  const shown = [
    ...enquiryFields(site, { aboutVehicle, form: 'testDrive' }).shown.filter(
      (name) => name !== 'terms' || steps[1] === 'details',
    ),
    'preferredContact' as const,
  ];
  const summaryText = useErrorSummary();
  return (
    <TestDriveForm
      label={label}
      headingLevel={headingLevel}
      step={step}
      steps={steps}
      {...(part === 'details' && step === 2 && dateTime !== '' ? { chosenTime: timeText(dateTime) } : {})}
      {...(mini && (given !== undefined || step === 2) ? { vehicle: mini } : {})}
      contact={{
        idPrefix: 'test-drive',
        fields: Object.fromEntries(shown.map((name) => [name, contact.register(name)])) as Parameters<
          typeof TestDriveForm
        >[0]['contact']['fields'],
        errors: errorMessages(contact.formState.errors),
        optional: ['message'],
        dealershipOptions: locationChoices(site, 'testDrive'),
        locationOptions: locationChoices(site, 'testDrive'),
        preferredContactOptions: preferredContactMethods.map((way) => ({ value: way, label: way })),
        optInLabel: <LegalText text={site.phrases['enquiry.optIn']} />,
        termsLabel: <LegalText text={site.phrases['enquiry.terms']} />,
      }}
      {...(given === undefined
        ? {
            picker: (
              <TestDriveVehicle
                id={pickerId}
                text={text}
                onText={setText}
                picked={vehicle}
                onPick={pick}
                error={missing}
                now={time}
              />
            ),
            moreProblems: missing === undefined ? [] : [{ id: pickerId, label: pickerLabel, message: missing }],
          }
        : {})}
      time={{
        idPrefix: 'booking',
        dateLabel: site.phrases['testDrive.date'],
        days,
        day,
        isOtherDay,
        firstDay,
        onDay: (next) => {
          setWantsOtherDay(false);
          chooseDay(next);
        },
        onOtherDay: (next) => {
          setWantsOtherDay(true);
          chooseDay(next);
        },
        slots,
        ...(vehicle === undefined ? { freeHint: 'Tell us when suits you and we will confirm it.' } : {}),
        dateTime,
        onDateTime: setDateTime,
        errors: errorMessages(booking.formState.errors),
        locations: vehicle === undefined ? [] : distributionLocations(vehicle, site),
        distributionLocation: booking.register('distributionLocation'),
        terms: site.forms.requireTerms && steps[1] === 'time' ? booking.register('terms') : undefined,
        termsLabel: <LegalText text={site.phrases['enquiry.terms']} />,
      }}
      attempt={attempt}
      summaryText={summaryText}
      busy={isSending}
      failure={step === 2 ? failure : undefined}
      failureHelp={<FailureHelp waiting={waiting} vehicle={vehicle} />}
      check={<FormCheckField check={check} vehicle={vehicle} />}
      submitLabel={t('Book Test Drive')}
      note={<FormNote text={site.answerTime} />}
      onBack={() => goTo(1)}
      onSubmit={(event) => void (step === 1 ? next(event) : submit(event))}
    />
  );
};
