import type { ComponentType } from 'react';
import type { Later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
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

/**
 * One section with the settings that its definition has checked; one that loads by itself does so when it comes near the viewport.
 *
 * @example
 * <SectionView part={contentParts.reasons} id="reasons" settings={{}} />
 */
export const SectionView = ({ part, id, settings }: { part: SectionPart } & AnyProps) => {
  const { Component, Place } = part;
  const section = <Component id={id} settings={settings} />;
  return isLater(Component) ? (
    <OnApproach part={Component} place={Place ? <Place /> : null}>
      {section}
    </OnApproach>
  ) : (
    section
  );
};
