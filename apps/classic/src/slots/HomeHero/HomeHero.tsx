import { lazyWithPreload } from '@dealer/storefront/template';
import { HeroImage } from '@dealer/ui/HeroImage';
import { HeroSearchForm } from '@dealer/ui/HeroSearchForm';
import type { HomeHeroProps, SearchHero } from '@dealer/ui/HomeHero';
import styles from './HomeHero.module.css';
import { Yard } from './Yard.tsx';

const NeutralHero = lazyWithPreload(async () => (await import('@dealer/ui/HomeHero')).HomeHero);

/**
 * The search hero: the text over a drawn yard at dusk or the dealer's own picture, the search across its lower edge, where it does not
 * cover the vehicles.
 */
const SearchOverYard = ({
  title,
  text,
  picture,
  quickLinks,
  quickLinksLabel = 'Popular searches',
  ...search
}: SearchHero) => (
  <section className={styles.hero} aria-label={title} data-part="home-hero" data-kind="search">
    <div className={styles.stage} data-surface="inverse">
      {picture === undefined ? <Yard /> : <HeroImage className={styles.picture} picture={picture} sizes="100vw" />}
      <div className={styles.inner} data-picture={picture === undefined ? undefined : ''}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
    </div>
    <div className={styles.bar}>
      <HeroSearchForm {...search} />
      {quickLinks.length === 0 ? null : (
        <nav aria-label={quickLinksLabel}>
          <ul className={styles.links}>
            {quickLinks.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  </section>
);

/** The hero of the home page. This look draws the search kind itself; the neutral default draws the others. */
export const HomeHero = (hero: HomeHeroProps) =>
  hero.kind === 'search' ? <SearchOverYard {...hero} /> : <NeutralHero {...hero} />;
