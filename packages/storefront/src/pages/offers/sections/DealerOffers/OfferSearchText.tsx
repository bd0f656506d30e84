import { pathTo } from '@dealer/core/routes';
import { SearchBox } from '@dealer/ui/SearchBox';
import { useTexts } from '@dealer/ui/Texts';
import { useTypedText } from '../../../../browser/useTypedText.ts';

/** The search box of offers. */
export const OfferSearchText = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const t = useTexts();
  const { value, onType, onSubmit } = useTypedText(text, onChange);
  return (
    <SearchBox
      value={value}
      action={pathTo('offers')}
      label={t('Search offers')}
      placeholder={t('Tow bar, service, finance')}
      onChange={onType}
      onSubmit={onSubmit}
    />
  );
};
