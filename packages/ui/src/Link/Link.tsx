import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

export type LinkProps = ComponentProps<'a'>;

/** What draws links: `'a'`, or a component that takes the attributes of an `a` and passes them on. */
export type LinkComponent = 'a' | ComponentType<LinkProps & { href: string }>;

export type LinkProviderProps = { component: LinkComponent; children: ReactNode };

const LinkContext = createContext<LinkComponent>('a');

/**
 * Names what draws the links of all components in it, such as the `Link` of Next. Without it they are plain `a`. Telephone
 * numbers, files and anchors of the page are plain in any case.
 *
 * @example
 * <LinkProvider component={NextLink}><VehicleCard {...card} /></LinkProvider>
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/**
 * A link to a page, drawn by what the nearest `LinkProvider` names. It has no styles of its own; without `href` it leads nowhere.
 *
 * @avoid For telephone numbers, files and anchors of the same page, which are plain `a`.
 *
 * @example
 * <Link href="/cars/2022-toyota-hilux-7">2022 Toyota Hilux</Link>
 */
export const Link = (link: LinkProps) => {
  const component = use(LinkContext);
  return createElement<LinkProps & { href: string }>(
    link.href === undefined ? 'a' : component,
    link as LinkProps & { href: string },
  );
};
