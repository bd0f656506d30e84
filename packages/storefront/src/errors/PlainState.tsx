export type PlainStateProps = { title: string; text: string; retryLabel: string; onRetry: () => void };

/**
 * Unstyled message with a button, for when even the chunk of the error page cannot be loaded.
 *
 * @example
 * <PlainState title="This page could not be opened" text="..." retryLabel="Reload the page" onRetry={() => location.reload()} />
 */
export const PlainState = ({ title, text, retryLabel, onRetry }: PlainStateProps) => (
  <div role="alert">
    <h2>{title}</h2>
    <p>{text}</p>
    <button type="button" onClick={onRetry}>
      {retryLabel}
    </button>
  </div>
);
