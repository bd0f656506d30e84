import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { enquiryFieldId } from '../EnquiryForm/enquiryFieldId.ts';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ChoiceInput } from '../Field/ChoiceInput.tsx';
import styles from './TestDriveForm.module.css';

/** The times of the selected day; `free`: unknown, so any time can be entered. */
export type TestDriveSlots =
  | { kind: 'unasked' }
  | { kind: 'loading' }
  | { kind: 'times'; times: readonly { value: string; label: string }[] }
  | { kind: 'none' }
  | { kind: 'free' };

export type TestDriveTimeProps = {
  idPrefix: string;
  dateLabel: string;
  /** "YYYY-MM-DD"; empty while no day is selected. */
  day: string;
  /** The first selectable day. */
  firstDay: string;
  onDay: (day: string) => void;
  slots: TestDriveSlots;
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

/** Step 2 of the test drive: a day, then one of its free times, or a text field where the times are unknown. */
export const TestDriveTime = ({
  idPrefix,
  dateLabel,
  day,
  firstDay,
  onDay,
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
  const id = enquiryFieldId(idPrefix, 'dateTime');
  const isFree = slots.kind === 'free';
  return (
    <div className={styles.time}>
      {isFree ? (
        <TextInput
          id={id}
          label={dateLabel}
          type="datetime-local"
          optional="optional"
          hint={freeHint}
          min={`${firstDay}T00:00`}
          value={dateTime}
          onChange={(event) => onDateTime(event.target.value)}
          error={errors.dateTime}
        />
      ) : (
        <TextInput
          id={id}
          label={dateLabel}
          type="date"
          optional="optional"
          min={firstDay}
          value={day}
          onChange={(event) => onDay(event.target.value)}
          error={errors.dateTime}
        />
      )}
      <div role="status" className={styles.status}>
        {slots.kind === 'loading' ? 'Looking for free times' : null}
        {slots.kind === 'none'
          ? 'No times are free on that day. Please choose another day, or send your booking without one.'
          : null}
      </div>
      {slots.kind === 'times' ? (
        <fieldset className={styles.slots}>
          <legend className={styles.legend}>Time</legend>
          {slots.times.map(({ value, label }) => (
            <label key={value} className={styles.slot}>
              <ChoiceInput
                type="radio"
                className={styles.radio}
                name={`${idPrefix}-slot`}
                value={value}
                checked={dateTime === value}
                onChange={() => onDateTime(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {locations.length === 0 ? null : (
        <Select
          id={enquiryFieldId(idPrefix, 'distributionLocation')}
          label="Where would you like to drive it?"
          optional="optional"
          placeholder="Choose a location"
          options={locations.map((location) => ({ value: location, label: location }))}
          error={errors.distributionLocation}
          {...distributionLocation}
        />
      )}
      {terms === undefined ? null : (
        <Checkbox
          id={enquiryFieldId(idPrefix, 'terms')}
          label={termsLabel}
          error={errors.terms}
          aria-required
          {...terms}
        />
      )}
    </div>
  );
};
