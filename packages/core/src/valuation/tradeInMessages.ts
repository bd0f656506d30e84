/** What the steps say; the specification gives no words. */
export const tradeInMessages = {
  year: 'Please enter the year your car was built.',
  yearForm: 'Please enter a year with four digits, from 1900 on and not later than next year.',
  make: 'Please enter the make, such as Toyota.',
  model: 'Please enter the model, such as Corolla.',
  kms: 'Please enter how many kilometres your car has driven.',
  kmsForm: 'Please enter the kilometres as a number, such as 84,000.',
  answer: 'Please choose an answer.',
} as const;
