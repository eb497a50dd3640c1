import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The vendor has until 31 December 2031 to register the plan.»',
    '[special-conditions]\n«Either party may end this contract if a title for the lot has not been created within four years.»',
    '[special-conditions]\n«The registration period is 40 months and can be extended twice by the vendor, by six months each time.»',
    '[special-conditions]\n«If the Plan is not registered by the Registrar of Titles within 36 months after the Day of Sale then either party may by notice in writing to the other given before the Plan is registered rescind this Contract and the Deposit must be refunded.»',
    '[special-conditions]\n«The Vendor may extend the Sunset Date by the number of days that construction of the Development has been delayed by inclement weather, industrial disputes, latent conditions or any matter beyond the control of the Vendor.»',
    '[special-conditions]\n«If by the expiration of forty-eight months from the date hereof the plan shall not have been registered either party may by notice determine this contract.»',
    '[special-conditions]\n«Latest registration date: 30 November 2031»',
    '[special-conditions]\n«Sunset date (clause 18) | 36 months from contract date, or such later date as the Vendor notifies»',
    '[special-conditions]\n«The Vendor may from time to time defer the date by which the strata plan must be registered.»',
    '[special-conditions]\n«Should titles fail to issue within 30 months we may cancel and return your deposit.»',
    '[special-conditions]\n«If registration has not taken place within 42 months of the date of this contract either of us may end it.»',
    '[special-conditions]\n«The Registration Deadline is 31 December 2030, or any later date to which the Seller extends it.»',
    '[special-conditions]\n«The Developer may push back the End Date by periods totalling not more than 18 months.»',
    '[special-conditions]\n«Should the Plan remain unregistered at the expiry of four years from the Contract Date, the Vendor may rescind and refund the deposit.»',
    '[special-conditions]\n«Final Date for Registration | 60 months after the Contract Date»',
    "[special-conditions]\n«The last date for registration of the strata plan is extended by each day of wet weather, industrial action or delay beyond the Vendor's control, as certified by the Vendor's architect.»",
    '[special-conditions]\n«This Contract shall automatically come to an end if the Plan is not approved by the Registrar within 36 months.»',
    '[special-conditions]\n«In the event that title has not issued by the said date the Transferor or the Transferee may avoid this contract.»',
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
    '7. «Failing registration by the Long Stop Date the Vendor has the option of rescinding.»',
    {
      text: '7. «The purchaser irrevocably consents to a rescission by the vendor under section 66ZS if the sunset date passes.»',
      state: 'NSW',
    },
    '7. «The time for deposit of the plan will be prolonged by the period of any delay beyond the Seller’s control.»',
  ],
  passes: [
    '[special-conditions]\nThe purchaser alone may end the contract if the plan is not registered in time.',
    '7. The Vendor may only rescind under the sunset clause with the Purchaser’s written consent given after 28 days notice.',
    '7. If the Plan is not registered by the Registration Date the Purchaser may at any time after that date rescind this Contract.',
    '7. The Purchaser may extend the Sunset Date by up to 6 months by notice to the Vendor.',
    '[special-conditions]\nThe purchaser may rescind if titles have not issued by 30 June 2027.',
    '[special-conditions]\nThe Purchaser alone may rescind if the plan is not registered by the Sunset Date.',
    '[special-conditions]\nThe property is at 4 Sunset Road and settlement is due on 60 days.',
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
