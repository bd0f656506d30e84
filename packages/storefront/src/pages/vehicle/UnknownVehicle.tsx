import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { CardRail } from '../../cards/CardRail.tsx';
import { PageState } from '../../page/PageState.tsx';

/** The page of an unknown vehicle: a message and similar stock (decision G16). */
export const UnknownVehicle = ({ close }: { close: readonly Vehicle[] }) => {
  const { site } = useStorefront();
  return (
    <>
      <Head title={`Vehicle not found | ${site.name}`} noIndex />
      <PageState
        kind="notFound"
        title="We could not find that vehicle"
        text="It may have been sold, or the address may have a typo."
        action={{ label: 'See all vehicles', href: searchPath(site) }}
      />
      {close.length === 0 ? null : (
        <Section labelledBy="close-vehicles" tone="mist">
          <SectionHeading id="close-vehicles" title="In stock now" />
          <CardRail label="In stock now" vehicles={close} skeletons={0} />
        </Section>
      )}
    </>
  );
};
