import { Suspense, use } from 'react';
import { searchPath } from '@dealer/core/routes';
import { slidesContent } from '@dealer/core/content';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import styles from './HeroSlides.module.css';

/** A home page that starts with the dealer's slides; without any, with its heading alone. */
export const HeroSlides = () => (
  <Suspense fallback={<div className={styles.placeholder} />}>
    <WithSlides />
  </Suspense>
);

const WithSlides = () => {
  const t = useTexts();
  const storefront = useStorefront();
  const { site, once } = storefront;
  // One promise for each visit; after a failure the next page requests them again.
  const loading = once('home slides', () => loadContent(storefront, slidesContent));
  const content = use(loading);
  return (
    <SlotWithFallback
      name="HomeHero"
      props={{
        kind: 'slides',
        title: site.home.headline,
        ...(site.home.intro === '' ? {} : { text: site.home.intro }),
        action: { label: t('Search our stock'), href: searchPath(site) },
        slides: content.kind === 'ok' ? content.items : [],
      }}
    />
  );
};
