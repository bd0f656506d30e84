import type { CSSProperties } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './NumberSlider.module.css';

export type NumberSliderProps = {
  id: string;
  label: string;
  /** The text of the field; typed text stays until the field is left. */
  text: string;
  /** The value of the slider, with its bounds. */
  thumb: number;
  /** The ends of the slider and its step. */
  range: { min: number; max: number; step: number };
  /** The value for screen readers: "$45,990". */
  thumbText: string;
  /** Labels of both ends of the slider. */
  ends: [from: string, to: string];
  prefix?: string;
  suffix?: string;
  /** Shown below the field while the calculation uses another number than the typed one. */
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onType: (text: string) => void;
  /** Called when the visitor leaves the field. */
  onLeave: () => void;
  /** Called with the value while the visitor moves the slider. */
  onSlide: (value: number) => void;
};

/**
 * A number as a text field and a slider with the same value.
 *
 * @avoid For exact numbers without useful limits, such as an odometer, and for a range, which is a `RangeFilter`.
 * @accessibility Screen readers: two controls with names, a text field and a native slider, whose value is read as a text such as "3 years". The ends of the slider are hidden.
 * @accessibility Touch: the slider is 44 px high, and a swipe up or down on it scrolls the page.
 *
 * @example
 * <NumberSlider id="rate" label="Interest rate" text="8.5" thumb={8.5} range={{ min: 0.5, max: 15, step: 0.5 }} thumbText="8.5% p.a." ends={['0.5%', '15%']} suffix="%" onType={type} onLeave={leave} onSlide={slide} />
 */
export const NumberSlider = ({
  id,
  label,
  text,
  thumb,
  range,
  thumbText,
  ends,
  prefix,
  suffix,
  hint,
  error,
  disabled,
  onType,
  onLeave,
  onSlide,
  ...root
}: WithRoot<NumberSliderProps, 'div'>) => {
  const t = useTexts();
  const width = range.max - range.min;
  const fill = width > 0 ? ((thumb - range.min) / width) * 100 : 0;
  return (
    <div {...rootProps(root, styles.root)} data-part="number-slider">
      <TextInput
        id={id}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        prefix={prefix}
        suffix={suffix}
        disabled={disabled}
        hint={hint}
        error={error}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('{label}, slider', { label })}
        aria-valuetext={thumbText}
        min={range.min}
        max={range.max}
        step={range.step}
        value={thumb}
        disabled={disabled}
        style={{ '--fill': `${fill}%` } as CSSProperties}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span translate="no">{ends[0]}</span>
        <span translate="no">{ends[1]}</span>
      </div>
    </div>
  );
};
