import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'

export default cases({
  flags: [
    {
      text: `${FORM}[special-conditions] Special conditions\n2. «Ms Nair rents it for $420 a week until June, and the Buyer receives the rent from settlement.»`,
      state: 'WA',
    },

    {
      text: `${FORM}[special-conditions] Special conditions\n4. «The flat is let to Ms Arden, and her rent of $480.00 per week is adjusted.»`,
      state: 'VIC',
      severity: 'low',
    },
    { text: `${FORM}«Possession | ☒ subject to the existing tenancy, bond held»`, state: 'VIC' },
    {
      text: `${FORM}[lease] Residential rental agreement\nRenter: B. Moss\n«Rent: $2,260.00 a month, paid on the 15th by the renter»\n[building-report] Report\nSmoke alarm: present, sounds.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. «A lodger has the granny flat and pays $310 per week.»`,
      state: 'WA',
    },
    {
      text: `${FORM}[particulars] Tenancies\n«The home is leased to the Orr family, who pay $705 each week»`,
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
    { text: `${FORM}Possession | ☐ subject to the existing tenancy`, state: 'VIC' },
    {
      text: `${FORM}[special-conditions] Special conditions\n4. If let to a tenant the house could return $480.00 per week.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n4. The vendor will stay in the house as tenant at $515 per week for a month.`,
      state: 'VIC',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. The cottage is rented by a nurse, $330 per week, month by month as a periodic tenancy. Smoke alarms and two RCDs are fitted in it.`,
      state: 'WA',
    },
    {
      text: `${FORM}[special-conditions] Special conditions\n3. The cottage is rented by a nurse, $330 per week, month by month as a periodic tenancy.`,
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
