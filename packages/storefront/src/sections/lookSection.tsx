import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { ownValue } from '@dealer/core/data';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { CardRail } from '../cards/CardRail.tsx';
import { usePageVehicle } from '../page/usePage.tsx';
import type { PageStock, Sample } from './pageStock.ts';
import { needsProblem } from './needsProblem.ts';
import { queryKey } from './stock.ts';
import type { AnySection, SectionNeeds, SectionProps } from './section.ts';
import type { SectionPart } from './SectionView.tsx';
import { WithStock } from './WithStock.tsx';

/** What a section's `needs` brought. */
export type SectionStock = {
  /** The vehicles that it needs, with the fields of cards. */
  readonly vehicles: readonly Vehicle[];
  /** How many vehicles have each value, by attribute. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** For each of its `samples`, in their order: how many vehicles the search finds, and the first. */
  readonly samples: readonly Sample[];
};

const SectionStockContext = createContext<SectionStock | null>(null);

const stockOf = ({ facets = [], vehicles, samples = [] }: SectionNeeds, stock: PageStock): SectionStock => ({
  vehicles: (vehicles && ownValue(stock.vehicles, queryKey(vehicles))) ?? [],
  counts: Object.fromEntries(facets.map((name) => [name, ownValue(stock.facets, name) ?? {}])),
  samples: samples.map((query) => ownValue(stock.samples, queryKey(query)) ?? { total: 0, vehicle: undefined }),
});

/**
 * What the section's `needs` brought. The section is rendered once it is there: until then the page shows its placeholder, and where the
 * search fails a notice with a button.
 */
export const useSectionStock = (): SectionStock => {
  const stock = use(SectionStockContext);
  if (!stock) throw new Error('This section has no `needs` in its section.ts, so there is no stock for it.');
  return stock;
};

/** The settings of the dealer's website: its name, texts, locations and what links are made of. */
export const useSite = () => useStorefront().site;

/**
 * Vehicles as the look's cards: rows of them, or one row that is swiped. Without `vehicles` those that the section's `needs` brought.
 */
export const SectionVehicles = ({
  label,
  layout = 'grid',
  vehicles,
}: {
  /** What screen readers call the list. */
  label: string;
  layout?: 'grid' | 'rail';
  vehicles?: readonly Vehicle[];
}) => {
  const own = use(SectionStockContext);
  const Cards = layout === 'rail' ? CardRail : CardGrid;
  return <Cards label={label} vehicles={vehicles ?? own?.vehicles ?? []} skeletons={0} buttons={false} />;
};

type OwnSectionProps = { definition: AnySection; settings: SectionProps['settings']; skeleton: ReactNode };

const Stocked = ({ definition, settings, skeleton, children }: OwnSectionProps & { children: ReactNode }) => {
  const site = useSite();
  const vehicle = usePageVehicle();
  const needs = definition.needs?.(site, settings, vehicle) ?? {};
  const problem = needsProblem(needs);
  if (problem !== undefined) throw new Error(problem);
  return (
    <WithStock skeleton={skeleton}>
      {(stock) => <SectionStockContext value={stockOf(needs, stock)}>{children}</SectionStockContext>}
    </WithStock>
  );
};

/** A look's own section: where it needs stock, it is rendered once that is there. */
export const lookSection = (
  Own: SectionPart['Component'],
  { definition, Placeholder }: Pick<SectionPart, 'definition' | 'Placeholder'>,
): ComponentType<SectionProps> =>
  definition.needs
    ? (props) => (
        <Stocked
          definition={definition}
          settings={props.settings}
          skeleton={Placeholder ? <Placeholder settings={props.settings} /> : null}
        >
          <Own {...props} />
        </Stocked>
      )
    : Own;
