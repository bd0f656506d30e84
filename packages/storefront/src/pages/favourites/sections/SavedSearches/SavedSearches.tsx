import { Button } from '@dealer/ui/Button';
import { useTexts } from '@dealer/ui/Texts';

/** The way to the visitor's saved searches. */
export const SavedSearches = () => {
  const t = useTexts();
  return (
    <p>
      <Button variant="text" href="/saved-searches">
        {t('Your saved searches')}
      </Button>
    </p>
  );
};
