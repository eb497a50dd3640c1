import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[vendor-statement] Seller disclosure\n«Pool safety certificate, or notice of no pool safety certificate | ☐ Certificate given ☒ Notice of no pool safety certificate given»',
      state: 'QLD',
    },
    {
      text: '[contract-form] Offer\nA house with a pool\n[other] Pool barrier inspection\nGate closes | ☒ Y ☐ N\n«Result: ☐ Complies ☒ Does not comply - mend the gate and ring for a second visit»',
      state: 'WA',
    },
    {
      text: '[contract-form] Contract\nA house with a pool\n[other] Swimming pool register\n«Received | No later certificate has been lodged for the barrier»',
      state: 'VIC',
    },
    // An inspection on a form: an item, its answer and what was seen.
    {
      text: '[building-permit] Private swimming pool barrier inspection\nDate | 17 August 2026\nNo. | Item | Yes | No | Remarks\n«7 | Gate closes and latches by itself from any position | ☐ | ☒ | latch rusted»\n8 | Latch 1500 mm high or shielded | ☒ | ☐ |',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[building-report] Pool safety checklist\nInspected 3 May 2026\n«3. Boundary fence at least 1800 mm high | Fail | 1650 mm at the shed»\n4. Gate self-closing | Pass |',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[building-report] Inspection of swimming pool barrier\n«Windows restricted to 100 mm | Not compliant | bedroom 2»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[building-permit] Pool barrier inspection\nDate 4 March 2026\nGate | seen\n«Items 2 and 5 must be rectified within 60 days.»',
      state: 'TAS',
      severity: 'high',
    },
    '[building-report]\n«Pool gate | Stopped 200 mm short of the latch on each of three tries»',
    '[building-report]\n«The pool gate swung back but did not catch and was held by a rope.»',
    '[building-report]\n«Pool barrier: a garden bench against the outside of the fence gives a child a foothold.»',
    '[building-report]\n«Gate to the swimming pool would not latch unaided.»',
    '[building-report]\n«The gate of the pool fence was removed and there is no compliant barrier.»',
    {
      text: '[particulars]\nContract Date: 3 March 2027\n«Is there a pool compliance certificate for the pool? Yes ☐ No ☒»\n[building-permit] Certificate\nFORM 23 Pool safety certificate\nValid until 4 August 2025',
      state: 'QLD',
      facts: { contractDate: ['2027-03-03', '3 March 2027'] },
    },
    '[rates-certificate]\nSwimming pool register: one in-ground pool, registered 3 June 2021. «Certificate of barrier compliance: none lodged;» was due 1 June 2023',
    '[planning-certificate]\n«Swimming pool / spa | Registered 12/2020 | Certificate of compliance (Form 23) | Not lodged»',
    '[vendor-statement]\n«Pool barrier certificate: nil.»',
    {
      text: '[rates-certificate]\nSwimming pool barrier: last inspected 2019; «next inspection due 2023 (not done)»',
      state: 'WA',
    },
    {
      text: '[vendor-statement]\n«A certificate that the pool complies is not attached to this form.»',
      state: 'SA',
    },
    '[special-conditions]\n«A certificate of non-compliance under the Swimming Pools Act 1992 is attached and the purchaser must rectify the barrier after completion.»',
    '[vendor-statement]\n«The pool is registered but no certificate of barrier compliance has been lodged.»',
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
      text: '[building-report]\n«Pool barrier inspected 2 July: gate fails to latch.»',
      severity: 'medium',
    },
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
    '[rates-certificate]\nThe pool predates 1 July 1993. «Council holds no record that the safety barrier has been brought into line with the current standard.»',
    '[rates-certificate]\n«Swimming pool (1988): the barrier has not been shown to meet the present standard.»',
    '[planning-certificate]\n«The pool fence has never been upgraded to the standard that applies on sale.»',
    '[vendor-statement]\n«The pool barrier has yet to be brought to the current standard.»',
    '[building-report]\n«No records that the pool gate was inspected could be found.»',
    {
      text: '[minutes] Annual general meeting\nF. Pool. «Safety inspector refused a certificate on 3 August 2026, gate and window within 900 mm.» Pool shut.',
      state: 'NSW',
    },
    '[minutes] Minutes\nPool. «The council’s officer declined to give a certificate until the gate is moved.»',
    {
      text: '[owners-corporation-certificate] Statement\n«Swimming pool | compliance certificate lapsed in 2024»',
      state: 'WA',
    },
  ],
  passes: [
    {
      text: '[planning-certificate] Reply\n4 | Outstanding orders | The City proposes to order removal of the pool, built without a permit, unless a building approval certificate is applied for.',
      state: 'WA',
    },
    {
      text: '[particulars] Schedule\nPool certificate, or notice of no pool safety certificate | ☒ Certificate given, tab 4 ☐ Notice given',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Seller disclosure\nPool barrier certificate | ☐ Notice of no certificate given ☒ Given with this form',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Statement\nSwimming pool barrier | ☒ Certificate of compliance attached ☐ No certificate',
      state: 'NSW',
    },
    {
      text: '[building-permit] Private swimming pool barrier inspection\nDate | 17 August 2026\nNo. | Item | Yes | No | Remarks\n4 | No climbable object in the 900 mm zone | ☒ | ☐ | pot plant moved on site\n7 | Gate closes and latches by itself | ☒ | ☐ |\nIf any item is to be put right, a follow-up is booked.',
      state: 'WA',
    },
    {
      text: '[building-permit] Pool barrier inspection\nDate 4 March 2026\nGate latches by itself | No |\nFollow-up inspection 2 April 2026: compliant, certificate issued',
      state: 'WA',
    },
    {
      text: '[building-permit] Pool safety checklist\nDate 4 March 2026\nClimbable objects within 900 mm | No\nGaps of the fence over 100 mm | No',
      state: 'QLD',
    },
    '[particulars]\nPool safety: is there a certificate for the pool? ☒ Yes, PSC0384417 ☐ No WARNING TO SELLER: If there is no Compliance or Exemption Certificate, a Notice of no pool safety certificate must be given. There are penalties for non-compliance.',
    '[building-report]\nPool gate: closed and latched by itself on each of three tries.',
    '[building-report]\nA bench stands against the outside of the back fence; there is no pool.',
    {
      text: '[building-permit] Form 23 Pool safety certificate\nIt is an offence to give a pool safety certificate for a pool that does not comply.',
      state: 'QLD',
    },
    {
      text: '[annexure] Pools\nWhere a lot with a shared pool is sold, the seller must give the buyer a copy of the certificate or a notice of no pool safety certificate.',
      state: 'QLD',
    },
    '[annexure] Pool safety\nIf a house is sold with a pool whose barrier does not comply, the seller must give a certificate of non-compliance.',
    '[annexure] Pool safety\nPenalties apply to anyone who lets a home with a pool barrier that fails to comply.',
    '[building-permit]\nBS-1440/2019 | Demolition and filling of in-ground pool | No | Certificate of final inspection 4 May 2019',
    '[building-permit]\nPermit 2018/77: removal of swimming pool and fence. No certificate is required.',
    '[vendor-statement]\nThe pool was filled in 2017, and no certificate is held for its old barrier.',
    {
      text: '[vendor-statement]\nRelevant pool for the property | Yes ☒ | No ☐\nPool compliance certificate is given | Yes ☒ | No ☐',
      state: 'QLD',
    },
    {
      text: '[particulars]\nIs there a pool on the Land? [X] Yes [ ] No   Current pool safety certificate? [X] Yes [ ] No',
      state: 'QLD',
    },
    {
      text: '[particulars]\nContract Date: 3 March 2027\nIs there a pool on the Land? ☒ Yes ☐ No\nIs there a pool compliance certificate? ☐ Yes ☒ No\n[building-permit] Certificate\nFORM 23 Pool safety certificate\nPool: outdoor, not shared\nValid until 4 August 2028',
      state: 'QLD',
      facts: { contractDate: ['2027-03-03', '3 March 2027'] },
    },
    {
      text: '[annexure]\nPool safety certificate, expiry 13/03/2028\nA pool owner who sells without a certificate must give a Form 36.',
      state: 'QLD',
    },
    {
      text: '[annexure]\nEvery seller of a house with no current pool safety certificate must give the buyer a notice.',
      state: 'QLD',
    },
    '[particulars]\nPool ☒ none on the land\nSmoke alarms ☐ complying ☒ not complying',
    {
      text: '[vendor-statement]\nPool compliance certificate given: ☒ Yes. Notice of no pool safety certificate: ☐ Yes ☒ No',
      state: 'QLD',
    },
    {
      text: '[vendor-statement]\nPool compliance certificate is given | ☒ Yes | ☐ No | Notice of no pool safety certificate is given | ☐ Yes | ☒ No',
      state: 'QLD',
    },
    {
      text: '[vendor-statement]\nPool compliance certificate is given ☒ Yes ☐ No Notice of no pool safety certificate is given ☐ Yes ☒ No',
      state: 'QLD',
    },
    {
      text: '[particulars]\nIs there a pool on the land? ☒ Yes ☐ No\n[vendor-statement]\nNotice of no pool safety certificate: ☐ Yes ☒ No',
      state: 'QLD',
    },
    '[vendor-statement]\nPool or spa: none. Barrier certificate: none.',
    '[special-conditions]\nA certificate of compliance for the swimming pool dated 3 March 2026 is attached.',
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
    '[minutes] Minutes\nPool. The certificate of compliance was renewed in May.',
    '[minutes] Minutes\nThe pool fence failed in March and has since passed the inspection.',
    '[minutes] Minutes\nThe heater of the pool was replaced and the pool is open until 9 pm.',
  ],
  clear: ['The pool has a compliance certificate.'],
})
