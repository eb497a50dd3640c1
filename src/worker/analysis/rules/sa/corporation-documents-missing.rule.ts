import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { list } from '../say.ts'
import {
  CORPORATION_PAPER_PATTERNS,
  corporationPapersMissing,
  draftsMissing,
  FIRST_BUDGET,
  papersNamed,
} from './corporation-papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...CORPORATION_PAPER_PATTERNS,
  /** The corporation of a plan that is still to be deposited keeps no papers yet. */
  proposed:
    /\bproposed\b|\bto be deposited\b|\bnot (?:yet )?(?:been )?(?:deposited|lodged)\b|\bunregistered\b/i,
  lot: /\b(?:unit|lot|section)s? \d{1,5}\b.{0,60}\b(?:strata|community(?: strata)?|primary community|secondary community) plan\b|\b(?:strata|community(?: strata)?) plan (?:no\.? ?|number )?\d{1,6}\b|\bcommunity lot\b|\bstrata unit\b/i,
  papers:
    /\b(?:minutes|accounts|articles|by-?laws|(?:certificate of )?insurance(?: polic(?:y|ies))?|section 41|section 139|statement of accounts|financial statements?|scheme description|development contract|polic(?:y|ies) of insurance|budget)\b/i,
  missing:
    /\b(?:not (?:been )?(?:available|provided|supplied|attached|held|obtained|received|kept)|unavailable|unable to (?:obtain|provide)|does not (?:keep|hold|have)|to follow|will be (?:provided|supplied)|(?:have|has) been requested|awaiting|(?:refer to|see|obtain(?:able|ed)? from|available from|ask) (?:the )?(?:lands titles|land services|registrar|strata manager|managing agent|body corporate manager)|applied for|not insured|no (?:insurance|minutes|records|accounts))\b|☐ ?attached\b[^☐]{0,8}☒/i,
  /** What a form tells every buyer of what may be: "If the scheme is new there may be no accounts". */
  supposed:
    /\b(?:there )?(?:may|might|could|will) (?:be|have) no\b|\bmay not (?:be|have)\b|\b(?:if|where|unless)\b[^.;]{0,60}\b(?:new|early|recent\w{0,2}|first|just|only|newly|not yet)\b/i,
  asked: /\b(?:requested|applied for|awaiting|to follow|will be (?:provided|supplied))\b/i,
  statement:
    /\bsection (?:41|139)\b|\bparticulars of (?:any )?contributions?\b|\bassets and liabilities\b|\bstatement of (?:expenditure|accounts)\b|\bcontributions? payable\b|\bminutes\b/i,
  /** The form prints the heading for every property. */
  question:
    /^(?:\W{0,3}\d{0,2}\W{0,3})?particulars (?:relating to|of) (?:community lots?|strata units?)\b/i,
  answeredNo:
    /\b(?:lots?|units?|plan|scheme)\b[^:?|]{0,60}(?:[:?|]| -) ?(?:☒ ?)?(?:does not apply|not applicable|n\/a|nil|none|no\b(?!\.? ?\d))/i,
  notApplicable: /\b(?:does not apply|not applicable|n\/a|nil|none|no\b|torrens)/i,
  none: /\bno corporation\b|\btorrens\b|\bnot (?:a |an |part of a |in a )?(?:unit|strata|community)\b/i,
})

