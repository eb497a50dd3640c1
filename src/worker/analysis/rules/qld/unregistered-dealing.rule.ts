import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { isBookedForBuyer, PRIORITY_NOTICE_PATTERNS } from '../land/priority-notice.ts'

const patterns = wordings({
  ...PRIORITY_NOTICE_PATTERNS,
  heading: /\bunregistered dealings?\b/i,
  nil: /\b(?:nil|none|no unregistered dealings?)\b/i,
  dealing:
    /\b(?:transfer|mortgage|lease|easement|covenant|release|writ|charge|settlement notice|priority notice|transmission|request|agreement|survey plan|enforcement)\b/i,
  caveat: /\bcaveat\b/i,
  number: /\b\d{9}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/,
  ends: /\bend of (?:current )?title search\b|\bcaution\b|\bcertificate of title\b/i,
  settlementNotice: /\bsettlement notice\b|\bpriority notice\b/i,
  grave: /\b(?:writ|transfer|charge|enforcement|lease)\b/i,
})

/** Documents lodged on the title and not yet entered. */
export default defineRule({
  id: 'qld/unregistered-dealing',
  title: 'Unregistered dealings on the title search',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.landTitle)],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No unregistered dealing was found on the title.',
  subject:
    /\b(?:unregistered|pending|unlodged|lodged)\b[^.;]{0,30}\bdealings?\b|\bdealings?\b[^.;]{0,30}\b(?:unregistered|pending|lodged)\b|\b(?:settlement|priority) notice\b|\bwrits? of (?:execution|enforcement)\b|\bunregistered (?:transfers?|mortgages?|leases?)\b/i,
  messages: {
    pending: {
      title: 'An unregistered dealing is waiting on the title',
      description:
        'The entry at {{where}} shows a document that has been lodged but not yet registered. Someone may be about to become owner, lender, tenant or claimant before you; it can stop or delay the registration of your purchase.',
      recommendation:
        'Before you sign, ask who lodged it and what it does, and have your lawyer search the title again right before settlement.',
      question:
        'What is this unregistered dealing, and will it be removed or completed before settlement?',
    },
  },
  check({ doc, facts }, report) {
    let open = false
    let part = -1
    for (const { text, span, block } of passagesIn(doc, ['title-search'])) {
      if (block.partIndex !== part) {
        part = block.partIndex
        open = false
      }
      const at = text.search(patterns.heading)
      const rest = at < 0 ? text : text.slice(at)
      if (at >= 0) open = true
      if (!open) continue
      if (patterns.nil.test(rest) || (at < 0 && patterns.ends.test(text))) {
        open = false
        continue
      }
      // A caveat has a rule of its own.
      if (patterns.caveat.test(rest)) continue
      if (!patterns.dealing.test(rest) || !patterns.number.test(rest)) continue
      const severity = patterns.settlementNotice.test(rest)
        ? isBookedForBuyer(rest, facts)
          ? 'low'
          : 'medium'
        : patterns.grave.test(rest)
          ? 'high'
          : 'medium'
      report('pending', [span], {}, { severity })
    }
  },
})
