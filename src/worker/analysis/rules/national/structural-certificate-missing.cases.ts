import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'

export default cases({
  flags: [
    '[building-report] Inspection\n«The retaining wall is 1.4 m high and has no engineer’s design.»',
    '[building-report] Inspection\n5. Verandah roof. Purlins not tied. «No engineer’s certificate was shown.»',
    '[building-permit] Permit\n«Verandah, permit 2012/0884, certificates from engineer not lodged»',
    '[special-conditions] Special conditions\n4. «The sleeper walls were put up in 2017 with neither permit nor engineer.»',
    '[building-report] Inspection\n«Two roof trusses have been cut to make room for a duct, no engineering.»',
    `${FORM}[special-conditions] Special conditions\n4. «The wall between the living room and bedroom 2 was taken out in 2021.»`,
    `${FORM}[building-permit] Permit\n«Works: dwelling of 182 m2, steel frame on slab.»`,
    `${FORM}[building-report] Inspection\n«The owner removed a load-bearing wall and a laminated beam was put in.»`,
  ],
  passes: [
    `${FORM}[special-conditions] Special conditions\n4. The wall between the living room and bedroom 2 was taken out in 2021.\n[annexure] Papers\nEngineer’s certificate of 4 May 2021, opening to living room.`,
    '[building-report] Inspection\nA crack at the garage pier is old and needs no engineer.',
    '[building-report] Inspection\nConcealed parts of the wall were not inspected and an engineer was not engaged.',
    '[special-conditions] Special conditions\nNo wall may be removed without an engineer’s certificate if the owners corporation asks for one.',
    `${FORM}[building-report] Inspection\nThe wall between kitchen and living room could be taken out.`,
    `${FORM}[minutes] Minutes\nThe wall between kitchen and lounge in lot 14 was taken out in 2021.`,
    `${FORM}[building-report] Inspection\nThe wall between the two rooms was taken down in 1989.`,
  ],
  clear: [`${FORM}[building-report] Inspection\nThe walls are straight and sound.`],
})
