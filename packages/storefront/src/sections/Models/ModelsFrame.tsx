import type { ReactNode } from 'react';
import { searchPath } from '@dealer/core/routes';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';

/** The section of the models in stock, around its tiles or their placeholder. */
export const ModelsFrame = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <TitledSection
      id="models"
      title={site.phrases['home.models']}
      link={{ label: t('All vehicles'), href: searchPath(site) }}
    >
      {children}
    </TitledSection>
  );
};
