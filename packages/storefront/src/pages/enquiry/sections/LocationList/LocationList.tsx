import { filterLocations, orderLocations } from '@dealer/core/contact';
import { pathTo } from '@dealer/core/routes';
import { Button } from '@dealer/ui/Button';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { LocationCards } from '../../../../locations/LocationCards.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import styles from './LocationList.module.css';
import type { section } from './section.ts';

/** Cards of the locations: all of them, or all but the one next to the form. */
export const LocationList = ({ settings: { show } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { site } = useStorefront();
  const { location: main } = usePage(definition);
  const others = orderLocations(filterLocations(site.locations, 'all')).filter((location) => location !== main);
  if (show === 'all')
    return main === undefined ? null : (
      <div className={styles.all}>
        {others.length === 0 ? null : (
          <Button variant="text" href={pathTo('dealerLocator')}>
            {t('Find the nearest by postcode')}
          </Button>
        )}
        <LocationCards locations={[main, ...others]} headingLevel={2} />
      </div>
    );
  return others.length === 0 ? null : (
    <section className={styles.others} aria-labelledby="other-locations">
      <SectionHeading id="other-locations" title={site.phrases['home.locations']} />
      <LocationCards locations={others} />
    </section>
  );
};
