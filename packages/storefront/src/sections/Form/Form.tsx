import { later } from '../../region/later.tsx';
import { OnApproach } from '../../region/OnApproach.tsx';
import { OwnSection } from '../OwnSection.tsx';
import styles from './Form.module.css';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

const FormPanel = later(async () => (await import('./FormPanel.tsx')).FormPanel);

/** An enquiry form under its heading. */
export const Form = ({ id, settings }: SectionProps<typeof section>) => (
  <OwnSection id={id} title={settings.title} text={settings.text}>
    <OnApproach part={FormPanel} place={<div className={styles.room} />}>
      <div className={styles.form}>
        <FormPanel settings={settings} />
      </div>
    </OnApproach>
  </OwnSection>
);
