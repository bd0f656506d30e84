import { Suspense, use } from 'react';
import { searchPath } from '@dealer/core/routes';
import { slidesContent } from '@dealer/core/slides';
import { useStorefront } from '../../boot/storefront.ts';
import { loadContent } from '../../content/loadContent.ts';
import { SlotRegion } from '../../region/SlotRegion.tsx';
import styles from './HeroSlides.module.css';

/** A home page that starts with the dealer's slides; without any, with its heading alone. */
export const HeroSlides = () => (
  <Suspense fallback={<div className={styles.place} />}>
    <WithSlides />
  </Suspense>
);

const WithSlides = () => {
  const storefront = useStorefront();
  const { site, keep } = storefront;
  // One promise for each visit: a page that fails to get them asks again on the next one.
  const loading = keep('home slides', () => loadContent(storefront, slidesContent));
  const content = use(loading);
  return (
    <SlotRegion
      name="HomeHero"
      props={{
        kind: 'slides',
        title: site.home.headline,
        ...(site.home.intro === '' ? {} : { text: site.home.intro }),
        action: { label: 'Search our stock', href: searchPath(site) },
        slides: content.kind === 'ok' ? content.items : [],
      }}
    />
  );
};
