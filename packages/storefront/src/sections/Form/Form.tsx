import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../../pageStart/later/LazyOnVisible.tsx';
import { TitledSection } from '../TitledSection.tsx';
import styles from './Form.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const FormPanel = lazyWithPreload(async () => (await import('./FormPanel.tsx')).FormPanel);

/** An enquiry form under its heading. */
export const Form = ({ id, settings }: SectionProps<typeof section>) => (
  <TitledSection id={id} title={settings.title} text={settings.text}>
    <LazyOnVisible part={FormPanel} placeholder={<div className={styles.room} />}>
      <div className={styles.form}>
        <FormPanel settings={settings} />
      </div>
    </LazyOnVisible>
  </TitledSection>
);
