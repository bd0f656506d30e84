export type PlainStateProps = { title: string; text: string; retryLabel: string; onRetry: () => void };

/**
 * Words and a button without paint: what stands where even the chunk of an error page cannot be loaded.
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
