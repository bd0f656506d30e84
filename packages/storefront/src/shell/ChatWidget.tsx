import { Suspense } from 'react';
import { ChatButton } from '@dealer/ui/ChatButton';
import { Dialog } from '@dealer/ui/Dialog';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { useOverlay } from '../browser/useOverlay.ts';
import { offerToPlugin } from './offerToPlugin.ts';

const EnquiryPanel = lazyWithPreload(async () => (await import('../enquiry/EnquiryPanel.tsx')).EnquiryPanel);

/**
 * The chat of a site that has a token for one: the dealer's own chat answers the press, or a short enquiry opens over the
 * page.
 */
export const ChatWidget = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { isOpen, open, close } = useOverlay('chat');
  return (
    <>
      <ChatButton label={t('Chat with us')} onClick={() => offerToPlugin('chatWithUs', storefront) || open()} />
      {isOpen ? (
        <Dialog
          open
          onOpenChange={close}
          title={t('Chat with us')}
          description={t('Leave us a message. {answerTime}.', { answerTime: storefront.site.answerTime })}
        >
          <Suspense>
            <EnquiryPanel
              idPrefix="chat"
              label={t('Chat with us')}
              form="chat"
              messageLabel={t('Your message')}
              submitLabel={t('Send Message')}
            />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
};
