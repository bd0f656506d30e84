/** A link to a search, with the number of vehicles that it finds. */
export type StockMenuLink = { label: string; href: string; count: string };

/** What the menu of vehicles shows of the stock. Texts are final. */
export type StockMenu = {
  /** Numbers of vehicles behind links of the menu, by their addresses. */
  counts: Readonly<Record<string, string>>;
  bodies: { title: string; links: readonly (StockMenuLink & { body: string })[] };
  prices: { title: string; links: readonly StockMenuLink[] };
  /** The vehicle that arrived last. */
  newest?: {
    title: string;
    name: string;
    /** "$45,990 Drive away". */
    price?: string | undefined;
    href: string;
    body: string;
    picture?: { src: string; srcSet?: string | undefined } | undefined;
  };
};
