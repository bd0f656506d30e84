import { Suspense } from 'react';
import styles from '../placeholders.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';
import { heroes } from './heroes.ts';

/** The first screen of the home page, which leads with what its settings name. */
export const Hero = ({ settings: { leads, cutOuts } }: SectionProps<typeof section>) => {
  const Screen = leads === 'models' ? undefined : heroes[leads];
  return (
    <Suspense fallback={<div className={styles.hero} />}>
      {Screen === undefined ? <heroes.models cutOuts={cutOuts} /> : <Screen />}
    </Suspense>
  );
};
