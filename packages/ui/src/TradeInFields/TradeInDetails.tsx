import { rootProps, type WithRoot } from '../rootProps/index.ts';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import rego from '../RegoFields/RegoFields.module.css';
import { RegoFields } from '../RegoFields/RegoFields.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './TradeInFields.module.css';
import { tradeInLabels } from './tradeInLabels.ts';

export type TradeInDetailsProps = {
  /** Prefix of the ids. */
  idPrefix: string;
  /** `regoState` is undefined where plates have no state. */
  fields: {
    vehicle: FieldBinding;
    kms: FieldBinding;
    rego: FieldBinding;
    regoState?: FieldBinding | undefined;
    location?: FieldBinding | undefined;
  };
  states?: readonly SelectOption[];
  /** Where it can be looked at. */
  locationOptions?: readonly SelectOption[];
  errors?: Partial<Record<'vehicle' | 'kms' | 'rego' | 'regoState' | 'location', string | undefined>>;
  /** Vehicle and kilometres must be filled in. */
  required?: boolean;
  disabled?: boolean;
};

/**
 * The vehicle that is traded in: what it is, its kilometres, its plate, and where it can be looked at.
 *
 * @example
 * <TradeInDetails idPrefix="enquiry" fields={{ vehicle: register('vehicle'), kms: register('kms'), rego: register('rego') }} required />
 */
export const TradeInDetails = ({
  idPrefix,
  fields,
  states = [],
  locationOptions = [],
  errors = {},
  required = false,
  disabled = false,
  ...root
}: WithRoot<TradeInDetailsProps, 'div'>) => {
  const t = useTexts();
  const mark = required ? { 'aria-required': true } : { optional: 'optional' };
  return (
    <div {...rootProps(root, styles.fields)} data-part="trade-in-details">
      <TextInput
        id={`${idPrefix}-vehicle`}
        label={tradeInLabels.vehicle}
        hint={t('Year, make and model, such as 2016 Mazda CX-5.')}
        autoComplete="off"
        error={errors.vehicle}
        disabled={disabled}
        {...mark}
        {...fields.vehicle}
      />
      <div className={rego.pair}>
        <TextInput
          id={`${idPrefix}-kms`}
          label={tradeInLabels.kms}
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
          error={errors.kms}
          disabled={disabled}
          {...mark}
          {...fields.kms}
        />
        {fields.location && locationOptions.length > 0 ? (
          <Select
            id={`${idPrefix}-location`}
            label={tradeInLabels.location}
            optional="optional"
            placeholder={t('Choose a location')}
            options={[...locationOptions]}
            error={errors.location}
            disabled={disabled}
            {...fields.location}
          />
        ) : null}
      </div>
      <RegoFields
        idPrefix={idPrefix}
        optional="optional"
        rego={fields.rego}
        state={fields.regoState}
        states={states}
        errors={errors}
        disabled={disabled}
      />
    </div>
  );
};
