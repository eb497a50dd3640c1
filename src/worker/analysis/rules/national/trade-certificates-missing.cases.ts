import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\nContract date 12 October 2026\n'
const facts = { contractDate: ['2026-10-12', '12 October 2026'] } as const

export default cases({
  flags: [
    {
      text: `${FORM}[special-conditions] Disclosure\n«The house was flooded in February 2022.»\n[building-report] Inspection\n«Plasterboard was renewed on the lower walls and the wiring replaced.»`,
      state: 'NSW',
      severity: 'medium',
    },
    {
      text: `${FORM}[annexure] Insurer\n«Claims: 28 February 2022, flood, water entered, claim for flood of $183,400 paid.»\n[vendor-statement] Statement\n«The ground floor was reinstated after the flood.»`,
      state: 'QLD',
    },
    {
      text: `${FORM}[special-conditions] Disclosure\n4. «A fire damaged the kitchen and hall of the house in 2023, and the insurer had them rebuilt.»`,
      state: 'WA',
    },
    {
      text: `${FORM}[vendor-statement] Statement\n«5 Occupancy permit for the dwelling, issued 4 June 2026, attached.»`,
      state: 'VIC',
      severity: 'low',
      facts,
    },
    {
      text: `${FORM}[special-conditions] Conditions\n«The property is a newly completed house, handed over by its builder in August.»`,
      state: 'VIC',
      severity: 'low',
      facts,
    },
  ],
  passes: [
    {
      text: `${FORM}[special-conditions] Disclosure\nThe house was flooded in February 2022.\n[building-report] Inspection\nPlasterboard was renewed on the lower walls. The electrician’s compliance certificate of 4 May 2022 was seen.`,
      state: 'NSW',
    },
    {
      text: `${FORM}[special-conditions] Disclosure\nThe house was not flooded in February 2022.\n[building-report] Inspection\nThe linings were replaced in the bathroom.`,
      state: 'NSW',
    },
    {
      text: `${FORM}[special-conditions] Disclosure\nThe neighbour’s house was flooded in 2022.\n[building-report] Inspection\nThe linings were replaced in the bathroom.`,
      state: 'NSW',
    },
    {
      text: `${FORM}[vendor-statement] Statement\nOccupancy permit for the dwelling, issued 4 June 2012, attached.`,
      state: 'VIC',
      facts,
    },
    {
      text: `${FORM}[vendor-statement] Statement\nOccupancy permit for the dwelling, issued 4 June 2026. Plumbing compliance certificates attached.`,
      state: 'VIC',
      facts,
    },
  ],
  clear: [`${FORM}[building-report] Inspection\nThe house of 1962 is dry and sound.`],
})
