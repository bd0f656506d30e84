import type { ReactNode } from 'react';
import { searchPath } from '@dealer/core/routes';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';

/** The section of the models in stock, around its tiles or their placeholder. */
export const ModelsFrame = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <Section labelledBy="models-heading">
      <SectionHeading
        id="models-heading"
        title={site.phrases['home.models']}
        link={{ label: t('All vehicles'), href: searchPath(site) }}
      />
      {children}
    </Section>
  );
};
