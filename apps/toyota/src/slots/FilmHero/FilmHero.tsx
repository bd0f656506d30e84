import { HeroMedia } from '@dealer/ui/HeroMedia';
import { HeroSearchForm, QuickLinks } from '@dealer/ui/HeroSearchForm';
import type { SearchHero } from '@dealer/ui/HomeHero';
import styles from './FilmHero.module.css';

export type FilmHeroProps = Omit<SearchHero, 'picture'> & Required<Pick<SearchHero, 'picture'>>;

/** The search hero: the dealer's picture or film as wide as the window, the finder across its lower edge. */
export const FilmHero = ({ title, text, picture, film, quickLinks, quickLinksLabel, ...search }: FilmHeroProps) => (
  <section className={styles.hero} aria-label={title} data-part="home-hero" data-kind="search">
    <HeroMedia className={styles.media} picture={picture} film={film} sizes="100vw" />
    <div className={styles.page}>
      <div className={styles.finder}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <HeroSearchForm {...search} />
        <QuickLinks links={quickLinks} label={quickLinksLabel} list={styles.links} link={styles.link} />
      </div>
    </div>
  </section>
);
