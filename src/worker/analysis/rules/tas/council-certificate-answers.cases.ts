import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate] Section 337\n«Is a permit under the planning scheme in force and its conditions not satisfied? Yes, landscaping bond outstanding»',
    {
      text: '«17. Does the council intend to acquire any part of the land? | Yes»',
      severity: 'high',
    },
    { text: '«3. Is the land connected to a sewer? | No»', severity: 'medium' },
    '«23. Is there a breach of any condition of a permit? ☒ Yes ☐ No»',
    '«30. Has the council resolved to close the highway that gives access?»\n«Yes, resolution of 3 March 2026»',
    {
      text: '«8. Is any drain over the land used by another property? Yes - a combined drain»',
      severity: 'medium',
    },
    {
      text: '«4. Which building permits were granted? No records held before 1994»',
      severity: 'low',
    },
  ],
  passes: [
    '17. Does the council intend to acquire any part of the land? | No',
    '23. Is there a breach of a permit? ☐ Yes ☒ No',
    '3. Is the land connected to a sewer? | Yes',
    '31. Is the land in a bushfire-prone area? | Yes',
    "[planning-certificate] Council certificate\n19 Is the land connected to council's stormwater and sewer? YES. 20 Septic now in use: NO",
  ],
  clear: ['17. Does the council intend to acquire any part of the land? Not applicable'],
})
