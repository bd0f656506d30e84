import { searchPath } from '@dealer/core/routes';
import { PageState } from '@dealer/ui/PageState';
import { SuccessPanel } from '@dealer/ui/SuccessPanel';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { createLastLeadStore } from '../../stores/lastLeadStore.ts';

/** What was sent, its reference, and when the dealer will answer (row 2.R10). */
export const SuccessPage = () => {
  const { site, session } = useStorefront();
  const lead = createLastLeadStore(session).read();
  const title = lead ? site.phrases['success.title'] : 'Nothing was sent yet';
  const phone = site.locations.find(({ primary }) => primary)?.contact_detail.phone;
  return (
    <>
      <Head title={`${title} | ${site.name}`} noIndex />
      {lead ? (
        <SuccessPanel
          title={title}
          text={`${site.successText} ${site.answerTime}.`}
          reference={{ label: 'Your reference is', value: lead.leadId }}
          sent={{ title: 'What you sent', items: [{ label: 'About', value: lead.subcategory ?? lead.category }, ...(lead.vehicle ? [{ label: 'Vehicle', value: lead.vehicle.title }] : [])] }}
          action={lead.vehicle ? { label: 'Back to the vehicle', href: lead.vehicle.href } : { label: 'See all vehicles', href: searchPath(site) }}
          {...(phone ? { phone: { label: 'In a hurry? Call', number: phone } } : {})}
        />
      ) : (
        <PageState kind="notFound" title={title} text="An enquiry that you send is confirmed here." action={{ label: 'Contact us', href: '/contact-us' }} />
      )}
    </>
  );
};
