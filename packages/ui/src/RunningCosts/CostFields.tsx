import type { CostAction, CostFieldModel } from '@dealer/core/vehicle-page';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import styles from './RunningCosts.module.css';

export type CostFieldsProps = {
  /** Prefix of all ids. */
  id: string;
  fields: readonly CostFieldModel[];
  onAction: (action: CostAction) => void;
};

/**
 * The inputs of running costs, in as many columns as fit.
 *
 * @example
 * <CostFields id="costs" fields={[{ field: 'years', label: 'Years', value: '5' }]} onAction={act} />
 */
export const CostFields = ({ id, fields, onAction, ...root }: WithRoot<CostFieldsProps, 'div'>) => (
  <div {...rootProps(root, styles.inputs)}>
    {fields.map(({ field, label, value, prefix, suffix, hint }) => (
      <TextInput
        key={field}
        id={`${id}-${field}`}
        label={label}
        {...(prefix === undefined ? {} : { prefix })}
        {...(suffix === undefined ? {} : { suffix })}
        {...(hint === undefined ? {} : { hint })}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onAction({ kind: 'type', field, text: event.target.value })}
        onBlur={() => onAction({ kind: 'leave', field })}
      />
    ))}
  </div>
);
