import { Button } from '@dealer/ui/Button';

/** The way to the visitor's saved searches. */
export const SavedSearches = () => (
  <p>
    <Button variant="text" href="/saved-searches">
      Your saved searches
    </Button>
  </p>
);
