import type { PromoTileKind } from '@dealer/core/offers';
import { BadgeCheck, CircleDollarSign, ShieldCheck } from '../icons/icons.ts';
import { ArrowLeftRight, Truck, Video } from '../icons/searchIcons.ts';

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
  return <Sign />;
};
