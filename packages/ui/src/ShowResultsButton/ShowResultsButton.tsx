import type { MouseEvent } from 'react';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useAnimatedCount } from './useAnimatedCount.ts';

/** One of `href`, `onClick` and `submit` is required. */
export type ShowResultsButtonProps = {
  /** Where the results are. */
  href?: string | undefined;
  /** Called when it is pressed. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Sends the form around it. */
  submit?: boolean | undefined;
  /** How many there are; undefined while unknown. */
  count: number | undefined;
  /** The label with a count: "Show Me 1,204 Cars". */
  labelFor: (count: number) => string;
  /** The label while the count is unknown. */
  waitingLabel: string;
};

/**
 * The button to the results, with their number. The visible count is animated; screen readers get the new value only.
 *
 * @avoid Where the results change next to the filters: there `ResultCount` is enough.
 * @accessibility Screen readers get the new number only; the one that counts up is hidden from them. Without results it is announced as unavailable and stays in the tab order.
 * @accessibility Motion: the number counts up for 0.4 s, with reduced motion it changes at once.
 *
 * @example
 * <ShowResultsButton count={12} labelFor={(count) => `Show Me ${count} Cars`} waitingLabel="Show Me Cars" href="/search/used-cars" />
 */
export const ShowResultsButton = ({
  count,
  labelFor,
  waitingLabel,
  href,
  onClick,
  submit,
  ...root
}: WithRoot<ShowResultsButtonProps, 'button'>) => {
  const shown = useAnimatedCount(count ?? 0);
  const label =
    count === undefined ? (
      waitingLabel
    ) : (
      <>
        <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {labelFor(shown)}
        </span>
        <VisuallyHidden>{labelFor(count)}</VisuallyHidden>
      </>
    );
  const none = count === 0;
  if (href !== undefined && !none) {
    return (
      <Button {...(rootProps(root) as object)} variant="primary" size="large" wide href={href}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      {...rootProps(root)}
      variant="primary"
      size="large"
      wide
      type={submit ? 'submit' : 'button'}
      aria-disabled={none || undefined}
      onClick={(event) => (none ? undefined : onClick?.(event))}
    >
      {label}
    </Button>
  );
};
