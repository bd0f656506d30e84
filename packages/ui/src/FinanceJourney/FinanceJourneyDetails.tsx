import { EnquiryFields, type EnquiryFieldsProps, type FieldBinding } from '../EnquiryForm/EnquiryFields.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import styles from './FinanceJourney.module.css';

export type FinanceJourneyDetailsProps = EnquiryFieldsProps & {
  whoIsHelping: FieldBinding;
};

/**
 * Who the buyer is, and who at the dealership helps already.
 *
 * @example
 * <FinanceJourneyDetails idPrefix="finance" fields={fields} errors={{}} whoIsHelping={register('whoIsHelping')} />
 */
export const FinanceJourneyDetails = ({ whoIsHelping, ...fields }: FinanceJourneyDetailsProps) => (
  <div className={styles.fields}>
    <TextInput
      id={`${fields.idPrefix}-whoIsHelping`}
      label="Who is helping you at the dealership?"
      optional="optional"
      autoComplete="off"
      {...whoIsHelping}
    />
    <EnquiryFields {...fields} />
  </div>
);
