import { formAnchor } from '../../formAnchor.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { lazyWithPreload } from '../../../../pageStart/later/lazyWithPreload.tsx';
import { FormRoom } from '../../../../sections/FormRoom.tsx';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './ModelForm.module.css';

const EnquiryPanel = lazyWithPreload(async () => (await import('../../../../enquiry/EnquiryPanel.tsx')).EnquiryPanel);

/** The enquiry about the page's model. */
export const ModelForm = ({ id }: SectionProps) => {
  const { label, heading, message, subcategory, extra } = usePage(definition).page.enquiry;
  return (
    <div id={formAnchor} tabIndex={-1} className={styles.anchor}>
      <TitledSection id={id} title={heading}>
        <FormRoom part={EnquiryPanel}>
          <EnquiryPanel
            label={heading}
            form="vehicle"
            subcategory={subcategory}
            message={message}
            extra={extra}
            {...(subcategory === 'Register Interest' ? { submitLabel: label } : {})}
          />
        </FormRoom>
      </TitledSection>
    </div>
  );
};
