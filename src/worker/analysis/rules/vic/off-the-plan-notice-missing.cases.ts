import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[special-conditions]\n1. «The vendor will apply to subdivide the hall from the rest of lot 2.» If the plan is not certified in 12 months the price is reduced.',
    '«Land: Lot 41 on proposed Plan of Subdivision PS900123K»\nPrice: $410,000',
    '[contract-form]\n«CONTRACT FOR THE SALE OF LAND OFF THE PLAN»\nPurchaser: N Lund',
    '«Proposed Lot 12, 8 Tarn Street»\n[special-conditions]\n2. Settlement follows registration by 14 days.',
    '[special-conditions]\n1. «The vendor sells Lot 7 on the unregistered plan annexed.»',
    '«Plan of Subdivision PS900123K (unregistered)»\n[general-conditions]\n11. The deposit is held on trust.',
  ],
  passes: [
    'Land: Lot 41 on proposed Plan of Subdivision PS900123K\n[statutory-notice] Off-the-plan sales\nYou may negotiate with the vendor about the amount of the deposit moneys payable.',
    '[contract-form]\nCONTRACT FOR THE SALE OF LAND OFF THE PLAN\nNOTICE TO PURCHASERS OF PROPERTY OFF-THE-PLAN: a substantial period of time may elapse.',
    '[general-conditions]\n11.2 If the land is sold on an unregistered plan of subdivision the deposit must not exceed 10%.\n[particulars]\nLand: Lot 4 PS700123K',
    '[special-conditions]\n3. If the lot is on an unregistered plan, settlement is 14 days after registration.',
    'Land: Lot 4 PS700123K, which is a registered lot and not sold off the plan',
  ],
  clear: ['Land: Lot 4 on Plan of Subdivision PS700123K, Volume 11234 Folio 567'],
})
