import styles from '../placeholders.module.css';
import { ModelsFrame } from './ModelsFrame.tsx';

/** Shown while the section loads. */
export const ModelsPlaceholder = () => (
  <ModelsFrame>
    <div className={styles.models} />
  </ModelsFrame>
);
