import { Component } from 'react';
import type { ReactNode } from 'react';
import { ChunkProblem } from './ChunkProblem.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { isChunkError } from './renewPage.ts';

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

/**
 * The one error boundary: around each slot, page section and lazy chunk. What breaks here stays here.
 * A chunk that cannot be loaded even at the second try reloads the page, or offers to.
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
    const { fallback } = this.props;
    if (isChunkError(error)) return <ChunkProblem fallback={fallback} />;
    if (fallback !== undefined) return fallback;
    return (
      <ErrorNotice
        title="Something went wrong here"
        text="The rest of the page still works. You can try this part again."
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
