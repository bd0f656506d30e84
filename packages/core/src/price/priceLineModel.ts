/**
 * What stands where the price stands (specification section 4, price display priority).
 * Text is final: formatted, with thousands separators and non-breaking spaces.
 */
export type PriceLine =
  | { kind: 'subscription'; amount: number; text: string; suffix: '/ week'; spoken: string }
  | {
      kind: 'price';
      amount: number;
      text: string;
      priceType: string;
      was?: { text: string; spoken: string };
      market?: { text: string; explanation: string };
    }
  | { kind: 'preorder'; text: 'PREORDER' }
  | { kind: 'noPrice'; text: string };
