import type { VehicleDetailModel } from '@dealer/core/vehicle-page';
import { exampleFinanceBox } from '../testing/exampleFinanceBox.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { FinanceBox } from '../FinanceBox/FinanceBox.tsx';
import { FoldSection } from '../FoldSection/FoldSection.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { KeyInformation } from '../KeyInformation/KeyInformation.tsx';
import { PageContents } from '../PageContents/PageContents.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { SpecList } from '../SpecList/SpecList.tsx';
import { VehicleDetails } from '../VehicleDetails/VehicleDetails.tsx';
import { VehicleSummary } from '../VehicleSummary/VehicleSummary.tsx';
import { VehicleTabs } from '../VehicleTabs/VehicleTabs.tsx';
import type { VehicleLayoutProps } from './vehicleLayoutProps.ts';

const nothing = (): void => undefined;

/**
 * The areas of a whole vehicle page, for stories.
 *
 * @example
 * exampleAreas(exampleDetail({ tags: [] }), { hasFinance: false })
 */
export const exampleAreas = (model: VehicleDetailModel, { hasFinance = true } = {}): VehicleLayoutProps => {
  const sections = [
    { id: 'details', title: model.specifications.heading, content: <SpecList items={model.specifications.items} /> },
    { id: 'where', title: 'Where it is', content: <p>{model.location?.address}</p> },
    { id: 'faq', title: 'Questions and answers', content: <p>The price includes stamp duty and registration.</p> },
  ];
  return {
    extras: null,
    instead: null,
    side: null,
    below: null,
    breadcrumbs: <Breadcrumbs items={model.breadcrumbs} back={{ label: 'Results', href: '#results' }} />,
    gallery: <Gallery {...model.gallery} title={model.title} onOpen={nothing} />,
    summary: (
      <>
        <VehicleSummary {...model} weekly={hasFinance ? exampleFinanceBox.weekly : undefined} onSave={nothing} />
        {hasFinance ? <FinanceBox {...exampleFinanceBox} /> : null}
      </>
    ),
    lead: (
      <>
        <section style={{ display: 'grid', gap: 'var(--space-5)', marginBlockEnd: 'var(--space-8)' }}>
          <SectionHeading title="Key information" />
          <KeyInformation items={model.keyInformation} />
        </section>
        <FoldSection id="about" title="About this vehicle" isOpen onOpenChange={nothing}>
          <VehicleTabs
            label="About this vehicle"
            tabs={[
              { id: 'comments', label: 'Dealer Comments', comments: model.comments },
              { id: 'features', label: 'Features', features: model.features },
            ]}
          />
        </FoldSection>
      </>
    ),
    body: (
      <VehicleDetails contents={<PageContents label="On this page" items={sections} current="details" />}>
        {sections.map(({ content, ...section }) => (
          <FoldSection key={section.id} {...section} isOpen={section.id === 'details'} onOpenChange={nothing}>
            {content}
          </FoldSection>
        ))}
      </VehicleDetails>
    ),
  };
};
