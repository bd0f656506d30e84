import { useEffect, useState } from 'react';
import { searchPath } from '@dealer/core/routes';
import type { Vehicle } from '@dealer/core/vehicle';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { CardRail } from '../../widgets/CardRail.tsx';
import { PageState } from '../../widgets/PageState.tsx';

const suggestions = 6;

/** The search text of a slug: "2019-mazda-cx-5-1234" without its number. */
const termsOf = (slug: string): string =>
  slug
    .slice(0, 80)
    .split('-')
    .filter((word) => /^[a-z]{2,}$|^\d{1,3}[a-z]*$/i.test(word))
    .join(' ');

/** The page of an unknown vehicle: a message and similar stock, found by as many terms of the slug as possible. */
export const UnknownVehicle = ({ slug }: { slug: string }) => {
  const { site, search } = useStorefront();
  const [close, setClose] = useState<Vehicle[] | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void search.multiSearch([{ q: termsOf(slug), matchingStrategy: 'last', limit: suggestions }]).then((answer) => {
      if (!stop.signal.aborted) setClose(answer.kind === 'ok' ? (answer.value[0]?.vehicles ?? []) : []);
    });
    return () => stop.abort();
  }, [search, slug]);

  return (
    <>
      <Head title={`Vehicle not found | ${site.name}`} noIndex />
      <PageState
        kind="notFound"
        title="We could not find that vehicle"
        text="It may have been sold, or the address may have a typo."
        action={{ label: 'See all vehicles', href: searchPath(site) }}
      />
      {close?.length === 0 ? null : (
        <Section labelledBy="close-vehicles" tone="mist">
          <SectionHeading id="close-vehicles" title="In stock now" />
          <CardRail label="In stock now" vehicles={close} skeletons={4} />
        </Section>
      )}
    </>
  );
};
