import { cases } from '../cases.ts'

const FORM = '[contract-form] Contract of sale\nPurchaser: Ann Lee\n'

export default cases({
  flags: [
    '[building-permit] Building file\n«Structural engineer, new roof trusses | None. No application has been received»',
    '[building-report] Inspection\n«The carport posts and beams stand without any engineer’s computations.»',
    '[building-report] Inspection\nRear balcony: joists span too far. «We were given no engineer’s drawings.»',
    '[building-permit] Permit\n«Mezzanine floor: engineer’s certification still outstanding»',
    '[special-conditions] Special conditions\n4. «The vendor built the retaining wall himself, and it was not engineered.»',
    '[building-report] Inspection\n«The roof frame was altered for a skylight without engineer’s details.»',
    `${FORM}[special-conditions] Special conditions\n4. «In 2022 the owners knocked out the wall between dining room and hall.»`,
    `${FORM}[building-permit] Permit\n«Description: house, two storeys, steel frame on concrete slab.»`,
    `${FORM}[building-report] Inspection\n«The owner removed a load-bearing wall and a laminated beam was put in.»`,
  ],
  passes: [
    '[building-permit] Building file\nStructural engineer, shed footings | Yes',
    `${FORM}[special-conditions] Special conditions\n4. In 2022 the owners knocked out the wall between dining room and hall.\n[annexure] Papers\nEngineer’s certificate of 4 May 2021, opening to living room.`,
    '[building-report] Inspection\nA crack at the garage pier is old and needs no engineer.',
    '[building-report] Inspection\nWe looked at the footings from outside only; an engineer was not engaged.',
    '[special-conditions] Special conditions\nNo wall may be removed without an engineer’s certificate if the owners corporation asks for one.',
    `${FORM}[building-report] Inspection\nThe wall dividing study and bedroom could be removed later.`,
    `${FORM}[minutes] Minutes\nThe owner of lot 6 had a load-bearing wall removed.`,
    `${FORM}[building-report] Inspection\nThe wall between the two rooms was taken down in 1989.`,
  ],
  clear: [`${FORM}[building-report] Inspection\nThe walls are straight and sound.`],
})
