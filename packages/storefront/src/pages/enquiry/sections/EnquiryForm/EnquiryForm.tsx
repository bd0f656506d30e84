import { useTexts } from '@dealer/ui/Texts';
import { useLocation } from 'react-router';
import { serviceBookingUrl } from '@dealer/core/enquiry';
import { readCarReference, readWantedVehicle } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { useStorefront } from '../../../../boot/storefront.ts';
import { EnquiryPanel } from '../../../../enquiry/EnquiryPanel.tsx';
import { TestDrivePanel } from '../../../../enquiry/TestDrivePanel.tsx';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import styles from './EnquiryForm.module.css';

/** The form of an enquiry page under its heading; links to its anchor lead here. Service is booked in the dealer's calendar instead, where it has one. */
export const EnquiryForm = () => {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { page, title, onLocation } = usePage(definition);
  const { form, subcategory, formTitle, anchor, messageLabel, submitLabel } = page;
  const car = readCarReference(search);
  const booking = serviceBookingUrl(useStorefront().site);
  return (
    <>
      {formTitle === undefined ? null : (
        <h2 id={anchor} className={styles.title} tabIndex={-1}>
          {formTitle}
        </h2>
      )}
      <div
        id={formTitle === undefined ? anchor : undefined}
        tabIndex={formTitle === undefined && anchor !== undefined ? -1 : undefined}
      >
        {form === 'service' && booking !== undefined ? (
          <div className={styles.booking}>
            <p>{t('Choose the work, the day and the time yourself. You see at once what is free.')}</p>
            <Button variant="primary" size="large" href={booking} target="_blank" rel="noopener">
              {t('Choose a time')}
            </Button>
            <p className={styles.note}>{t('The calendar opens in a new tab, at our booking partner Xtime.')}</p>
          </div>
        ) : form === 'testDrive' ? (
          <TestDrivePanel
            key={pathname}
            label={title}
            headingLevel={formTitle === undefined ? 2 : 3}
            text={readWantedVehicle(search)}
            onLocation={onLocation}
            {...(car.kind === 'id' ? { carId: car.id } : {})}
          />
        ) : (
          <EnquiryPanel
            key={pathname}
            label={formTitle ?? title}
            form={form ?? 'general'}
            subcategory={subcategory}
            messageLabel={messageLabel}
            submitLabel={submitLabel}
            onLocation={onLocation}
          />
        )}
      </div>
    </>
  );
};
