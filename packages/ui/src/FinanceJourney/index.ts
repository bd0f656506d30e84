export { FinanceJourney, type FinanceJourneyProps } from './FinanceJourney.tsx';
export { FinanceJourneyDetails, type FinanceJourneyDetailsProps, whoIsHelpingLabel } from './FinanceJourneyDetails.tsx';
export { FinanceJourneyEstimate, type FinanceJourneyEstimateProps } from './FinanceJourneyEstimate.tsx';
export { FinanceJourneyLoan, type FinanceJourneyLoanProps } from './FinanceJourneyLoan.tsx';
export { FinanceJourneyReview, type FinanceJourneyReviewProps } from './FinanceJourneyReview.tsx';
