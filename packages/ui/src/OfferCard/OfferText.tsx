import type { LongText } from '@dealer/core/text';
import { ShowMore } from '../ShowMore/ShowMore.tsx';

/**
 * A text of an offer; a long one with View more and View less.
 *
 * @example
 * <OfferText text={{ kind: 'whole', text: 'Ends 31 March.' }} about="Plate clearance" />
 */
export const OfferText = ({ text, about }: { text: LongText; about: string }) =>
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
