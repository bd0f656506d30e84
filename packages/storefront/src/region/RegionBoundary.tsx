import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { later } from './later.tsx';
import { loadTwice } from './loadTwice.ts';
import { PlainState } from './PlainState.tsx';
import type { RegionProblemProps } from './RegionProblem.tsx';

type RegionProps = {
  name: string;
  /** A change of this value (the page's address) gives the region another try. */
  resetKey: string;
  onError: (region: string, message: string) => void;
  /** Shown instead of the error state: the default component of a slot. */
  fallback?: ReactNode;
  children: ReactNode;
};

type RegionState = { error: Error | null; resetKey: string };

/** The least words, while the painted ones are on their way or cannot be loaded. */
const PlainProblem = ({ onRetry }: RegionProblemProps) => <PlainState title="Something went wrong here" text="You can try this part again." retryLabel="Try again" onRetry={onRetry} />;

const RegionProblem = later<RegionProblemProps>(() => loadTwice(() => import('./RegionProblem.tsx')).then((module) => module.RegionProblem, () => PlainProblem));

/**
 * The one error boundary: around each slot, page section and lazy chunk. What breaks here stays here.
 * A chunk that cannot be loaded even at the second try offers a reload, since a new version may have been published.
 *
 * @example
 * <Region name="similar cars" resetKey={location.key} onError={report}><SimilarCars /></Region>
 */
export class RegionBoundary extends Component<RegionProps, RegionState> {
  override state: RegionState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<RegionState> {
    return { error };
  }

  static getDerivedStateFromProps(props: RegionProps, state: RegionState): Partial<RegionState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(this.props.name, error.message);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const retry = (): void => this.setState({ error: null });
    return (
      <Suspense fallback={<PlainProblem error={error} onRetry={retry} />}>
        <RegionProblem error={error} onRetry={retry} />
      </Suspense>
    );
  }
}
