import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'
const PERMIT =
  '[building-permit] Building permit\nPermit 4412 of 4 May 2025: new dwelling. Builder: Orr Homes.\n'

export default cases({
  state: 'VIC',
  flags: [
    `${FORM}${PERMIT}[building-report] Inspection\n«Along the fence the builder made a 1.6 metre cut, held by timber sleepers.»`,
    `${FORM}${PERMIT}[special-conditions] Conditions\n4. «The site cut along the north boundary was shored by the builder.»`,
    `${FORM}${PERMIT}[building-report] Inspection\n«The basement stands against the neighbour’s garage.»`,
  ],
  passes: [
    `${FORM}${PERMIT}[building-report] Inspection\nAlong the fence the builder made a 1.6 metre cut.\n[annexure] Notice\nProtection work notice, form 7, 4 May 2025.`,
    `${FORM}${PERMIT}[building-report] Inspection\nAlong the fence there is a retaining wall of 0.5 m.`,
    `${FORM}[building-report] Inspection\nAlong the fence the builder made a 1.6 metre cut.`,
    `${FORM}${PERMIT}[building-report] Inspection\nThere is no basement at the side.`,
  ],
  clear: [`${FORM}${PERMIT}[building-report] Inspection\nThe house is sound.`],
})
