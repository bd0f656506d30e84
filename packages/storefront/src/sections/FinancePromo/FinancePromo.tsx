import { FinancePromoCars } from './FinancePromoCars.tsx';

/** Get finance now: used vehicles with their weekly payments. */
export const FinancePromo = () => <FinancePromoCars />;
