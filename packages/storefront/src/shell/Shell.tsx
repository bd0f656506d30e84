import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useOutlet } from 'react-router';
import { useStore } from 'zustand';
import { comparePath } from '@dealer/core/compare';
import { pagePhone, phoneView } from '@dealer/core/phone';
import { firstRouteAt, sitePaths } from '@dealer/core/routes';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { LoadingBar } from '@dealer/ui/LoadingBar';
import { SkipLink } from '@dealer/ui/SkipLink';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
import { PagePath } from '../region/pagePath.ts';
import { Region } from '../region/Region.tsx';
import { SlotRegion } from '../region/SlotRegion.tsx';
import { revealedNumbers } from '../stores/revealedNumbers.ts';
import { useOverlay } from '../widgets/useOverlay.ts';
import { headerFacts } from './headerFacts.ts';
import { internalLink } from './linkNavigation.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import styles from './Shell.module.css';

/** Tray of the comparison and messages at the edge: only where there is something to show. */
const ShellExtras = later(() => import('./ShellExtras.tsx').then((file) => file.ShellExtras));

const ShellEnd = later(() => import('./ShellEnd.tsx').then((file) => file.ShellEnd));

/** Offered from the first moment, where the site has a chat. */
const ChatWidget = later(() => import('./ChatWidget.tsx').then((file) => file.ChatWidget));

const WeeklyFootnote = later(() => import('./WeeklyFootnote.tsx').then((file) => file.WeeklyFootnote));

/** Mounted with the page: there is nothing to scroll before. */
const ScrollPosition = () => {
  useScrollPosition();
  return null;
};

/** Dialogs too: events of a portal rise through the component that opened it. */
const markTyped = ({ target }: FormEvent): void => {
  if (target instanceof HTMLElement) target.dataset['typed'] = '';
};

/**
 * What stands around each page: skip link, header, main, footer, the live region that announces pages, the bar that says
 * a page is on its way, and the one handler that turns plain links into navigations.
 *
 * @example
 * { path: '/', Component: Shell, children: [...] }
 */
export const Shell = () => {
  const storefront = useStorefront();
  const { site, stores } = storefront;
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  // Null while the loader of the first page runs.
  const page = useOutlet();
  const { rememberLink } = useNavigationFocus(setAnnouncement);
  const menu = useOverlay('menu');
  const savedCount = useStore(stores.favourites, (state) => state.favourites.length);
  const hasNotice = useStore(
    stores.notices,
    ({ notice, hasLeads, asksConsent }) => hasLeads || (notice ?? asksConsent) !== null,
  );
  const isComparing = site.card.favouriteMode === 'compare';

  useEffect(() => stores.visit.record(location.pathname), [stores, location.pathname]);

  const onClick = useCallback(
    (event: MouseEvent) => {
      const to = internalLink(event);
      if (to === undefined) return;
      event.preventDefault();
      rememberLink(to);
      // Back from there leads to the page, not to its menu.
      void navigate(to, { replace: menu.isOpen });
    },
    [navigate, rememberLink, menu],
  );

  const { pathname } = location;
  // A vehicle's page masks its numbers until they are revealed, also above it (decision D7).
  const isVehicle = firstRouteAt(pathname, site)?.name === 'vehicle';
  const revealed = useStore(revealedNumbers(storefront, pathname.replace(/\/$/, '')));
  const phoneText = useCallback(
    (number: string) => (isVehicle ? phoneView(number, revealed, site).text : number),
    [site, isVehicle, revealed],
  );
  const ofPage = pagePhone(pathname, site);
  // Memoised: each choice of a search changes the address, and menus would be half of what is rendered again.
  const facts = useMemo(() => headerFacts(site, sitePaths(site), phoneText, ofPage), [site, phoneText, ofPage]);
  const header = useMemo(() => {
    const props = {
      ...facts,
      currentPath: pathname,
      menu,
      saved: {
        count: savedCount,
        ...(isComparing
          ? { kind: 'comparison' as const, label: 'Compare', href: comparePath }
          : {
              kind: 'favourites' as const,
              label: 'Saved',
              href: (site.card.favouriteMode === 'save' && facts.account?.href) || '/favourites',
            }),
      },
    };
    return (
      <Region name="header" fallback={null}>
        <Suspense>
          <SlotRegion name="Header" props={props} />
        </Suspense>
      </Region>
    );
  }, [site, facts, pathname, savedCount, isComparing, menu]);
  return (
    <PagePath value={pathname}>
      {/* Links are ordinary links and keep their own keyboard behaviour; this only keeps their clicks inside the page. */}
      <div className={styles.shell} onClick={onClick} onInput={markTyped}>
        <SkipLink href="#main" />
        <LoadingBar active={navigation.state === 'loading'} />
        {header}
        <main id="main" className={styles.main} tabIndex={-1}>
          <Region name="page">
            {page ? (
              <Suspense>
                <ScrollPosition />
                {page}
              </Suspense>
            ) : (
              <PageSkeleton path={pathname} phone={facts.phone} />
            )}
          </Region>
          {page && site.card.showFinancePerWeek ? (
            <Region name="weekly footnote" fallback={null}>
              <OnApproach part={WeeklyFootnote} place={null}>
                <WeeklyFootnote />
              </OnApproach>
            </Region>
          ) : null}
        </main>
        <OnApproach part={ShellEnd} place={<footer className={styles.footer} data-part="footer" />}>
          <ShellEnd phoneText={phoneText} />
        </OnApproach>
        {hasNotice || (isComparing && savedCount > 0) ? (
          <Region name="comparison" fallback={<span hidden />}>
            <Suspense>
              <ShellExtras />
            </Suspense>
          </Region>
        ) : null}
        {site.plugins.chatToken ? (
          <Region name="chat" fallback={null}>
            <Suspense>
              <ChatWidget />
            </Suspense>
          </Region>
        ) : null}
        <LiveRegion message={announcement} />
      </div>
    </PagePath>
  );
};
