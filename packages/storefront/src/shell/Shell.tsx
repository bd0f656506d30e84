import { type FormEvent, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLocation, useNavigate, useNavigation, useOutlet } from 'react-router';
import { useStore } from 'zustand';
import { comparePath } from '@dealer/core/saved';
import { pagePhone } from '@dealer/core/contact';
import { firstRouteAt, sitePaths } from '@dealer/core/routes';
import { IconsContext } from '@dealer/ui/icons';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { LoadingBar } from '@dealer/ui/LoadingBar';
import { SkipLink } from '@dealer/ui/SkipLink';
import { type Storefront, useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../pageStart/later/LazyOnVisible.tsx';
import { PagePath } from '../errors/pagePath.ts';
import { ErrorRegion } from '../errors/ErrorRegion.tsx';
import { SlotWithFallback } from '../slots/SlotWithFallback.tsx';
import { usePhoneView } from '../browser/usePhoneView.ts';
import { overlayOf, useOverlay } from '../browser/useOverlay.ts';
import { headerFacts } from './headerFacts.ts';
import { internalLink } from '../links/internalLink.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';
import { useVehicleTransition } from './useVehicleTransition.ts';
import styles from './Shell.module.css';

/** The comparison tray and the messages at the edge of the page, loaded where there are any. */
const ShellExtras = lazyWithPreload(() => import('../notices/ShellExtras.tsx').then((file) => file.ShellExtras));

/** Requested when the menu of vehicles opens. */
const loadStockMenu = (storefront: Storefront) =>
  import('./stockMenu.ts').then(({ stockMenu }) => stockMenu(storefront)).catch(() => null);

const ShellEnd = lazyWithPreload(() => import('./ShellEnd.tsx').then((file) => file.ShellEnd));

/** Loaded with the page where the site has a chat. */
const ChatWidget = lazyWithPreload(() => import('./ChatWidget.tsx').then((file) => file.ChatWidget));

const WeeklyFootnote = lazyWithPreload(() => import('./WeeklyFootnote.tsx').then((file) => file.WeeklyFootnote));

/** As high as the footer, until that is loaded, and where it cannot be. */
const footer = <footer className={styles.footer} data-part="footer" />;

/** Mounted with the page: there is nothing to scroll before. */
const ScrollPosition = () => {
  useScrollPosition();
  return null;
};

/** Covers dialogs too: events of a portal bubble through the component that opened it. */
const markTyped = ({ target }: FormEvent): void => {
  if (target instanceof HTMLElement) target.dataset['typed'] = '';
};

/** Drawn again when its menu opens, without the page around it. */
const ShellHeader = ({ facts, path }: { facts: ReturnType<typeof headerFacts>; path: string }) => {
  const t = useTexts();
  const { site, stores } = useStorefront();
  const menu = useOverlay('menu');
  const count = useStore(stores.favourites, (state) => state.favourites.length);
  const saved =
    site.card.favouriteMode === 'compare'
      ? { kind: 'comparison' as const, label: t('Compare'), href: comparePath, count }
      : {
          kind: 'favourites' as const,
          label: t('Saved'),
          href: (site.card.favouriteMode === 'save' && facts.account?.href) || '/favourites',
          count,
        };
  return <SlotWithFallback name="Header" props={{ ...facts, currentPath: path, menu, saved }} />;
};

/**
 * The frame of each page: skip link, header, main, footer, the live region that announces pages, the loading bar, and the one handler
 * that turns plain links into navigations.
 */
export const Shell = () => {
  const storefront = useStorefront();
  const { site, stores, template, router } = storefront;
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState('');
  // Null while the loader of the first page runs.
  const page = useOutlet();
  const { rememberLink } = useNavigationFocus(setAnnouncement);
  const hasTransition = useVehicleTransition();
  const savedCount = useStore(stores.favourites, (state) => state.favourites.length);
  const hasNotice = useStore(
    stores.notices,
    ({ notice, hasLeads, consentPrompt }) => hasLeads || (notice ?? consentPrompt) !== null,
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
      void navigate(to, {
        replace: overlayOf(router.state.location) === 'menu',
        viewTransition: hasTransition(event.target),
      });
    },
    [navigate, rememberLink, hasTransition, router],
  );

  const { pathname } = location;
  // A vehicle's page masks its numbers until they are revealed, also above it (decision D7).
  const isVehicle = firstRouteAt(pathname, site)?.name === 'vehicle';
  const view = usePhoneView(pathname.replace(/\/$/, ''));
  const phoneText = useCallback((number: string) => (isVehicle ? view(number).text : number), [isVehicle, view]);
  const ofPage = pagePhone(pathname, site);
  // Memoised: each change of a filter changes the address, and the menus would be half of the re-render.
  const facts = useMemo(
    () => headerFacts(site, sitePaths(site), phoneText, ofPage, () => loadStockMenu(storefront)),
    [storefront, site, phoneText, ofPage],
  );
  const header = useMemo(() => <ShellHeader facts={facts} path={pathname} />, [facts, pathname]);
  return (
    <PagePath value={pathname}>
      <IconsContext value={template.icons}>
        {/* Links are ordinary links with their own keyboard behaviour; this handler only turns clicks into navigations. */}
        <div className={styles.shell} onClick={onClick} onInput={markTyped}>
          <SkipLink href="#main" />
          {/* At the lower edge of the window, and early in the order of the Tab key. */}
          {hasNotice || (isComparing && savedCount > 0) ? (
            <ErrorRegion name="comparison" fallback={<span hidden />}>
              <Suspense>
                <ShellExtras />
              </Suspense>
            </ErrorRegion>
          ) : null}
          <LoadingBar active={navigation.state === 'loading'} />
          {/* Headers differ by look, and the logo is a picture. */}
          <p className={styles.printed} data-part="printed-dealer" translate="no">
            {[site.name, facts.phone?.label].filter(Boolean).join(' · ')}
          </p>
          <ErrorRegion name="header" fallback={null}>
            <Suspense>{header}</Suspense>
          </ErrorRegion>
          <main id="main" className={styles.main} tabIndex={-1}>
            <ErrorRegion name="page">
              {page ? (
                <Suspense>
                  <ScrollPosition />
                  {page}
                </Suspense>
              ) : (
                <PageSkeleton path={pathname} phone={facts.phone} />
              )}
            </ErrorRegion>
            {page && site.card.showFinancePerWeek ? (
              <ErrorRegion name="weekly footnote" fallback={null}>
                <LazyOnVisible part={WeeklyFootnote} placeholder={null}>
                  <WeeklyFootnote />
                </LazyOnVisible>
              </ErrorRegion>
            ) : null}
          </main>
          <ErrorRegion name="footer" fallback={footer}>
            <LazyOnVisible part={ShellEnd} placeholder={footer}>
              <ShellEnd phoneText={phoneText} />
            </LazyOnVisible>
          </ErrorRegion>
          {site.plugins.chatToken ? (
            <ErrorRegion name="chat" fallback={null}>
              <Suspense>
                <ChatWidget />
              </Suspense>
            </ErrorRegion>
          ) : null}
          <LiveRegion message={announcement} />
        </div>
      </IconsContext>
    </PagePath>
  );
};
