import type { LongText as LongTextModel } from '@dealer/core/format';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ShowMore } from '../ShowMore/ShowMore.tsx';

/**
 * A text of a card; a long one can be expanded.
 *
 * @avoid For the text of a page (`Prose`) or of a section (`ShowMore`).
 *
 * @example
 * <LongText text={{ kind: 'whole', text: 'Ends 31 March.' }} about="Plate clearance" />
 */
export const LongText = ({ text, about, ...root }: WithRoot<{ text: LongTextModel; about: string }, 'div'>) =>
  text.kind === 'whole' ? (
    <p {...(rootProps(root) as object)}>{text.text}</p>
  ) : (
    <ShowMore
      {...rootProps(root)}
      short={<p>{text.short}</p>}
      full={<p>{text.text}</p>}
      moreLabel={text.more}
      lessLabel={text.less}
      about={about}
    />
  );
