import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { statementsOf } from '../reading/statements.ts'
import { mayBeOfScheme, SCHEME_PATTERNS } from '../schemes/told-of-scheme.ts'

const patterns = wordings({
  case: /\b(?:costs order|appeal(?:s|ed|ing)?|summons|lawsuit|trial|(?:case|action) (?:against|continue)|sued|adjudication|proceedings?|litigation|legal action|defendant|plaintiff|respondent|tribunal|(?:supreme|district|county|magistrates['’]?|federal|local|circuit) court|adjudicat(?:ion|or)(?:'s)? (?:order|application)|application to (?:the )?commissioner|commissioner'?s? order|SACAT|NTCAT|TASCAT|VCAT|NCAT|QCAT|ACAT|SAT|writ|statement of claim|application (?:to|with) the|adjudication (?:application|order)|magistrates'? court|local court|federal court|been sued)\b/i,
  real: /\b(?:undecided|v body corporate|barrister|fixed|continues?|against|order(?:ed)?|orders|respondent|joined|v the owners|unresolved|awaiting|set down|directions|suing|sued|served with|commenced|started|issued|filed|applied|lodged|claims?|seeking|defend\w{0,4}|hearing|mediation|damages|dispute|listed|pending|brought|before the|undetermined|sued|BP ?\d|proceeding no)\b/i,
  // A step taken or authorised, whoever the other side is.
  step: /\b(?:pursue|sue|suing|prosecute|claim against|letter of demand|legal proceedings?|engage (?:solicitors|lawyers|counsel)|counsel advis\w{1,3}|party to)\b/i,
  against:
    /\b(?:builder|developer|surveyor|architect|engineer|former manager|manager|contractor|insurer|lot \d{1,4}|an? (?:lot )?owner|neighbour|council|damages?|\$ ?\d)\b/i,
  lost: /\b(?:insurer (?:is|are) (?:dealing|handling|meeting|defending)|too late|lost|defeated|not carried|lapsed|not proceed)\b/i,
  small:
    /\b(?:levy recovery|(?:fee|debt|arrears) (?:recovery|collection)|recovery of (?:levies|fees)|debt recovery|unpaid (?:levies|fees|contributions)|settled|dismissed|concluded|closed|finalised|withdrawn|noise)\b/i,
  rule: /\b(?:owners corporations|bodies corporate|schemes|corporations|strata companies) (?:can|may|could) (?:be sued|sue)\b|\bdisputes? (?:go|goes|are|is|must|shall)\b[^.;]{0,30}\b(?:first|referred|taken|put|brought)\b|\bin the last resort\b|\b(?:may (?:apply|commence|bring)|dispute resolution|grievance|before (?:taking|commencing)|must not commence|right to apply|under part 10)\b/i,
  claimed:
    /\b(?:is|are|was|were|been) su(?:ing|ed)\b[^.;]{0,24}\b(?:the )?(?:owners corporation|body corporate|scheme|strata company|association|corporation|committee|us)\b|\bclaims? \$ ?[\d,.]{5,12}[^.;]{0,20}\bfrom the (?:owners corporation|body corporate|scheme|strata company|association|corporation)\b|\b(?:supreme|district|county|federal) court (?:claim|action|case|proceedings?|list)\b|\bapplied to the (?:commissioner|tribunal|court)\b|\b(?:corporation|company|scheme|association)\b.{0,24}\bserved with\b.{0,24}\bclaim\b|\bclaims?\b.{0,60}\b(?:made|brought|lodged|issued|pending)\b.{0,30}\bagainst the (?:owners corporation|body corporate|scheme|strata company|association|corporation)\b|\blegal proceedings\b ?[:?|] ?yes\b/i,
  /** Somebody asks the scheme for money, and no court has been asked yet. */
  demanded:
    /\b(?:looks?|looking) to the (?:owners corporation|body corporate|scheme|strata company|association|corporation|company|committee)\b[^.;]{0,20}\bfor (?:the (?:whole|cost|loss|damage|amount|sum|balance|repair)|all\b|payment|compensation|damages|repair|it\b|its\b|her\b|his\b|their\b)|\bholds? the (?:owners corporation|body corporate|scheme|strata company|association|corporation|company)\b[^.;]{0,12}\b(?:liable|responsible|answerable)\b|\b(?:claims?|claimed|demands?|demanded|demanding|seeks?|sought|wants?)\b[^.;$]{0,30}\$ ?\d[\d,.]{2,12} (?:from|of|against) the (?:owners corporation|body corporate|scheme|strata company|association|corporation)\b|\b(?:demand|claim) (?:from|by|of) [^.;$]{0,40}\b(?:solicitors?|lawyers?)\b[^.;$]{0,60}\$ ?\d/i,
  /** … and no insurer pays it. */
  unfunded:
    /\b(?:insurers?|[A-Z][a-z]{3,14}) (?:has |have )?(?:declined|refused|rejected|denied) (?:the |its |her |his |their |that |indemnity|cover)|\bno (?:money|funds?|sum|provision)\b[^.;]{0,20}\b(?:set aside|put aside|held|reserved|made|budgeted)\b|\b(?:not|un) ?insured\b/,
  manyOwners:
    /\b(?:[3-9]|[1-9]\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|several|many|multiple|numerous)\b.{0,20}\b(?:owners|lots)\b/i,
  // The papers of a case by its number, or by what the lawyers cost.
  numbered:
    /\b(?:VCAT|NCAT|QCAT|ACAT|SAT|SACAT|NTCAT|tribunal|court)\b.{0,40}\b[A-Z]{0,3} ?\d{1,6}[/-]\d{2,6}\b/,
  legalCosts:
    /\b(?:legal (?:fees|costs|expenses)|(?:solicitors?|lawyers?|counsel|barristers?)(?:'s|')? (?:fees|costs|account))\b.{0,80}\b(?:matter|case|dispute|claim|action|proceedings?|against|defen[cd]\w{1,4})\b/i,
  ...SCHEME_PATTERNS,
  threatened:
    /\b(?:will|would|intends? to|threat\w{2,6}(?: to)?|warn\w{0,3} (?:that )?(?:\w{2,12} ){0,2}would|is going to) (?:go|apply|take (?:it|this|the \w{3,10}|us|them|\w{3,12})|appeal|turn) (?:on )?to (?:the )?(?:tribunal|court|commissioner|[A-Z]{1,3}CAT|SAT)\b/i,
  /** "If you do not, an application will be made": of one owner, by a notice about a by-law. */
  warned:
    /\bif you (?:do not|don't|fail)\b|\bfailing (?:which|that),? (?:an )?application\b|\byou (?:will|may) be (?:taken|sued|brought)\b/i,
  suesOwner:
    /\b(?:lots?|units?|owners?|members?)\b[^;]{0,80}\b(?:to be|being|will be|was|were|is|are) (?:sued|taken to (?:court|the tribunal))\b|\b(?:sue|suing|court action against|proceedings against) (?:the owners? of )?(?:lots?|units?) \d/i,
  debtor:
    /\b(?:debtors?|arrears?|levies|contributions|over-?due|unpaid|owes|owing|behind|stands? at \$)/i,
  /** A manager put in by the tribunal: told where the running of the scheme is asked about. */
  appointed:
    /\b(?:manag\w{2,6}|agent|administrator)\b[^.;]{0,80}\bappointed by (?:an )?order\b|\bappoint\w{0,4}\b[^.;]{0,60}\b(?:compulsory|administrator)\b|\bcompulsor(?:y|ily)\b[^.;]{0,30}\bappoint|\b(?:before|after|since|until) the (?:tribunal|court)'s order\b/i,
  /** What comes out of the case goes to the vendor, who will no longer be an owner. */
  proceeds:
    /\b(?:judgments?|compromise|dividend|damages|compensation|payment|money|sums?|amounts?|proceeds|recover(?:s|ed|y)|distribut\w{2,4}|credits?|refund|settlement (?:sum|money|of the (?:action|claim|proceedings|case)))\b/i,
  ofCase:
    /\b(?:actions?|claims?|proceedings?|litigation|law ?suit|court case|builders?|developers?|insurers?|tribunal|judgment)\b/i,
  ofScheme:
    /\b(?:owners'? corporation|body corporate|strata (?:company|corporation)|corporation|scheme|lot|common property)\b/i,
  keptByVendor:
    /\b(?:belongs?|goes?|is (?:to be )?paid|are (?:to be )?paid|payable|passes|must be (?:paid|given|handed over)|account(?:s|ed)? for it) to the vendor\b|\b(?:is|are|remains?|stays?) the vendor's\b|\bvendor (?:keeps?|retains?|is entitled to|takes?|may keep)\b|\bpurchaser must (?:account|pay|hand)\b[^.;]{0,40}\bto the vendor\b/i,
  contingent: /\bcontingent liabilit(?:y|ies)\b ?[:|-] ?(?!nil|none|no\b|n\/a|not)[a-z]/i,
})

/** Law suits that the owners pay for. */
export default defineRule({
  id: 'national/owners-corporation-litigation',
  title: 'Legal proceedings of the owners corporation',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata)],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'special-conditions'],
  patterns,
  clear: 'No legal proceedings were found.',
  subject:
    /\blegal (?:proceedings?|action|fees|costs to)\b|\blitigation\b|\bproceedings?\b[^.;]{0,80}\b(?:owners corporation|body corporate|strata company|corporation|committee|builder|developer|tribunal|court)\b|\b(?:owners corporation|body corporate|strata company|corporation|builder|developer|surveyor)\b[^.;]{0,100}\b(?:tribunal|proceedings?|sue[sd]?|suing|adjudicat\w{2,4}|liable|damages|judgment|summons|claim against|in its claim)\b|\b(?:claims?|sue[sd]?|suing|tribunal|damages|judgment|summons|adjudicat\w{2,4}|lawyers|solicitors|barrister|counsel)\b[^;]{0,100}\b(?:owners corporation|body corporate|strata company|committee|builder|developer|surveyor)\b|\b(?:lawyers|solicitors|barrister|counsel)\b[^.;]{0,60}\b(?:engage\w{0,2}|pursue|claim|appeal\w{0,3}|advise[sd]?)\b|\bbarrister\b|\b(?:VCAT|NCAT|QCAT|SACAT|ACAT|NTCAT|TASCAT)\b|\b(?:lots?|units?) \d{1,4}\b[^.;]{0,80}\b(?:tribunal|commissioner|(?:local|magistrates) court)\b|\b(?:go|went|apply|applied|take|taken) to (?:the )?(?:tribunal|court)\b|\badjudication\b|\b(?:supreme|magistrates|county|district|federal) court\b|\bletter of demand\b|\bdebt recovery\b|\b(?:party to|served with)\b[^.;]{0,40}\b(?:proceedings?|summons|claim)\b/i,
  messages: {
    proceeds: {
      title: 'The vendor keeps what the owners corporation recovers in its claim',
      description:
        'By the wording at {{where}} money that comes out of the claim or law suit of the owners corporation goes to the vendor, although you will then own the lot. You pay the lawyers and the repairs through your levies, and what is recovered for them is not yours.',
      recommendation:
        'Before you sign, have this clause removed, so that whoever owns the lot when the money comes has it, or have the price lowered.',
      question:
        'Will the vendor remove the clause at {{where}}? What is claimed, and what will the repairs cost this lot?',
    },
    case: {
      title: 'The owners corporation is in legal proceedings or a tribunal dispute',
      description:
        'The wording at {{where}} shows a law suit or tribunal case. The owners share lawyers’ fees and whatever is ordered, through levies, and a running case makes a lot harder to sell or finance.',
      recommendation:
        'Before you sign, ask what is claimed, what lawyers advise, and how it is paid for.',
      question: 'What is claimed in the proceedings, and which levies are expected for them?',
    },
  },
  check({ doc, facts }, report) {
    for (const { plain, span } of termsOf(doc)) {
      if (
        holds(plain, patterns.keptByVendor, patterns.proceeds, patterns.ofCase, patterns.ofScheme)
      )
        report('proceeds', [span], {}, { severity: 'high', unmistakable: true })
    }
    const grave = (facts.price?.value ?? 100_000_000) / 2
    for (const passage of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      ...(doc.state === 'WA' ? (['vendor-statement'] as const) : []),
      'annexure',
    ])) {
      if (!mayBeOfScheme(doc, passage)) continue
      const cases = statementsOf(passage).flatMap((text) => caseIn(passage, text) ?? [])
      if (cases.length === 0) continue
      const beside = `${passage.previous} ${passage.next}`
      const isUnfunded =
        patterns.demanded.test(passage.text) &&
        patterns.unfunded.test(beside) &&
        Math.max(0, ...dollarsIn(passage.text)) >= LARGE_CENTS
      const isGrave = isUnfunded || cases.some(({ sum }) => sum > grave)
      report('case', [passage.span], {}, isGrave ? { severity: 'high' } : {})
    }
  },
})

