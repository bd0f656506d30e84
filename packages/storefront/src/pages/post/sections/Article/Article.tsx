import { longDay } from '@dealer/core/format';
import { Breadcrumbs } from '@dealer/ui/Breadcrumbs';
import { Picture } from '@dealer/ui/Picture';
import { useStorefront } from '../../../../boot/storefront.ts';
import { ownPageParts } from '../../../../sections/ownPageParts.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';
import { PageStockContext } from '../../../../sections/pageStock.ts';
import { SectionList } from '../../../../sections/SectionList.tsx';
import styles from './Article.module.css';

/** An article: what it is called, when and by whom it was written, and its sections. */
export const Article = () => {
  const { site } = useStorefront();
  const { post, trail, content, stock } = usePage(page);
  const { heading, date, picture, author, category } = post;
  const about = [longDay(date, site), author === undefined ? undefined : `By ${author}`, category];
  return (
    <PageStockContext value={stock}>
      <article>
        <header className={styles.head}>
          <Breadcrumbs items={trail} />
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.about}>
            {about.flatMap((one) => (one === undefined ? [] : [<span key={one}>{one}</span>]))}
          </p>
          <Picture className={styles.picture} src={picture} width={1280} height={549} fetchPriority="high" priority />
        </header>
        <SectionList items={content.items} parts={ownPageParts} />
      </article>
    </PageStockContext>
  );
};
