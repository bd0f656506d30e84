import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './RegoFields.module.css';

export type RegoFieldsProps = {
  /** Prefix of the ids. */
  idPrefix: string;
  /** The number plate. */
  rego: FieldBinding;
  /** The state of the plate; undefined where plates have no state, as in New Zealand. */
  state?: FieldBinding | undefined;
  states?: readonly SelectOption[];
  errors?: { rego?: string | undefined; regoState?: string | undefined };
  label?: string;
  hint?: string | undefined;
  /** The mark of a field that may stay empty. */
  optional?: string | undefined;
  disabled?: boolean;
};

/**
 * A registration plate and its state.
 *
 * @avoid For a VIN or a stock number: use a `TextInput`.
 * @accessibility Both fields are announced as required unless they are optional. On-screen keyboards write the plate in capitals, and browsers do not check its spelling.
 *
 * @example
 * <RegoFields idPrefix="service" rego={register('rego')} state={register('regoState')} states={[{ value: 'QLD', label: 'QLD' }]} />
 */
export const RegoFields = ({
  idPrefix,
  rego,
  state,
  states = [],
  errors = {},
  label = 'Registration plate',
  hint,
  optional,
  disabled = false,
  ...root
}: WithRoot<RegoFieldsProps, 'div'>) => {
  const t = useTexts();
  return (
    <div {...rootProps(root, styles.pair)} data-part="rego-fields" data-single={state === undefined ? '' : undefined}>
      <TextInput
        id={`${idPrefix}-rego`}
        label={label}
        hint={hint}
        optional={optional}
        error={errors.rego}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-required={optional === undefined ? true : undefined}
        {...rego}
      />
      {state === undefined ? null : (
        <Select
          id={`${idPrefix}-regoState`}
          label={t('State')}
          optional={optional}
          placeholder={t('Choose a state')}
          options={[...states]}
          error={errors.regoState}
          disabled={disabled}
          aria-required={optional === undefined ? true : undefined}
          {...state}
        />
      )}
    </div>
  );
};
