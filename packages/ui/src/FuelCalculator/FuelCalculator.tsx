import type { FuelAction, FuelModel } from '@dealer/core/vehicle-page';
import { TextInput } from '../TextInput/TextInput.tsx';
import frame from './calculatorFrame.module.css';
import styles from './FuelCalculator.module.css';

export type FuelCalculatorProps = { id: string; model: FuelModel; onAction: (action: FuelAction) => void };

const fields = [
  { field: 'distanceKm', label: 'Distance a week', suffix: 'km' },
  { field: 'litresPer100Km', label: 'Consumption per 100 km', suffix: 'L' },
  { field: 'pricePerLitre', label: 'Fuel price per litre', prefix: '$' },
] as const;

/**
 * Calculates the cost of fuel for a week and a year.
 *
 * @example
 * <FuelCalculator id="fuel" model={fuelModel(state, site)} onAction={act} />
 */
export const FuelCalculator = ({ id, model, onAction }: FuelCalculatorProps) => (
  <div className={frame.root} data-part="fuel-calculator">
    <div className={styles.inputs}>
      {fields.map(({ field, label, ...units }) => (
        <TextInput
          key={field}
          id={`${id}-${field}`}
          label={label}
          {...units}
          inputMode="decimal"
          autoComplete="off"
          value={model[field]}
          onChange={(event) => onAction({ kind: 'type', field, text: event.target.value })}
          onBlur={() => onAction({ kind: 'leave', field })}
        />
      ))}
    </div>
    <div role="status" aria-atomic="true">
      <p className={styles.week}>
        <strong translate="no">{model.week}</strong> a week
      </p>
      <p className={styles.year}>{`${model.year} a year`}</p>
      {model.roadUser === undefined ? null : <p className={styles.year}>{model.roadUser}</p>}
    </div>
  </div>
);
