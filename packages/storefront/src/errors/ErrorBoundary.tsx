import { Component, type ReactNode } from 'react';
import { type Around, AroundPart, NotTakenOver, retryLoads } from '../pageStart/later/loads.ts';
import { ChunkProblem } from './ChunkProblem.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { isChunkError } from './renewPage.ts';

type ErrorBoundaryProps = {
  name: string;
  /** A change of this value (the path of the page) resets the boundary. */
  resetKey: string;
  onError: (region: string, message: string) => void;
  /** Shown instead of the error state: the default component of a slot. */
  fallback?: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null; resetKey: string };

/**
 * The only error boundary of the storefront, around each slot, page section and lazy chunk. A chunk that cannot be loaded at the
 * second attempt reloads the page, or offers to.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override contextType = AroundPart;
  declare context: Around;

  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  private readonly around: Around = {
    retains: (error) => this.context.retains(error),
    report: (error) => this.props.onError(this.props.name, error.message),
  };

  override componentDidCatch(error: Error): void {
    this.around.report(error);
  }

  private readonly retry = (): void => {
    retryLoads();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return <AroundPart value={this.around}>{this.props.children}</AroundPart>;
    const { fallback } = this.props;
    // The part around retains what the server has written.
    if (this.context.retains(error))
      throw error instanceof NotTakenOver ? error : new NotTakenOver(error.message, () => this.around.report(error));
    if (isChunkError(error)) return <ChunkProblem fallback={fallback} onRetry={this.retry} />;
    if (fallback !== undefined) return fallback;
    return (
      <ErrorNotice
        title="Something went wrong here"
        text="The rest of the page still works. You can try this part again."
        onRetry={this.retry}
      />
    );
  }
}
