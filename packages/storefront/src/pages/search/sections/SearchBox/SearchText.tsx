import { SearchBox } from '@dealer/ui/SearchBox';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestedVehicle } from './useSuggestedVehicle.ts';
import { useTypedText } from '../../../../browser/useTypedText.ts';

/**
 * The search box of vehicles: it also offers the vehicle whose number was typed and the recent searches.
 *
 * @example
 * <SearchText text={state.query} action="/search" onChange={(query) => update((state) => ({ ...state, query }))} />
 */
export const SearchText = ({
  text,
  action,
  onChange,
}: {
  text: string;
  /** The address that it opens without script. */
  action: string;
  onChange: (text: string) => void;
}) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { value, onType, onSubmit } = useTypedText(text, onChange);
  const recent = useRecentSearches();
  const suggestion = useSuggestedVehicle(text);
  return (
    <SearchBox
      value={value}
      action={action}
      label={t('Search vehicles')}
      placeholder={site.phrases['search.placeholder']}
      suggestion={value.trim() === text ? suggestion : undefined}
      recent={recent.list}
      onEnter={recent.load}
      onChange={onType}
      onSubmit={onSubmit}
    />
  );
};
