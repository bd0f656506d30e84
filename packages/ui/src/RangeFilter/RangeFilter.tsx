import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { ownValue } from '@dealer/core/data';
import { editedAmount, readAmount } from '@dealer/core/format';
import { moveThumb, type SliderScale, type ThumbMove } from '@dealer/core/search';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { useTexts } from '../Texts/useTexts.ts';
import styles from './RangeFilter.module.css';

export type RangeFilterProps = {
  /** Name of the range: "Price". */
  label: string;
  /** The lower end of the track. */
  min: number;
  /** The upper end of the track. */
  max: number;
  /** How far an arrow key moves a thumb. */
  step?: number;
  /** The scale of the track; without it the scale is linear. */
  scale?: SliderScale;
  /** The histogram of the current results, each bar from 0 to 1. Empty: its space is reserved, so that the layout does not shift when it loads. */
  bars?: readonly number[];
  /** The upper end is no limit: "250,000+". */
  hasOpenEnd?: boolean;
  /** Rounds the value of a thumb; typed values stay exact. */
  snap?: (value: number) => number;
  /** From and to, inclusive. */
  value: readonly [from: number, to: number];
  /** The text of a number: 45990 => "$45,990". */
  format?: (value: number) => string;
  /** Called when a thumb is released or moved by key, or a field is left or confirmed. */
  onCommit: (value: [from: number, to: number]) => void;
  /** A typed value beyond an end is shown at that end. */
  onOutOfRange?: (end: 'below' | 'above') => void;
  prefix?: string;
  suffix?: string;
};

type End = ThumbMove['thumb'];
const ends: readonly End[] = ['min', 'max'];
const endLabels = { min: 'from', max: 'to' } as const;

/** Steps of the keys, as in the slider pattern of the ARIA practices. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A range with two thumbs and two text fields of the same values. The thumbs never pass each other.
 *
 * @avoid For one number (`NumberSlider`), and for links to fixed ranges (`PriceBands`).
 * @keyboard Each thumb is a stop of the Tab key: arrows move it by a step, Page Up and Page Down by more, Home and End to its limits. Enter
 * @accessibility Screen readers: a group with two sliders and two fields, each named with its end, such as "Price, from". A slider reads its value as it is written, and its limit is the other one. The histogram is hidden.
 * @accessibility Touch: a thumb is drawn 24 px wide and pressed on 44 px. A swipe up or down next to it scrolls the page.
 * @accessibility Forced colours: the chosen range has the system's highlight colour, track and histogram have others.
 *   confirms a typed number.
 *
 * @example
 * <RangeFilter label="Price" min={0} max={120000} step={1000} value={[0, 50000]} format={money} prefix="$" onCommit={set} />
 */
