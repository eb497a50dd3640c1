import { wordings } from '../../wording/wordings.ts'

/** How papers speak of building without leave and tell of no work that was done. */
export const WORKS_OF_ANYONE_PATTERNS = wordings({
  /** The verb of a covenant, not the leave of a council: "erected or permitted to remain". */
  suffered:
    /\b(?:permit|suffer|allow)(?:ted|ed)?\b(?: or (?:permit|suffer|allow)(?:ted|ed)?)?(?: (?:to (?:be|remain|stand)|the same)\b|[^.;]{0,30}\bto be (?:erected|placed|built|constructed|used)\b)|\bnot (?:at any time )?(?:to )?(?:hereafter )?(?:erect|place|build|construct)\b/i,
  /** What stands in the land use table of a plan, or must wait for a paper. */
  table:
    /^(?:if there (?:is|are) (?:an? |any )?|building (?:over|near) )|: if there (?:is|are)\b|\bif\b[^.;]{0,80}\b(?:is|are) being (?:done|built|made|carried out)\b|\b(?:with|without|except with|only with) (?:development )?consent ?[:.]|\b(?:must|shall|may|can) ?not be (?:occupied|used|built|erected)\b[^.;]{0,20}\b(?:until|before|unless|without)\b/i,
  /** A warning of what may come to whoever has such work. */
  warned:
    /(?<!\b(?:the|this|these|those|its|such|said) )\b(?:illegal|unauthori[sz]ed|unapproved|unlawful) (?:building |plumbing )?(?:works?|structures?|buildings?|improvements?|additions?)\b[^.;]{0,60}\b(?:may|can|could|might|must|will) (?:not )?(?:have|need|be|lead|result|cause)\b|\b(?:may|can|could|might)\b[^.;]{0,40}(?:remove|act (?:up)?on|demolish|liable for|order(?: the removal of)?|take action (?:on|against)) (?:any )?(?:illegal|unauthori[sz]ed|unapproved|unlawful)\b|\b(?:are|is) often (?:built|made|done|carried out)\b/i,
  /** Work that was done, said of a thing of this land. */
  done: /\b(?:was|were|has been|have been|had been) (?:\w{4,12} )?(?:built|erected|constructed|made|done|added|enclosed|converted|installed|carried out|put up|found|sighted|seen|recorded)\b/i,
})

const P = WORKS_OF_ANYONE_PATTERNS

/** True where a sentence warns whoever has such work, or says what must wait for a paper. */
export function warnsAnyone(text: string): boolean {
  return (P.warned.test(text) || P.table.test(text)) && !P.done.test(text)
}

/** True where a sentence binds or warns whoever builds, and shows no work on the land. */
export function isOfAnyonesWorks(text: string): boolean {
  return warnsAnyone(text) || (P.suffered.test(text) && !P.done.test(text))
}
