import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Video from 'lucide-react/icons/video';
import type { PromoTileKind } from '@dealer/core/offers';

const signs = {
  warranty: ShieldCheck,
  'video call': Video,
  'trade-in': ArrowLeftRight,
  freight: Truck,
  finance: CircleDollarSign,
  'quality assured': BadgeCheck,
} as const;

/** The icon of a tile's topic. */
export const PromoTileSign = ({ kind }: { kind: PromoTileKind }) => {
  const Sign = signs[kind];
  return <Sign aria-hidden="true" />;
};
