import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { isShown, pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import { useStorefront } from '../boot/storefront.ts';
import type { Later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
import { Region } from '../region/Region.tsx';
import { sectionSettings } from './section.ts';
import type { SectionDefinitions, SectionProps } from './section.ts';

/** Its definition has checked the settings. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
type AnyProps = Pick<SectionProps, 'id'> & { readonly settings: any };

/** The component of a section, and its room until it arrives. */
export type SectionPart = {
  readonly Component: ComponentType<AnyProps>;
  readonly Place?: ComponentType;
};

export type SectionParts = Readonly<Record<string, SectionPart>>;

type Component = SectionPart['Component'];

const isLater = (part: Component | Later<AnyProps>): part is Later<AnyProps> => 'load' in part;

/** Something in a page list that the page does without. */
const Reported = ({ region, message }: { region: string; message: string }) => {
  const { events } = useStorefront();
  useEffect(() => events.emit({ kind: 'regionFailed', region, message }), [events, region, message]);
  return null;
};

type SectionListProps = { items: readonly PageItem[]; definitions: SectionDefinitions; parts: SectionParts };

/**
 * The sections of a page in the order of its list. One that fails, or that nobody knows, leaves the rest as it is.
 *
 * @example
 * <SectionList items={template.pages.home} definitions={contentSections} parts={contentParts} />
 */
export const SectionList = ({ items, definitions, parts }: SectionListProps) => {
  const { site } = useStorefront();
  return items
    .filter((item) => isShown(item, { site }))
    .map((item) => {
      const [definition, part] = [ownValue(definitions, item.section), ownValue(parts, item.section)];
      const key = pageKey(item);
      const region = `section ${key}`;
      if (!definition || !part) return <Reported key={key} region={region} message="There is no such section." />;
      const { fit, settings } = sectionSettings(definition, item);
      const { Component, Place } = part;
      const section = <Component id={key} settings={settings} />;
      return (
        <Region key={key} name={region}>
          {fit ? null : <Reported region={region} message="Its settings do not fit; it has its defaults." />}
          {isLater(Component) ? (
            <OnApproach part={Component} place={Place ? <Place /> : null}>
              {section}
            </OnApproach>
          ) : (
            section
          )}
        </Region>
      );
    });
};
