import type { Fact, Facts } from '../facts/facts.ts'

/** The title reference as one says it: "Volume 129814 Folio 31" for a form's "Title Reference(s) 129814/31". */
export function titleInWords({ titleReference }: Facts): Fact<string> | null {
  return inWords(titleReference, NAMES_TITLE)
}

/** The lot and plan as one says them: "Lot 22 PS638204T" for the cells "22 | PS 638204T". */
export function lotPlanInWords({ lotPlan }: Facts): Fact<string> | null {
  return inWords(lotPlan, NAMES_LOT)
}

/** As printed, unless the print is figures of a table or holds a form's own labels. */
function inWords(fact: Fact<string> | null, named: RegExp): Fact<string> | null {
  if (fact === null || (named.test(fact.text) && !OF_FORM.test(fact.text))) return fact
  return { ...fact, text: fact.value }
}

const NAMES_TITLE = /[a-z]{3}/i
const NAMES_LOT = /\b(?:lot|unit|block|allotment|section|parcel|portion|piece|quarter|flat)s?\b/i
/** What stands in the label of a field and in no sentence. */
const OF_FORM = /[:|\t]|\(s\)|\w\/[A-Z][a-z]/
