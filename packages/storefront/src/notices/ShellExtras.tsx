import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { compareHref, comparePath, watchlistToast, comparedVehicles } from '@dealer/core/saved';
import { garagePath } from '@dealer/core/routes';
import { CompareTray } from '@dealer/ui/CompareTray';
import { createToastStore, Toast, type ToastModel } from '@dealer/ui/Toast';
import { useStorefront } from '../boot/storefront.ts';
import { focusMain } from '../browser/focusMain.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import type { Notice } from '../stores/noticeStore.ts';
import { clearFocus, clearFocusedElement } from './clearFocusedElement.ts';

/** Loaded only where enquiries wait or have just been sent. */
const OutboxNotices = lazyWithPreload(async () => (await import('../outbox/OutboxNotices.tsx')).OutboxNotices);

/** Shown once, where the site counts visits. */
const ConsentNotice = lazyWithPreload(async () => (await import('../events/ConsentNotice.tsx')).ConsentNotice);

const toastOf = ({ kind, about }: Notice, listHref: string): Omit<ToastModel, 'id'> => {
  switch (kind) {
    case 'notStored':
      return {
        kind: 'danger',
        title: 'Kept for this visit only',
        text: `This browser’s storage is full or switched off, so ${about === '' ? 'your change' : about} will be forgotten when you leave.`,
      };
    case 'full':
      return {
        kind: 'danger',
        title: 'Four vehicles fit side by side',
        text: `Take one out to add ${about}.`,
        link: { label: 'Compare now', href: comparePath },
      };
    case 'saved':
    case 'removed': {
      const { link, ...toast } = watchlistToast(about, kind);
      return { ...toast, ...(link === undefined ? {} : { link: { label: link, href: listHref } }) };
    }
    case 'signedOut':
      return { title: 'You are signed out', ...(about === '' ? {} : { text: about }) };
  }
};

/** The comparison tray and the messages at the edge of each page. Loaded on demand. */
export const ShellExtras = () => {
  const { router, site, stores } = useStorefront();
  const { pathname } = useLocation();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const notice = useStore(stores.notices, (state) => state.notice);
  const hasLeads = useStore(stores.notices, (state) => state.hasLeads);
  const consentPrompt = useStore(stores.notices, (state) => state.consentPrompt);
  const [toasts] = useState(createToastStore);
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);

  useEffect(() => {
    // Screen readers announce changes of a live region, not its first content: mount it empty.
    const timer = setTimeout(() =>
      notice === null
        ? toasts.dismiss()
        : toasts.show({ ...toastOf(notice, garagePath(site) ?? '/favourites'), id: `${notice.kind} ${notice.about}` }),
    );
    return () => clearTimeout(timer);
  }, [notice, site, toasts]);

  useEffect(clearFocusedElement, []);
  useEffect(clearFocus, [toast, consentPrompt, hasLeads, favourites.length]);

  // Leaving the page dismisses its message. The router arrives before React shows the page: a message raised in between belongs
  // to the new page.
  const raisedOn = useRef('');
  useEffect(() => void (raisedOn.current = router.state.location.pathname), [router, notice]);
  useEffect(() => {
    if (raisedOn.current !== router.state.location.pathname) stores.notices.setState({ notice: null });
  }, [router, stores, pathname]);

  // Removing a vehicle makes room: the message that the tray is full goes.
  useEffect(
    () =>
      stores.favourites.subscribe(
        () => stores.notices.getState().notice?.kind === 'full' && stores.notices.setState({ notice: null }),
      ),
    [stores],
  );

  const chosen = favourites.toReversed();
  const { remove, replace } = stores.favourites.getState();
  return (
    <>
      {site.card.favouriteMode !== 'compare' || chosen.length === 0 || pathname === comparePath ? null : (
        <CompareTray
          vehicles={chosen.map(({ id, name, primary_image_url: picture }) => ({
            id,
            name,
            picture,
          }))}
          most={comparedVehicles}
          href={compareHref(chosen.map(({ slug }) => slug))}
          onRemove={(id) => {
            remove(id);
            if (chosen.length === 1) focusMain();
          }}
          onClear={() => {
            replace([]);
            focusMain();
          }}
        />
      )}
      {hasLeads ? (
        <Suspense>
          <OutboxNotices />
        </Suspense>
      ) : null}
      {/* Messages about enquiries come before the consent prompt. */}
      {consentPrompt !== null && (!hasLeads || consentPrompt === 'again') ? (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      ) : null}
      <Toast
        toast={toast?.isOpen ? toast.toast : null}
        onDismiss={() => {
          focusMain();
          stores.notices.setState({ notice: null });
        }}
      />
    </>
  );
};
