/** What is done only where stories run as tests: Storybook itself presses no keys and cannot change what the browser emulates. */
export const testOnly: {
  force?: (forced: boolean) => Promise<void>;
  faint?: (id: string, isComponent: boolean) => Promise<string[]>;
  walk?: (canvas: HTMLElement) => Promise<string[]>;
} = {};
