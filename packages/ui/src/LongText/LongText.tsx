import type { LongText as LongTextModel } from '@dealer/core/format';
import { ShowMore } from '../ShowMore/ShowMore.tsx';

/**
 * A text of a card; a long one can be expanded.
 *
 * @avoid For the text of a page (`Prose`) or of a section (`ShowMore`).
 *
 * @example
 * <LongText text={{ kind: 'whole', text: 'Ends 31 March.' }} about="Plate clearance" />
 */
export const LongText = ({ text, about }: { text: LongTextModel; about: string }) =>
  text.kind === 'whole' ? (
    <p>{text.text}</p>
  ) : (
    <ShowMore
      short={<p>{text.short}</p>}
      full={<p>{text.text}</p>}
      moreLabel={text.more}
      lessLabel={text.less}
      about={about}
    />
  );
