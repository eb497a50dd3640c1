import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate] Certificate\n«The rear of the lot lies over the yards of the district sheep dip.»',
    '[planning-certificate] Certificate\n«Testing in 2018 found lead at 900 mg/kg in the soil, where the criterion for residential gardens is 300 mg/kg.»',
    {
      text: '[building-report]\n«Behind the yards is a concrete bath 10 metres long with a ramp, in which sheep were once dipped.»',
      state: 'NSW',
    },
    {
      text: '[building-report]\n«An old plunge bath of brick lies filled in beside the shed.»',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\n«The purchaser knows of the disused race in the lower paddock through which stock were driven through and sprayed.»',
      state: 'SA',
    },
    // Who may not take water from below is told so, and not that the land is contaminated.
    {
      text: '[planning-certificate]\n«Section 103S | Notice of prohibition or restriction on taking water affected by site contamination | YES»',
      state: 'SA',
      severity: 'medium',
    },
    {
      text: '[planning-certificate]\n«No person may take groundwater within the Thebarton prohibition area, which is affected by chlorinated solvents.»',
      state: 'SA',
      severity: 'medium',
    },
    {
      text: '[planning-certificate]\n«The land lies in a groundwater restricted use zone.»',
      state: 'VIC',
      severity: 'medium',
    },
    '[vendor-statement]\n«Paddock 3 carries residues of chlordane from potatoes grown in the sixties.»',
    '[special-conditions]\n«The old diesel tank of the yard is still in the ground and the vendor leaves it there.»',
    '[rates-certificate]\n«Eleven drums in the gully are rusted and leaking.»',
    '[building-report]\n«Trichloroethene vapours lie below the slab of the former laundry.»',
    '[vendor-statement]\n«The yards are under a property management plan for dieldrin and cattle may not graze there.»',
    {
      text: '[vendor-statement]\n«Has the land been used for a sheep dip? YES, a plunge dip behind the shed, closed about 1975.»',
      state: 'SA',
    },

    {
      text: '[planning-certificate]\n«A site audit statement of 2016 finds it suitable for residential use subject to a management plan for the cap.»',
      state: 'NSW',
    },

    {
      state: 'VIC',
      text: '[contract-form]\nSale\n[annexure] Action notice\n«Tetrachloroethene is in soil vapour below the bakehouse and in the bore.»',
    },
    {
      state: 'VIC',
      text: '[vendor-statement]\n«Trichloroethylene was measured in the groundwater bore at the rear.»',
    },
    {
      state: 'WA',
      text: '[rates-certificate]\n«Petrol vapour was found in the soil below the slab.»',
    },
    {
      state: 'SA',
      text: '[building-report]\n«A plume of benzene is moving towards the house from the old garage.»',
    },
    {
      state: 'VIC',
      text: '[vendor-statement]\n«The concrete pad was where the spray vat stood, and arsenate of lead was used by the uncle.»',
    },
    {
      state: 'TAS',
      text: '[rates-certificate]\n«The yard was a sawmill from 1950 and timber was dipped in copper chrome arsenate.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The land is the subject of a site audit statement within the meaning of the Contaminated Land Management Act 1997: Yes»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The council has information that the land was used for a purpose listed in Table 1 of the contaminated land planning guidelines, namely a service station.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The land is the subject of a site audit statement within the meaning of the Contaminated Land Management Act 1997: Yes»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«The council has information that the land was used for a purpose listed in Table 1 of the contaminated land planning guidelines, namely a service station.»',
    },
    "[vendor-statement]\n«The shed was a panel beater's for twenty years.»",
    '[vendor-statement]\n«An EPA clean up notice was served in 2019 and is still current.»',
    '[planning-certificate]\n«The land is shown in an Environmental Audit Overlay.»',
    '[vendor-statement]\n«The site was used as a dry cleaner until 1998.»',
    '[planning-certificate]\n«A site audit statement has been issued for the land with conditions.»',
    '[vendor-statement]\n«Two underground petrol tanks remain beneath the driveway.»',
    '[planning-certificate]\n«The land is subject to a management order under the Contaminated Land Management Act 1997.»',
    '[special-conditions]\n«The Vendor discloses that the soil contains lead above residential guidelines.»',
    '[building-report]\n«Stained soil and a hydrocarbon odour were noted at the rear workshop.»',
    '[vendor-statement]\n«The property appears on the Priority Sites Register.»',
    '[special-conditions]\n«A sheep dip was operated near the yards until about 1975 and the Purchaser releases the Vendor from any claim as to arsenic or other residue in the soil.»',
    '[vendor-statement]\n«The land was used for panel beating and motor repairs from 1961 to 1998.»',
    "[special-conditions]\n«The Purchaser acknowledges that the site was once a dry cleaner's premises.»",
    '[vendor-statement]\n«A statement of environmental audit was issued in 2009 with conditions on the use of groundwater.»',
    '[vendor-statement]\n«The environment authority has placed the property on its priority sites register.»',
    '[vendor-statement]\n«Environmental Audit Overlay (EAO) affects the land»',
    '[building-report]\n«Two underground petrol tanks remain beneath the forecourt.»',
    '[vendor-statement]\n«Soil tests by the former lessee found lead above residential levels.»',
    {
      text: '[special-conditions]\n«A notice under section 408(2) about the former depot is annexed for the Buyer.»',
      severity: 'critical',
      state: 'QLD',
    },
    '«ENVIRONMENTAL AUDIT OVERLAY (EAO)»',
    '[vendor-statement]\n«The rear of the land was formerly a dry cleaner’s yard, site of two underground tanks.»',
    {
      text: '[vendor-statement]\n«A clean-up notice under the Environment Protection Act was served in 2025.»',
      severity: 'critical',
    },
    {
      text: '[vendor-statement] Form 2\n«Is the property on the EMR or CLR? ☒ Yes ☐ No»',
      severity: 'high',
      state: 'QLD',
    },
    {
      text: 'ENVIRONMENTAL MANAGEMENT REGISTER AND CONTAMINATED LAND REGISTER\n«This site is included on the Environmental Management Register because of a notifiable activity: livestock dip.»',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Form 2\n«A notice under section 408(2) has been given: Yes»',
      severity: 'critical',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\n«A groundwater prohibition area covers the suburb and the land.»',
      state: 'SA',
    },
    {
      text: '9.1 «Council records suggest that a fuel tank was put under the rear yard in about 1961.»',
      state: 'VIC',
    },
  ],
  passes: [
    '[by-laws] Scheme description\n[annexure] Description\nThe common property includes the drainage of the site with its underground tank and pump.',
    { text: '[building-report]\nA water trough for the cattle stands in the yard.', state: 'QLD' },
    { text: '[building-report]\nThere is no dipping vat on the land.', state: 'QLD' },
    {
      text: '[planning-certificate]\nNote: an approval for a change of use may be refused where contamination exists.',
      state: 'SA',
    },
    // A notice to the scheme about its plant.
    '[planning-certificate]\nThe Environment Protection Authority served a clean-up notice on the association after the plant overflowed to the lake.',
    '[vendor-statement]\nA clean-up notice was given to the owners corporation for the overflow of its pump station.',
    '[annexure] Laboratory\npH 7.4 | hardness 180 mg/L | E. coli 0 | arsenic below 0.001 mg/L | Meets drinking guideline',
    '[planning-certificate] Land information\nContaminated land | no record for 2214. (Record for Lot 2290, fuel depot, audited and closed 2011.)',
    '[rates-certificate]\nThe former depot in Beach Street (Lot 88, 900 metres distant) is classified Remediated for restricted use.',
    '[vendor-statement]\n8.4 Site contamination audit | YES\nA site contamination audit report of 2023 states that the land is suitable for any residential use without conditions.',
    '[special-conditions]\n8. The Contaminated Sites Act classification is "not contaminated, unrestricted use".',
    '[vendor-statement]\nNo property management plan or notice about residues of chemicals was given.',
    '[building-report]\nSoil tests of 2019 found neither arsenic nor lead above the levels for gardens.',
    '[rates-certificate]\nThe diesel tank under the yard was removed in 2015.',
    {
      text: '[planning-certificate]\nThe auditor issued a statement in 2019: the lot is suitable for any residential use, with no conditions.',
      state: 'NSW',
    },
    {
      text: '[planning-certificate]\nSite audit statement SAS 88 found the land fit for residential use with garden soil.',
      state: 'NSW',
    },
    '[planning-certificate]\nInformation is not held by the authority on contamination of the block.',
    {
      state: 'VIC',
      text: '[vendor-statement]\nNo solvent was found in soil vapour below the shop.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nThe land is not significantly contaminated land within the meaning of that Act.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nCouncil has adopted a policy on contaminated land which may restrict development.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nThe land is not significantly contaminated land within the meaning of that Act.',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\nCouncil has adopted a policy on contaminated land which may restrict development.',
    },
    '[vendor-statement]\nThere is no history of industrial use.',
    {
      state: 'VIC',
      text: '[rates-certificate]\nProperty: 47 Tannery Lane (formerly 45 Tannery Lane), Wandoolah',
    },
    {
      state: 'VIC',
      text: '[title-search]\n[rates-certificate]\nPreviously rated as 12 Orchard Road; now 14 Orchard Road.',
    },
    {
      state: 'WA',
      text: '[rates-certificate]\nThe lot, once part of 3 Foundry Street, was 512 m2 until 2019.',
    },
    {
      state: 'VIC',
      text: '[vendor-statement]\nThe land at 114 to 120 Sample Road, which adjoins, is affected by an Environmental Audit Overlay; the land sold is not.',
    },
    '[planning-certificate]\nThe land is not significantly contaminated land.',
    '[planning-certificate]\nCouncil has adopted a general policy about contaminated land.',
    '[vendor-statement]\nNo notices about contamination have been received.',
    '[vendor-statement]\nThe vendor has no knowledge of contamination.',
    '[vendor-statement]\nThe house was used as a display home until 2020.',
    '[vendor-statement]\nThe battery of the solar system was replaced in 2021.',
    '[vendor-statement]\nThe land is not on the priority sites register.',
    '[vendor-statement]\nNil contamination is known to the vendor.',
    '[vendor-statement]\nThe adjoining property was a service station.',
    '[vendor-statement]\nA property management plan about chemical residue: none',
    {
      text: 'ENVIRONMENTAL MANAGEMENT REGISTER (EMR) AND CONTAMINATED LAND REGISTER (CLR)\nThe site is NOT included on the Environmental Management Register. It is NOT included on the Contaminated Land Register.',
      state: 'QLD',
    },
    { text: '[vendor-statement] Form 2\nRecorded on the EMR or CLR: ☐ Yes ☒ No', state: 'QLD' },
    'The land is not declared to be significantly contaminated land.',
    'Council has adopted a policy about contaminated land that applies everywhere.',
    '[vendor-statement]\nContamination: none known',
  ],
  clear: ['The land is not on the priority sites register.'],
})
