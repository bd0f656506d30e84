import { useEffect, useImperativeHandle, useRef } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VehicleMini, type VehicleMiniProps } from '../VehicleMini/VehicleMini.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './VehiclePicker.module.css';

export type VehiclePickerOption = VehicleMiniProps & { id: number };

export type VehiclePickerProps = {
  /** Id of the text field, the target of an error link. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The vehicle as the visitor describes it; also the search text. */
  text: string;
  /** Called with the text while the visitor types. */
  onText: (text: string) => void;
  /** Heading of the suggested vehicles: "Vehicles you looked at", "In stock". */
  optionsLabel: string;
  options: readonly VehiclePickerOption[];
  /** Announced when the suggestions change: "3 vehicles found". */
  status?: string;
  /** The vehicle that was chosen, which replaces the field. */
  chosen?: VehiclePickerOption | undefined;
  onChoose: (id: number) => void;
  onClear: () => void;
};

/**
 * Selects a vehicle of the stock, or takes the visitor's description of one.
 *
 * @avoid Where the vehicle is known: show it with `VehicleMini`.
 * @keyboard Enter or Space selects a vehicle; the focus goes to the selection, and back to the search when it is removed.
 * @accessibility How many vehicles are found is announced when it changes. The buttons are named with their vehicle, and the list has a name. The field is announced as required.
 *
 * @example
 * <VehiclePicker id="vehicle" label="Which vehicle?" words={text} onText={setWords} optionsLabel="In stock" options={options} onChoose={choose} onClear={clear} />
 */
export const VehiclePicker = ({
  id,
  label,
  hint,
  error,
  text,
  onText,
  optionsLabel,
  options,
  status,
  chosen,
  onChoose,
  onClear,
  ...root
}: WithRoot<VehiclePickerProps, 'div'>) => {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(root.ref, () => box.current);
  const shown = useRef(chosen?.id);
  useEffect(() => {
    if (shown.current === chosen?.id) return;
    shown.current = chosen?.id;
    // The pressed button is gone: focus what replaced it.
    box.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [chosen?.id]);

  if (chosen !== undefined) {
    const { id: _, ...mini } = chosen;
    return (
      <div {...rootProps(root, styles.picker)} ref={box} data-part="vehicle-picker" data-state="chosen">
        <p className={styles.label}>{label}</p>
        <div className={styles.option}>
          <VehicleMini {...mini} />
          <Button
            variant="secondary"
            onClick={onClear}
            data-focus=""
            aria-label={t('Change the {title} for another vehicle', { title: chosen.title })}
          >
            {t('Change')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div {...rootProps(root, styles.picker)} ref={box} data-part="vehicle-picker">
      <TextInput
        id={id}
        label={label}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        aria-required
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
      {options.length === 0 ? null : (
        <ul className={styles.options} aria-label={optionsLabel}>
          {options.map(({ id: vehicleId, ...mini }) => (
            <li key={vehicleId} className={styles.option}>
              <VehicleMini {...mini} />
              <Button
                variant="secondary"
                onClick={() => onChoose(vehicleId)}
                aria-label={t('Choose the {title}', { title: mini.title })}
              >
                {t('Choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
