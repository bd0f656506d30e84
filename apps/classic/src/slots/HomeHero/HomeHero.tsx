import { lazyWithPreload } from '@dealer/storefront/template';
import { HeroMedia } from '@dealer/ui/HeroMedia';
import { HeroSearchForm, QuickLinks } from '@dealer/ui/HeroSearchForm';
import type { HomeHeroProps, SearchHero } from '@dealer/ui/HomeHero';
import styles from './HomeHero.module.css';
import { Yard } from './Yard.tsx';

const NeutralHero = lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero);

/**
 * The search hero: the text over a drawn yard at dusk or the dealer's own picture, the search across its lower edge, where it does not
 * cover the vehicles.
 */
const SearchOverYard = ({ title, text, picture, film, quickLinks, quickLinksLabel, ...search }: SearchHero) => (
  <section className={styles.hero} aria-label={title} data-part="home-hero" data-kind="search">
    <div className={styles.stage} data-surface="inverse">
      {picture === undefined ? (
        <Yard />
      ) : (
        <HeroMedia className={styles.picture} picture={picture} film={film} sizes="100vw" />
      )}
      <div className={styles.inner} data-picture={picture === undefined ? undefined : ''}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
    </div>
    <div className={styles.bar}>
      <HeroSearchForm {...search} />
      <QuickLinks links={quickLinks} label={quickLinksLabel} list={styles.links} link={styles.link} />
    </div>
  </section>
);

/** The hero of the home page. This look draws the search kind itself; the neutral default draws the others. */
export const HomeHero = (hero: HomeHeroProps) =>
  hero.kind === 'search' ? <SearchOverYard {...hero} /> : <NeutralHero {...hero} />;
