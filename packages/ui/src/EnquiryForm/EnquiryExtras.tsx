import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RegoFields } from '../RegoFields/RegoFields.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TradeInFields } from '../TradeInFields/TradeInFields.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import styles from './EnquiryForm.module.css';
import { enquiryFieldId } from './enquiryFieldId.ts';

/** A question that only some enquiry forms ask. */
export type EnquiryExtraName =
  | 'category'
  | 'company'
  | 'fleetSize'
  | 'position'
  | 'vehicle'
  | 'year'
  | 'rego'
  | 'date'
  | 'services'
  | 'finance'
  | 'tradeIn'
  | 'kms'
  | 'tradeInRego'
  | 'regoState'
  | 'tradeInLocation';

export type EnquiryExtrasProps = {
  idPrefix: string;
  /** One binding per question of the form; a question without one is not shown. */
  fields: Partial<Record<EnquiryExtraName, FieldBinding>>;
  errors: Partial<Record<EnquiryExtraName, string>>;
  categoryOptions?: readonly SelectOption[];
  serviceOptions?: readonly SelectOption[];
  /** The first selectable day. */
  firstDay?: string;
  dateLabel?: string;
  /** "Do you have a trade-in?" was answered with yes. */
  tradeInOpen?: boolean;
  states?: readonly SelectOption[];
  locationOptions?: readonly SelectOption[];
};

const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/**
 * Optional questions in addition to contact and message; each is shown only if the form has a binding for it.
 *
 * @example
 * <EnquiryExtras idPrefix="enquiry" fields={{ vehicle: register('vehicle'), date: register('date') }} errors={{}} firstDay="2026-04-01" />
 */
export const EnquiryExtras = ({
  idPrefix,
  fields,
  errors,
  categoryOptions = [],
  serviceOptions = [],
  firstDay,
  dateLabel = 'Preferred date',
  tradeInOpen = false,
  states = [],
  locationOptions = [],
}: EnquiryExtrasProps) => {
  const of = (name: EnquiryExtraName) => ({
    id: enquiryFieldId(idPrefix, name),
    error: errors[name],
    optional: 'optional',
  });
  const { kms, tradeInRego } = fields;
  return (
    <>
      {fields.category ? (
        <div className={styles.wide}>
          <Select
            label="What is it about?"
            options={categoryOptions}
            {...of('category')}
            optional={undefined}
            aria-required
            {...fields.category}
          />
        </div>
      ) : null}
      {fields.company ? (
        <TextInput label="Company" autoComplete="organization" {...of('company')} {...fields.company} />
      ) : null}
      {fields.fleetSize ? (
        <TextInput
          label="Vehicles in your fleet"
          inputMode="numeric"
          autoComplete="off"
          {...of('fleetSize')}
          {...fields.fleetSize}
        />
      ) : null}
      {fields.position ? (
        <div className={styles.wide}>
          <TextInput
            label="Position you are interested in"
            autoComplete="off"
            {...of('position')}
            {...fields.position}
          />
        </div>
      ) : null}
      {fields.vehicle ? (
        <TextInput label="Make and model" autoComplete="off" {...of('vehicle')} {...fields.vehicle} />
      ) : null}
      {fields.year ? (
        <TextInput label="Year" inputMode="numeric" autoComplete="off" {...of('year')} {...fields.year} />
      ) : null}
      {fields.rego ? (
        <RegoFields idPrefix={idPrefix} rego={fields.rego} errors={{ rego: errors.rego }} optional="optional" />
      ) : null}
      {fields.date ? <DateInput label={dateLabel} min={firstDay} {...of('date')} {...fields.date} /> : null}
      {fields.services && serviceOptions.length > 0 ? (
        <div className={styles.wide}>
          <CheckboxGroup
            label="Additional services"
            options={serviceOptions}
            {...of('services')}
            {...fields.services}
          />
        </div>
      ) : null}
      {fields.finance ? (
        <div className={styles.wide}>
          <RadioGroup label="Are you interested in finance?" options={yesNo} {...of('finance')} {...fields.finance} />
        </div>
      ) : null}
      {fields.tradeIn && kms && tradeInRego ? (
        <div className={styles.wide}>
          <TradeInFields
            idPrefix={enquiryFieldId(idPrefix, 'swap')}
            answer={fields.tradeIn}
            open={tradeInOpen}
            fields={{ kms, rego: tradeInRego, regoState: fields.regoState, location: fields.tradeInLocation }}
            states={states}
            locationOptions={locationOptions}
            errors={{
              tradeIn: errors.tradeIn,
              kms: errors.kms,
              rego: errors.tradeInRego,
              regoState: errors.regoState,
              location: errors.tradeInLocation,
            }}
          />
        </div>
      ) : null}
    </>
  );
};
