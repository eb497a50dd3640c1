import { cases } from '../cases.ts'

export default cases({
  in: 'building-permit',
  flags: [
    {
      text: '[building-permit] OCCUPATION CERTIFICATE\n☐ Whole of the building | ☒ Part of the building\nTwo storey attached dwelling and single garage. «The room in the garage roof space is not included.»',
      severity: 'high',
      state: 'NSW',
    },
    {
      text: '[building-permit] Occupancy permit\n«This permit does not extend to the attic or to the new deck.»',
      severity: 'high',
      state: 'VIC',
    },
    {
      text: '[building-permit] Certificate of completion\n«Dwelling of one storey, excluding the rear studio, which is under another permit.»',
      severity: 'high',
      state: 'TAS',
    },
    {
      text: '[building-permit] Occupancy permit\nOccupancy permit no. 77314/A\n«Part of building | Dwelling 1 (front) and its garage | Permitted use | Residential»',
      severity: 'high',
      facts: { address: ['2/47 Tolmer Street', 'Residential'] },
    },
    '[building-permit] OCCUPATION CERTIFICATE\n«Type: part»\n«Conditions outstanding: 31 (retaining wall);» 34 (rainwater tank)\n«A certificate for the whole must be obtained within 12 months.»',
    {
      text: '«Interim occupation certificate 22/118 issued 4 May 2025 for the dwelling;» landscaping and driveway to be finished.',
      state: 'NSW',
      severity: 'high',
    },
    '[building-permit] OCCUPANCY PERMIT\n«This is a temporary occupancy permit for the dwelling until 3 March 2027.»',
    { text: '«Certificate of occupancy and use (partial) - garage excluded.»', state: 'ACT' },
    {
      text: '[rates-certificate] Building records\n«Occupancy permit | Status: interim | 3 June 2024»',
      state: 'NT',
    },
    '[vendor-statement] Building permits\n«House: partial occupancy certificate of 2 May 2025.»',
    '[rates-certificate] Buildings\n«Is a temporary occupancy permit in force? Yes, to 4 May 2027»',
  ],
  passes: [
    '[building-permit] Occupation certificate\nTwo storey dwelling and garage. The swimming pool fence is not included in the fee.',
    '[building-permit] Development consent\nThe loft is not included in the floor space.',
    {
      text: '[building-permit] Occupancy permit\nPart of building | Dwelling 2 (rear) | Permitted use | Residential',
      facts: { address: ['2/47 Tolmer Street', 'Residential'] },
    },
    {
      text: '[building-permit] Occupancy permit\nPart of building | Dwelling 1 | Permitted use | Residential\nPart of building | Dwelling 2 | Permitted use | Residential',
      facts: { address: ['Unit 2, 47 Tolmer Street', 'Residential'] },
    },
    {
      text: '[building-permit] Occupancy permit\nPart of building | House and garage | Permitted use | Residential',
      facts: { address: ['47 Tolmer Street', 'Residential'] },
    },
    'Interim occupation certificate 12 May 2021; final occupation certificate issued 3 June 2022.',
    'Interim occupation certificate 12 May 2021\nFinal occupation certificate 118/22 dated 3 June 2022',
    '[annexure]\nOccupation certificate means an interim or final occupation certificate.',
    'Occupation certificate 4/24 for the whole of the building, issued 4 May 2024. Conditions outstanding: nil.',
    '[building-permit] OCCUPATION CERTIFICATE\nConditions outstanding: none',
    '[rates-certificate] Buildings\nIs an interim certificate of occupancy in force? No',
    '[vendor-statement] Buildings\nHas a temporary occupancy permit been given\nNo',
    '[building-permit] Search of records\n14. Whether a provisional permit to occupy is current under\nthe Building Act: None',
    '[building-permit]\n☐ interim occupation certificate ☒ final occupation certificate',
  ],
  clear: ['Occupancy permit 4/24 issued 4 May 2024 for the dwelling.'],
})
