import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement] Form 2\n«Interests not on the register that will bind the lot after settlement | ☐ Yes | ☒ No, except for the lease named below»',
    '[vendor-statement] Form 2\n«Unregistered encumbrances ☐ Yes ☒ No (apart from the tenancy in Part 2)»',
    '[vendor-statement] Form 2\n«Encumbrances that are not registered and will continue after settlement ☒ Yes – residential tenancy, agreement given ☐ No»',
    {
      text: '[particulars] Reference schedule\n«Tenancies: Nil»\n[vendor-statement] Form 2\n«Encumbrances not registered on the title: ☒ Yes ☐ No, tenancy until 4 May 2027»',
      severity: 'high',
    },
    { text: '«Is the property subject to a lease? Yes, at $510 a week»', severity: 'medium' },
    // A promise with a case in which it does not hold is none.
    {
      text: '[particulars] Reference schedule\nVacant possession at settlement unless a lease is named in the schedule\n[vendor-statement] Form 2\n«Residential tenancy: fixed term ends 9 June 2027, rent $480 per week»',
      severity: 'medium',
    },
    '«Unregistered lease | ☒ Yes | start 1 June 2026»',
    {
      text: '[particulars] Reference schedule\n«Vacant possession is given at settlement»\n[vendor-statement] Form 2\n«Residential tenancy: fixed term ends 30 March 2027, rent $655 per week»',
      severity: 'high',
    },
  ],
  passes: [
    'Unregistered encumbrances after settlement: ☐ Yes ☒ No, other than the solar lease named below',
    'Unregistered encumbrances ☐ Yes ☐ No, other than the tenancy named below',
    'Unregistered encumbrances after settlement: No, as the tenancy ends on 8 August 2026',
    '[particulars] Reference schedule\nTenancies: Nil\n[vendor-statement] Form 2\nThe property has been subject to a residential tenancy agreement in the past 12 months ☒ Yes ☐ No',
    'Unregistered lease: ☐ Yes ☒ No',
    'Encumbrances not registered on the title: ☒ Yes ☐ No, solar equipment lease until 2035',
    'The tenancy ended on 4 May 2026; rent was $600 per week.',
  ],
  clear: ['Encumbrances not registered on the title: ☐ Yes ☒ No'],
})
