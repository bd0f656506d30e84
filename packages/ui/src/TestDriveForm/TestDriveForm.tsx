import type { TestDriveStep } from '@dealer/core/enquiry';
import type { ReactNode } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { CalendarClock } from '../icons/lateIcons.ts';
import { EnquiryFields, type EnquiryFieldsProps } from '../EnquiryForm/EnquiryFields.tsx';
import { enquiryFieldId } from '../EnquiryForm/enquiryFieldId.ts';
import { enquiryLabels } from '../EnquiryForm/enquiryLabels.ts';
import { enquiryProblems } from '../EnquiryForm/enquiryProblems.ts';
import { errorItems } from '../ErrorSummary/errorItems.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { FormEnd, type SentFormProps } from '../EnquiryForm/FormEnd.tsx';
import frame from '../EnquiryForm/formFrame.module.css';
import { FormFrame } from '../EnquiryForm/FormFrame.tsx';
import { useStepFocus } from '../EnquiryForm/useStepFocus.ts';
import styles from './TestDriveForm.module.css';
import { TestDriveTime, type TestDriveTimeProps, whereLabel } from './TestDriveTime.tsx';
import { wrongTimePart } from './wrongTimePart.ts';

export type { TestDriveSlots } from './testDriveChoice.ts';

export type TestDriveFormProps = SentFormProps & {
  /** Of the step's heading: 2 where the form is right under the page's own heading. */
  headingLevel?: 2 | 3;
  /** The step that is shown. */
  step: 1 | 2;
  /** The steps in their order; by default the details come first. */
  steps?: readonly [TestDriveStep, TestDriveStep];
  /** The day and time that were chosen, shown with the details where these come second. */
  chosenTime?: string | undefined;
  vehicle?: VehicleMiniProps;
  /** Above the first step, where the vehicle is not yet selected. */
  picker?: ReactNode;
  /** What is wrong besides the fields, such as the vehicle. */
  moreProblems?: readonly ErrorSummaryItem[];
  /** The fields of the step with the details. */
  contact: EnquiryFieldsProps;
  /** The fields of the step with day and time. */
  time: TestDriveTimeProps;
  /** Called when the visitor goes back to the first step. */
  onBack: () => void;
};

const stepNames = { details: 'Your details', time: 'Date and time' } as const;
const detailsFirst = ['details', 'time'] as const;

const timeProblems = (time: TestDriveTimeProps): ErrorSummaryItem[] =>
  errorItems(
    { dateTime: wrongTimePart(time).label, distributionLocation: whereLabel, terms: enquiryLabels.terms },
    time.errors,
    (name) => enquiryFieldId(time.idPrefix, name),
  );

/**
 * Books a test drive in two steps: details and time, in either order. It has no state and validates nothing.
 *
 * @avoid For a question without a time: use `EnquiryForm`.
 * @accessibility Days and free times are groups of native radio buttons. That times are being loaded, or that none is free, is announced; the placeholders are hidden from screen readers.
 * @accessibility The heading of a step takes the focus when the step changes and has its number.
 * @accessibility Forced colours: the chosen day and time have an outline in the system's highlight colour.
 *
 * @example
 * <TestDriveForm label="Book a test drive" step={1} contact={contact} time={time} attempt={0} submitLabel="Send" onBack={back} onSubmit={next} />
 */
export const TestDriveForm = ({
  label,
  headingLevel = 3,
  step,
  steps = detailsFirst,
  chosenTime,
  vehicle,
  picker,
  moreProblems = [],
  contact,
  time,
  attempt,
  summaryText,
  busy = false,
  submitLabel,
  onBack,
  onSubmit,
  ...root
}: WithRoot<TestDriveFormProps, 'form'>) => {
  const t = useTexts();
  const Heading = `h${headingLevel}` as const;
  const part = steps[step - 1] ?? 'details';
  const errors = [
    ...(step === 1 ? moreProblems : []),
    ...(part === 'details' ? enquiryProblems(contact) : timeProblems(time)),
  ];
  const heading = useStepFocus(step, errors.length > 0);

  return (
    <FormFrame
      {...rootProps(root)}
      label={label}
      busy={busy}
      onSubmit={onSubmit}
      data-part="test-drive-form"
      data-step={step}
    >
      {vehicle === undefined ? null : <VehicleMini {...vehicle} />}
      <Heading ref={heading} className={frame.step} tabIndex={-1}>
        <span className={frame.count}>{t('Step {step} of 2', { step })}</span> <span>{stepNames[part]}</span>
      </Heading>
      <ErrorSummary key={step} errors={errors} attempt={attempt} text={summaryText} />
      {step === 1 ? picker : null}
      {part === 'details' && chosenTime !== undefined ? (
        <p className={styles.chosen}>
          <CalendarClock className={styles.chosenIcon} />
          <span>{chosenTime}</span>
        </p>
      ) : null}
      {part === 'details' ? <EnquiryFields {...contact} /> : <TestDriveTime {...time} />}
      <FormEnd
        busyLabel={t('Sending')}
        {...root}
        busy={busy}
        submitLabel={step === 1 ? t('Next') : submitLabel}
        onBack={step === 2 ? onBack : undefined}
      />
    </FormFrame>
  );
};
