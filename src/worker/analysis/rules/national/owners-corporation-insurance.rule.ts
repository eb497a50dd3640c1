import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../amounts.ts'
import { datesIn, daysBetween, latestDate } from '../dates.ts'
import { affirmed } from '../affirmed.ts'
import { holds } from '../concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { mayBeOfScheme, SCHEME_PATTERNS } from '../told-of-scheme.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  /** That members insure for themselves was never decided. */
  notResolved:
    /\bno (?:special |unanimous )?resolution\b[^.;]{0,60}\b(?:members|owners)\b|\b(?:members|owners) (?:have|has|did) not resolved?\b/i,
  insurance:
    /\b(?:cover (?:has )?ended|without cover|(?:building|strata) cover|broker|insurers|insurance|insures?|insured|uninsured|policy|insurer|underwriters?|premium|public (?:risk|liability))\b/i,
  expired: /\b(?:expir(?:ed|y|es)|renewal(?: date)?|due|current to|period|to)\b/i,
  lapsed:
    /\b(?:not|nor) (?:to )?(?:offer|invite|give|consider|be offered|be invited)\b[^.;]{0,20}\brenewal\b|\brenewal (?:is|was|has been|will be) (?:refused|declined|denied|withdrawn)\b|\b(?:underwriters?|insurers?|compan(?:y|ies)|brokers?)\b[^.;]{0,40}\b(?:none|no one|nobody|not one)\b[^.;]{0,20}\b(?:take|cover|insure|quote)|\bdeclines? to renew\b|\bnobody insures\b|\b(?:isn't|is not|aren't|was never|never was|no) (?:any |one |a )?(?:common |joint |building |strata ){0,2}(?:policy|insurance)\b[^.;]{0,30}\b(?:for the building|in the name|anyone|that|on the|over the|of any kind)\b|\b(?:insurance|insured|policy)\b ?[:|]? ?(?:none of any kind|none\b|nil\b)|\b(?:policy|cover|insurance)\b[^.;]{0,20}\b(?:ended|ran out|ceased|stopped) (?:on|in|at)\b|\bnothing is (?:held|insured) (?:on|for|over)\b|\bcannot be insured\b|\b(?:policy|cover|insurance)\b[^.;]{0,40}\b(?:ran out|run out|fell due and was not)\b|\b(?:policy|cover|insurance) (?:will|is to|would) (?:only )?(?:begin|start|commence)\b|\b(?:brokers?|insurers?|underwriters?)\b[^.;]{0,30}\bturned (?:us|it|the \w{4,12}) down\b|\bcover (?:has )?ended\b|\b(?:will|would) not renew\b|\binsur\w{1,4}\b[^?]{0,40}\? ?(?:☐ ?yes ☒ ?)?no\b|\b(?:without|could not (?:place|obtain|find)|unable to (?:place|obtain)) (?:any )?(?:insurance|cover|building cover)\b|\binsurance\b ?[:|] ?(?:none|nil|not)\b|\b(?:members|owners|each (?:lot |unit )?(?:owner|member|unit|lot)|lot owners) (?:must |to )?(?:arranges?|holds?|effects?|takes? out|insures?) (?:their |its |his or her )?own\b|\b(?:expired|none held|lapsed|not (?:held|renewed|insured|effected|been (?:agreed|renewed))|no (?:(?:building|common|joint|strata|current) ){0,2}(?:policy|insurance|cover)\b|not to (?:renew|insure|place)|uninsured|cancelled|none arranged|cover having ended|not replaced|refus(?:ed|ing) (?:cover|to insure)|declin(?:ed|ing) (?:cover|to)|(?:under|in) negotiation|have not been agreed|refused to renew|(?:let|allowed to) (?:go|lapse|run out|drop|expire)|(?:policy|cover|insurance)\b[^.;]{0,30}\b(?:is|was|has been|were) (?:dropped|let go|stopped|given up|not (?:kept up|continued|paid))|declined|no insurer will|cover (?:has|had) (?:ended|ceased|lapsed|run out))\b/i,
  renewal:
    /^\W{0,3}(?:renewal(?: date)?|renews?|expir(?:y|es|ed)|current (?:to|until)|valid (?:to|until)|in force until|due)\b[^.;]{0,30}\b20\d\d\W{0,3}$/i,
  sum: /\brenewed (?:with|at|for|by)\b[^$;]{0,50}\$|\b(?:sum insured|insured (?:for|value)|building (?:sum|amount|cover)|present sum|cover(?:ed)? (?:for|amount))\b/i,
  value:
    /\b(?:replacement|reinstatement|re-?building|valuation|valued|value|valuer'?s? (?:figure|sum|report))\b/i,
  gap: /\b(?:action of the sea|landslip|erosion|termites?|mould|subsidence|cyclone|bushfire|tidal)\b[^.;]{0,40}\b(?:is|are) (?:excluded|not (?:covered|insured))\b|\b(?:insurers?|underwriters?)\b[^.;]{0,30}\b(?:does(?: not|n't) (?:yet )?know|(?:has|have) (?:not|never) been told|not (?:yet )?(?:told|informed|aware))|\bexcess(?:es)?\b[^.]{0,60}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)[^.;]{0,40}\b(?:water|storm|leak)|\b(?:water|storm)\b[^.]{0,40}\bexcess(?:es)?\b[^.;]{0,40}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\bexcess(?:es)?\b[^.;]{0,40}\b(?:water|storm)\b[^.;]{0,40}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\bexclu(?:sions?|ded)\b ?[:|] ?(?!nil|none|no\b|n\/a|not\b)[a-z]|\bexcess\b[^.;]{0,60}\$ ?(?:[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\$ ?(?:[2-9]\d|\d{3}),\d{3}\b(?!,\d)[^;]{0,40}\bexcess\b(?! (?:of )?\$ ?\d)|\b(?:cladding|water|defect\w{0,3}|flood)\b.{0,40}\bexclu(?:ded|sion)|\bexclu(?:des|ded|ding|sions?)\b.{0,60}\b(?:cladding|water|defect|flood|fa[cç]ade|balcon|fire|storm)|\bunder-?insured\b/i,
  /** What the scheme's policy never covers, and what was put right. */
  ownGoods:
    /\b(?:contents|carpets|furniture|belongings|personal (?:effects|property))\b[^.;]{0,60}\bnot (?:insured|covered)\b|\b(?:claim|damage)\b[^.;]{0,50}\b(?:was|has been|were|have been) (?:settled|paid|accepted)\b|\b(?:expired|ended|lapsed|ran out) without (?:an? |any )?claims?\b|\bstatutory insurance\b/i,
  issuedOn:
    /\b(?:issued|date of (?:this |the )?(?:certificate|issue|statement)|certificate (?:date|dated)|dated)\b/i,
  /** Days that lie ahead of the paper: how long a year, an office or a licence runs. */
  ends: /\b(?:ending|ends?|until|appointed|appointment|expir\w{1,3}|licen[cs]e|next)\b/i,
  /** What an insurer covers for nobody. */
  everyPolicy:
    /\b(?:under|in|of|by) (?:any|every|all) (?:home|house|strata|building|household) polic(?:y|ies)\b/i,
  noGap:
    /\b(?:flood|storm|water|cladding|fire|cyclone|defects?)\b[^.;,]{0,24}\b(?:not|nothing) (?:is )?excluded\b|\bnothing (?:is )?excluded\b|\b(?:no|nil|without(?: any)?|not any) (?:\w{4,10} ){0,2}(?:exclusions?|excess)\b(?! of)|\bexclusions?\b ?[:|] ?(?:nil|none|no)\b|\bexclu(?:sions?|des|ding)\b[^.;$]{0,24}\bwear and tear\b(?![^.;]{0,90}\b(?:flood|storm|water|fire|cladding|defects?|cyclone|known|existing)\b)/i,
  own: /\b(?:members|owners|each (?:owner|member|unit|lot)|lot owners) (?:must )?(?:arranges?|holds?|effects?|takes? out|insures?) (?:their|its|his or her) own\b|\bsection 63\b/i,
  /** "9. Noted. 10. Insured with … 11. None held.": each answer is of its own question. */
  answers: /(?<=[.?]) {1,4}(?=\d{1,2}\. )/,
  exclusion: /\bexclu/i,
  pieces: /(?<=[a-z0-9)])\. |; /i,
  contract:
    /\bpurchaser\b|\bbuyer\b|\bas the (?:seller|vendor)\b|\b(?:seller|vendor)(?:'s)? (?:is|must|keeps?|insurance|policy)\b|\b(?:home|builders?'?|statutory) (?:warranty|indemnity)\b|\bhome building (?:compensation|insurance)\b|\b(?:structural|non-?structural) defects\b|\bin the ordinary way\b|\bdomestic building insurance\b|\bindemnity insurance\b|\bowner[ -]?builder\b/i,
  reinstated:
    /\bre-?building (?:cost|would|is|comes)\b|\breinstatement\b|\breplacement (?:cost|value)|\binsurance valuation\b/i,
  refusedClaim:
    /\b(?:refused|declined|rejected|denied|knocked back|turned down|disputes?|not (?:accept|cover))\w{0,3}\b.{0,24}\bclaims?\b|\bclaims?\b[^.;]{0,80}\b(?:refused|declined|rejected|denied|knocked back|turned down|not (?:been )?(?:paid|accepted))\b/i,
  turnedDown:
    /\bclaims?\b[^.;]{0,50}\b(?:burst|storm|cyclone|water|fire|damage|leak)\b[^.;]{0,50}\b(?:knocked back|turned down|declined|refused|rejected)\b/i,
  ...SCHEME_PATTERNS,
  /** "No insurer has declined cover": asked of many, and all would have taken it. */
  nobodyRefused:
    /\bno (?:insurers?|underwriters?|compan(?:y|ies)|brokers?)(?: (?:has|have|had))?(?: ever)? (?:declined|refused|cancelled|loaded|withdrawn|rejected|excluded)\b/i,
  insurer: /\b(?:insurers?|insurance|underwriters?|policy)\b/i,
  dearer:
    /\b(?:twice|double[ds]?|triple[ds]?|\d{2,3} ?%)\b.{0,40}\bpremium|\bpremium\b.{0,60}\b(?:twice|doubl\w{1,3}|tripl\w{1,3}|increas\w{1,3} (?:by|of) \d{2,3})/i,
  oldValue:
    /\b(?:last|latest|previous)? ?valuation\b.{0,40}\b(?:19\d\d|200\d|201\d)\b|\bno (?:insurance )?valuation\b|\bunder-?insured\b/i,
  valuedIn:
    /\b(?:last |previously )?valu(?:ed|ation)\b(?: \w{2,9}){0,5}[^0-9$]{0,24}(?:\d{1,2}[ /.](?:\d{1,2}|[a-z]{3,9})[ /.])?((?:19|20)\d\d)\b/i,
  building: /\bbuilding\b/i,
  liability: /\b(?:public risk|(?:public|legal) liability)\W{0,6}$/i,
  liabilityFirst: /^[^$]{0,60}\b(?:public risk|(?:public|legal) liability)\b[^$]{0,30}\$/i,
  strangers: /\b(?:public|legal) (?:risk|liability)\b/i,
  sumFirst: /^\W{0,3}\$/,
  currency: /\bcertificate of (?:currency|insurance)\b|\binsurance (?:policy|schedule)\b/i,
  bareSum: /^\W{0,3}\$ ?[\d,.]{7,14}(?: (?:inclusive|including|plus) .{0,20})?$/i,
  hardToGet:
    /\b(?:only one|no other|few|no) (?:insurers?|underwriters?)\b|\b(?:insurers?|underwriters?)\b.{0,30}\b(?:would|were|was) (?:not |only )?(?:quote|willing|prepared)\b/i,
  rose: /\bpremium\b.{0,40}\b(?:rose|risen|jumped|increased?|went up|doubled|tripled)\b/i,
})

