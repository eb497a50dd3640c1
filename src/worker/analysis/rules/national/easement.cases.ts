import { cases } from '../cases.ts'

export default cases({
  in: 'plan',
  flags: [
    {
      text: '[vendor-statement] Statement\nTitle attached\n[building-report] Drainage\nThe shared drain was followed by camera. «It enters from number 29, runs beneath the rear rooms and is not within a registered easement.»',
      state: 'VIC',
      severity: 'medium',
    },
    {
      text: '[planning-certificate] Letter\n«The trunk drain passes beneath the kitchen and is nowhere within the easement.»',
      state: 'NSW',
      severity: 'medium',
    },
    '[water-certificate] Statement\nA sewer of 150 mm crosses the yard. «Our crew found a shed over the main.» «The owner has not asked for consent to build over it.» «We may have it removed at the cost of the owner.»',
    '[water-certificate] Statement\n«In June 2023 we noted a brick garage across the drain.»',
    {
      text: '[vendor-statement]\nSeller: J Abara\n[building-permit] Inspection notes\n«The carport posts and roof stand 0.7 m inside the drainage easement.»\n[annexure] Terms\n«The owner shall not erect any building in the easement.» «The council may have it removed and recover what that costs.»',
      severity: 'high',
    },
    {
      text: '[building-permit] Inspection notes\n«11/04/2011 | Garage final. East wall 1.8 m within Easement B when measured on site; owner advised.»',
      severity: 'high',
    },
    {
      text: '[building-permit] Record of inspections\n«Footings of the extension lie across the drainage easement by 0.6 m.»',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\nSeller: J Abara\n[annexure] Identification survey\n«The verandah is 900 mm inside the right of way along the side.»',
      severity: 'high',
    },
    {
      text: '[water-certificate] Statement\n«Sewer: the house drain of the neighbour runs beneath the kitchen to the main in the lane.»\nNo easement for that drain is recorded with us or on the plan.',
      severity: 'medium',
    },
    {
      text: '[water-certificate] Information statement\nA 225 mm sewer lies within easement E-2. «The file holds a photograph showing the kitchen extension standing on that easement.» «No consent to build over has been recorded.»',
      severity: 'high',
    },
    {
      text: '[plan] Survey\n«The verandah of the house is shown resting on the sewerage easement.»',
      severity: 'high',
    },
    {
      text: '[water-certificate] Statement\n«Photographs show a bedroom wing extending over the drainage easement at the rear.»',
      severity: 'high',
    },
    {
      text: '[title-search]\n«CARRIAGEWAY in favour of Lot 47 on LP9214 1183402 02/12/1924»',
      severity: 'medium',
    },
    {
      text: '[special-conditions]\n4. «The buyer knows that the tool shed stands 0.3 m over the sewerage easement.»',
      severity: 'medium',
    },
    {
      text: '[water-certificate]\n«A 225 mm sewer passes beneath the rear wing.»',
      severity: 'high',
    },

    {
      text: '[water-certificate]\nA 150 mm sewer serving four blocks goes through the yard. «A studio stands over it along 7.4 metres.»',
      severity: 'high',
    },
    '[building-report]\nThe council drain runs along the east side. «The garage was built over it in 1998.»',
    '[contract-form] Contract\nThe vendor sells.\n[annexure] Letter of the water corporation\nOur sewer main lies 2 m deep in the rear yard. «The pool and deck were constructed on top of the main.»',
    `[title-search] Title search
4. «EASEMENT No 602884109 burdening the land to Lot 9 on SP 118204 over Easement A (access)»`,

    '[title-search]\n«EASEMENT FOR DRAINAGE 2 WIDE»',
    '[water-certificate] «A stormwater channel crosses the allotment beneath the dwelling.»',
    '[water-certificate] «Sewer: the deck stands over the main tie and access chamber.»',

    '[plan]\n«E-1 | DRAINAGE & SEWERAGE | 3 | PS512345A | CITY OF CASEY & SOUTH EAST WATER»',
    '[title-search]\n«2 DP123456 EASEMENT TO DRAIN WATER 1.5 METRE(S) WIDE AFFECTING THE PART(S) SHOWN SO BURDENED»',
    '[plan]\n«E-2 | Sewerage | 3.00 | LP 12345 | Melbourne Water»',
    '[title-search]\n«RIGHT OF CARRIAGEWAY 3 WIDE AFFECTING THE PART SHOWN»',
    '[title-search]\n«E-1 | Drainage and Sewerage | 2 | PS123456X | Lots in this plan»',
    '[title-search]\n«The land is burdened by an easement for water supply in favour of the authority.»',
    '[vendor-statement]\n«The rear two metres of the land is subject to a drainage easement.»',
    '[title-search]\n«Party wall rights over the eastern boundary»',
    '[plan]\n«Way | E-3 | 3.05 | C/E 123456 | Lot 2»',
    '[vendor-statement]\n«E-1 drainage easement 2 metres wide along the rear boundary»',
    '[vendor-statement]\n«Easement 3.00 m wide for pipelines or ancillary purposes in favour of Southern Rural Water»',
    '[building-report]\n«The rear addition has been built across the sewerage easement shown on the plan.»',
    '[water-certificate]\n«A branch sewer passes under the dwelling and no agreement to build over it is recorded.»',
    '[special-conditions]\n«The Purchaser acknowledges that part of the carport lies within the easement marked E-2.»',
    '[vendor-statement]\n«Overhead electricity line with an easement 40 m in width held by the transmission company, crossing the yard next to the house»',
    { text: '«E-1 | Drainage and Sewerage | 2 | This Plan | Lots in this Plan»', severity: 'low' },
    {
      text: '[title-search]\n«RIGHT OF CARRIAGEWAY 3 WIDE affecting the part shown»',
      state: 'NSW',
      severity: 'medium',
    },
    {
      text: '[vendor-statement]\n«The garage is partly built over the sewerage easement.»',
      severity: 'high',
    },
  ],
  passes: [
    '[building-permit] Record of inspections\nGarage: no building may be put up within 1 m of the easement.',
    '[building-permit] Record of inspections\nThe shed slab was poured 2.4 m clear of Easement B.',
    '[building-report]\nThe house drain runs within the easement E-2 and the garage was not built over it.',
    '[title-search] Title search\n2. EASEMENT No 700114402 17/09/2002 benefiting the land over\nEASEMENT C ON SP90002 (ACCESS)',
    '[water-certificate]\nThe sewer is in the street. No building stands over it.',
    '[title-search]\n3 DP123456 EASEMENT FOR SERVICES APPURTENANT TO THE LAND ABOVE DESCRIBED',
    '[plan]\nA-1 | Carriageway | 4 | appurtenant',
    '[plan]\nA-1 | Carriageway | 3 | This plan | appurtenant to this lot',
    '[title-search]\nThere are no easements.',
    '[water-certificate]\nNo authority asset is recorded under the dwelling.',
    '[vendor-statement]\nEasements: none affect the land.',
    '[special-conditions]\nGeneral condition 3 about easements is not amended.',
    '[building-report]\nThe garage is clear of the easement and no structure stands over it.',
    'A-1 | Way | appurtenant easement for the benefit of this lot',
    '[vendor-statement]\nEasements for drainage: none',
    '[title-search]\nAny encumbrances created by Section 98 and any other encumbrances or easements shown on the plan',
  ],
  clear: ['LOT 3 area 512 m2'],
})
