import type { ComponentType } from 'react';
import { exampleCard, exampleCards, exampleStates } from '../VehicleCard/exampleCard.ts';
import type { VehicleCardProps } from '../VehicleCard/index.ts';
import { VehicleGrid } from '../VehicleGrid/index.ts';
import type { VehicleCardSkeletonProps } from '../VehicleCardSkeleton/index.ts';
import { wholeRows } from './wholeRows.ts';

/**
 * Stories of a look's vehicle card: in columns, in a list, in the states that are fullest and emptiest, next to its skeleton.
 *
 * @example
 * const stories = vehicleCardStories(VehicleCard, VehicleCardSkeleton);
 * const meta = { ...stories.meta, component: VehicleCard } satisfies Meta<typeof VehicleCard>;
 */
export const vehicleCardStories = (
  VehicleCard: ComponentType<VehicleCardProps>,
  VehicleCardSkeleton: ComponentType<VehicleCardSkeletonProps>,
) => ({
  meta: {
    args: exampleCard(),
    render: ({ layout = 'grid' }: VehicleCardProps) => (
      <VehicleGrid columns={3} layout={layout} label="Cars">
        {exampleCards.map((card) => (
          <VehicleCard key={card.id} {...card} layout={layout} />
        ))}
      </VehicleGrid>
    ),
  },
  /** Rows on a desk, on a tablet and on a phone. */
  asList: {
    args: { layout: 'list' as const },
    render: () => (
      <div style={{ display: 'grid', gap: '2rem' }}>
        {['100%', '40rem', '21.5rem'].map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <VehicleGrid layout="list" label={`Cars, ${width}`}>
              {[exampleCard({ weekly: '$204 per week*' }), ...exampleStates.slice(0, 2)].map((card) => (
                <VehicleCard key={card.id} {...card} layout="list" />
              ))}
            </VehicleGrid>
          </div>
        ))}
      </div>
    ),
    play: wholeRows,
  },
  /** Cards with many tags, a long name, an earlier price, a sold vehicle and a vehicle without pictures. */
  states: {
    render: () => (
      <VehicleGrid columns={3} label="Cars">
        {exampleStates.map((card) => (
          <VehicleCard key={card.id} {...card} saved onSave={() => undefined} />
        ))}
      </VehicleGrid>
    ),
  },
  skeleton: {
    render: () => (
      <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: '1.5rem', alignItems: 'start' }}>
        <VehicleCardSkeleton weekly actions={4} />
        <VehicleCard {...exampleCard({ weekly: '$204 per week*' })} />
      </div>
    ),
  },
});
