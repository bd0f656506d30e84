import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useRevalidator } from 'react-router';
import { brandDirectory } from '@dealer/core/brands';
import { errorText } from '@dealer/core/errors';
import { BrandDirectory as Directory } from '@dealer/ui/BrandDirectory';
import { ErrorNotice } from '../../../../errors/ErrorNotice.tsx';
import { useStorefront } from '../../../../boot/storefront.ts';
import { brandTile } from '../../brandTile.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';

/** Every brand of the group by its kind: cars, motorcycles, trucks and the group's own. */
export const BrandDirectory = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const { revalidate } = useRevalidator();
  const content = usePage(page);
  const [query, setQuery] = useState('');
  if (content.kind === 'failed')
    return (
      <ErrorNotice
        title={t('Our brands could not be loaded')}
        text={t('The website did not answer. Please try again in a moment.')}
        onRetry={() => void revalidate()}
      />
    );
  return (
    <Directory
      query={query}
      onQuery={setQuery}
      noResults={errorText('noModels')}
      groups={brandDirectory(content.items, query).map(({ name, title, brands: found }) => ({
        id: name,
        title,
        brands: found.map((brand) => brandTile(brand, site)),
      }))}
    />
  );
};
