import { Button } from '../Button/Button.tsx';
import styles from './PromoBand.module.css';

export type PromoBandProps = {
  title: string;
  text?: string;
  action: { label: string; href: string };
  /** accent is loud, mist is quiet, inverse is dark. */
  tone?: 'accent' | 'mist' | 'inverse';
  smallPrint?: string;
  picture?: { src: string; srcSet?: string; width: number; height: number; alt: string };
};

/**
 * One offer in one sentence with one way on.
 *
 * @example
 * <PromoBand title="What is your car worth?" text="An estimate in two minutes." action={{ label: 'Trade In', href: '/trade-in' }} />
 */
export const PromoBand = ({ title, text, action, tone = 'accent', smallPrint, picture }: PromoBandProps) => (
  <div className={styles.root}>
    <aside
      className={styles.band}
      aria-label={title}
      data-tone={tone}
      data-surface={tone === 'inverse' ? 'inverse' : undefined}
      data-part="promo-band"
    >
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <div className={styles.action}>
          <Button variant={tone === 'mist' ? 'secondary' : 'primary'} onInverse={tone === 'inverse'} href={action.href}>
            {action.label}
          </Button>
        </div>
        {smallPrint === undefined ? null : <p className={styles.small}>{smallPrint}</p>}
      </div>
      {picture === undefined ? null : (
        <img
          className={styles.picture}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 48rem) 40vw, 100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </aside>
  </div>
);