export const RangeFilter = ({
  label,
  min,
  max,
  step = 1,
  scale,
  bars,
  hasOpenEnd = false,
  snap = (at) => at,
  value,
  format = String,
  onCommit,
  onOutOfRange,
  prefix,
  suffix,
  ...root
}: WithRoot<RangeFilterProps, 'div'>) => {
  const t = useTexts();
  const known = value.join(':');
  const [draft, setDraft] = useState<{ from: string; range: readonly [number, number]; committed: string }>({
    from: known,
    range: value,
    committed: known,
  });
  if (draft.from !== known) setDraft({ from: known, range: value, committed: known });
  const [from, to] = draft.range;
  const pair = { min: from, max: to };
  const flat = max <= min;
  const track = useRef<HTMLDivElement>(null);
  const thumbs = useRef<Partial<Record<End, HTMLElement | null>>>({});
  // Undecided while both thumbs are at the same position and the pointer has not moved: its direction decides.
  const pendingDrag = useRef<{ thumb: End | undefined; last: readonly [number, number] }>(undefined);

  const moved = (move: ThumbMove): [number, number] => {
    const next = moveThumb(pair, move, { min, max });
    return [next.min, next.max];
  };
  const show = (next: readonly [number, number]) => setDraft({ ...draft, from: known, range: next });
  const commit = (next: readonly [number, number]) => {
    const committed = next.join(':');
    setDraft({ from: known, range: next, committed });
    // A value that is reverted before the search has followed must be reported too.
    if (committed !== draft.committed) onCommit([...next]);
  };

  const valueAt = ({ clientX }: PointerEvent): number => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const part = Math.min(1, Math.max(0, (clientX - left) / (width || 1)));
    // The end can be reached even if it is not a whole number of steps away.
    const at = scale ? scale.valueAt(part) - min : part * (max - min);
    return part === 1 ? max : min + Math.round(at / step) * step;
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (flat || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = valueAt(event);
    const onThumb = ends.find((end) => thumbs.current[end]?.contains(event.target as Node));
    const nearest: End = Math.abs(at - from) <= Math.abs(at - to) ? 'min' : 'max';
    const thumb = from === to ? (at < from ? 'min' : at > from ? 'max' : undefined) : (onThumb ?? nearest);
    pendingDrag.current = { thumb, last: [from, to] };
    thumbs.current[thumb ?? 'max']?.focus({ preventScroll: true });
    if (onThumb === undefined) drag(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const hand = pendingDrag.current;
    if (!hand) return;
    const at = valueAt(event);
    hand.thumb ??= at < from ? 'min' : at > to ? 'max' : undefined;
    if (hand.thumb === undefined) return;
    hand.last = moved({ thumb: hand.thumb, value: at });
    show(hand.last);
  };
  const letGo = () => {
    const hand = pendingDrag.current;
    pendingDrag.current = undefined;
    // The other value may have been typed, so it is not rounded.
    if (hand?.thumb !== undefined)
      commit(moved({ thumb: hand.thumb, value: snap(hand.last[hand.thumb === 'min' ? 0 : 1]) }));
  };
  /** A hundredth of the track, but at least as much as changes the rounded value. */
  const stepped = (at: number, steps: number): number => {
    if (!scale) return at + steps * step;
    const target = scale.valueAt(scale.positionOf(at) + steps / 100);
    return Math.abs(target - at) < step ? at + Math.sign(steps) * step : target;
  };
  const press = (thumb: End) => (event: KeyboardEvent) => {
    const steps = ownValue(keySteps, event.key);
    if (flat || steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    commit(moved({ thumb, value: Number.isFinite(steps) ? snap(stepped(pair[thumb], steps)) : steps }));
  };

  const share = (at: number): number => (scale ? scale.positionOf(at) : (at - min) / (max - min));
  const positionOf = (at: number): string => `${flat ? (at === max ? 100 : 0) : share(at) * 100}%`;
  const confirm = (thumb: End, typed: number) => {
    if (typed < min) onOutOfRange?.('below');
    if (typed > max) onOutOfRange?.('above');
    commit(moved({ thumb, value: typed }));
  };

  const isOpen = (end: End): boolean => hasOpenEnd && end === 'max' && pair.max >= max;
  const barAt = (at: number): boolean => (at >= share(from) && at <= share(to)) || flat;

  return (
    <div {...rootProps(root, styles['range'])} data-part="range" role="group" aria-label={label}>
      {bars ? (
        <div className={styles['histogram']} aria-hidden="true">
          {bars.map((height, at) => (
            // Bars are identified by their index.
            <span
              key={at}
              className={styles['bar']}
              data-in-range={barAt((at + 0.5) / bars.length) || undefined}
              style={{ blockSize: `${height * 100}%` }}
            />
          ))}
        </div>
      ) : null}
      <div
        className={styles['slider']}
        data-disabled={flat || undefined}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div ref={track} className={styles['track']}>
          <div
            className={styles['fill']}
            style={{ insetInlineStart: positionOf(from), inlineSize: `calc(${positionOf(to)} - ${positionOf(from)})` }}
          />
          {ends.map((end) => (
            <span
              key={end}
              ref={(element) => {
                thumbs.current[end] = element;
              }}
              className={styles['thumb']}
              style={{ insetInlineStart: flat ? (end === 'min' ? '0%' : '100%') : positionOf(pair[end]) }}
              role="slider"
              tabIndex={flat ? -1 : 0}
              aria-label={`${label}, ${endLabels[end]}`}
              aria-valuemin={end === 'min' ? min : from}
              aria-valuemax={end === 'min' ? to : max}
              aria-valuenow={pair[end]}
              aria-valuetext={`${format(pair[end])}${isOpen(end) ? '+' : ''}`}
              aria-disabled={flat || undefined}
              onKeyDown={press(end)}
            />
          ))}
        </div>
      </div>
      <div className={styles['fields']}>
        {ends.map((end) => (
          <RangeField
            key={end}
            label={`${label}, ${endLabels[end]}`}
            caption={end === 'min' ? t('From') : 'To'}
            value={pair[end]}
            isOpen={isOpen(end)}
            prefix={prefix}
            suffix={suffix}
            onConfirm={(typed) => confirm(end, typed)}
          />
        ))}
      </div>
    </div>
  );
};

type RangeFieldProps = {
  label: string;
  caption: string;
  value: number;
  /** There is no limit at this value. */
  isOpen: boolean;
  prefix: string | undefined;
  suffix: string | undefined;
  onConfirm: (value: number) => void;
};

const grouped = new Intl.NumberFormat('en-AU');

/** Typed text stays until it is confirmed, even if the results change meanwhile. */
const RangeField = ({ label, caption, value, isOpen, prefix, suffix, onConfirm }: RangeFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? `${grouped.format(value)}${isOpen ? '+' : ''}`;

  /** Letters and signs are ignored. */
  const confirm = () => {
    if (typed === null) return;
    const amount = readAmount(typed.replaceAll(/[^\d.,'’-]/g, ''), 'thousands');
    setTyped(null);
    if (amount !== undefined) onConfirm(Math.round(amount));
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
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setTyped(editedAmount(shown, target.value))}
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
