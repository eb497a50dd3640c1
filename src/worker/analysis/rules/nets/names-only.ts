import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { VERB } from '../reading/cut-passages.ts'

/** Lines that name a person, a place or a picture, and state nothing. */
export const NAMES_ONLY = wordings({
  /** "Owners: A B Cole & D Cole", "Ratepayers in the roll | Cole". */
  people:
    /^\W{0,3}(?:\d{1,2}[.)]? ?)?(?:the )?(?:registered |recorded |current |taxable )?(?:owners?|ratepayers?|rated persons?|proprietors?|account holders?|customers?|landlords?|tenants?|renters?|residents?|insureds?)(?: (?:in|on|of|for) [^:|\t$]{3,40})?[\s:|]{1,3}(?=[A-Z])/i,
  estate:
    /\b(?:estate|deceased|executors?|trustees?|administrat\w{2,4}|company|pty|ltd|limited|attorney|mortgagee)\b/i,
  /** The words below a picture. */
  caption:
    /^\W{0,3}(?:photo(?:graph)?|picture|image|figure|fig|plate)s?\.? \d{1,3}\b(?:[.:–-]| {1,2})/i,
  /** What the premises of a lease are, which the rules on tenancies read. */
  premises: /^\W{0,3}(?:\d{1,2}[.)]?[\s|]{1,3})?(?:rented |let |leased )?premises[\s|:]{1,4}/i,
  premisesOdd:
    /\b(?:unfit|un(?:approved|safe|lawful\w{0,2})|condemned|sub-?let|illegal\w{0,2}|order|notice)\b/i,
  /** Where a thing is, on a drawing or in a file. */
  position:
    /^\W{0,3}(?:position|location|whereabouts|situation)s? of (?:the )?[a-z -]{3,30}[\s|:]{1,4}(?=\d|in |at |on |near |below |behind |under |beside )/i,
  positionOdd:
    /\b(?:not|un\w{4,12}|over the boundary|neighbou\w{2,5}|another|encroach\w{0,4}|beneath the (?:house|dwelling|building)|no longer)\b|☒|\$/i,
  /** How an owner on a title holds, or the name of a company in a line of its own. */
  holding:
    /^\W{0,3}(?:as )?(?:to )?(?:(?:an?|one|the) )?(?:undivided |equal )?(?:half |third |quarter |[\d/]{3,7} )?(?:shares?|joint tenants|tenants in common)(?: as (?:joint tenants|tenants in common))?\W{0,3}$|^[A-Z][\w&.' -]{2,70} (?:Pty\.? (?:Ltd|Limited)|Limited|Ltd)\W{0,2}$/,
  /** The second line of an owner on a title: where he lives, by which transfer, since when. */
  address:
    /^\W{0,3}(?:both |all )?OF (?:(?:UNIT|FLAT|LOT|SUITE|SHOP) [\dA-Z]{1,5}[ ,/]{1,2})?\d{1,5}[A-Z]?(?:[/-]\d{1,5})? [A-Z][^;$]{5,110}$/i,
  transfer: /\(T [A-Z]?\d{5,8}\)|\bREGISTERED \d{1,2}\b|\b[A-Z]{2,3} \d{4}\b/i,
})

const p = NAMES_ONLY

/** What joins names. */
const NAME_WORDS = [
  /(?<![A-Za-z])[A-Z][A-Za-z.'’-]{0,24}/g,
  /\b(?:and|of|the|mr|mrs|ms|dr|both|jointly|as joint tenants)\b/gi,
  /[\W_\d]/g,
]

/** True of a line that only names who owns, where a thing is, or what a picture shows. */
export function onlyNames({ text, zone, block }: Passage): boolean {
  if (p.caption.test(text)) return !VERB.test(text)
  if (zone === 'lease' && block.kind === 'row' && p.premises.test(text)) {
    return !p.premisesOdd.test(text)
  }
  if (zone === 'title-search' && p.holding.test(text)) return true
  if (p.position.test(text)) return !p.positionOdd.test(text)
  if (zone === 'title-search' && p.address.test(text)) return p.transfer.test(text)
  if (!p.people.test(text) || p.estate.test(text)) return false
  return (
    NAME_WORDS.reduce(
      (rest, words) => rest.replaceAll(words, ' '),
      text.replace(p.people, ' '),
    ).trim() === ''
  )
}
