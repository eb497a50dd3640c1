import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_PATTERNS } from '../papers/form-answers.ts'
import { isProposedLot, PAPER_PATTERNS, schemeOf } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  ...PAPER_PATTERNS,
  certificate:
    /\bbody corporate\b.{0,40}\bcertificate\b|\binformation certificate\b|\bBCCM form 3[34]\b|\bform 3[34]\b/i,
  statement: /\b(?:community management statement|CMS)\b/i,
  absent:
    /\b(?:not (?:yet )?(?:been )?(?:attached|given|available|obtained|provided|supplied|received|annexed|included|enclosed|issued)|awaiting|awaited|has been (?:ordered|requested)|no certificate|(?:should|can|may|must) obtain from|has not replied|could not (?:be )?(?:obtain|provid)\w{0,3}|to be (?:supplied|provided|obtained|given)|will be (?:supplied|provided|given)|to follow|unavailable|on request|at settlement)\b|(?<!\byes ?)☒ ?no\b/i,
  noScheme:
    /\b(?:not (?:included |situated )?(?:in|part of) (?:a|any) (?:community titles |strata )?scheme|no (?:community titles )?scheme|not (?:a )?(?:lot in|within) a (?:community titles )?scheme|standard (?:freehold )?lot)\b/i,
  notApplicable: /\b(?:not applicable|does not apply|n\/a)\b/i,
  notice: /\bif\b|\bmust be given\b|\bwhere\b|\bunless\b/i,
  explanatory: /\bexplanatory statement\b|\bself-managed\b|\bcould not\b/i,
  answeredNo: /^☒ ?no\b/i,
  /** The scheme belongs to another one above it, which raises contributions of its own. */
  higher:
    /\bsubsidiary (?:(?:community titles )?scheme )?(?:of|in|under)\b|\b(?:higher|principal) (?:scheme|body corporate)\b|\blayered arrangement\b[^.;]{0,40}\bunder CTS\b/i,
  noHigher:
    /\blayered\b[^.;|]{0,40}(?:[:?|]|☒) ?(?:no\b|none|☐ ?yes ?☒ ?no)|\b(?:no|not|none|nil)\b[^.;]{0,30}\b(?:higher|principal|layered|subsidiary)\b|\b(?:if|where|may|means)\b/i,
  ofHigher: /\b(?:principal|higher|head|precinct)\b/i,
  schemeNumber: /\b(?:CTS|community titles? scheme)(?: no\.?)? ?(\d{3,6})\b/i,
  certificateText: /\bregulation module\b|\bcontribution schedule lot entitlement/i,
})

