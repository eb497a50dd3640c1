import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«There are no amounts for which the purchaser may become liable because of the sale.»\n[rates-certificate] Shire\n«Special charge for road construction: $8,200.00 apportioned to this land, payable in instalments.»',
    '[owners-corporation-certificate]\n«Special contributions | None»\n[minutes] Annual meeting\n«Resolved that a special levy of $6,400.00 for lot 4 be raised for the lift.»',
    '[vendor-statement]\n«Other charges over the land: Nil»\n[water-certificate] Corporation\n«Sewer scheme 12: $4,950.00 declared in 2025 and not yet invoiced.»',
    '[owners-corporation-certificate]\n«The owners corporation is not aware of any special levy.»\n[minutes] Extraordinary meeting\n«Carried: a one-off levy of $3,000 a lot is due in May.»',
    '[vendor-statement]\n«Special rates or charges ☐ Yes ☒ No»\n[rates-certificate] City\n«Drainage scheme charge $11,000.00, first instalment due 1 July 2027.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nSpecial contributions | None\n[minutes] Annual meeting\nThe special levy of $6,400.00 for lot 4 raised in 2024 was paid in full.',
    '[vendor-statement]\nOther charges over the land: Nil\n[rates-certificate] City\nGeneral rates $1,900.00, payable in four instalments.',
    '[owners-corporation-certificate]\nSpecial contributions | $2,000 due 1 May\n[minutes] Annual meeting\nResolved that a special levy of $6,400.00 be raised.',
    '[owners-corporation-certificate]\nSpecial contributions | None\n[minutes] Annual meeting\nA motion that a special levy of $6,400.00 be raised was lost.',
  ],
  clear: ['[owners-corporation-certificate]\nSpecial contributions | None'],
})
