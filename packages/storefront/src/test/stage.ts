import { createContext } from 'react';
import type { Site, SiteDoc } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { aSiteDoc, aVehicle } from '@dealer/core/testing';
import type { Vehicle, VehicleDoc } from '@dealer/core/vehicle';
import type { Template } from '../template/template.ts';
import { aTemplate } from './aTemplate.ts';
import { stockAnswers, stockDocs } from './stockAnswers.ts';

/** What stages show their sections and pages with. */
export type Stage = {
  template: Template;
  /** A dealer's site file, below what a story sets itself. */
  siteDoc: SiteDoc;
  /** The search server. */
  search: typeof globalThis.fetch;
  /** Its vehicles. */
  stock: readonly VehicleDoc[];
  /** A visit of a demo site with the whole mock backend behind it. */
  visit?: Visit | undefined;
};

/** A page of a site as somebody sees it: where, when, and what their device has stored. */
export type Visit = {
  template: Template;
  site: Site;
  address: string;
  now: () => number;
  fetch: typeof globalThis.fetch;
  /** Values of the storage, by their whole keys. */
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
  saved: readonly Vehicle[];
};

/** Tests have a neutral look and six vehicles; Storybook has the chosen look, the chosen dealer and sixty. */
export const StageContext = createContext<Stage>({
  template: aTemplate,
  siteDoc: {},
  search: stockAnswers,
  stock: stockDocs,
});

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The site of a stage: the dealer's values, replaced by those of the story, group by group. */
export const stageSite = ({ template, siteDoc }: Stage, own: SiteDoc): Site => {
  const base: Record<string, unknown> = { ...aSiteDoc(siteDoc) };
  const merged = Object.entries(own).map(([name, value]) => {
    const below = base[name];
    return [name, isGroup(below) && isGroup(value) ? { ...below, ...value } : value];
  });
  const parsed = parseSite({
    doc: { ...base, ...Object.fromEntries(merged) },
    templateName: template.name,
    templateDefaults: template.siteDefaults,
  });
  if (parsed.kind === 'invalid')
    throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return parsed.site;
};

/** A vehicle of the stage's stock by its number; one that is not in stock any more otherwise. */
export const stageVehicle = ({ stock }: Stage, id: number): Vehicle =>
  aVehicle(stock.find((doc) => doc.id === id) ?? { id, slug: `2022-toyota-hilux-${id}` });
