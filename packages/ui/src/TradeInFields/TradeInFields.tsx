import { partProps, rootProps, type WithRoot } from '../rootProps/index.ts';
import type { FieldBinding } from '../Field/fieldBinding.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { yesNo } from '../RadioGroup/yesNo.ts';
import { TradeInDetails, type TradeInDetailsProps } from './TradeInDetails.tsx';
import styles from './TradeInFields.module.css';
import { tradeInLabels } from './tradeInLabels.ts';

export type TradeInFieldsProps = Omit<TradeInDetailsProps, 'errors' | 'required'> & {
  /** Whether there is a trade-in: yes, no or not yet answered. */
  answer: FieldBinding;
  /** The answer is yes: the questions about the vehicle are shown. */
  open: boolean;
  errors?: TradeInDetailsProps['errors'] & { tradeIn?: string | undefined };
};

/**
 * "Do you have a trade-in?"; after a yes, what it is. The input stays when the answer changes.
 *
 * @avoid For a valuation, which has a journey of its own with more questions.
 * @accessibility A group of radio buttons; the fields of a yes follow it in the tab order and are not announced. Numbers have a keyboard of digits.
 *
 * @example
 * <TradeInFields idPrefix="finance" answer={register('tradeIn')} open={tradeIn === 'Yes'} fields={{ vehicle: register('vehicle'), kms: register('kms'), rego: register('rego') }} />
 */
export const TradeInFields = ({ answer, open, errors = {}, ...details }: WithRoot<TradeInFieldsProps, 'div'>) => (
  <div {...rootProps(details, styles.fields)} data-part="trade-in-fields">
    <RadioGroup
      id={`${details.idPrefix}-tradeIn`}
      label={tradeInLabels.tradeIn}
      optional="optional"
      options={yesNo}
      error={errors.tradeIn}
      disabled={details.disabled}
      {...answer}
    />
    {open ? (
      <div className={styles.more}>
        <TradeInDetails {...partProps(details)} errors={errors} />
      </div>
    ) : null}
  </div>
);
