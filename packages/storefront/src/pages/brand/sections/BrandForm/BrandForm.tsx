import { useTexts } from '@dealer/ui/Texts';
import { EnquiryPanel } from '../../../../enquiry/EnquiryPanel.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { PagePart } from '../../../../page/PagePart.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './BrandForm.module.css';

/** A form about the brand. */
export const BrandForm = ({ id }: SectionProps) => {
  const t = useTexts();
  const label = t('Ask us about {name}', { name: usePage(page).name });
  return (
    <PagePart id={id} title={label}>
      <div className={styles.form}>
        <EnquiryPanel label={label} form="general" messageLabel={t('What would you like to know?')} />
      </div>
    </PagePart>
  );
};
