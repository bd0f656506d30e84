type PlainStateProps = {
  title: string;
  text: string;
  retryLabel: string;
  onRetry: () => void;
  headingLevel?: 1 | 2 | 3;
};

/** Unstyled message with a button, for when even the chunk of the error page cannot be loaded. */
export const PlainState = ({ title, text, retryLabel, onRetry, headingLevel = 2 }: PlainStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
};
