import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«The spa has no compliant barrier.»',
    '[vendor-statement]\n«The council wrote in March that the pool certificate had run out.»',
    '[special-conditions]\n«No certificate exists for the spa fence and the Purchaser must obtain one.»',
    '[special-conditions]\n«The Vendor has not registered the pool with the council.»',
    '[special-conditions]\n«The pool fence is below the height required by the standard.»',
    '[building-report]\n«The pool gate does not latch and the barrier would fail an inspection.»',
    '[special-conditions]\n«The Buyer shall bring the swimming pool enclosure up to standard after completion.»',
    '[vendor-statement]\n«The pool has no certificate of barrier compliance.»',
    '«The spa is not registered with council and the purchaser must have it certified.»',
    '[building-report]\n«Pool gate does not self-close and the fence is climbable.»',
    '[vendor-statement]\n«Council issued a certificate of pool barrier non-compliance on 8 May 2026.»',
    '[vendor-statement]\nSwimming pool: registered; «barrier certificate lapsed June 2025»',
    '«The purchaser will bring the pool fence up to standard at its own cost.»',
    {
      text: '[rates-certificate]\n«The swimming pool barrier does not comply: notice of 3 March 2026.»',
      severity: 'high',
    },
    '[vendor-statement]\n«There is a spa for which no certificate of barrier compliance is held, as it has expired.»',
    {
      text: '[particulars]\n«Is there a pool compliance certificate for the pool? ☐ Yes ☒ No»',
      severity: 'medium',
      state: 'QLD',
    },
    {
      text: '[building-permit] Pool papers\n«Form 36, given under section 246ATF, for the plunge pool at the rear.»',
      state: 'QLD',
    },
    { text: '«The pool safety certificate expired on 2 May 2026.»', state: 'QLD' },
    { text: '«The Buyer is to obtain pool compliance at its own expense.»', state: 'QLD' },
    {
      text: '[plan] SEWERAGE DIAGRAM\n«SWIMMING POOL | Certificate of non-compliance under the Regulation: gate does not latch.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '41. «The pool gate does not comply and the purchaser must obtain a certificate of compliance.»',
      state: 'NSW',
    },
  ],
  passes: [
    '[vendor-statement]\nThere is no pool.',
    '[special-conditions]\nThere is no pool or spa on the land.',
    '[special-conditions]\nA current certificate of compliance for the pool is attached.',
    '[special-conditions]\nThe pool table is included.',
    '[vendor-statement]\nThe pool is registered and holds a certificate of barrier compliance to 2028.',
    '[vendor-statement]\nThere is no swimming pool or spa on the land.',
    '[by-laws]\nThe pool may be used until 10 pm.',
    {
      text: '[vendor-statement] Form 2\nThere is no relevant pool for the property.\nPool compliance certificate is given ☐ Yes\nNotice of no pool safety certificate is given ☐ Yes',
      state: 'QLD',
    },
    { text: '[particulars]\nIs there a pool compliance certificate? ☒ Yes ☐ No', state: 'QLD' },
    { text: 'Pool safety certificate PSC7712345 is valid until 4 May 2028.', state: 'QLD' },
    'A certificate of pool barrier compliance dated 4 May 2026 is attached.',
    'The pool table is not included and comes without a certificate.',
    'There is no swimming pool or spa, hence no barrier certificate.',
  ],
  clear: ['The pool has a compliance certificate.'],
})
