import type { LongText as LongTextModel } from '@dealer/core/format';
import { rootProps, type WithRoot } from '../rootProps/index.ts';
import { ShowMore } from '../ShowMore/ShowMore.tsx';

type LongTextProps = {
  /** The text, and the shorter one that is shown first. */
  text: LongTextModel;
  /** What the text is about, for the name of the button that expands it. */
  about: string;
};

/**
 * A text of a card; a long one can be expanded.
 *
 * @avoid For the text of a page (`Prose`) or of a section (`ShowMore`).
 * @accessibility The button announces whether the text is expanded and is named with `about`, so that several of them differ.
 *
 * @example
 * <LongText text={{ kind: 'whole', text: 'Ends 31 March.' }} about="Plate clearance" />
 */
export const LongText = ({ text, about, ...root }: WithRoot<LongTextProps, 'div'>) =>
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
