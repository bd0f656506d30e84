import { Button } from '../Button/Button.tsx';
import styles from './CertifiedBand.module.css';

export type CertifiedBandProps = {
  title: string;
  text: string;
  /** What the programme promises, in figures: "90-point inspection". */
  points: readonly { title: string; text: string }[];
  action: { label: string; href: string };
  picture?: { src: string; srcSet?: string; width: number; height: number; alt: string };
  id?: string;
};

/**
 * The maker's certified programme on a dark band, edge to edge.
 *
 * @example
 * <CertifiedBand title="Certified used" text="..." points={points} action={{ label: 'View certified cars', href: '/search/used-cars' }} />
 */
export const CertifiedBand = ({ title, text, points, action, picture, id = 'certified' }: CertifiedBandProps) => (
  <section className={styles.band} aria-labelledby={id} data-surface="inverse" data-part="certified-band">
    <div className={styles.inner} data-picture={picture === undefined ? undefined : ''}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div>
          <Button variant="primary" onInverse href={action.href}>
            {action.label}
          </Button>
        </div>
      </div>
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 64rem) 50vw, 100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      {points.length === 0 ? null : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title} className={styles.point}>
              <h3 className={styles.pointTitle}>{point.title}</h3>
              <p className={styles.text}>{point.text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
