import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'
const PERMIT =
  '[building-permit] Building permit\nPermit 4412 of 4 May 2025: new dwelling. Builder: Orr Homes.\n'

export default cases({
  state: 'VIC',
  flags: [
    `${FORM}${PERMIT}[building-report] Inspection\n«The retaining wall at the south is 1.3 m high and leans.»`,
    `${FORM}${PERMIT}[special-conditions] Conditions\n4. «The site cut along the north boundary was shored by the builder.»`,
    `${FORM}${PERMIT}[building-report] Inspection\n«The basement stands against the neighbour’s garage.»`,
  ],
  passes: [
    `${FORM}${PERMIT}[building-report] Inspection\nThe retaining wall at the south is 1.3 m high.\n[annexure] Notice\nProtection work notice, form 7, 4 May 2025.`,
    `${FORM}${PERMIT}[building-report] Inspection\nThe retaining wall at the south is 0.6 m high.`,
    `${FORM}[building-report] Inspection\nThe retaining wall at the south is 1.3 m high.`,
    `${FORM}${PERMIT}[building-report] Inspection\nThere is no basement at the side.`,
  ],
  clear: [`${FORM}${PERMIT}[building-report] Inspection\nThe house is sound.`],
})
