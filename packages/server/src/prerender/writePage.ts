import { type BySource, type Rendered, type RenderOptions, renderUnlessSame } from './renderUnlessSame.ts';
import { writeFile } from './writeFile.ts';

export type PageOrder = {
  /** The address to render. */
  readonly url: string;
  /** The file that gets the HTML. */
  readonly file: string;
  /** The status with which the page is written; any other leaves the file as it is. */
  readonly status: number;
  readonly bySource?: BySource | undefined;
};

/** What is known of a page whose HTML is written or left out. */
export type WrittenPage = Omit<Rendered, 'html'>;

/** Renders a page (`renderUnlessSame`) and writes it to its file. */
export const writePage = async (
  { url, file, status, bySource }: PageOrder,
  options: RenderOptions,
): Promise<WrittenPage> => {
  const { html, ...page } = await renderUnlessSame(url, { ...options, bySource });
  if (page.status === status) writeFile(file, html);
  return page;
};
