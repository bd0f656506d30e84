import type { ComponentType } from 'react';
import { isShown, pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import type { Later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
import { Region } from '../region/Region.tsx';
import { sectionSettings } from './section.ts';
import type { AnySection, SectionProps } from './section.ts';

/** Its definition has checked the settings. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
type AnyProps = Pick<SectionProps, 'id'> & { readonly settings: any };

/** The component of a section, and its room until it arrives. */
export type SectionPart = {
  readonly definition: AnySection;
  readonly Component: ComponentType<AnyProps>;
  readonly Place?: ComponentType;
};

export type SectionParts = Readonly<Record<string, SectionPart>>;

type Component = SectionPart['Component'];

const isLater = (part: Component | Later<AnyProps>): part is Later<AnyProps> => 'load' in part;

/** What this page does not have at hand, or whose settings do not fit. */
const OtherSection = later<{ item: PageItem }>(async () => (await import('./OtherSection.tsx')).OtherSection);

type SectionListProps = { items: readonly PageItem[]; parts: SectionParts; vehicle?: Vehicle };

/**
 * The sections of a page in the order of its list. One that fails, or that nobody knows, leaves the rest as it is.
 *
 * @example
 * <SectionList items={template.pages.home} parts={contentParts} />
 */
export const SectionList = ({ items, parts, vehicle }: SectionListProps) => {
  const { site } = useStorefront();
  return items
    .filter((item) => isShown(item, { site, vehicle }))
    .map((item) => {
      const key = pageKey(item);
      return (
        <Region key={key} name={`section ${key}`}>
          {sectionOf(item, key, ownValue(parts, item.section))}
        </Region>
      );
    });
};

const sectionOf = (item: PageItem, id: string, part: SectionPart | undefined) => {
  const read = part && sectionSettings(part.definition, item);
  if (!part || !read?.fit)
    return (
      <OnApproach part={OtherSection} place={null}>
        <OtherSection item={item} />
      </OnApproach>
    );
  const { Component, Place } = part;
  const section = <Component id={id} settings={read.settings} />;
  return isLater(Component) ? (
    <OnApproach part={Component} place={Place ? <Place /> : null}>
      {section}
    </OnApproach>
  ) : (
    section
  );
};
