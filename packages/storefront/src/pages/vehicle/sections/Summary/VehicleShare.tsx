import { useEffect, useRef, useState } from 'react';
import {
  shareWindowPollMs,
  copyConfirmationMs,
  copyConfirmation,
  type ShareLink,
  shareLinks,
  shareWatch,
  shareWindowFeatures,
} from '@dealer/core/vehicle-page';
import { shareUrl } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { ShareMenu } from '@dealer/ui/ShareMenu';
import { Toast } from '@dealer/ui/Toast';
import { useStorefront } from '../../../../boot/storefront.ts';

/** The device's own sheet, on devices that are touched; elsewhere the menu is the better one. */
const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Writes to the clipboard; false where the browser does not let us. */
const copied = (text: string): Promise<boolean> =>
  (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/** Share this vehicle: copy, mail, SMS, WhatsApp, social networks in the small window (decision C22). */
export const VehicleShare = ({ vehicle, title }: { vehicle: Vehicle; title: string }) => {
  const { site } = useStorefront();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const poll = useRef<ReturnType<typeof setInterval>>(undefined);
  const shared = { title, url: shareUrl(vehicle.slug, site) };
  const confirmation = copyConfirmation(title, site);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearInterval(poll.current);
    },
    [],
  );

  const copy = async (): Promise<void> => {
    if (!(await copied(shared.url))) {
      // Nothing was copied: the address to copy by hand, rather than a button that does nothing.
      globalThis.prompt('Copy this link', shared.url);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copyConfirmationMs[confirmation.kind]);
  };

  const openWindow = (link: ShareLink): boolean => {
    if (!link.inWindow) return false;
    const opener = { left: window.screenX, top: window.screenY, width: window.outerWidth, height: window.outerHeight };
    const opened = window.open(link.href, 'share', shareWindowFeatures(opener));
    clearInterval(poll.current);
    // If the browser blocks the window, the link opens a tab instead.
    if (opened === null) return false;
    const back = document.activeElement;
    poll.current = setInterval(() => {
      const next = shareWatch({ isOpen: !opened.closed, wasBlocked: false, isGone: false });
      if (next.kind === 'wait') return;
      clearInterval(poll.current);
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    }, shareWindowPollMs);
    return true;
  };

  const openSheet = (): Promise<boolean> =>
    navigator.share({ title: shared.title, url: shared.url }).then(
      () => true,
      // Closed by the visitor: done. Anything else: the menu.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );

  return (
    <>
      <ShareMenu
        about={title}
        links={shareLinks(shared)}
        copied={isCopied && confirmation.kind === 'inline' ? confirmation.text : undefined}
        onCopy={() => void copy()}
        onOpen={openWindow}
        onNative={hasShareSheet() ? openSheet : undefined}
      />
      {confirmation.kind === 'toast' ? (
        <Toast
          toast={isCopied ? { id: 'copied', title: confirmation.text } : null}
          onDismiss={() => setCopied(false)}
        />
      ) : null}
    </>
  );
};
