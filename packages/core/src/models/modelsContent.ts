import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { modelDocSchema } from './modelDoc.ts';
import { parseModel } from './parseModel.ts';

/** How `content/models.json` is read: the models of the directory in their order. */
export const modelsContent = contentKind({
  name: 'models',
  item: modelDocSchema,
  parse: parseModel,
  valueOf: ({ model }) => model,
  file: z.object({}),
});
