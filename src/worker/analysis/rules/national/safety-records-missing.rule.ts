import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** A building that is not only a house, as the contract names what is sold. */
  business:
    /\b(?:shops?|offices?|caf[eé]|restaurant|bakery|showroom|surgery|tavern) (?:and|with|below|under|plus|,) (?:an? |the |its )?(?:attached )?(?:dwelling|residence|flat|house|home|apartment)\b|\b(?:bakery|corner|lock-?up|ground[- ]floor|retail|takeaway) shops?\b|\b(?:retail|commercial|shop|office) (?:premises|building)\b|\b(?:lease|tenancy) of (?:the |a )?(?:shop|caf[eé]|restaurant|office|showroom)(?!\w)/i,
  /** Where strangers sleep: told by a permit or a statement too. */
  lodging:
    /\b(?:used|operated|run|let|registered) as (?:an? )?(?:serviced apartments?|hotel|motel|boarding ?house|rooming ?house|lodging ?house|hostel|backpackers?)\b/i,
  lacking:
    /\bessential (?:fire )?(?:safety|services)\b[^.;]{0,80}\b(?:not (?:on file|attached|made|prepared|available|provided|found|held|kept|done|up to date|current)|missing|overdue|outstanding|none|nil|no (?:report|record|certificate|statement))\b|\bno (?:\w{4,10} ){0,2}essential (?:fire )?(?:safety|services)\b[^.;]{0,30}\b(?:report|record|statement|return|schedule|determination)/i,
  notAsked:
    /\b(?:not (?:required|applicable|needed)|exempt|if|must|shall|unless|no defects?|appl(?:y|ies) to|that need)\b|\?|\b(?:nothing|none|no(?: \w{3,12})? (?:items?|defects?|works?|matters?|actions?|faults?|issues?|measures?))\b[^.;]{0,12}\b(?:outstanding|overdue|missing|open)\b|\bno (?:open|outstanding|overdue)\b/i,
  /** It is near, it was one, or the words are those of a print. */
  notSold:
    /\b(?:former(?:ly)?|converted|conversion|once|near|opposite|beside|next to|behind|adjoining|act (?:19|20)\d\d|if|unless|not|no)\b|☐|\?/i,
  records:
    /\bessential (?:fire )?(?:safety|services)\b|\bfire safety (?:statement|certificate|schedule)\b|\bA?ESMR?\b|\bmaintenance (?:determination|schedule)\b/i,
})

/** The yearly proof that exits, alarms and hoses of a shop or office building are kept up. */
export default defineRule({
  id: 'national/safety-records-missing',
  title: 'Essential safety records of a shop or office building',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.vic.building), cite(act.sa.planning)],
  appliesTo: ['contract-form', 'particulars', 'vendor-statement'],
  patterns,
  clear: 'No shop or office building without its safety records was found.',
  subject:
    /\bessential (?:safety|services?|fire)\b|\b(?:annual )?fire safety (?:statement|certificate|schedule|measures?|record|report)\b|\b(?:a|the|corner|retail) shops?\b|\bshops? (?:with|at|on|and|below|above|premises|building)\b|\bretail (?:premises|lots?|tenan\w{2,5}|units?|space|building)\b|\b(?:showroom|warehouse|factory|restaurant|hostel|motel|rooming house|boarding house|office (?:building|premises|suite)|commercial (?:premises|building|property|tenancy))\b|\bcaf[eé]/i,
  messages: {
    missing: {
      title: 'No essential safety (fire safety) record for the shop or office building',
      description:
        'The contract sells a building with a shop, office or other business in it. Its owner must keep up exits, alarms, hoses and other essential safety measures and record their maintenance every year, but no annual report, certificate or schedule of them was found in this file. What was left undone becomes your cost and your duty as owner.',
      recommendation:
        'Before you sign, ask for the last yearly report and the list of the measures that apply to the building.',
      question:
        'Please give us the last annual essential safety measures report and the schedule of the measures.',
    },
    lacking: {
      title: 'The essential safety (fire safety) report of the building is not there',
      description:
        'The wording at {{where}} says that a yearly report, record or statement on the essential safety measures of the building (exits, alarms, hoses) is missing or overdue. It is the owner’s duty to keep it, insurers ask for it, and what was left undone becomes your cost.',
      recommendation:
        'Before you sign, have the measures checked and priced, and ask that the report is made before settlement.',
      question: 'Why is there no report, and will one be made before settlement?',
    },
  },
  check({ doc }, report) {
    const isRead = !hasUnreadPages(doc)
    if (!(doc.state === 'VIC' || doc.state === 'SA') || !doc.hasDisclosure || !isRead) {
      report.notInDocument('Whether the building needs such records cannot be told from this file.')
      return
    }
    const sold = passagesIn(doc, ['contract-form', 'particulars']).some(({ text }) => {
      const match = patterns.business.exec(text)
      if (match === null) return false
      // Only the words before the name say that it is not what is sold.
      const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
      return !patterns.notSold.test(`${before}${match[0]}`)
    })
    const papers = passagesIn(doc, ALL_PAPERS)
    const lacking = papers.filter(
      ({ text }) => patterns.lacking.test(text) && !patterns.notAsked.test(text),
    )
    for (const { span } of lacking) report('lacking', [span])
    if (patterns.records.test(doc.text)) return
    if (sold) report('missing', [], {}, { strength: 'likely' })
    const lodging = papers.find((passage) => affirmed(passage, patterns.lodging) !== null)
    if (!sold && lodging !== undefined) {
      report('missing', [lodging.span], {}, { strength: 'likely' })
    }
  },
})

const BEFORE = 40
