import { FeedError } from './feedError.ts';
import { countDocuments, createStockClient, explainFailure, indexExists } from './stockClient.ts';

/**
 * How long ago an index was last changed, in hours, and how many vehicles it has. The key needs `indexes.get` and `documents.get`.
 *
 * @throws FeedError if the server cannot be reached, or has no such index
 */
export const stockAge = async (
  { url, index, key }: { url: string; index: string; key?: string },
  now: number,
): Promise<{ hours: number; vehicles: number }> => {
  try {
    const client = createStockClient(key === undefined ? { url } : { url, key });
    if (!(await indexExists(client, index))) throw new FeedError(`${url} has no index ${index}.`);
    const { updatedAt } = await client.getRawIndex(index);
    return {
      hours: Math.max(0, now - new Date(updatedAt).getTime()) / 3_600_000,
      vehicles: await countDocuments(client, index),
    };
  } catch (error) {
    throw explainFailure(error, url);
  }
};
