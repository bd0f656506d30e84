import type { ReactNode } from 'react';
import type { HeroPicture } from '../HeroImage/heroPicture.ts';

/** An amount of money that a person types. */
export type HeroAmount = {
  label: string;
  /** The text of the field, also while typing. */
  value: string;
  onChange: (value: string) => void;
  /** Called when it should be clamped. */
  onBlur?: () => void;
};

/** A budget calculated from a repayment and a deposit. */
export type BudgetHero = {
  /** "Find cars for your budget". */
  title: string;
  text?: string;
  /** How often the visitor pays. */
  frequency: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  /** The field for one repayment. */
  repayment: HeroAmount;
  /** The field for the deposit. */
  deposit: HeroAmount;
  /** The result: "Your budget", "$54,000". */
  budget: {
    label: string;
    text: string;
    /** What the same repayments buy with interest: "About $42,000 with interest". */
    withInterest?: string | undefined;
  };
  /** "Show Me 214 Cars"; none below the cheapest car. */
  action:
    | { kind: 'none'; label: string }
    | { kind: 'show'; count: number | undefined; labelFor: (count: number) => string; waitingLabel: string };
  /** "No cars found for this budget". */
  message?: string;
  /** What the figure excludes: interest, fees, balloon. */
  note: string;
  /** Links to fixed prices. */
  quick?: { label: string; items: readonly { label: string; href: string }[] };
  picture?: HeroPicture;
  /** A film over the picture, which `HeroMedia` shows. */
  film?: ReactNode;
  onSubmit: () => void;
};
