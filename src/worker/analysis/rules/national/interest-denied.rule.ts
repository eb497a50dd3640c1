import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS } from '../reading/denials.ts'
import { EASEMENT_LEFT_OUT_PATTERNS, easementLeftOut } from '../land/easement-left-out.ts'
import type { Matter } from '../papers/opposites.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../papers/opposites.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...DENIAL_PATTERNS,
  ...OPPOSITE_PATTERNS,
  ...EASEMENT_LEFT_OUT_PATTERNS,
  schemeNo:
    /\b(?:not affected by|not (?:a )?(?:part of|within|in|subject to|member of|included in|governed by)|there is no|no|without an?) (?:an? |any )?(?:owners corporation|body corporate|strata (?:scheme|company|corporation)|community (?:scheme|corporation|titles scheme))\b(?! (?:fees?|lev|special|meeting|notice|records?|certificate|manager|approval|consent|insurance|search|is (?:active|registered)|rules|by-?laws|debts?|account|contributions?))|(?<!\b(?:to|by|of|against|with|on|for|from|in) (?:the |an? |this )?)\b(?:owners corporations?|body corporate|strata (?:scheme|company|corporation)|community (?:scheme|corporation|titles scheme))(?: details)? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b(?! (?:fees|special|lev))|\b(?:owners corporation|body corporate) (?:does not|do not) (?:affect|apply)|\bnot form part of (?:an? |any )?(?:strata|community|owners|body)/i,
  schemeYes:
    /\baffected by (?:an? |the )?owners corporation\b|\bowners corporation (?:no\.? )?\d{1,2} plan\b|\b(?:lot|land|unit) is (?:a )?(?:part of|within|subject to|included in) (?:an? |the )?(?:owners corporation|strata scheme|community (?:titles )?scheme|body corporate)\b|\b(?:community titles scheme|strata (?:titles )?plan|CTS) (?:no\.? )?\d{3,6}\b[^.;]{0,60}\b(?:levies|contributions?|annual|lot|body corporate)\b|\bfees? (?:for|of) (?:the |this )?(?:lot|unit)\b[^.;]{0,40}\$|\bmember of (?:the|an?) (?:owners corporation|body corporate|community corporation)\b|\bCTS \d{4,6}\b|\bbody corporate for\b|\bcommunity titles scheme (?:no\.? )?\d{3,6}\b|\bwithin (?:a |the )?(?:community|strata|precinct) scheme\b|\bmember of the (?:community|strata) association\b/i,
  schemeOther:
    /\b(?:other|another|neighbour\w{0,6}|adjoining|no (?:owners|body|strata|community)|not)\b/i,
  accessYes:
    /\b(?:there is|has|with|enjoys|gives?)(?: \w{2,12}){0,2} (?:legal |constructed |made |sealed |direct |public )?(?:road )?(?:access|frontage)\b[^.;]{0,40}\b(?:road|street|lane|highway|property|land)\b|\baccess (?:to the (?:property|land) )?by (?:a )?(?:public |made |sealed |constructed )?road\b|\broad access ?[:|] ?(?:yes|available|constructed|sealed)\b|\bfronts (?:a|the) (?:public |made |sealed |constructed )(?:road|street)/i,
  accessNo:
    /\bno (?:legal |constructed |made |practical |formed |public |sealed |road |physical ){1,2}(?:access|frontage|road)\b|\bno road (?:is|has been|was|access|frontage)\b|\bland-?locked\b|\broad (?:is|was|has|has been|reserve is)(?: \w{2,6})? (?:not|never|un)[- ]?(?:been )?(?:made|constructed|formed|built|opened)\b|\b(?:does|do) not (?:have|enjoy) (?:legal |road |any )?(?:access|frontage)\b|\baccess\b[^.;]{0,30}\b(?:by (?:permission|sufferance|courtesy)|over (?:the )?(?:neighbour|adjoining|crown)|is (?:only )?(?:informal|permissive))\b/i,
  easementNo:
    /\bno (?:\w{3,12}(?:,| or| and) ){0,3}(?:registered |existing |known )?easements? (?:(?:or|and) \w{4,12} )?(?:affects?|affecting|on|over|across|registered|recorded|burden\w{0,3}|noted|shown|crosses|is registered|are registered|that)\b|\bfree (?:of|from) (?:\w{3,12}(?:,| or| and) ){0,2}(?:any |all )?easements?\b|\bnot (?:affected|burdened|encumbered|subject to)(?: by)? (?:an|any) (?:\w{3,12}(?:,| or| and) ){0,2}easements?\b|\beasements?(?: \w{3,12}){0,3} ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  easementQualified:
    /\b(?:other than|except|save|apart from|unregistered|implied|unrecorded|breach|fail\w{0,4}|statutory|in favour|benefit\w{0,4}|appurtenant|new|further|proposed|encroach\w{0,5}|over (?:the )?easement|within (?:the|an|any) easement|built)\b/i,
  easementYes:
    /\b(?:easements?|right of (?:carriage)?way|rights? of carriageway)\b[^.;]{0,80}\b(?:burden\w{0,3}|affect\w{0,3}|over (?:the )?(?:land|lot|part)|marked|shown|metres?|wide|width|\d m\b|created|registered|drainage|sewerage|electricity|to drain|for|in favour of)\b|\bE-?\d\b[^.;]{0,60}\b(?:drainage|sewerage|way|carriageway|party wall|electricity|supply)\b|\b(?:drainage|sewerage|electricity|carriageway)\b[^.;]{0,20}\beasement\b|\bsubject to (?:an |the )?easement\b|\bburdening\b[^.;]{0,60}\beasement\b/i,
  easementNot:
    /\b(?:no|nil|none|not|free of|clear of|benefit\w{0,4}|appurtenant|together with|extinguished|cancelled|released|adjoining|neighbour\w{0,6}|other lots?|does not)\b/i,
  caveatNo:
    /\bno (?:\w{3,12}(?:,| or| and) ){0,2}caveats?(?:,? (?:or|and) \w{4,12})? (?:is|are|has|have|affects?|on|over|against|recorded|registered|lodged)\b|\bnot (?:affected|burdened) by (?:a|any) (?:\w{3,12}(?:,| or| and) ){0,2}caveat\b|\bcaveats? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b|\b(?:is|are) no (?:\w{3,12}(?:,| or| and) ){0,2}caveats?\b(?! (?:may|must))|\bfree (?:of|from) (?:\w{3,12}(?:,| or| and) ){0,2}caveats?\b/i,
  caveatYes:
    /\bcaveat (?:no\.? )?[A-Z]{0,2}\d{5,9}[A-Z]?\b|\b[A-Z]{0,2}\d{5,9}[A-Z]? caveat\b|\bcaveat (?:by|lodged by|dated|in favour of)\b|\bcaveator\b/i,
  gone: /\b(?:withdrawn|discharged|removed|lapsed|expired|surrendered|cancelled|will be|to be (?:discharged|withdrawn|removed)|at settlement|on settlement|on completion|at completion|benefit|priority notice|purchaser|buyer)\b/i,
  /** Victoria's statement names only a mortgage that stays (Sale of Land Act 1962, s 32A). */
  mortgageItem:
    /\bmortgages?(?: over the (?:land|property))? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  mortgageNo:
    /\b(?:is|are) no (?:\w{3,12}(?:,| or| and) ){0,2}mortgages?\b|\bno (?:\w{3,12}(?:,| or| and) ){0,2}mortgages? (?:is|are|has|affects?|on|over|against|recorded|registered)\b|\bmortgages?(?: over the (?:land|property))? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b|\b(?:title|land|property) is (?:clear|unencumbered)\b/i,
  mortgageYes:
    /\bmortgage (?:no\.? )?[A-Z]{0,2}\d{5,9}[A-Z]?\b|\b[A-Z]{0,2}\d{5,9}[A-Z]? mortgage\b|\bmortgage to\b/i,
  mortgageGone:
    /\b(?:subject to|terms contract|sells?|sold|pass(?:es|ed)?|transfer\w{0,4}|discharg\w{2,3}|will be|to be removed|at settlement|on settlement|on completion|at completion|purchaser|buyer|finance|of lease|lease \w{4,10})\b/i,
  covenantNo:
    /\b(?:no|not (?:affected|burdened) by (?:a|any)|free (?:of|from)(?: any)?) (?:\w{3,12}(?:,| or| and) ){0,2}(?:restrictive )?covenants?\b(?! (?:is|are) (?:given|implied))|\b(?:restrictive )?covenants?(?: or restrictions?)? ?[:|] ?(?:none|nil|no|not applicable|n\/a)\b/i,
  covenantYes:
    /\b(?:restrictive )?covenant (?:no\.? )?[A-Z]{0,2}\d{5,9}[A-Z]?\b|\b[A-Z]{0,2}\d{5,9}[A-Z]? (?:restrictive )?covenant\b|\brestriction on the use of land\b|\bcovenant\b[^.;]{0,40}\b(?:not to|forbids|prohibits)\b/i,
  covenantNot:
    /\b(?:withdrawn|removed|lapsed|expired|ended|came to an end|released|extinguished|breach|fail\w{0,4}|beyond|purchaser|buyer|tenant|executor|gives?|implied|personal|positive)\b/i,
})

