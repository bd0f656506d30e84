import type { OutboxEntry, WaitReason } from '@dealer/core/enquiry';
import { telHref } from '@dealer/core/contact';
import type { Site } from '@dealer/core/site';
import type { OutboxNoticeItem } from '@dealer/ui/OutboxNotice';

const sentence = (text: string): string =>
  text === '' ? '' : (text.charAt(0).toUpperCase() + text.slice(1)).replace(/[^.!?]$/, '$&.');

const whenSent: Record<WaitReason, string> = {
  offline: 'when you are back online',
  busy: 'in a little while, when our website is less busy',
  fault: 'as soon as our website can take it again',
};

/** The message about a lead that waits, in the notice and in its form. */
export const waitingText = ({ because, isStored }: { because: WaitReason; isStored: boolean }): string =>
  isStored
    ? `It is saved on this device and will be sent ${whenSent[because]}.`
    : `It will be sent ${whenSent[because]}. Your browser does not let us save it, so please keep this page open until then.`;

/** The notices about leads: what waits and for what, what was sent, what was not and whom to call. */
export const outboxItems = (
  entries: readonly OutboxEntry[],
  { site, isStored }: { site: Pick<Site, 'locations' | 'answerTime'>; isStored: (key: string) => boolean },
): OutboxNoticeItem[] => {
  const primaryPhone = (site.locations.find(({ primary }) => primary) ?? site.locations[0])?.contact_detail.phone;
  return entries.map(({ key, about, state }): OutboxNoticeItem => {
    const phone = about.dealerPhone ?? primaryPhone;
    const href = phone ? telHref(phone) : undefined;
    const unpaid = about.awaitsDeposit === true ? ' Nothing was reserved and nothing was paid.' : '';
    const call = phone && href ? { call: { label: `Call ${phone}`, href } } : {};
    switch (state.kind) {
      case 'queued':
      case 'sending':
        return { key, status: 'sending', title: `Sending your ${about.title}`, text: 'One moment.' };
      case 'waiting':
        return {
          key,
          status: 'waiting',
          title: `Your ${about.title} is not sent yet`,
          text: waitingText({ because: state.because, isStored: isStored(key) }) + unpaid,
        };
      case 'accepted':
        return {
          key,
          status: 'sent',
          title: `Your ${about.title} was sent`,
          text: [
            `Your reference is ${state.leadId}.`,
            // The reservation may have been made meanwhile, and paid in another tab.
            about.awaitsDeposit === true ? 'No deposit was paid with it.' : '',
            sentence(site.answerTime),
          ]
            .filter((text) => text !== '')
            .join(' '),
        };
      case 'refused':
        return {
          key,
          status: 'failed',
          title: `Your ${about.title} was not accepted`,
          text: `${sentence(state.message)} Please send it again, or call us.${unpaid}`,
          ...call,
        };
      case 'expired':
        return {
          key,
          status: 'failed',
          title: `Your ${about.title} could not be sent`,
          text: `We tried for a day, then removed your details from this device. Please send it again, or call us.${unpaid}`,
          ...call,
        };
    }
  });
};
