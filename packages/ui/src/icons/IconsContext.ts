import { createContext, type SVGAttributes } from 'react';

/** A line drawing of 24 by 24 units in the colour of the text. What it means is in the text next to it. */
export type Icon = (props: SVGAttributes<SVGSVGElement>) => React.JSX.Element;

/** The icons that a look draws itself, by name. A module of its own, which the first file has without any icon. */
export const IconsContext = createContext<Readonly<Record<string, string | Icon | undefined>> | undefined>(undefined);
