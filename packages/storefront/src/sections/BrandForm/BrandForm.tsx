import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { usePageBrand } from '../../pages/brand/brandContext.ts';
import { PagePart } from '../../widgets/PagePart.tsx';
import type { SectionProps } from '../section.ts';
import styles from './BrandForm.module.css';

/** A form about the brand. */
export const BrandForm = ({ id }: SectionProps) => {
  const label = `Ask us about ${usePageBrand().name}`;
  return (
    <PagePart id={id} title={label}>
      <div className={styles.form}>
        <EnquiryPanel label={label} form="general" messageLabel="What would you like to know?" />
      </div>
    </PagePart>
  );
};
