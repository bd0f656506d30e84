import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Video from 'lucide-react/icons/video';
import type { PromoTileKind } from '@dealer/core/promises';

const signs = {
  warranty: ShieldCheck,
  'video call': Video,
  'trade-in': ArrowLeftRight,
  freight: Truck,
  finance: CircleDollarSign,
  'quality assured': BadgeCheck,
} as const;

/** The sign of what a tile is about (row 9.P08). */
export const PromoTileSign = ({ kind }: { kind: PromoTileKind }) => {
  const Sign = signs[kind];
  return <Sign aria-hidden="true" />;
};
