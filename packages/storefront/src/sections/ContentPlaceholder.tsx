import { useStorefront } from '../boot/storefront.ts';
import styles from './placeholders.module.css';

/** Placeholder of a section with content of the site; nothing if the site has no such content. */
export const ContentPlaceholder = ({ name }: { name: 'posts' | 'reviews' }) =>
  useStorefront().site.content.includes(name) ? <div className={styles[name]} /> : null;
