import { ErrorState } from '@dealer/ui/ErrorState';

export type RegionProblemProps = { error: Error; onRetry: () => void };

const isChunkError = (error: Error): boolean => /dynamically imported module|Importing a module script failed|error loading/i.test(error.message);

/** What a broken region says: a part whose code is gone needs a fresh page, any other may be tried again. */
export const RegionProblem = ({ error, onRetry }: RegionProblemProps) =>
  isChunkError(error) ? (
    <ErrorState title="This part needs a fresh page" text="A newer version of this site may have been published." retryLabel="Reload the page" onRetry={() => globalThis.location.reload()} />
  ) : (
    <ErrorState title="Something went wrong here" text="The rest of the page still works. You can try this part again." onRetry={onRetry} />
  );
