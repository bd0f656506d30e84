import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { EnquiryPanel } from '../../enquiry/EnquiryPanel.tsx';
import { offerFormAnchor, usePageOffer } from '../../pages/offer/offerContext.ts';
import type { SectionProps } from '../section.ts';
import styles from './OfferForm.module.css';

/** The enquiry about the offer. */
export const OfferForm = ({ id }: SectionProps) => {
  const { offer, isOver } = usePageOffer();
  return isOver ? null : (
    <Section tone="mist" labelledBy={`${id}-heading`}>
      <div id={offerFormAnchor} className={styles.form} tabIndex={-1}>
        <SectionHeading id={`${id}-heading`} title="Ask about this offer" text={offer.name} />
        <EnquiryPanel
          label="Ask about this offer"
          form="offer"
          extra={{ offer_id: offer.id, offer_name: offer.name }}
          messageLabel="What would you like to know?"
        />
      </div>
    </Section>
  );
};