/** What is clear where the items of the disclosure form have a rule of their state. */
const BESIDE_THE_FORM =
  'No interest in the land was found that a paper denies. The items of the disclosure form are compared with the title by a check of their own.'

const ANSWERS: readonly PageKind[] = [
  'vendor-statement',
  'particulars',
  'contract-form',
  'special-conditions',
  'annexure',
  'other',
]
const TITLE: readonly PageKind[] = ['title-search', 'plan']

const MATTERS: readonly Matter[] = [
  {
    said: 'no owners corporation (body corporate) is told, but the land belongs to one',
    one: { label: 'No owners corporation', zones: ANSWERS, says: patterns.schemeNo },
    other: {
      label: 'Owners corporation',
      zones: ALL_PAPERS,
      says: patterns.schemeYes,
      not: patterns.schemeOther,
    },
  },
  {
    said: 'road access is told, but there is no made road or legal access',
    one: {
      label: 'Access by road',
      zones: ANSWERS,
      says: patterns.accessYes,
      not: patterns.accessNo,
    },
    other: { label: 'No access', zones: ALL_PAPERS, says: patterns.accessNo },
  },
  {
    said: 'no easement is told, but an easement is shown',
    one: {
      label: 'No easement',
      zones: ANSWERS,
      says: patterns.easementNo,
      not: patterns.easementQualified,
    },
    other: {
      label: 'Easement',
      zones: TITLE,
      says: patterns.easementYes,
      not: patterns.easementNot,
    },
  },
  {
    said: 'no caveat is told, but a caveat is on the title',
    one: { label: 'No caveat', zones: ANSWERS, says: patterns.caveatNo, not: patterns.gone },
    other: { label: 'Caveat', zones: TITLE, says: patterns.caveatYes, not: patterns.gone },
  },
  {
    said: 'no mortgage is told, but a mortgage is on the title',
    one: {
      label: 'No mortgage',
      zones: ANSWERS,
      says: patterns.mortgageNo,
      not: patterns.mortgageGone,
    },
    other: {
      label: 'Mortgage',
      zones: TITLE,
      says: patterns.mortgageYes,
      not: patterns.mortgageGone,
    },
  },
  {
    said: 'no covenant is told, but a restrictive covenant is on the title',
    one: {
      label: 'No covenant',
      zones: ANSWERS,
      says: patterns.covenantNo,
      not: patterns.covenantNot,
    },
    other: {
      label: 'Covenant',
      zones: TITLE,
      says: patterns.covenantYes,
      not: patterns.covenantNot,
    },
  },
]

