import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import { TitledSection } from '../../sections/TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { CardRail } from '../../cards/CardRail.tsx';
import { PageState } from '../../page/PageState.tsx';

/** The page of an unknown vehicle: a message and similar stock (decision G16). */
export const UnknownVehicle = ({ close }: { close: readonly Vehicle[] }) => {
  const t = useTexts();
  const { site } = useStorefront();
  return (
    <>
      <Head title={t('Vehicle not found | {name}', { name: site.name })} noIndex />
      <PageState
        kind="notFound"
        title={t('We could not find that vehicle')}
        text={t('It may have been sold, or the address may have a typo.')}
        action={{ label: t('See all vehicles'), href: searchPath(site) }}
      />
      {close.length === 0 ? null : (
        <TitledSection id="close-vehicles" title={t('In stock now')} tone="mist">
          <CardRail label={t('In stock now')} vehicles={close} skeletons={0} />
        </TitledSection>
      )}
    </>
  );
};