/** Shared by the owners of a small scheme, so much is felt by each of them. */
const LARGE_CENTS = 2_000_000

/** A law suit of which a statement tells, with its sum in cents where that moves its weight. */
function caseIn(passage: Passage, text: string): { readonly sum: number } | null {
  const { next, block } = passage
  const meant = (pattern: RegExp) => affirmed({ text, next, block }, pattern) !== null
  if (isOfOneOwner(passage, text) || patterns.appointed.test(text)) return null
  const step = patterns.step.test(text) && patterns.against.test(text)
  if (
    (patterns.numbered.test(text) && !patterns.small.test(text)) ||
    (patterns.legalCosts.test(text) &&
      text.includes('$') &&
      !patterns.small.test(text) &&
      !patterns.rule.test(text)) ||
    patterns.contingent.test(text)
  )
    return patterns.lost.test(text) ? null : { sum: 0 }
  if (patterns.threatened.test(text) && !patterns.lost.test(text)) return { sum: 0 }
  if (
    patterns.demanded.test(text) &&
    !patterns.small.test(text) &&
    !patterns.lost.test(text) &&
    meant(patterns.demanded)
  )
    return { sum: 0 }
  const many = patterns.small.test(text) && patterns.manyOwners.test(text)
  if (patterns.claimed.test(text) && !patterns.small.test(text) && meant(patterns.claimed))
    return { sum: 0 }
  if ((!patterns.case.test(text) || !patterns.real.test(text)) && !step && !many) return null
  if (patterns.lost.test(text)) return null
  if (
    (patterns.small.test(text) && !many) ||
    patterns.rule.test(text) ||
    !meant(many ? patterns.small : step ? patterns.step : patterns.case)
  )
    return null
  return { sum: Math.max(0, ...dollarsIn(text)) }
}

/** What a by-law notice threatens its owner with, and a debtor who is to be sued for levies. */
function isOfOneOwner({ heading, previous }: Passage, text: string): boolean {
  if (patterns.warned.test(text)) return true
  return (
    patterns.suesOwner.test(text) &&
    patterns.debtor.test(`${heading} ${previous.slice(-120)} ${text}`)
  )
}
