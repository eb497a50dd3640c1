import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { FORM_PATTERNS, firstAnswer } from '../papers/form-answers.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  question:
    /\bunregistered lease\b|\bsubject to (?:an? )?(?:lease|tenancy|residential tenancy)\b(?!.{0,260}(?:last|past|previous|preceding) (?:12|twelve) months)/i,
  encumbrance:
    /\bnot (?:registered )?on (?:the )?title\b|\bencumbrances? (?:that (?:is|are) |which (?:is|are) )?not registered\b|\bunregistered encumbrances?\b/i,
  goesOn:
    /\bnot (?:yet )?(?:on|in) the (?:register|title)\b|\b(?:after|continue\w{0,1}) (?:at |after )?settlement\b/i,
  lease: /\b(?:lease|tenan\w{2,4}|fixed term|periodic|per week|rent)\b/i,
  /** "☒ Yes – residential tenancy, agreement given ☐ No": what is told between the boxes. */
  beside: /☒ ?yes\b([^☐☒]{3,90})☐ ?no\b/i,
  /** "☒ No, other than the tenancy named below": what the marked No leaves out goes on. */
  butFor:
    /☒ ?no\b[,;:–-]? ?\(?(?:other than|except(?:ing)?(?: for)?|apart from|save(?: for)?|besides|but for)\b[^.;☐☒]{0,40}\b(?:tenanc(?:y|ies)|leases?|lettings?|tenants?|rooming (?:accommodation )?agreements?)\b/i,
  goods: /\b(?:solar|furniture|equipment|advertising)\b/i,
  terms:
    /\b(?:fixed term|lease|tenancy(?: agreement)?)\b.{0,60}\b(?:end(?:s|ing)?|expir\w{1,3}|until|to)\b.{0,20}\d{4}|\bend date\b.{0,20}\d{4}|\$ ?\d[\d,.]{1,8} (?:per|a) (?:week|fortnight|month)\b/i,
  past: /\b(?:ended|vacated|expired|former|last 12 months|previous tenan)\w{0,2}\b/i,
  denied: /[:?] ?no,? (?:as|because|since)\b/i,
  vacant:
    /\bvacant possession\b|\btenanc(?:y|ies)\b.{0,30}\b(?:nil|none|n\/a|not applicable)\b|\btenant'?s?'? names?:? ?(?:nil|none|n\/a)\b/i,
  subject:
    /\bsubject to the tenanc|\bexcept\b|\b(?:unless|other than|save)\b[^.;]{0,60}\b(?:tenan|lease|letting|stated)/i,
})

/** A tenant whom the Form 2 names and who may stay. */
export default defineRule({
  id: 'qld/lease-in-form-2',
  title: 'Leases and tenancies in the Form 2',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: [cite(act.qld.residentialTenancies), cite(act.qld.propertyLawRegulation, 's 8')],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No lease or tenancy that goes on was found in the Form 2.',
  subject:
    /\bunregistered (?:leases?|encumbrances?|interests?)\b|\b(?:encumbrances?|interests?)\b[^.;]{0,40}\bnot (?:registered|on the (?:register|title))\b|\b(?:residential|existing|current) tenanc(?:y|ies)\b|\btenanc(?:y|ies)\b[^.;]{0,60}(?:☒|☐|\b(?:until|fixed|ends?|nil|none|rent|term|settlement)\b)|\bsubject to (?:a|any|the) (?:lease|tenancy)\b|\b(?:fixed|periodic) term\b|\bvacant possession\b|\b(?:leased|let|rented) (?:to|until|at)\b/i,
  messages: {
    clash: {
      title: 'The contract promises vacant possession, but the Form 2 shows a lease or tenancy',
      description:
        'The contract promises vacant possession or names no tenant; the Form 2, at {{where}}, shows a lease or tenancy. A tenant with a fixed term may stay until it ends. You may be unable to move in when you have paid, and your duty concession or loan may depend on moving in.',
      recommendation:
        'Before you sign, ask for the lease and a written answer whether the tenant leaves, and have the contract corrected.',
      question:
        'Does the tenancy in the Form 2 go on after settlement, or will the property be vacant?',
      suggestedWording:
        'The vendor must give vacant possession at settlement, and the purchaser may end this contract if it is not given.',
    },
    let: {
      title: 'The Form 2 shows a lease or tenancy that goes on after settlement',
      description:
        'The wording at {{where}} shows that someone rents the property. You take over as landlord, and may be unable to move in until the tenancy ends and proper notice has run.',
      recommendation:
        'Before you sign, ask for the agreement, the bond and the rent record, and compare its end with the day on which you want to move in.',
      question: 'Please give us the tenancy agreement. When does it end, and at what rent?',
    },
  },
  check({ doc }, report) {
    const answers = [firstAnswer(doc, patterns.question), firstAnswer(doc, patterns.encumbrance)]
    const yes = answers.find((answer) => {
      if (answer?.answer !== 'yes') return false
      const words = answer.spans.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
      const told = `${patterns.beside.exec(words)?.[1] ?? ''} ${answer.details}`
      return !patterns.goods.test(told) && (answer === answers[0] || patterns.lease.test(told))
    })
    const row = passagesIn(doc, ['vendor-statement']).find(
      ({ text, block }) =>
        patterns.terms.test(text) &&
        patterns.lease.test(text) &&
        !patterns.denied.test(text) &&
        !patterns.past.test(block.text.length < 300 ? block.text : text) &&
        !patterns.goods.test(text) &&
        !isUnticked(text, text.search(patterns.terms)),
    )
    const except = passagesIn(doc, ['vendor-statement']).find(
      ({ text }) =>
        patterns.butFor.test(text) &&
        (patterns.encumbrance.test(text) ||
          patterns.goesOn.test(text) ||
          patterns.question.test(text)) &&
        !patterns.goods.test(text),
    )
    const told = row ?? except
    const shown = yes?.spans ?? (told === undefined ? [] : [told.span])
    if (shown.length === 0) return
    const promised = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions'])
      .filter(
        ({ text }) =>
          patterns.vacant.test(text) &&
          !patterns.subject.test(text) &&
          !isUnticked(text, text.search(patterns.vacant)),
      )
      .map(({ span }) => span)
    if (promised.length === 0) {
      report('let', shown)
      return
    }
    const where = `page ${doc.pageAt(shown[0]?.start ?? 0)}`
    report(
      'clash',
      [...shown, ...promised],
      { where },
      {
        severity: 'high',
        sides: [
          { label: 'Contract', value: 'vacant possession', spans: promised },
          { label: 'Form 2', value: 'lease or tenancy', spans: shown },
        ],
      },
    )
  },
})
