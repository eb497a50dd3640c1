import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'

export default cases({
  flags: [
    {
      text: `${FORM}[special-conditions] Special conditions\n4. «The flat is let to Ms Arden, and her rent of $480.00 per week is adjusted.»`,
      state: 'VIC',
      severity: 'low',
    },
    { text: `${FORM}«Lease | ☒ sold subject to a residential rental agreement»`, state: 'VIC' },
    {
      text: `${FORM}[lease] Residential rental agreement\nRenter: B. Moss\n«Rent: $2,260.00 a month, paid on the 15th by the renter»\n[building-report] Report\nSmoke alarm: present, sounds.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. «The second dwelling is occupied by Ms Rowe at $280.00 a week.»`,
      state: 'WA',
    },
    {
      text: `${FORM}[particulars] Tenancies\n«Tenant: K. Dunn, fixed term to 18 December 2026, rent $640.00 per week»`,
      state: 'QLD',
    },
  ],
  passes: [
    {
      text: `${FORM}[special-conditions] Special conditions\n4. The flat is let to Ms Arden at $480.00 per week.\n[annexure] Agent's file\nGas and electrical safety check: 4 May 2025, both passed.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n4. The shop is let to a tenant at $480.00 per week.`,
      state: 'VIC',
    },
    { text: `${FORM}Lease | ☐ sold subject to a residential rental agreement`, state: 'VIC' },
    {
      text: `${FORM}[special-conditions] Special conditions\n4. If let to a tenant the house could return $480.00 per week.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n4. The vendor may remain in the house as tenant at $480.00 per week until 4 May.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. The cottage is let to Ms Rowe at $280.00 a week. Smoke alarms and two RCDs are fitted in it.`,
      state: 'WA',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. The cottage is let to Ms Rowe at $280.00 a week.`,
      state: 'NSW',
    },
  ],
  clear: [
    {
      text: `${FORM}[special-conditions] Special conditions\nThe house is sold with vacant possession.`,
      state: 'VIC',
    },
  ],
})
