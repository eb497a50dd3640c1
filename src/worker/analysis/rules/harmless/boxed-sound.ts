import { wordings } from '../../wording/wordings.ts'

/** How a row of boxes rates a part of a building, where one of them is ticked. */
export const BOXED_SOUND_PATTERNS = wordings({
  /** The box that says that all is well, before its words or behind them. */
  sound:
    /☒ ?(?:(?:in )?(?:good|sound|working) (?:order|condition)|sound|satisfactory|serviceable|acceptable|good|compl(?:ies|iant|ying)|pass(?:es|ed)?|no (?:visible )?(?:defects?|faults?|issues?|problems?)|none (?:seen|found|noted|observed)|not (?:seen|found|observed)|adequate|ok|safe|clear)\b/i,
  soundLast:
    /\b(?:sound|satisfactory|serviceable|acceptable|good|compl(?:ies|iant)|pass(?:es|ed)?|no defects?|adequate|ok|safe|clear) ?☒[^☐☒]{0,40}☐\W{0,3}$/i,
  /** "Fair" is all that a pair of boxes knows beside a defect; of three, the middle one. */
  fairOrDefect:
    /☒ ?fair\b[^☐☒]{0,12}☐ ?(?:defect|fault|repair|poor|unsafe|attention)\w{0,5}\b(?![^☐☒]{0,30}☐)/i,
  good: /[☐☒] ?good\b/i,
  ticked: /☒[^☒]{0,400}☒/,
  empty: /☐/,
})

const P = BOXED_SOUND_PATTERNS

/** Whether the one ticked box of a row says that what the row tells of is sound. */
export function isBoxedSound(text: string): boolean {
  if (!P.empty.test(text) || P.ticked.test(text)) return false
  return (
    P.sound.test(text) ||
    P.soundLast.test(text) ||
    (P.fairOrDefect.test(text) && !P.good.test(text))
  )
}
