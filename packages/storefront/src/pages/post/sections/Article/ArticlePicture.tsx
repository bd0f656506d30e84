import { useState } from 'react';
import styles from './Article.module.css';

/** The wide picture of an article; nothing where none arrives. */
export const ArticlePicture = ({ src }: { src: string }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={1280}
      height={549}
      fetchPriority="high"
      onError={() => setHasFailed(true)}
    />
  );
};