/** A building is to be valued for insurance every five years where the law sets a time (NSW, QLD, VIC). */
const VALUED_YEARS = 5

const VALUATION = [
  'owners-corporation-certificate',
  'minutes',
  'by-laws',
  'annexure',
  'other',
] as const

/** Days beyond are forecasts. */
const LAST_READ = '2029'

/** A building without cover, or with too little. */
export default defineRule({
  id: 'national/owners-corporation-insurance',
  title: 'Insurance of the owners corporation',
  category: 'financial',
  severity: 'high',
  kind: 'threshold',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata, 's 160')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'The building insurance shows no gap.',
  messages: {
    expired: {
      title: 'The building insurance of the owners corporation has expired or is missing',
      description:
        'The wording at {{where}} shows that the insurance of the building has run out, or is not in place. After a fire the owners would have to rebuild with their own money, and your lender will not settle without cover.',
      recommendation:
        'Ask for a certificate of currency before you sign, and again before settlement.',
      question: 'Please give us the current certificate of insurance of the building.',
    },
    low: {
      title: 'The building is underinsured',
      description:
        'The wording at {{where}} puts the value of the building at {{value}}, but it is insured for {{sum}}. After a total loss the owners, you among them, would have to find the difference of {{gap}}.',
      recommendation:
        'Before you sign, ask whether the sum insured has been raised to the valuation.',
      question: 'When will the building be insured for its valued replacement cost?',
    },
    valuation: {
      title: 'The insurance valuation is old or missing: the building may be underinsured',
      description:
        'The wording at {{where}} shows that nobody has valued the building for insurance for a long time, or that it is thought to be underinsured. Building costs have risen since; after a large loss the owners must find what is missing.',
      recommendation: 'Ask for a new insurance valuation and the sum insured before you sign.',
      question: 'When was the building last valued for insurance, and is it insured for that sum?',
    },
    dear: {
      title: 'The building insurance is hard to get or has become much dearer',
      description:
        'The wording at {{where}} shows trouble in insuring the building. Insurers ask more, or refuse, where claims, defects or cladding are known; the levies rise with the premium, and your lender needs the building insured.',
      recommendation:
        'Ask for the certificate of currency, the claims of the last years and the next premium.',
      question: 'What did the insurance cost in the last three years, and why did it change?',
    },
    gap: {
      title: 'The building insurance has a large excess or an exclusion',
      description:
        'The wording at {{where}} shows a large excess or an exclusion in the building insurance. Claims up to the excess, or for what is excluded, are paid by the owners through levies.',
      recommendation:
        'Ask for the claims history and the reason for the excess or exclusion before you sign.',
      question: 'Why does the policy have this excess or exclusion, and which claims led to it?',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'vendor-statement',
      'annexure',
      'other',
    ])
    let sum: { cents: number; span: Span } | null = null
    let value: { cents: number; span: Span } | null = null
    const certificate = passages.filter(({ zone }) => zone === 'owners-corporation-certificate')
    const issued =
      latestDate(
        certificate.flatMap(({ text }) =>
          patterns.issuedOn.test(text) && !patterns.ends.test(text)
            ? datesIn(text).slice(0, 1)
            : [],
        ),
      ) ??
      latestDate(
        certificate.flatMap(({ text }) =>
          patterns.expired.test(text) || patterns.ends.test(text) ? [] : datesIn(text).slice(0, 1),
        ),
      )
    const asAt =
      facts.contractDate?.value ??
      latestDate(
        passagesIn(doc, ['owners-corporation-certificate', 'minutes', 'title-search'])
          .flatMap(({ text }) => datesIn(text))
          .filter((date) => date < LAST_READ),
      )
    for (const passage of passages) {
      const { full, text, span, heading, previous, zone, block } = passage
      const title = doc.parts[block.partIndex]?.title ?? ''
      const isPolicy = patterns.currency.test(title)
      const context = `${heading} ${previous} ${full}`
      if (
        !isPolicy &&
        ![patterns.insurance, patterns.sum].some((one) => one.test(context)) &&
        !patterns.gap.test(text) &&
        !patterns.reinstated.test(text) &&
        !patterns.turnedDown.test(text)
      )
        continue
      if (patterns.contract.test(text)) continue
      if (zone === 'vendor-statement') {
        // A disclosure statement of a scheme tells both in one row; a house has one owner to ask.
        const told = insuredAndValued(text)
        if (told !== null && mayBeOfScheme(doc, passage)) {
          sum ??= { cents: told.insured, span }
          value ??= { cents: told.valued, span }
        }
        continue
      }
      if (patterns.everyPolicy.test(text)) continue
      if (patterns.nobodyRefused.test(text) || !mayBeOfScheme(doc, passage)) continue
      if (
        patterns.refusedClaim.test(text) &&
        (patterns.insurer.test(`${heading} ${previous.slice(-100)} ${text}`) ||
          patterns.turnedDown.test(text)) &&
        affirmed(passage, patterns.refusedClaim) !== null
      ) {
        report('gap', [span], {}, { severity: 'medium' })
        continue
      }
      if (patterns.ownGoods.test(text) || patterns.notResolved.test(text)) continue
      const answers = text.split(patterns.answers)
      const apart =
        answers.length > 2 &&
        !answers.some((one) => holds(one, patterns.lapsed, patterns.insurance))
      if (!apart && patterns.lapsed.test(text) && patterns.insurance.test(`${heading} ${full}`)) {
        report('expired', [span], {}, patterns.own.test(text) ? { severity: 'medium' } : {})
        continue
      }
      // "Renewal date 31 August 2026.", behind the sentence that names the policy.
      const policy = patterns.renewal.test(text) ? previous.slice(-200) : ''
      if (patterns.expired.test(text) && patterns.insurance.test(`${heading} ${policy} ${full}`)) {
        const until = latestDate(datesIn(text))
        const at = facts.contractDate?.value ?? issued
        if (until !== null && at !== null && daysBetween(until, at) > 0)
          report('expired', [span], {}, { strength: 'likely' })
      }
      const [before = 0, after = 0] = dollarsIn(text)
      const jumped = patterns.rose.test(text) && after > before * 1.5
      if (
        zone === 'minutes' &&
        (patterns.dearer.test(text) || patterns.hardToGet.test(text) || jumped)
      )
        report('dear', [span], {}, { severity: 'medium' })
      else if (zone === 'minutes' && patterns.oldValue.test(text))
        report('valuation', [span], {}, { severity: 'medium' })
      const valued = Number(patterns.valuedIn.exec(text)?.[1] ?? 0)
      if (
        zone === 'owners-corporation-certificate' &&
        valued > 1980 &&
        asAt !== null &&
        Number(asAt.slice(0, 4)) - valued > VALUED_YEARS
      )
        report('valuation', [span], {}, { severity: 'medium' })
      if (patterns.gap.test(text) && !patterns.noGap.test(text) && !isSmallExcess(text))
        report('gap', [span], {}, { severity: 'medium' })
      for (const part of text.split(patterns.pieces)) {
        const cents = Math.max(0, ...dollarsIn(part))
        if (cents < LEAST_INSURED) continue
        // What is paid to strangers says nothing of the building.
        const before = text.slice(0, text.indexOf(part))
        if (patterns.liabilityFirst.test(part)) continue
        if (patterns.sumFirst.test(part) && patterns.liability.test(`${previous} ${before}`))
          continue
        // "Building $46,800,000 …, valued at $45,900,000": both in one line.
        const at = part.search(patterns.value)
        const [insured = 0] = dollarsIn(part.slice(0, Math.max(0, at)))
        const [told = 0] = dollarsIn(part.slice(Math.max(0, at)))
        if (
          at > 0 &&
          insured >= LEAST_INSURED &&
          told >= LEAST_INSURED &&
          !patterns.strangers.test(part.slice(at))
        ) {
          sum ??= { cents: insured, span }
          value ??= { cents: told, span }
          continue
        }
        if (patterns.value.test(part) && !patterns.sum.test(part)) value ??= { cents, span }
        else if (
          patterns.sum.test(part) ||
          (sum === null && zone !== 'minutes' && patterns.insurance.test(context)) ||
          (sum === null && patterns.building.test(part) && isPolicy)
        )
          sum ??= { cents, span }
      }
    }
    // A page of the valuation, wherever it is bound in: the words above and the sum alone below.
    for (const { text, span, previous, heading } of passagesIn(doc, VALUATION)) {
      if (value !== null) break
      if (!patterns.bareSum.test(text)) continue
      if (!patterns.reinstated.test(`${heading} ${previous.slice(-100)}`)) continue
      const cents = dollarsIn(text)[0] ?? 0
      if (cents >= LEAST_INSURED) value = { cents, span }
    }
    if (sum !== null && value !== null && value.cents > sum.cents * 1.05) {
      report(
        'low',
        [sum.span, value.span],
        {
          sum: dollars(sum.cents),
          value: dollars(value.cents),
          gap: dollars(value.cents - sum.cents),
        },
        {
          sides: [
            { label: 'Sum insured', value: dollars(sum.cents), spans: [sum.span] },
            { label: 'Valuation', value: dollars(value.cents), spans: [value.span] },
          ],
        },
      )
    }
  },
})

/** "Building sum insured $16,500,000; replacement valuation $34,800,000"; null for less. */
function insuredAndValued(text: string): { insured: number; valued: number } | null {
  if (!holds(text, patterns.sum, patterns.value)) return null
  const parts = text.split(patterns.pieces)
  const sumOf = (is: RegExp, not: RegExp) =>
    dollarsIn(parts.find((part) => is.test(part) && !not.test(part)) ?? '')[0] ?? 0
  const insured = sumOf(patterns.sum, patterns.value)
  const valued = sumOf(patterns.value, patterns.sum)
  return Math.min(insured, valued) < LEAST_INSURED ? null : { insured, valued }
}

/** In cents: no building is insured for less. */
const LEAST_INSURED = 20_000_000

/** An excess that is next to nothing beside the sum insured, as towers have them. */
function isSmallExcess(text: string): boolean {
  const sums = dollarsIn(text)
  const most = Math.max(0, ...sums)
  return !patterns.exclusion.test(text) && sums.length > 1 && Math.min(...sums) * TOWER <= most
}

const TOWER = 5000
