import type { ReactNode } from 'react';
import { SearchBox } from '@dealer/ui/SearchBox';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useTypedText } from '../../../../browser/useTypedText.ts';
import type { SearchState } from '@dealer/core/search';
import { useSuggestions } from '../../../../suggestions/useSuggestions.tsx';

/** The search box of vehicles, with suggestions. */
export const SearchText = ({
  requested,
  action,
  onChange,
  onAsk,
}: {
  requested: SearchState;
  /** The address that it opens without script. */
  action: string;
  onChange: (text: string) => void;
  /** Reads the text that was sent as a search in plain words, and answers those that remain words. */
  onAsk?: (text: string) => Promise<string>;
}): ReactNode => {
  const t = useTexts();
  const { site } = useStorefront();
  const { value, onType, onSubmit } = useTypedText(requested.query, onChange, onAsk);
  const { onEnter, suggestions } = useSuggestions(requested, value);
  return (
    <>
      <SearchBox
        value={value}
        action={action}
        sentFields={{ ask: '1' }}
        label={t('Search vehicles')}
        placeholder={site.phrases['search.placeholder']}
        onEnter={onEnter}
        onChange={onType}
        onSubmit={onSubmit}
      />
      {suggestions}
    </>
  );
};
