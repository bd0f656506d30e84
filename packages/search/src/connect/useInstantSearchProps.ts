import { useState } from 'react';
import { createHttp } from '@dealer/api/http';
import type { Site } from '@dealer/core/site';
import { createSearchClient } from '../client/createSearchClient.ts';
import { createSearchTransport } from '../transport/searchTransport.ts';
import { answerFailures } from './answerFailures.ts';
import { pageRouting } from './pageRouting.ts';

/**
 * Props of `InstantSearch` for the stock of a site, with its search in the address of the page. They are created once. `url` is the
 * address of a request, which a server passes. After a search that failed everything chosen stays, and `useVehicles` says so.
 */
export const useInstantSearchProps = ({ site, now, url }: { site: Site; now: number; url?: string | undefined }) => {
  const [props] = useState(() => {
    const transport = createSearchTransport({ site, http: createHttp({ baseUrl: '' }), now });
    const { indexName } = transport;
    return {
      indexName,
      searchClient: answerFailures(createSearchClient({ site, transport })),
      routing: pageRouting({ indexName, url }),
      // Filters may be shown twice, in a column and in a sheet that closes.
      future: { preserveSharedStateOnUnmount: true },
    };
  });
  return props;
};
