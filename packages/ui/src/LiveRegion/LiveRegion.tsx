import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export type LiveRegionProps = {
  /** What a screen reader says when it changes, e.g. "124 cars". */
  message: string;
  /** `assertive` interrupts; for errors only. */
  urgency?: 'polite' | 'assertive';
};

/**
 * Says a change aloud without showing it. Stays mounted; only the message changes.
 *
 * @example
 * <LiveRegion message="124 cars" />
 */
export const LiveRegion = ({ message, urgency = 'polite' }: LiveRegionProps) => (
  <div
    role={urgency === 'assertive' ? 'alert' : 'status'}
    aria-live={urgency}
    aria-atomic="true"
    data-part="live-region"
  >
    <VisuallyHidden>{message}</VisuallyHidden>
  </div>
);
