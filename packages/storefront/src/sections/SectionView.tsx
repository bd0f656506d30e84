import type { ComponentType } from 'react';
import type { LazyComponent } from '../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../pageStart/later/LazyOnVisible.tsx';
import type { AnySection, SectionProps } from './section.ts';

/** The settings are checked by the section's definition. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a registry has sections of all settings
type AnyProps = Pick<SectionProps, 'id'> & { readonly settings: any };

/** The component of a section, and its placeholder while it loads. */
export type SectionPart = {
  readonly definition: AnySection;
  readonly Component: ComponentType<AnyProps>;
  readonly Placeholder?: ComponentType<Pick<AnyProps, 'settings'>>;
};

export type SectionParts = Readonly<Record<string, SectionPart>>;

type Component = SectionPart['Component'];

const isLazy = (part: Component | LazyComponent<AnyProps>): part is LazyComponent<AnyProps> => 'preload' in part;

/** Renders one section with its checked settings. A lazy section loads when it comes near the viewport. */
export const SectionView = ({ part, id, settings }: { part: SectionPart } & AnyProps) => {
  const { Component, Placeholder } = part;
  const section = <Component id={id} settings={settings} />;
  return isLazy(Component) ? (
    <LazyOnVisible part={Component} placeholder={Placeholder ? <Placeholder settings={settings} /> : null}>
      {section}
    </LazyOnVisible>
  ) : (
    section
  );
};
