import { successText, whatToBring } from '@dealer/core/enquiry';
import { galleryPicture } from '@dealer/core/vehicle';
import { contactPath } from '@dealer/core/routes';
import { SuccessPanel } from '@dealer/ui/SuccessPanel';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { sentMessage } from '../../enquiry/sentMessage.ts';
import { Head } from '../../head/Head.tsx';
import { useConfirmation } from '../../outbox/useConfirmation.ts';
import { createLastLeadStore } from '../../stores/lastLeadStore.ts';
import { PageState } from '../../page/PageState.tsx';
import { nextSteps } from './nextSteps.ts';
import styles from './SuccessPage.module.css';

/** The sent lead, its reference, and when the dealer will answer. */
export const SuccessPage = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, session } = storefront;
  const lead = createLastLeadStore(session).read();
  const sent = sentMessage(storefront).current;
  const bring = whatToBring(lead?.subcategory);
  useConfirmation(lead?.key);
  const title = lead ? site.phrases['success.title'] : t('No enquiries yet');
  const steps = lead ? nextSteps(lead.subcategory ?? lead.category, site) : [];
  const back = lead?.vehicle && { label: t('Back to the vehicle'), href: lead.vehicle.href };
  const [action = { label: t('Contact us'), href: contactPath }, ...links] = back ? [back, ...steps] : steps;
  const phone = lead?.dealerPhone ?? site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  return (
    <>
      <Head title={`${title} | ${site.name}`} noIndex />
      {lead ? (
        <div className={styles.page}>
          <SuccessPanel
            title={title}
            text={`${successText(lead, site)} ${site.answerTime}.`}
            reference={{ label: t('Your reference is'), value: lead.leadId }}
            {...(lead.vehicle
              ? {
                  vehicle: {
                    title: lead.vehicle.title,
                    href: lead.vehicle.href,
                    picture:
                      lead.vehicle.picture === undefined
                        ? null
                        : { src: lead.vehicle.picture, ...galleryPicture, alt: '' },
                    placeholder: { body: lead.vehicle.body ?? '', tint: lead.vehicle.tint ?? '', label: '' },
                  },
                }
              : {})}
            {...(sent?.leadId === lead.leadId ? { message: { title: t('Your message'), text: sent.message } } : {})}
            sent={{
              title: t('What you sent'),
              items: [
                { label: t('About'), value: (lead.subcategory ?? lead.category).replace(/^\d+\. /, '') },
                ...(lead.sent ?? []),
                { label: t('Who answers'), value: lead.location ?? site.name },
                ...(bring === undefined ? [] : [{ label: t('Please bring'), value: bring }]),
              ],
            }}
            action={action}
            next={{ title: t('What you can do now'), links }}
            {...(phone ? { phone: { label: t('In a hurry? Call'), number: phone } } : {})}
          />
        </div>
      ) : (
        <PageState
          kind="notFound"
          title={title}
          text={t('An enquiry that you send is confirmed here.')}
          action={{ label: t('Contact us'), href: contactPath }}
        />
      )}
    </>
  );
};
