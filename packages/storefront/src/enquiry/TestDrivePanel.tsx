import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { emptyEnquiry, enquiryFields } from '@dealer/core/enquiry';
import type { EnquiryForm as EnquiryValues, EnquiryInput } from '@dealer/core/enquiry';
import { businessDay } from '@dealer/core/format';
import { distributionLocations, testDriveBookingSchema, testDriveContactSchema, testDriveDateLabel, testDriveMessages, testDrivePayload } from '@dealer/core/test-drive';
import type { TestDriveBooking } from '@dealer/core/test-drive';
import type { Vehicle } from '@dealer/core/vehicle';
import { TestDriveForm } from '@dealer/ui/TestDriveForm';
import { useStorefront } from '../boot/storefront.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { useDraft } from './useDraft.ts';
import { useSendLead } from './useSendLead.ts';
import { useTestDriveSlots } from './useTestDriveSlots.ts';

const wordsOf = (errors: object): Record<string, string> => Object.fromEntries(Object.entries(errors as Record<string, { message?: string }>).map(([name, error]) => [name, error.message ?? '']));

/** Step 2 before it is checked. */
type BookingInput = { dateTime?: string | undefined; distributionLocation?: string | undefined; terms: boolean | undefined };
type BookingDraft = TestDriveBooking & { day: string };

/**
 * Booking a test drive in two steps (specification section 2, Test drive modal): contact and message, then a day and one of its free
 * times. Back, closing and failing lose nothing; where the times cannot be had, a time is named freely (decision E18).
 *
 * @example
 * <TestDrivePanel vehicle={vehicle} label="Book a test drive" message="I would like to book a test drive of this vehicle." />
 */
export const TestDrivePanel = ({ vehicle, label, message = '' }: { vehicle: Vehicle; label: string; message?: string | undefined }) => {
  const { site, now } = useStorefront();
  const [time] = useState(now);
  const draft = useDraft<EnquiryInput & { booking?: BookingDraft }>(`${vehicle.id}:Test Drive`);
  const { booking: startBooking, ...startContact } = draft.values;
  const [step, setStep] = useState<1 | 2>(1);
  const [attempt, setAttempt] = useState(0);
  const [day, setDay] = useState(startBooking?.day ?? '');
  const firstDay = businessDay(time, site.timezone);

  const contact = useForm<EnquiryInput, unknown, EnquiryValues>({
    defaultValues: { ...emptyEnquiry(site), message, ...startContact, ...draft.details },
    resolver: zodResolver(testDriveContactSchema(site)),
    shouldFocusError: false,
  });
  const booking = useForm<BookingInput, unknown, TestDriveBooking>({
    defaultValues: { dateTime: startBooking?.dateTime ?? '', distributionLocation: startBooking?.distributionLocation ?? '', terms: startBooking?.terms ?? false },
    resolver: zodResolver(testDriveBookingSchema(site, time)),
    shouldFocusError: false,
  });
  const dateTime = useWatch({ control: booking.control, name: 'dateTime' }) ?? '';
  const setDateTime = (value: string): void => {
    booking.setValue('dateTime', value);
    booking.clearErrors('dateTime');
  };
  const slots = useTestDriveSlots(vehicle.id, day < firstDay ? '' : day, {
    // A time of another day is no choice any more.
    onTimes: (times) => (times.includes(booking.getValues('dateTime') ?? '') ? undefined : setDateTime('')),
    // What was chosen stays: the day, and a time to correct.
    onFailed: () => (booking.getValues('dateTime') ? undefined : setDateTime(`${day}T10:00`)),
  });
  draft.keep(() => ({ ...contact.getValues(), booking: { dateTime, distributionLocation: booking.getValues('distributionLocation') ?? '', terms: booking.getValues('terms') ?? false, day } }));

  const { context, send, failure, waiting, mini } = useSendLead({ kind: 'test-drive', vehicle, key: draft.key, onAccepted: draft.sent });
  const refuse = (): void => setAttempt((count) => count + 1);
  const goTo = (next: 1 | 2): void => {
    setAttempt(0);
    setStep(next);
  };

  const book = async (form: TestDriveBooking): Promise<void> => {
    const isUndecided = day !== '' && form.dateTime === '' && (slots.kind === 'times' || slots.kind === 'loading');
    if (isUndecided || (day !== '' && day < firstDay)) {
      booking.setError('dateTime', { message: isUndecided ? testDriveMessages.dateTime : testDriveMessages.past });
      refuse();
      return;
    }
    await send(testDrivePayload({ contact: testDriveContactSchema(site).parse(contact.getValues()), booking: form, vehicle, site, context: context() }));
  };

  const shown = enquiryFields(site, { aboutVehicle: true }).shown.filter((name) => name !== 'terms');
  const { requireTerms } = site.forms;
  return (
    <TestDriveForm
      label={label}
      step={step}
      {...(mini ? { vehicle: mini } : {})}
      contact={{
        idPrefix: 'test-drive',
        fields: Object.fromEntries(shown.map((name) => [name, contact.register(name)])) as Parameters<typeof TestDriveForm>[0]['contact']['fields'],
        errors: wordsOf(contact.formState.errors),
        optional: ['message'],
        optInLabel: site.phrases['enquiry.optIn'],
      }}
      time={{
        idPrefix: 'booking',
        dateLabel: testDriveDateLabel,
        day,
        firstDay,
        onDay: (next) => {
          setDateTime('');
          setDay(next);
        },
        slots,
        dateTime,
        onDateTime: setDateTime,
        errors: wordsOf(booking.formState.errors),
        places: distributionLocations(vehicle, site),
        distributionLocation: booking.register('distributionLocation'),
        terms: requireTerms ? booking.register('terms') : undefined,
        termsLabel: site.phrases['enquiry.terms'],
      }}
      attempt={attempt}
      busy={booking.formState.isSubmitting}
      failure={step === 2 ? failure : undefined}
      failureHelp={<FailureHelp waiting={waiting} />}
      submitLabel="Book Test Drive"
      note={site.answerTime}
      onBack={() => goTo(1)}
      onSubmit={(event) => void (step === 1 ? contact.handleSubmit(() => goTo(2), refuse)(event) : booking.handleSubmit(book, refuse)(event))}
    />
  );
};
