import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[special-conditions]\n«The buyer has no assurance that the garage in the basement goes with the lot.»',
    "[special-conditions]\n«The car space is made available under a licence which the owners corporation may end on 30 days' notice.»",
    '[special-conditions]\n«The storage cage is not on title and its use is at the discretion of the committee.»',
    '[special-conditions]\n«The Vendor does not warrant that a car park will be available to the Lot.»',
    '[by-laws]\n«Car spaces may be re-allocated by the committee from time to time.»',
    '[special-conditions]\n«The use of car space 14 is personal to the present owner and does not pass on a sale.»',
    '«One car space on title»\n[plan]\n«All car spaces are common property.»',
    '«Car park 12 in the basement»\n[by-laws]\n«Lot 4 has the exclusive use of car space 21.»',
    '«Garage and one (1) storage cage»\n[vendor-statement]\n«The storage cage is held under a licence.»',
    {
      text: '[contract-form]\n«improvements | ☐ HOUSE ☒ home unit ☒ carspace»\n[plan]\n«Car spaces 1 to 20 form part of the common property»',
      state: 'NSW',
    },
    '[special-conditions]\n43. «The purchaser acknowledges that the car space is common property held under an exclusive use right that has not been registered.»',
    '[special-conditions]\n«The storage cage is occupied by permission of the owners corporation, which may be withdrawn.»',
    '[special-conditions]\n«The vendor gives no warranty that the parking space used with the unit forms part of the lot or is on title.»',
    '[special-conditions]\n«The garage is used under an informal arrangement and no by-law gives the owner a right to it.»',
    '[special-conditions]\n«Car parking is by licence from the adjoining owner, revocable on one month notice.»',
    '[special-conditions]\n«The Seller does not own the car bay shown in the plan, which is common property.»',
  ],
  passes: [
    '[special-conditions]\nCar space 4 forms part of the lot.',
    '[special-conditions]\nCar space 12 is part of lot 12 on the plan.',
    '[special-conditions]\nThe car park must be kept clean.',
    '[special-conditions]\nThe car space is part of the lot and is shown on the strata plan.',
    '[special-conditions]\nThe purchaser must not park in the visitor car spaces before completion.',
    '[special-conditions]\nThe exclusive use by-law for car space 4 is registered and passes with the lot.',
    'Car park 12\n[by-laws]\nLot 4: car space 12',
    '[by-laws]\nCar spaces are common property.',
  ],
  clear: ['Lot 4 with one car space on title'],
})
