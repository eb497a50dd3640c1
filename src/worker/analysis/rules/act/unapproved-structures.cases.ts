import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    // Compared with the file, and not found in it.
    '[building-report] Compliance\nBehind the garage door the space has been cut by a stud wall, and a bed stood behind it. «I could match none of this to a plan, an exemption or an approval on the file.»',
    '[building-report] Compliance\nThe rear room was lined and is used for sleeping. «We could not match it to any approved plan.»',
    '[building-report] Compliance\nA deck has been added at the side. «None of this could be traced to an approval.»',
    '[building-report] Structures not held on the building file\n«Timber studio at the rear: neither plans nor a certificate.»\nWater tank: exempt.',
    '[building-report] Buildings not found in the records\n«Rear flat of 30 m2, with a kitchen»',
    '[building-report] Compliance report\n«Structures not shown on the approved plans: deck, awning, cubby house»',
    '[building-report] Compliance report\n2. «STRUCTURES WITHOUT APPROVAL Metal carport at the front of the garage»',
    '[building-report] Compliance report\nUnapproved structures\n«Rear deck and roof over the barbecue»\n«Carport enclosed as a workshop»',
    '«Unapproved structures: studio behind the garage»',
    '«The extension was built and no certificate of occupancy and use was issued.»',
    {
      text: '[special-conditions]\n3. «The Buyer accepts that the carport has no approval and stands over the sewer easement.»',
      severity: 'critical',
    },
    { text: '«The garden shed was erected without approval.»', severity: 'medium' },
  ],
  passes: [
    '[building-report] Compliance\nThe size of the deck was measured. It could be matched to plan 2009/11.',
    '[special-conditions]\nThe rear pergola was built without approval in 2009. A certificate of occupancy and use was issued for it on 6 March 2024.',
    '[special-conditions]\nThe deck was erected without a permit. The owners obtained approval for it in 2019.',
    '[building-report]\nDwelling: no differences from the approved plans were found.',
    '[special-conditions] Unapproved structures\nA structure may need approval and a certificate of occupancy before it is used.',
    '[building-report] Report\nPlan no. | Work | Certificate of occupancy and use',
    '[special-conditions]\n4. The Buyer must complete although the gym is not finished, if a certificate of occupancy has been given for the unit.',
    '[building-report] Compliance report\n2. Structures without approval: none were seen',
    'Unapproved structures: nil',
    'All structures requiring approval are approved.',
    '[building-report] Compliance report\nUnapproved structures\nNone found. The pergola is exempt.',
    '[particulars]\nBreach of covenant or unapproved structures | See special condition 3',
  ],
  clear: ['All structures requiring approval are approved.'],
})
