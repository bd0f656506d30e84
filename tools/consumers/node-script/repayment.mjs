import { repayment } from '@dealer/core/finance';

const loan = { price: 30_000, deposit: 0, fees: 0, annualRate: 10, years: 6, frequency: 'week', residual: 0 };
console.log(JSON.stringify(repayment(loan)));
