import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { createInsightsMiddleware } from 'instantsearch.js/es/middlewares';
import type { InsightsProps } from 'instantsearch.js/es/middlewares/createInsightsMiddleware';

/**
 * InstantSearch's insights middleware, for the search page around it. The client is passed in: nothing is loaded from elsewhere.
 *
 * @example
 * <Insights insightsClient={client} />
 */
export const Insights = ({
  insightsClient,
}: {
  insightsClient: NonNullable<InsightsProps['insightsClient']>;
}): null => {
  const { addMiddlewares } = useInstantSearch();
  useEffect(() => addMiddlewares(createInsightsMiddleware({ insightsClient })), [addMiddlewares, insightsClient]);
  return null;
};
