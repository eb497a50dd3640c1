import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf } from '../reading/number-words.ts'

/** A number of things beside the list of them. */
export type CountedList = {
  readonly things: string
  readonly told: number
  readonly listed: number
}

export const COUNT_LIST_PATTERNS = wordings({
  counted:
    /(?<![\d.,$/-])\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:[a-z-]{3,9} ){0,2}?(lots|titles|allotments|parcels|units|apartments|(?:car )?(?:spaces|parks|bays|permits)|permits|cages|folios|sheets|car ?parks|carspaces|keys|blocks|paddocks|by-laws|certificates|mortgages|easements)\b(?: \w{2,8}){0,2}?[ ,(:]{1,3}(?:being |namely,? |numbered |numbers? |nos?\.? |known as |shown as |marked |described as |that is,? |called ){1,2}(?:lots? |units? |numbers? |nos?\.? |volume \d{3,5} folios? )?((?:[A-Z]{0,3}-?\d{1,5}[A-Z]?(?:, and |, | and | & |\/)){1,7}[A-Z]{0,3}-?\d{1,5}[A-Z]?)(?![\d/]| ?(?:to|and|&|-|m2|m²|ha)\b|,? and |, ?[A-Z]?\d)/i,
  range: /\d ?(?:-|to) ?\d/i,
})

/** "three car spaces numbered 4 and 5": the number is not that of the list. */
export function wrongCounts(text: string): CountedList[] {
  return matchesOf(text, COUNT_LIST_PATTERNS.counted).flatMap((match) => {
    const [, number = '', things = '', list = ''] = match
    const told = numberOf(number)
    const listed = list.split(/, and |, | and | & |\//).length
    if (told === null || told === listed || COUNT_LIST_PATTERNS.range.test(list)) return []
    return [{ things: things.toLowerCase(), told, listed }]
  })
}
