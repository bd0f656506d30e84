import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { Button } from '../Button/Button.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CertifiedBand.module.css';

export type CertifiedBandProps = {
  title: string;
  text: string;
  /** What the programme promises, in figures: "90-point inspection". */
  points: readonly { title: string; text: string }[];
  action: { label: string; href: string };
  /** How many there are: "73", "certified vehicles here today". Null: loading; its space is empty. */
  figure?: { value: string; label: string } | null;
  /** Next to the text on wide screens. */
  picture?: { src: string; srcSet?: string | undefined; width: number; height: number; alt: string } | undefined;
  id?: string;
};

/**
 * The maker's certified programme on a dark band, edge to edge.
 *
 * @avoid For vehicles or services outside the maker's programme.
 *
 * @example
 * <CertifiedBand title="Certified used" text="..." points={points} action={{ label: 'View certified cars', href: '/search/used-cars' }} />
 */
export const CertifiedBand = ({
  title,
  text,
  points,
  action,
  figure,
  picture,
  id = 'certified',
  ...root
}: WithRoot<CertifiedBandProps, 'section'>) => (
  <section {...rootProps(root, styles.band)} aria-labelledby={id} data-surface="inverse" data-part="certified-band">
    <div className={styles.inner}>
      <div className={styles.content}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {figure === undefined ? null : (
          <p className={styles.figure} data-part="certified-figure">
            <b className={styles.value}>{figure?.value}</b> <span>{figure?.label}</span>
          </p>
        )}
        <div>
          <Button variant="primary" onInverse href={action.href}>
            {action.label}
          </Button>
        </div>
      </div>
      {picture ? <Picture {...picture} sizes="(min-width: 60rem) 40rem, 100vw" className={styles.picture} /> : null}
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
