import { useId, useState } from 'react';
import { Range, Root, Thumb, Track } from 'radix-ui/slider';
import styles from './RangeFilter.module.css';

export type RangeFilterProps = {
  /** What the range is of: "Price". */
  label: string;
  min: number;
  max: number;
  step?: number;
  /** From and to, inclusive. */
  value: readonly [from: number, to: number];
  /** Words for a number, read aloud and shown over the slider: 45990 => "$45,990". */
  format?: (value: number) => string;
  /** Pressed in: a thumb was let go, or a field was left or confirmed. */
  onCommit: (value: [from: number, to: number]) => void;
  prefix?: string;
  suffix?: string;
};

/**
 * A range by two thumbs or by typing; both say the same.
 *
 * @example
 * <RangeFilter label="Price" min={0} max={120000} step={1000} value={[0, 50000]} format={money} prefix="$" onCommit={set} />
 */
export const RangeFilter = ({ label, min, max, step = 1, value, format = String, onCommit, prefix, suffix }: RangeFilterProps) => {
  const known = value.join(':');
  const [draft, setDraft] = useState<{ from: string; range: readonly [number, number] }>({ from: known, range: value });
  if (draft.from !== known) setDraft({ from: known, range: value });
  const [from, to] = draft.range;
  const flat = max <= min;

  const show = (next: readonly [number, number]) => setDraft({ from: known, range: next });
  const commit = (next: [number, number]) => {
    show(next);
    if (next.join(':') !== known) onCommit(next);
  };

  return (
    <div className={styles['range']} data-part="range" role="group" aria-label={label}>
      <Root
        className={styles['slider']}
        min={min}
        max={flat ? min + 1 : max}
        step={step}
        disabled={flat}
        value={[from, to]}
        minStepsBetweenThumbs={0}
        onValueChange={([low = from, high = to]) => show([low, high])}
        onValueCommit={([low = from, high = to]) => commit([low, high])}
      >
        <Track className={styles['track']}>
          <Range className={styles['fill']} />
        </Track>
        <Thumb className={styles['thumb']} aria-label={`${label}, from`} aria-valuetext={format(from)} />
        <Thumb className={styles['thumb']} aria-label={`${label}, to`} aria-valuetext={format(to)} />
      </Root>
      <div className={styles['fields']}>
        <RangeField label={`${label}, from`} caption="From" value={from} low={min} high={to} prefix={prefix} suffix={suffix} onCommit={(next) => commit([next, to])} />
        <RangeField label={`${label}, to`} caption="To" value={to} low={from} high={max} prefix={prefix} suffix={suffix} onCommit={(next) => commit([from, next])} />
      </div>
    </div>
  );
};

type RangeFieldProps = {
  label: string;
  caption: string;
  value: number;
  low: number;
  high: number;
  prefix: string | undefined;
  suffix: string | undefined;
  onCommit: (value: number) => void;
};

const RangeField = ({ label, caption, value, low, high, prefix, suffix, onCommit }: RangeFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  /** Letters and separators are forgiven; numbers beyond the range are drawn to its ends. */
  const confirm = () => {
    if (typed === null) return;
    const digits = typed.replaceAll(/[^\d]/g, '');
    setTyped(null);
    if (digits !== '') onCommit(Math.min(Math.max(Number(digits), low), high));
  };

  return (
    <div className={styles['field']}>
      <label className={styles['caption']} htmlFor={id}>
        {caption}
      </label>
      <span className={styles['box']}>
        {prefix ? <span aria-hidden="true">{prefix}</span> : null}
        <input
          id={id}
          className={styles['input']}
          type="text"
          inputMode="numeric"
          aria-label={label}
          autoComplete="off"
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={confirm}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              confirm();
            }
          }}
        />
        {suffix ? <span aria-hidden="true">{suffix}</span> : null}
      </span>
    </div>
  );
};
