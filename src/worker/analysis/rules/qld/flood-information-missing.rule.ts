import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdsForm2 } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  flood: /\b(?:flood\w{0,3}|inundat\w{1,4}|overland flow|storm tide)\b/i,
  property:
    /\b(?:flood (?:awareness|planning|overlay|report|search|level|information|hazard|map)|floodwise|inundat\w{1,4}|flooded|flood-?prone|flood-?affected|overland flow|storm tide)\b|\bflood(?:ing|s)? ?[:|] ?(?!information|may\b|☐)[a-z]/i,
  high: /\b(?:level|floor|storey) (?:[4-9]|[1-9]\d)\b|\b(?:unit|apartment|lot) (?:[4-9]|[1-9]\d)\d{2}\b/i,
})

/** The form tells nothing about floods, so a clean form proves nothing. */
export default defineRule({
  id: 'qld/flood-information-missing',
  title: 'Flood information in the papers',
  category: 'operational',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [cite(act.qld.propertyLaw)],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No home was found on whose flooding the papers are silent.',
  messages: {
    missing: {
      title: 'The papers say nothing about whether this property floods',
      description:
        'A Queensland Form 2 need not tell you about floods: it only points to the council. A clean Form 2 is therefore no sign that the property is dry, and insurance for a flood-prone home can be dear or refused.',
      recommendation:
        'Before you sign, look up the council’s flood report for this address and get an insurance quote.',
      question: 'Has water from a flood or storm ever entered the land or the house?',
    },
  },
  check({ doc }, report) {
    if (!holdsForm2(doc) || hasUnreadPages(doc)) {
      report.notInDocument('No complete Form 2 is in this file.')
      return
    }
    const own =
      findFirst(doc, patterns.property, {
        excludeZones: ['vendor-statement', 'general-conditions', 'statutory-notice'],
      }) ??
      findFirst(doc, patterns.flood, {
        zones: ['particulars', 'special-conditions', 'planning-certificate'],
      })
    if (own !== null) {
      report.clear('The papers say something about flooding of this property.', [own.span])
      return
    }
    const above = findFirst(doc, patterns.high, { zones: ['particulars', 'contract-form'] })
    if (above === null) report('missing', [])
  },
})
