import styles from '../places.module.css';
import { ModelsFrame } from './ModelsFrame.tsx';

/** The room of the models until they arrive. */
export const ModelsPlace = () => (
  <ModelsFrame>
    <div className={styles.models} />
  </ModelsFrame>
);
