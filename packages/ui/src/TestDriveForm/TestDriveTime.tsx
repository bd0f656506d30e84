import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { enquiryFieldId } from '../EnquiryForm/enquiryFieldId.ts';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import { TestDriveChips } from './TestDriveChips.tsx';
import type { TestDriveChoice } from './testDriveChoice.ts';
import styles from './TestDriveForm.module.css';
import { wrongTimePart } from './wrongTimePart.ts';

export type TestDriveTimeProps = TestDriveChoice & {
  idPrefix: string;
  /** The first selectable day. */
  firstDay: string;
  /** One of `days`, or none. */
  onDay: (day: string) => void;
  /** A day that was typed; empty while it is incomplete. */
  onOtherDay: (day: string) => void;
  /** Why any time can be entered. */
  freeHint?: string | undefined;
  /** The selected time as "YYYY-MM-DDTHH:mm"; empty for none. */
  dateTime: string;
  onDateTime: (dateTime: string) => void;
  errors: Partial<Record<'dateTime' | 'distributionLocation' | 'terms', string>>;
  /** Where the vehicle can be handed over, if the site has this question. */
  locations: readonly string[];
  distributionLocation: FieldBinding;
  terms?: FieldBinding | undefined;
  termsLabel?: ReactNode;
};

/** The label of the handover location. */
export const whereLabel = 'Where would you like to drive it?';

const anyDay = '';
const otherDay = 'other';
const placeholders = [1, 2, 3, 4];

/** A day, then one of its free times, or a time field where the times are unknown. */
export const TestDriveTime = ({
  idPrefix,
  dateLabel,
  days,
  day,
  isOtherDay,
  firstDay,
  onDay,
  onOtherDay,
  slots,
  freeHint = 'We could not load the free times. Tell us when suits you and we will confirm it.',
  dateTime,
  onDateTime,
  errors,
  locations,
  distributionLocation,
  terms,
  termsLabel,
}: TestDriveTimeProps) => {
  const t = useTexts();
  const id = (name: string): string => enquiryFieldId(idPrefix, name);
  const hasChips = days.length > 0;
  const hasTimes = slots.kind === 'times';
  const hasDate = !hasChips || isOtherDay;
  const isFree = slots.kind === 'free' && day !== '';
  const wrong = wrongTimePart({ dateLabel, days, day, isOtherDay, slots }).part;
  const at = (part: typeof wrong) =>
    part === wrong ? { id: id('dateTime'), error: errors.dateTime } : { id: id(part), error: undefined };
  return (
    <div className={styles.time}>
      {hasChips ? (
        <TestDriveChips
          id={id('day-group')}
          firstId={at('days').id}
          error={at('days').error}
          name={id('day')}
          label={dateLabel}
          optional="optional"
          chips={[
            { value: anyDay, label: t('Any'), note: 'day' },
            ...days.map(({ date, name, text }) => ({ value: date, label: name, note: text })),
            { value: otherDay, label: t('Another'), note: 'day' },
          ]}
          value={isOtherDay ? otherDay : day}
          onChange={(value) => (value === otherDay ? onOtherDay('') : onDay(value))}
        />
      ) : null}
      {hasDate ? (
        <DateInput
          {...at('date')}
          label={hasChips ? t('Date') : dateLabel}
          optional={hasChips ? undefined : 'optional'}
          min={firstDay}
          value={day}
          onChange={(event) => onOtherDay(event.target.value)}
        />
      ) : null}
      <div role="status" className={styles.status}>
        {slots.kind === 'loading'
          ? t('Looking for free times')
          : slots.kind === 'none'
            ? t('No times are free on that day. Please choose another day, or send your booking without one.')
            : null}
      </div>
      {slots.kind === 'loading' ? (
        <div className={styles.chips} aria-hidden="true">
          {placeholders.map((nth) => (
            <span key={nth} className={styles.placeholder} />
          ))}
        </div>
      ) : null}
      {hasTimes ? (
        <TestDriveChips
          id={id('time-group')}
          firstId={at('times').id}
          error={at('times').error}
          name={id('slot')}
          label={t('Time')}
          chips={slots.times}
          value={dateTime}
          onChange={onDateTime}
        />
      ) : null}
      {isFree ? (
        <TextInput
          {...at('time')}
          label={t('Time')}
          type="time"
          hint={freeHint}
          value={dateTime.slice(11)}
          onChange={({ target }) => onDateTime(target.value === '' ? '' : `${day}T${target.value}`)}
        />
      ) : null}
      {locations.length === 0 ? null : (
        <Select
          id={id('distributionLocation')}
          label={whereLabel}
          optional="optional"
          placeholder={t('Choose a location')}
          options={locations.map((location) => ({ value: location, label: location }))}
          error={errors.distributionLocation}
          {...distributionLocation}
        />
      )}
      {terms === undefined ? null : (
        <Checkbox id={id('terms')} label={termsLabel} error={errors.terms} aria-required {...terms} />
      )}
    </div>
  );
};
