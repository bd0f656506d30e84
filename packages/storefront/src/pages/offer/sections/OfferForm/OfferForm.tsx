import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { EnquiryPanel } from '../../../../enquiry/EnquiryPanel.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { formAnchor } from '../../formAnchor.ts';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './OfferForm.module.css';

/** The enquiry about the offer. */
export const OfferForm = ({ id }: SectionProps) => {
  const t = useTexts();
  const { offer, isOver } = usePage(page);
  return isOver ? null : (
    <Section tone="mist" labelledBy={`${id}-heading`}>
      <div id={formAnchor} className={styles.form} tabIndex={-1}>
        <SectionHeading id={`${id}-heading`} title={t('Ask about this offer')} text={offer.name} />
        <EnquiryPanel
          label={t('Ask about this offer')}
          form="offer"
          extra={{ offer_id: offer.id, offer_name: offer.name }}
          messageLabel={t('What would you like to know?')}
        />
      </div>
    </Section>
  );
};
