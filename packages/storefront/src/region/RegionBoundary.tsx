import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice.tsx';

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

const isChunkError = (error: Error): boolean => /dynamically imported module|Importing a module script failed|error loading/i.test(error.message);

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
    if (isChunkError(error)) {
      return <ErrorNotice title="This part needs a fresh page" text="A newer version of this site may have been published." retryLabel="Reload the page" onRetry={() => globalThis.location.reload()} />;
    }
    return <ErrorNotice title="Something went wrong here" text="The rest of the page still works. You can try this part again." onRetry={() => this.setState({ error: null })} />;
  }
}
