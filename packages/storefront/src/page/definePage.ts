import type { PageItem } from '@dealer/core/page';
import type { GraphNode, Breadcrumb } from '@dealer/core/head';
import type { PageName, RouteName } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';

/** What a page says of itself, to the visitor, browsers and search engines. */
type PageHead = {
  title: string;
  /** The sentence below the title. */
  text?: string | undefined;
  /** The title in the browser and in search results, where that is not the title. */
  headTitle?: string;
  description?: string | undefined;
  /** The canonical address or its path; without one the page has none. */
  path?: string;
  noIndex?: boolean;
  /** The address of the picture of shared links. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** The way to the page; by default from the home page. */
  trail?: readonly Breadcrumb[];
  /** The trail is shown above the heading. */
  showsTrail?: boolean;
  /** Structured data besides the breadcrumbs. */
  graph?: readonly (GraphNode | undefined)[];
  /** What the page is about: with a new value its sections are mounted again, for example for another brand. */
  about?: string;
};

/** What the sections of a page may know of what `load` found: neither a redirect nor that there is nothing. */
type Known<Loaded, Failure> = Exclude<
  Loaded,
  Response | { readonly kind: 'unknown' } | (Failure extends string ? { readonly kind: 'failed' } : never)
>;

type Listed<Section extends string> = PageItem & { readonly section: Section };

/** The whole definition of a page, without its components. */
export type Page<Data = unknown, Section extends string = string, Area extends string = string> = {
  /** The key of its rows in the table of routes (`page`), and its name in `pages` of looks and sites. */
  readonly route: PageName;
  /** The areas of its layout; a section in no area is below all of them. */
  readonly areas?: readonly Area[];
  /** The sections that come with its code: its own, in the folder `sections` next to the definition, and shared ones. */
  readonly sections?: readonly Section[];
  /** The sections that it shows where neither look nor site says otherwise. */
  readonly list?: readonly PageItem[];
  /** The same for a page at several addresses, by the name of each in `pages` of looks and sites. */
  readonly lists?: Readonly<Record<string, readonly PageItem[]>>;
  /** It is about one vehicle, so that conditions on the vehicle make sense. */
  readonly hasVehicle?: boolean;
  /** For one visitor: a server answers with the shell, and no search engine lists it. */
  readonly isPrivate?: boolean;
  /** Requests what the page shows. `{ kind: 'unknown' }`: there is no such page. `{ kind: 'failed' }`: it could not be loaded. */
  readonly load?: (deps: StorefrontDeps) => LoaderFunction;
  /** Whether a change of the address loads again; by default each does. */
  readonly reloads?: (change: ShouldRevalidateFunctionArgs, deps: StorefrontDeps) => boolean;
  /** The page whose title is shown, and the message, where the data could not be loaded. Without it, the page's sections show the failure. */
  readonly failure?: { readonly of: RouteName; readonly problem: string };
  head?(data: Data, site: Site): PageHead;
  /** What its sections share, where that is not what `load` found: types only, its component provides it. */
  readonly data?: Data;
};

/**
 * Defines a page: its folder needs this in `page.ts`, a row in the table of routes, and a component. Nothing here may import a component,
 * because tools read definitions in Node.
 */
export const definePage = <
  Loaded,
  const Section extends string = string,
  const Area extends string = never,
  Failure extends string | undefined = undefined,
  Data = Known<Loaded, Failure>,
>(
  page: Omit<Page<Data, Section, Area>, 'load' | 'failure' | 'head' | 'list' | 'lists'> & {
    readonly load?: (deps: StorefrontDeps) => (args: LoaderFunctionArgs) => Loaded | Promise<Loaded>;
    readonly failure?: { readonly of: RouteName; readonly problem: Failure };
    readonly list?: readonly Listed<NoInfer<Section>>[];
    readonly lists?: Readonly<Record<string, readonly Listed<NoInfer<Section>>[]>>;
    readonly head?: (data: NoInfer<Data>, site: Site) => PageHead;
  },
): Page<Data, Section, Area> => page as Page<Data, Section, Area>;

/** A page in its files, which are imported on the first visit. */
export type PageFiles = {
  readonly definition: () => Promise<{ readonly page: Page }>;
  /** None where the address always leads elsewhere. */
  readonly component?: (() => Promise<ComponentType>) | undefined;
  /** What else the first view needs, in parallel. */
  readonly preload?: (deps: StorefrontDeps) => Promise<unknown> | undefined;
  /** The definition's `load`, where the navigation must not wait for the definition. */
  readonly load?: (deps: StorefrontDeps) => LoaderFunction;
};

/** The type of what the sections of a page share, where its component makes it. */
export const provides = <Data>(): Data | undefined => undefined;

/** The names of the sections that come with a page. */
export type SectionsOf<Of> = Of extends { readonly sections?: readonly (infer Section extends string)[] }
  ? Section
  : never;

/** What the sections of a page share. */
export type DataOf<Of> = Of extends { readonly data?: infer Data } ? NonNullable<Data> : never;
