const { repayment } = require('@dealer/core/finance');
const { createEngine } = require('@dealer/search-engine/engine');

const loan = { price: 30_000, deposit: 0, fees: 0, annualRate: 10, years: 6, frequency: 'week', residual: 0 };
console.log(JSON.stringify(repayment(loan)));

createEngine()
  .handle(new Request('http://engine/health'))
  .then((response) => console.log(response.status));
