import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  /** A building that is not only a house, as the contract names what is sold. */
  business:
    /\b(?:shops?|offices?|caf[eé]|restaurant|bakery|showroom|surgery|tavern) (?:and|with|below|under|plus|,) (?:an? |the |its )?(?:attached )?(?:dwelling|residence|flat|house|home|apartment)\b|\b(?:bakery|corner|lock-?up|ground[- ]floor|retail|takeaway) shops?\b|\b(?:retail|commercial|shop|office) (?:premises|building)\b|\b(?:lease|tenancy) of (?:the |a )?(?:shop|caf[eé]|restaurant|office|showroom)(?!\w)/i,
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
  appliesTo: ['contract-form', 'particulars'],
  patterns,
  clear: 'No shop or office building without its safety records was found.',
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
    if (sold && !patterns.records.test(doc.text)) {
      report('missing', [], {}, { strength: 'likely' })
    }
  },
})

const BEFORE = 40
