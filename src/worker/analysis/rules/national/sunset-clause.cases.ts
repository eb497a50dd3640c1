import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The end date for registration of the community plan is 42 months from the contract date and may be put back by the developer.»',

    '[special-conditions]\n1. «The Developer may extend the Sunset Date by notice, on one or more occasions, by the number of days certified by its own project manager as lost to weather, authorities or supply.»',
    '[special-conditions]\n1. «If the plan is not registered within 60 months after the contract date either party may avoid the contract.»',
    '[special-conditions]\n1. «The Registration Deadline is 48 months after the day of sale.»',
    '[special-conditions]\n1. «Time for registration may be enlarged by the Vendor for such period as it reasonably requires.»',

    { text: '2. «The Sunset Date is 30 September 2029.»', severity: 'medium' },
    {
      text: '«Registration must take place within 42 months of the day of sale.»',
      severity: 'high',
    },
    {
      text: '«If the plan is not registered by the sunset date the vendor may terminate this contract.»',
      severity: 'critical',
    },
    {
      text: '«The developer may extend the registration period by up to 9 months for bad weather.»',
      severity: 'high',
    },
    {
      text: '33.2 «This contract is rescinded automatically if the strata plan is not registered within 48 months.»',
      state: 'NSW',
      severity: 'critical',
    },
  ],
  passes: [
    {
      text: 'The Seller may end this contract under the sunset clause only with the written consent of the Buyer or a court order.',
      state: 'QLD',
    },
    'If the plan is not registered by the sunset date the purchaser may rescind and the deposit is repaid.',
    'The land is at 14 Sunset Road and was built on by 1 May 2020.',
    'The garden lights come on at sunset within 10 minutes.',
  ],
  clear: ['The title to the lot has issued.'],
})
