import type { FieldBinding } from '../Field/fieldBinding.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RegoFields } from '../RegoFields/RegoFields.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import styles from './TradeInFields.module.css';

export type TradeInFieldsProps = {
  /** Prefix of the ids. */
  idPrefix: string;
  answer: FieldBinding;
  /** The answer is yes: the questions about the vehicle are shown. */
  open: boolean;
  /** `regoState` is undefined where plates have no state. */
  fields: {
    kms: FieldBinding;
    rego: FieldBinding;
    regoState?: FieldBinding | undefined;
    location?: FieldBinding | undefined;
  };
  states?: readonly SelectOption[];
  /** Where it can be looked at. */
  locationOptions?: readonly SelectOption[];
  errors?: {
    tradeIn?: string | undefined;
    kms?: string | undefined;
    rego?: string | undefined;
    regoState?: string | undefined;
    location?: string | undefined;
  };
  disabled?: boolean;
};

const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/**
 * "Do you have a trade-in?"; after a yes, its kilometres and plate are required. The input stays when the answer changes.
 *
 * @example
 * <TradeInFields idPrefix="finance" answer={register('tradeIn')} open={tradeIn === 'Yes'} fields={{ kms: register('kms'), rego: register('rego') }} />
 */
export const TradeInFields = ({
  idPrefix,
  answer,
  open,
  fields,
  states = [],
  locationOptions = [],
  errors = {},
  disabled = false,
}: TradeInFieldsProps) => (
  <div className={styles.fields} data-part="trade-in-fields">
    <RadioGroup
      id={`${idPrefix}-tradeIn`}
      label="Do you have a trade-in?"
      optional="optional"
      options={yesNo}
      error={errors.tradeIn}
      disabled={disabled}
      {...answer}
    />
    {open ? (
      <div className={styles.more}>
        <TextInput
          id={`${idPrefix}-kms`}
          label="Kilometres"
          optional="optional"
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
          error={errors.kms}
          disabled={disabled}
          {...fields.kms}
        />
        <RegoFields
          idPrefix={idPrefix}
          optional="optional"
          rego={fields.rego}
          state={fields.regoState}
          states={states}
          errors={errors}
          disabled={disabled}
        />
        {fields.location && locationOptions.length > 0 ? (
          <Select
            id={`${idPrefix}-location`}
            label="Where would you like to bring it?"
            optional="optional"
            placeholder="Choose a location"
            options={[...locationOptions]}
            error={errors.location}
            disabled={disabled}
            {...fields.location}
          />
        ) : null}
      </div>
    ) : null}
  </div>
);
