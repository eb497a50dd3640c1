import { wordings } from '../../wording/wordings.ts'

export const ASKED_OF_SCHEME_PATTERNS = wordings({
  toCorporation:
    /\b(?:given|served|issued|addressed|directed|sent|made|notice|order|direction)\b[^.;]{0,60}\b(?:to|on|upon|against) (?:the )?(?:owners['’]? corporation|owners of strata plan|(?:strata|community|body|neighbourhood) (?:corporate|corporation|company|association)|corporation|association)\b/i,
  /** What no owner of a lot has alone. */
  shared:
    /\b(?:common property|(?:street |front )?fa[cç]ades?|lifts?|fire (?:stairs?|hydrants?|pumps?|services)|external walls?|basement|car park|roof of the building|building(?:'s|’s) (?:roof|walls?|structure)|essential safety measures)\b/i,
  ownLot: /\b(?:lot|unit|apartment|flat) \d{1,4}\b|\b(?:the|your|this) (?:lot|unit|apartment)\b/i,
})

const P = ASKED_OF_SCHEME_PATTERNS

/** Whether a notice is the corporation's to obey: it is given to it, or asks for work on what all share. */
export function isAskedOfScheme(text: string, inScheme: boolean): boolean {
  if (P.toCorporation.test(text)) return true
  return inScheme && P.shared.test(text) && !P.ownLot.test(text)
}
