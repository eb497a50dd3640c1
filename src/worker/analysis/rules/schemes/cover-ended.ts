import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { datesIn, daysBetween, latestDate } from '../reading/dates.ts'
import { isHeadRow } from '../reading/head-row.ts'
import { INSURANCE_PATTERNS } from './insurance-words.ts'
import type { Passage } from '../reading/passages.ts'

export const COVER_ENDED_PATTERNS = wordings({
  ...INSURANCE_PATTERNS,
  lapsed:
    /\b(?:not|nor) (?:to )?(?:offer|invite|give|consider|be offered|be invited)\b[^.;]{0,20}\brenewal\b|\brenewal (?:is|was|has been|will be) (?:refused|declined|denied|withdrawn)\b|\b(?:underwriters?|insurers?|compan(?:y|ies)|brokers?)\b[^.;]{0,40}\b(?:none|no one|nobody|not one)\b[^.;]{0,20}\b(?:take|cover|insure|quote)|\bdeclines? to renew\b|\bnobody insures\b|\b(?:isn't|is not|aren't|was never|never was|no) (?:any |one |a )?(?:common |joint |building |strata ){0,2}(?:policy|insurance)\b[^.;]{0,30}\b(?:for the building|in the name|anyone|that|on the|over the|of any kind)\b|\b(?:insurance|insured|policy)\b ?[:|]? ?(?:none of any kind|none\b|nil\b)|\b(?:policy|cover|insurance)\b[^.;]{0,20}\b(?:ended|ran out|ceased|stopped) (?:on|in|at)\b|\bnothing is (?:held|insured) (?:on|for|over)\b|\bcannot be insured\b|\b(?:policy|cover|insurance)\b[^.;]{0,40}\b(?:ran out|run out|fell due and was not)\b|\b(?:policy|cover|insurance) (?:will|is to|would) (?:only )?(?:begin|start|commence)\b|\b(?:brokers?|insurers?|underwriters?)\b[^.;]{0,30}\bturned (?:us|it|the \w{4,12}) down\b|\bcover (?:has )?ended\b|\b(?:will|would) not renew\b|\binsur\w{1,4}\b[^?]{0,40}\? ?(?:☐ ?yes ☒ ?)?no\b|\b(?:without|could not (?:place|obtain|find)|unable to (?:place|obtain)) (?:any )?(?:insurance|cover|building cover)\b|\binsurance\b ?[:|] ?(?:none|nil|not)\b|\b(?:members|owners|each (?:lot |unit )?(?:owner|member|unit|lot)|lot owners) (?:must |to )?(?:arranges?|holds?|effects?|takes? out|insures?) (?:their |its |his or her )?own\b|\b(?:expired|none held|lapsed|not (?:held|renewed|insured|effected|been (?:agreed|renewed))|no (?:(?:building|common|joint|strata|current) ){0,2}(?:policy|insurance|cover)\b|not to (?:renew|insure|place)|uninsured|cancelled|none arranged|cover having ended|not replaced|refus(?:ed|ing) (?:cover|to insure)|declin(?:ed|ing) (?:cover|renewal|to\b(?! quote))|(?:under|in) negotiation|have not been agreed|refused to renew|(?:let|allowed to) (?:go|lapse|run out|drop|expire)|(?:policy|cover|insurance)\b[^.;]{0,30}\b(?:is|was|has been|were) (?:dropped|let go|stopped|given up|not (?:kept up|continued|paid))|no insurer (?:will|would|has agreed)|cover (?:has|had) (?:ended|ceased|lapsed|run out))\b/i,
  /** What a policy offers besides the building, each of which the owners may leave out. */
  optional:
    /\b(?:machinery (?:and equipment )?breakdown|equipment breakdown|office[- ]?bearers?['’]?s?['’]? (?:legal )?(?:liability|indemnity)|(?:legal|defence|appeal|audit)[\w ]{0,20} expenses|audit costs?|fidelity guarantee|voluntary workers?|workers['’]? compensation|lot owners?['’]?s?['’]? (?:fixtures|improvements)|floating floors?|electronic equipment|personal accident|catastrophe|(?:common )?(?:area )?contents|(?:loss of )?(?:rent|money)|glass|exploratory costs)\b[^.;|]{0,30}[ |:–-]{1,3}(?:not (?:insured|selected|taken|included|covered|held|applicable)|nil|none|no\b|uninsured|declined)/i,
  /** What an insurer says of any policy that comes to an end. */
  ifEnded:
    /\b(?:policy|cover|insurance)\b[^.;]{0,12}\b(?:may|can|could) be (?:cancelled|avoided|terminated|ended)\b|\b(?:if|when|where|in case|should) (?:the|this|a|any) (?:policy|cover|insurance)\b[^.;]{0,30}\b(?:cancelled|lapses?|lapsed|expires?|ends?)\b/i,
  /** A cover beside the usual one, of which nobody needs to hold it. */
  beside:
    /\b(?:alternative|self|voluntary|optional|additional|other|extra|further) insurance\b[^?]{0,90}\?/i,
  /** The end of a policy, far behind the words that name it. */
  ranOut:
    /\b(?:policy|cover|insurance)\b[^.;]{0,120}\b(?:ran out|has run out|lapsed|expired|ended)\b[^.;]{0,40}\b(?:not|never) (?:been )?(?:taken (?:up|out)|kept up|replaced|renewed|continued|paid)\b/i,
  /** The insurer says that it will not go on; until its day the building is covered. */
  willNotRenew:
    /\b(?:will|would|shall) not (?:be )?(?:renew(?:ed|ing)?|(?:offer|invite|give|consider)(?:ed|ing)?\b[^.;]{0,20}\brenewal)\b|\brenewal (?:will be|is to be|would be) (?:refused|declined|denied|withdrawn)\b|\bdeclines? to renew\b|\bnot (?:going )?to (?:renew|(?:offer|invite|give|consider)\b[^.;]{0,20}\brenewal)\b/i,
  /** Nobody knows whether it will. */
  inDoubt:
    /\b(?:may|might|could) (?:well )?(?:not (?:be )?renew(?:ed)?|(?:decline|refuse) (?:to (?:renew|offer|go on)|renewal|cover)|withdraw (?:its |the )?cover|not (?:offer|invite) (?:us )?renewal|be (?:declined|refused|withdrawn))\b|\brenewal\b[^.;]{0,40}\b(?:could|can|may|might) ?not be (?:promised|guaranteed|assured|relied (?:on|upon)|counted (?:on|upon)|taken for granted)\b|\b(?:no|not|without) (?:any )?(?:promise|assurance|guarantee|certainty|certain|sure|assured)\b[^.;]{0,40}\b(?:renew\w{0,3}|(?:insurance|policy|cover) (?:can|will) be (?:placed|found|had))\b|\brenewal\b[^.;]{0,40}\b(?:is|was|remains|looks) (?:uncertain|doubtful|in doubt|at risk|not (?:certain|assured|guaranteed))\b/i,
  /** … or it says so of a day that has passed, or others were asked in vain. */
  overNow:
    /\b(?:expired|ended|lapsed|ran out|run out|uninsured|without (?:any )?(?:cover|insurance)|no (?:current )?(?:policy|cover|insurance)|not renewed|ceased|none held|cancelled)\b/i,
  /** "9. Noted. 10. Insured with … 11. None held.": each answer is of its own question. */
  answers: /(?<=[.?]) {1,4}(?=\d{1,2}\. )/,
  expired:
    /\b(?:expir(?:ed|y|es)|renewal(?: date)?|due|current to|period)\b|\bto (?=(?:(?:and|including|the|on|at|midnight|noon|of|day|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?),? ){0,4}\d)/i,
  /** The column of a table of policies in which they end, and the row of the building. */
  endsColumn:
    /\b(?:expir(?:y|es)(?: date)?|renewal(?: date)?|due|valid (?:to|until)|current to|to)\b[\s|]{0,3}$|\bexpiry\b/i,
  building:
    /^\W{0,4}(?:strata |common |residential )?(?:building|strata insurance|property damage)s?\b/i,
  renewal:
    /^\W{0,3}(?:renewal(?: date)?|renews?|expir(?:y|es|ed)|current (?:to|until)|valid (?:to|until)|in force until|due)\b[^.;]{0,30}\b20\d\d\W{0,3}$/i,
  /** The day on which something of a policy begins. */
  begins: /\b(?:effective|with effect|commenc\w{1,4}|endorse(?:d|ments?))\b/i,
  /** Letters that came in, whose day is the letter's own. */
  letters:
    /\b(?:correspondence|letters?|e-?mails?|quotes?|quotations?) (?:in|out|of|dated|from)\b/i,
  issuedOn:
    /\b(?:issued|date of (?:this |the )?(?:certificate|issue|statement)|certificate (?:date|dated)|dated)\b/i,
  /** Days that lie ahead of the paper: how long a year, an office or a licence runs. */
  ends: /\b(?:ending|ends?|until|appointed|appointment|expir\w{1,3}|licen[cs]e|next)\b/i,
})

const P = COVER_ENDED_PATTERNS
const EVERY_OPTIONAL = new RegExp(P.optional, 'gi')

/** Whether a passage says in words that a building is not, or no longer, insured. */
export function isCoverLapsed({ text: whole, full, heading }: Passage): boolean {
  if (P.beside.test(whole) || P.ifEnded.test(whole)) return false
  const text = whole.replaceAll(EVERY_OPTIONAL, ' ')
  const answers = text.split(P.answers)
  const apart = answers.length > 2 && !answers.some((one) => holds(one, P.lapsed, P.insurance))
  const isEnded = P.lapsed.test(text) || P.ranOut.test(text)
  return !apart && isEnded && P.insurance.test(`${heading} ${full}`)
}

/** Whether a passage tells that nobody knows if the policy will go on when it ends. */
export function isRenewalInDoubt({ text, full, heading }: Passage): boolean {
  return P.inDoubt.test(text) && !P.overNow.test(text) && P.insurance.test(`${heading} ${full}`)
}

/** Whether the words of a passage only tell that a policy will not be renewed when it ends. */
export function isOnlyEnding({ text }: Passage): boolean {
  return P.willNotRenew.test(text) && !P.overNow.test(text)
}

/** "Building | Insurer | $6,480,000 | 30/09/2026": a policy in a table, whose day its head names. */
function isRowThatEnds({ blocks }: Doc, { text, full, heading, block }: Passage): boolean {
  if (block.kind !== 'row' || datesIn(text).length !== 1 || !P.building.test(text)) return false
  const head = blocks
    .slice(Math.max(0, block.index - ROWS_BELOW_HEAD), block.index)
    .findLast((row) => isHeadRow(row.text, row))
  return (
    head !== undefined &&
    P.endsColumn.test(head.text) &&
    P.insurance.test(`${heading} ${head.text} ${full}`)
  )
}

/** Rows of a table of policies between its head and the one that is read. */
const ROWS_BELOW_HEAD = 8

/** Whether the day to which a policy runs lies before another. */
export function isCoverOver(doc: Doc, passage: Passage, asAt: string): boolean {
  const { text, full, heading, previous } = passage
  if (isRowThatEnds(doc, passage)) {
    const [day] = datesIn(text)
    return day !== undefined && daysBetween(day, asAt) > 0
  }
  // "Renewal date 31 August 2026.", behind the sentence that names the policy.
  const policy = P.renewal.test(text) ? previous.slice(-200) : ''
  if (!P.expired.test(text) || !P.insurance.test(`${heading} ${policy} ${full}`)) return false
  if (P.letters.test(text)) return false
  const days = datesIn(text)
  if (days.length < 2 && P.begins.test(text)) return false
  const until = latestDate(days)
  return until !== null && daysBetween(until, asAt) > 0
}

/** The day on which a certificate was issued, or else the newest in it that is no end of anything. */
export function dayOfCertificate(certificate: readonly Passage[]): string | null {
  const first = ({ text }: Passage) => datesIn(text).slice(0, 1)
  const issued = certificate.filter(({ text }) => P.issuedOn.test(text) && !P.ends.test(text))
  const other = certificate.filter(({ text }) => !P.expired.test(text) && !P.ends.test(text))
  return latestDate(issued.flatMap(first)) ?? latestDate(other.flatMap(first))
}
