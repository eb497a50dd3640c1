import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\nA certificate of final inspection was issued for the pool; «none has been obtained for the studio, which is used as a bedroom»',
    '[vendor-statement]\n«Permit BP-2019/331 (deck): the final inspection remains outstanding.»',
    '[vendor-statement]\n«Building permit 4412/2021 for alterations lapsed before the works were finished.»',
    "[vendor-statement]\n«The sunroom at the rear does not appear on the council's plans.»",
    '«The Purchaser is aware that council has no record of the carport.»',
    '[building-report]\n«The attic conversion was probably done without a permit.»',
    '[building-permit]\n«Occupancy permit: not on file»',
    '[vendor-statement]\n«Dwelling extension | Permit 2022/118 | Final certificate: not issued»',
    '«The vendor enclosed the verandah himself and did not apply for a permit.»',
    '«The vendor discloses that the rear deck was erected without a permit.»',
    '«The buyer accepts the unapproved bathroom in the garage.»',
    '[vendor-statement]\n«Building permit BP 77/2018 for an upper storey: final certificate not issued.»',
    '[building-report]\n«The sunroom appears to have been added and council holds no approval for it.»',
    {
      text: '38. «The vendor does not hold a building information certificate or consent for the studio and rear deck and no objection may be taken.»',
      state: 'NSW',
    },
    {
      text: '«The vendor is unable to produce the council approval or occupation certificate for the garage conversion and the purchaser shall not require it.»',
      state: 'NSW',
    },
    '«The Transferor cannot locate any permit for the pergola.»',
  ],
  passes: [
    '[vendor-statement]\nBuilding permit BP 11/2020 for alterations: certificate of final inspection issued 4 May 2021.',
    '[vendor-statement]\nNone for the past seven years.',
    '[vendor-statement]\nNo record of any notice for the dwelling exists.',
    '[vendor-statement]\nNo certificate of title is held for the land.',
    '[vendor-statement]\nBuilding permit 4412 was issued on 4 May 2021 and the certificate of final inspection on 2 May 2022.',
    '[vendor-statement]\nNo building permit has been issued in the past seven years.',
    '[vendor-statement]\nA shed of less than 10 square metres for which no permit is required.',
    '[vendor-statement]\nMachinery shed: permit and final certificate held.',
    'The vendor does not hold a key for the garage.',
    'All improvements were approved and certified.',
    '[by-laws]\nAn owner must not carry out works without the approval of the committee.',
    '[vendor-statement]\nNo building permits have been issued in the last seven years for the dwelling.',
    'The pergola is exempt and no approval was needed for it.',
    {
      text: 'The purchaser must complete although no occupation certificate has issued.',
      state: 'NSW',
    },
    {
      text: '[water-certificate]\nNo building may stand within one metre of the main without the consent of the corporation.',
      state: 'SA',
    },
  ],
  clear: [
    '[vendor-statement]\nBuilding permit 123 for the deck; certificate of final inspection dated 3 May 2021.',
  ],
})
