import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export type LiveRegionProps = {
  /** The text that is announced when it changes, e.g. "124 cars". */
  message: string;
};

/**
 * Announces changes to screen readers. It stays mounted; only the message changes.
 *
 * @avoid For visible text with the role status: it would be read twice.
 * @accessibility Polite: it waits until what is being read has ended, and is read as a whole. The same message a second time is no change, so it is not announced.
 *
 * @example
 * <LiveRegion message="124 cars" />
 */
export const LiveRegion = ({ message, ...root }: WithRoot<LiveRegionProps, 'div'>) => (
  <div {...rootProps(root)} role="status" aria-live="polite" aria-atomic="true" data-part="live-region">
    <VisuallyHidden>{message}</VisuallyHidden>
  </div>
);
