import { useTexts } from '@dealer/ui/Texts';
import { EnquiryPanel } from '../../../../enquiry/EnquiryPanel.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import styles from './LocationForm.module.css';

const talk = { form: 'general', messageLabel: 'How can we help?' } as const;

/** What people come to each counter for. */
const forms = {
  sales: talk,
  service: { form: 'service', messageLabel: 'What needs doing?', submitLabel: 'Request Booking' },
  parts: { form: 'parts', messageLabel: 'Which part or accessory?' },
  '': talk,
} as const;

/** A form that goes to the page's location. */
export const LocationForm = () => {
  const t = useTexts();
  const { location } = usePage(page);
  const form = forms[location.location_type];
  const title =
    form.form === 'service'
      ? t('Book a service at {name}', { name: location.name })
      : t('Write to {name}', { name: location.name });
  return (
    <section className={styles.form} aria-labelledby="location-form">
      <h2 id="location-form" className={styles.title}>
        {title}
      </h2>
      <EnquiryPanel key={location.id} label={title} {...form} location={location} />
    </section>
  );
};
