export { assistantCardPath, assistantPath, createAssistantRoute } from './assistantRoute.ts';
export type { AssistantRequest } from './assistantRoute.ts';