/** The paper that shows levies, debts, insurance and engagements of the scheme. */
export default defineRule({
  id: 'qld/body-corporate-certificate-missing',
  title: 'Body corporate certificate and community management statement',
  category: 'compliance',
  severity: 'high',
  kind: 'absence',
  law: [
    cite(act.qld.bodyCorporate, 's 205'),
    cite(act.qld.propertyLawRegulation, 'ss 5–6'),
    cite(act.qld.bodyCorporateCertificate),
  ],
  appliesTo: ['vendor-statement', 'owners-corporation-certificate', 'by-laws', 'particulars'],
  patterns,
  clear: 'No lot of a scheme without its body corporate papers was found.',
  subject:
    /\bbody corporate\b[^.;]{0,60}\bcertificates?\b|\bform (?:18|33)\b|\bcommunity management statements?\b|\bCMS\b|\bexplanatory statement\b|\bprincipal scheme\b/i,
  messages: {
    missing: {
      title: 'The body corporate certificate was not found in this file',
      description:
        'The lot is in a community titles scheme (several owners with shared property), but there is no body corporate certificate. So you cannot see the levies, debts on the lot, savings, insurance and long agreements; unpaid levies can fall on you. The certificate belongs to the Form 2, and without it you may be able to end the contract.',
      recommendation:
        'Ask for the certificate (Form 33, or Form 34 for some two-lot schemes) before you sign, and have the body corporate records searched.',
      question: 'Please give us a current body corporate certificate for the lot.',
    },
    said: {
      title: 'The body corporate certificate or community management statement is not given',
      description:
        'The wording at {{where}} says that a body corporate paper is not attached or comes later. Then levies, debts, defects, by-laws and insurance of the scheme stay unknown to you.',
      recommendation:
        'Ask for it before you sign, or make the contract depend on a search of the body corporate records that satisfies you.',
      question: 'Why is the body corporate paper not given, and when can we have it?',
      suggestedWording:
        'This contract is subject to the buyer being satisfied with a search of the body corporate records within 14 days of the contract date.',
    },
    statement: {
      title: 'The community management statement was not found in this file',
      description:
        'The community management statement holds the by-laws, the lot entitlements (your share of the costs) and the exclusive use areas such as car spaces. You are bound by it, but it is not here.',
      recommendation: 'Ask for the registered statement and read the by-laws before you sign.',
      question: 'Please give us the current community management statement.',
    },
    higher: {
      title: 'No body corporate certificate for the principal (higher) scheme above this one',
      description:
        'The wording at {{where}} says that the scheme belongs to a higher or principal scheme (a layered arrangement), which raises contributions of its own through yours. Only the papers of the lower scheme are in this file. The debts, levies, works and insurance of the higher one are unknown, and you pay a share of them.',
      recommendation:
        'Before you sign, ask for a certificate and the last minutes of the higher scheme, or have its records searched.',
      question:
        'Please give us a body corporate certificate, budget and minutes of the higher (principal) scheme.',
    },
  },
  check({ doc }, report) {
    const scheme = schemeOf(doc)
    let said = false
    for (const { text, span, next, previous } of passagesIn(doc, [
      'vendor-statement',
      'special-conditions',
      'particulars',
    ])) {
      if (!patterns.certificate.test(text) && !patterns.statement.test(text)) continue
      const here = patterns.absent.test(text)
      if (!here && !patterns.answeredNo.test(next)) continue
      if (patterns.notice.test(text) || patterns.noScheme.test(text)) continue
      // "☒ A copy is given ☐ Not given": what the form offers and nobody chose.
      const isOption = here && text.includes('☒') && isUnticked(text, text.search(patterns.absent))
      if (isOption) continue
      // "(This part is for schemes.) Not applicable. No certificate is given."
      const isOffered = patterns.notApplicable.test(text) || patterns.notApplicable.test(previous)
      if (isOffered && scheme === null) continue
      said = true
      report('said', [span], {}, { severity: patterns.explanatory.test(text) ? 'medium' : 'high' })
    }
    if (said) return
    if (scheme === null) {
      report.notInDocument('No lot in a community titles scheme is sold.')
      return
    }
    if (isProposedLot(doc) || hasUnreadPages(doc)) {
      report.notInDocument(
        'The scheme is still to be made, or pages of this file could not be read.',
      )
      return
    }
    const zones = {
      excludeZones: ['vendor-statement', 'general-conditions', 'particulars'],
    } as const
    const certificate =
      doc.parts.some(({ kind }) => kind === 'owners-corporation-certificate') ||
      findFirst(doc, patterns.certificateText, zones) !== null
    if (!certificate) report('missing', [])
    const above = passagesIn(doc, [
      'particulars',
      'contract-form',
      'owners-corporation-certificate',
      'by-laws',
    ]).find(({ text }) => patterns.higher.test(text) && !patterns.noHigher.test(text))
    // That it is not given is told by the rule of the certificates behind the Form 2.
    const isSaid = passagesIn(doc, ['vendor-statement']).some(
      ({ text }) => patterns.ofHigher.test(text) && patterns.absent.test(text),
    )
    if (certificate && above !== undefined && !isSaid && !isHigherCertified(doc)) {
      report('higher', [above.span], {}, { strength: 'likely' })
    }
    const statement =
      doc.parts.some(({ kind }) => kind === 'by-laws') ||
      findFirst(doc, patterns.statement, {
        excludeZones: [...zones.excludeZones, 'title-search', 'special-conditions', 'minutes'],
      }) !== null
    if (!statement) report('statement', [], {}, { severity: 'medium' })
  },
})

/** The head of a certificate names the higher scheme, or two certificates are for two schemes. */
function isHigherCertified(doc: Doc): boolean {
  const heads = doc.parts
    .filter(({ kind }) => kind === 'owners-corporation-certificate')
    .map(({ title, blocks }) => `${title} ${blocks[0]?.text ?? ''} ${blocks[1]?.text ?? ''}`)
  const numbers = new Set(heads.flatMap((head) => patterns.schemeNumber.exec(head)?.[1] ?? []))
  return numbers.size > 1 || heads.some((head) => patterns.ofHigher.test(head))
}