/** A unit or community lot comes with its corporation's papers. */
export default defineRule({
  id: 'sa/corporation-documents-missing',
  title: 'Papers of the strata or community corporation',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.sa.strataTitles, 's 41'), cite(act.sa.communityTitles, 's 139')],
  appliesTo: ['vendor-statement', 'title-search', 'owners-corporation-certificate'],
  patterns,
  clear: 'No missing papers of the corporation were found.',
  subject:
    /\b(?:unit|lot)s? \d{1,4}\b[^.;]{0,30}\b(?:strata|community)\b|\b(?:by-?laws|articles|minutes|accounts|insurance polic(?:y|ies)|scheme description|development contract)\b[^.;]{0,60}\b(?:attach\w{0,3}|annex\w{0,4}|enclos\w{1,3}|not available|request\w{0,3}|provided|supplied|obtain\w{0,3}|to follow|copy|see|keep|draft|missing)\b|\bstatement\b[^.;]{0,40}\bsection (?:41|139)\b|\bdraft (?:by-?laws|scheme description)\b|\bminutes and (?:accounts|polic(?:y|ies))\b/i,
  messages: {
    said: {
      title: 'Papers of the strata or community corporation are missing: {{papers}}',
      description:
        'Of the corporation’s papers, {{papers}} cannot be read here: the wording at {{where}} says that papers are not there or not kept. Such papers show arrears, coming works, disputes and whether the building is insured; what they would have told you becomes yours as an owner.',
      recommendation:
        'Before you sign, apply to the corporation for its statement and papers (it has five business days to give them), and check the sum insured.',
      question:
        'Please give us the corporation’s statement, two years of minutes and accounts, its rules or by-laws and its insurance policy.',
    },
    absent: {
      title: 'No statement of the strata or community corporation is in this file',
      description:
        'The title describes a unit or lot in a strata or community plan, and a Form 1 is here, but no statement of the corporation (section 41 or section 139), minutes or accounts were found. They show what the lot owes, what works are decided and whether the building is insured.',
      recommendation:
        'Before you sign, ask for them, or apply to the corporation yourself: it has five business days.',
      question:
        'Please give us the section 41 or section 139 statement with minutes, accounts, rules and insurance.',
    },
    part: {
      title: 'Papers of the strata or community corporation are not in this file: {{papers}}',
      description:
        'The statement of the corporation is here, but this file does not hold {{papers}}, which belong to it. Such papers show what you may not do with the lot, what the owners decided and how the money was spent; the rules and decisions bind you as an owner.',
      recommendation:
        'Before you sign, ask for them, or apply to the corporation yourself: it has five business days.',
      question: 'Please give us these papers of the corporation: {{papers}}.',
    },
    proposed: {
      title: 'Papers of the proposed community scheme are not in this file: {{papers}}',
      description:
        'The lot at {{where}} belongs to a community plan that is still to be deposited, but this file does not hold {{papers}}. Such papers say what the scheme will be used for, what the developer will build and when, and what you will pay; without them the scheme may change after you have signed.',
      recommendation:
        'Before you sign, ask for the drafts, and for a right to end the contract if they change to your harm.',
      question: 'Please give us drafts of these papers: {{papers}}.',
    },
  },
  check({ doc }, report) {
    const lots = passagesIn(doc, [
      'contract-form',
      'particulars',
      'title-search',
      'vendor-statement',
    ]).filter(({ text, next }) => {
      if (!patterns.lot.test(text) || patterns.none.test(text)) return false
      if (patterns.question.test(text) || patterns.answeredNo.test(text)) return false
      return !(patterns.notApplicable.test(next) && next.length < 80 && text.length < 80)
    })
    const lot = lots.map(({ span }) => span)
    const told = passagesIn(doc, [
      'vendor-statement',
      'owners-corporation-certificate',
      'special-conditions',
    ])
    if (lot.length === 0) {
      report.notInDocument('No unit or lot in a strata or community plan was found.')
      return
    }
    const kinds = doc.parts.map(({ kind }) => kind)
    const isCommunity = lots.some(({ text }) => patterns.community.test(text))
    const certified = kinds.includes('owners-corporation-certificate') && !hasUnreadPages(doc)
    const missing = certified ? corporationPapersMissing(doc, isCommunity) : []
    const others = missing.map(({ name }) => name)
    const said = told.filter(
      ({ text }) =>
        patterns.papers.test(text) && patterns.missing.test(text) && !patterns.supposed.test(text),
    )
    const named = papersNamed(said.map(({ text }) => text).join(' '))
    for (const { text, span } of said) {
      const options = patterns.asked.test(text) ? { severity: 'medium' as const } : {}
      report('said', [span], { papers: list([...named, ...others]) }, options)
    }
    const there =
      kinds.includes('owners-corporation-certificate') ||
      kinds.includes('minutes') ||
      told.some(({ text }) => patterns.statement.test(text))
    if (said.length > 0 || hasUnreadPages(doc) || !kinds.includes('vendor-statement')) return
    if (lots.some(({ text }) => patterns.proposed.test(text))) {
      const drafts = isCommunity ? draftsMissing(doc) : []
      if (drafts.length > 0) {
        // A budget alone leaves only the money open.
        const severity = drafts.length === 1 && drafts[0] === FIRST_BUDGET ? 'medium' : 'high'
        const options = { strength: 'likely', severity } as const
        report('proposed', lot.slice(0, 1), { papers: list(drafts) }, options)
      }
      return
    }
    if (!there) {
      report('absent', lot.slice(0, 1), {}, { strength: 'likely' })
      return
    }
    // What binds and what was decided; the others are named along with them.
    if (!missing.some(({ isGrave }) => isGrave)) return
    report('part', [], { papers: list(others) }, { severity: 'medium', strength: 'likely' })
  },
})