/** What the papers deny of the title and another of them shows. */
export default defineRule({
  id: 'national/interest-denied',
  title: 'Interests in the land that a paper denies',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'particulars', 'contract-form', 'title-search', 'plan'],
  patterns,
  clear: 'No interest in the land was found that a paper denies.',
  subject:
    /\b(?:no|none|nil|free (?:of|from)|without|not (?:affected|burdened|subject))\b.{0,50}\b(?:easements?|covenants?|caveats?|mortgages?|access|frontage)\b|\b(?:no|not affected by|not (?:a )?part of|not within) (?:an? |any )?(?:owners corporation|body corporate|strata|community titles?)\b|\b(?:easements?|covenants?|caveats?|mortgages?|owners corporation|body corporate)(?: \w{2,12}){0,3} ?[:|]? ?(?:none|nil)\b|\baccess\b.{0,40}\bby road\b|\broad (?:access|frontage)\b/i,
  messages: {
    shown: {
      title: 'The papers disagree on the title: {{said}}',
      description:
        'One paper denies what another shows: {{said}}. What is registered or lies on the ground binds you after settlement, whatever the statement says, and a wrong answer may give you a right against the vendor.',
      recommendation:
        'Before you sign, ask for a corrected statement and for every instrument that is on the title, and compare the other answers with the title too.',
      question:
        'Your papers disagree ({{said}}). Which is right, and will the statement be corrected?',
    },
  },
  check({ doc, facts }, report) {
    // The forms of these two states are compared with the title item by item, by a rule of theirs.
    const own = doc.state === 'SA' || doc.state === 'QLD'
    const found = oppositesIn({ doc, facts }, MATTERS).filter(
      ({ one, other }) =>
        !(own && one.zone === 'vendor-statement' && other.zone === 'title-search') &&
        !(
          doc.state === 'VIC' &&
          one.zone === 'vendor-statement' &&
          patterns.mortgageItem.test(one.text) &&
          patterns.mortgageYes.test(other.text)
        ),
    )
    const leftOut = easementLeftOut({ doc, facts })
    if (leftOut !== null && !(doc.state === 'SA' && leftOut.answer.zone === 'vendor-statement')) {
      const { said, shown, purpose } = leftOut
      report(
        'shown',
        [said, ...shown.spans],
        { said: `no other easement is told, but the title shows one (${purpose})` },
        {
          strength: 'likely',
          sides: [
            { label: 'No other easement', value: 'No other easement', spans: [said] },
            { label: 'Title', value: purpose, spans: shown.spans },
          ],
        },
      )
    }
    if (found.length === 0 && own && leftOut === null) report.clear(BESIDE_THE_FORM)
    if (found.length === 0) return
    const { spans, values, options } = reportOf(found)
    report('shown', spans, values, options)
  },
})
