import { useStorefront } from '../boot/storefront.ts';
import styles from './places.module.css';

/** The room of a section of the site's content until it arrives; none where the site has no such content. */
export const ContentPlace = ({ name }: { name: 'posts' | 'reviews' }) =>
  useStorefront().site.content.includes(name) ? <div className={styles[name]} /> : null;
