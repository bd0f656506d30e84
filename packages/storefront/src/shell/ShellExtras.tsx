import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { compareHref, comparePath } from '@dealer/core/compare';
import { comparedVehicles } from '@dealer/core/limits';
import { garagePath } from '@dealer/core/routes';
import { watchlistToast } from '@dealer/core/watchlist';
import { CompareTray } from '@dealer/ui/CompareTray';
import { createToastStore, Toast } from '@dealer/ui/Toast';
import type { ToastModel } from '@dealer/ui/Toast';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import type { Notice } from '../stores/noticeStore.ts';

/** Enquiries on their way: rarely there. */
const OutboxNotices = later(async () => (await import('../outbox/OutboxNotices.tsx')).OutboxNotices);

/** Asked once, where the site counts visits. */
const ConsentNotice = later(async () => (await import('../events/ConsentNotice.tsx')).ConsentNotice);

const wordsOf = ({ kind, about }: Notice, listHref: string): Omit<ToastModel, 'id'> => {
  switch (kind) {
    case 'notKept':
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
      const { link, ...words } = watchlistToast(about, kind);
      return { ...words, ...(link === undefined ? {} : { link: { label: link, href: listHref } }) };
    }
    case 'signedOut':
      return { title: 'You are signed out', ...(about === '' ? {} : { text: about }) };
  }
};

/** What stands at the edge of each page where there is something to compare or to say; fetched on need. */
export const ShellExtras = () => {
  const { site, stores } = useStorefront();
  const { pathname } = useLocation();
  const favourites = useStore(stores.favourites, (state) => state.favourites);
  const notice = useStore(stores.notices, (state) => state.notice);
  const hasLeads = useStore(stores.notices, (state) => state.hasLeads);
  const asksConsent = useStore(stores.notices, (state) => state.asksConsent);
  const [toasts] = useState(createToastStore);
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);

  useEffect(() => {
    // The region stands first, empty: what is there from the start is not announced.
    const timer = setTimeout(() =>
      notice === null
        ? toasts.dismiss()
        : toasts.show({ ...wordsOf(notice, garagePath(site) ?? '/favourites'), id: `${notice.kind} ${notice.about}` }),
    );
    return () => clearTimeout(timer);
  }, [notice, site, toasts]);

  // Whoever went on has read it.
  const saidOn = useRef(pathname);
  useEffect(() => {
    if (saidOn.current !== pathname) stores.notices.setState({ notice: null });
    saidOn.current = pathname;
  }, [stores, pathname]);

  // Whoever took one out, or emptied the tray, has done what the message asked.
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
            ...(picture === undefined ? {} : { picture }),
          }))}
          most={comparedVehicles}
          href={compareHref(chosen.map(({ slug }) => slug))}
          onRemove={remove}
          onClear={() => replace([])}
        />
      )}
      {hasLeads ? (
        <Suspense>
          <OutboxNotices />
        </Suspense>
      ) : null}
      {/* What was sent comes first; the question can wait. */}
      {asksConsent !== null && (!hasLeads || asksConsent === 'again') ? (
        <Suspense>
          <ConsentNotice />
        </Suspense>
      ) : null}
      <Toast toast={toast?.isOpen ? toast.toast : null} onDismiss={() => stores.notices.setState({ notice: null })} />
    </>
  );
};
