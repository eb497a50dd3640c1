import { defineRule } from '../define-rule.ts'
import { COMPANY_TITLE_PATTERNS, companyTitleIn } from '../papers/company-title.ts'

/** A home that is sold as shares in the company that owns the building. */
export default defineRule({
  id: 'national/company-title',
  title: 'Company title: shares with a right to occupy',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'company title rests on the constitution of the company and on the contract' },
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns: COMPANY_TITLE_PATTERNS,
  clear: 'No sale of shares in a company instead of land was found.',
  subject:
    /\bcompany title\b|\bhome unit company\b|\bshares\b[^.;]{0,60}\b(?:\d{1,6} to \d|numbered|right to occupy|entitle|occupation|exclusive possession|flat|apartment)\b|\bshares \d|\bshareholders?\b|\bshare in a company\b/i,
  messages: {
    shares: {
      title: 'Company title: you would buy shares and not land',
      description:
        'The wording at {{where}} shows company title. You get shares in a company that owns the building, with a right to live in one home. Your name is not on a land title; the company’s constitution and its directors decide much of what an owner decides elsewhere, and many banks lend less.',
      recommendation:
        'Before you sign, ask your bank whether it lends on these shares, and have a lawyer read the constitution, the last accounts and the minutes. Ask the lawyer which rights of a buyer of land (a cooling-off period, papers that must be attached) apply to these shares.',
      question:
        'Please give us the constitution, the house rules, the last accounts, the minutes and the share certificate.',
    },
  },
  check({ doc }, report) {
    const sold = companyTitleIn(doc)
    if (sold.length > 0) report('shares', sold.slice(0, MOST_SHOWN), {}, { ofSale: true })
  },
})

/** The first places of a contract tell what is sold. */
const MOST_SHOWN = 3
