import { partProps, rootProps, type WithRoot } from '../rootProps/index.ts';
import { EnquiryFields, type EnquiryFieldsProps } from '../EnquiryForm/EnquiryFields.tsx';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyDetailsProps = EnquiryFieldsProps & {
  whoIsHelping: FieldBinding & { error?: string | undefined };
};

/** The label of the salesperson's field. */
export const whoIsHelpingLabel = 'Who is helping you at the dealership?';

/**
 * The buyer's contact, and the salesperson who already helps.
 *
 * @example
 * <FinanceJourneyDetails idPrefix="finance" fields={fields} errors={{}} whoIsHelping={register('whoIsHelping')} />
 */
export const FinanceJourneyDetails = ({ whoIsHelping, ...fields }: WithRoot<FinanceJourneyDetailsProps, 'div'>) => (
  <div {...rootProps(fields, styles.fields)}>
    <TextInput
      id={`${fields.idPrefix}-whoIsHelping`}
      label={whoIsHelpingLabel}
      optional="optional"
      autoComplete="off"
      {...whoIsHelping}
    />
    <EnquiryFields {...partProps(fields)} />
  </div>
);
