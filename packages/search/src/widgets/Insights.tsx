import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { createInsightsMiddleware } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';
import type { InsightsProps } from 'instantsearch.js/es/middlewares/createInsightsMiddleware.js';

/** Adds InstantSearch's insights middleware to the search page. The client is a prop, so no script is loaded. */
export const Insights = ({
  insightsClient,
}: {
  insightsClient: NonNullable<InsightsProps['insightsClient']>;
}): null => {
  const { addMiddlewares } = useInstantSearch();
  useEffect(() => addMiddlewares(createInsightsMiddleware({ insightsClient })), [addMiddlewares, insightsClient]);
  return null;
};
