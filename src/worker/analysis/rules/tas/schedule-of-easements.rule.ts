import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { entryAt } from './title-entry.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  named:
    /\b(?:SP|D|P|STR)? ?\d{4,7} (?:FENCING )?(?:EASEMENTS?|COVENANTS?|PROFITS)\b.{0,12}\b(?:in )?schedule of easements\b|\b(?:easements|covenants)\b.{0,30}\bin (?:the )?schedule of easements\b/i,
  covenants: /\bcovenants?\b/i,
  fencingOnly: /\bfencing (?:covenant|provision|agreement)\b/i,
  namedOnly: /\bfencing (?:covenant|provision|agreement)s? in (?:the )?schedule of easements\b/i,
  spent: /\b(?:spent|expired|cancelled|no longer in force)\b/i,
  heading: /\bschedule of easements\b/i,
  fencing:
    /\bfencing (?:covenant|provision|agreement)\b|\b(?:vendor|transferor|owner)\b.{0,40}\b(?:shall|will|is|must) not be (?:required|liable|compelled)\b.{0,20}\b(?:to|for)\b.{0,20}\bfenc\w{1,4}\b/i,
})

/** The title names what binds the lot; only the schedule says what it is. */
export default defineRule({
  id: 'tas/schedule-of-easements',
  title: 'Schedule of easements behind the title',
  category: 'legal',
  severity: 'medium',
  kind: 'absence',
  isPropertyRisk: true,
  law: { none: 'the Tasmanian acts on titles and covenants were not checked' },
  appliesTo: ['title-search'],
  patterns,
  clear: 'No schedule of easements that the title names was found missing.',
  subject: /\bschedule of easements\b|\bschedule\b[^.;]{0,40}\beasements and covenants\b/i,
  messages: {
    missing: {
      title: 'The schedule of easements and covenants is not in this file',
      description:
        'The title at {{where}} says that easements or covenants are set out in the schedule of easements, and that schedule was not found. It can forbid a second dwelling, materials or uses, and give neighbours a right to cross the land.',
      recommendation: 'Before you sign, get the schedule of easements and read it with the plan.',
      question: 'Please give us the sealed plan and the schedule of easements.',
    },
  },
  check({ doc }, report) {
    const schedule = doc.parts.some(
      ({ kind, title }) => kind !== 'title-search' && patterns.heading.test(title),
    )
    const unread = hasUnreadPages(doc)
    const fencing = passagesIn(doc, ['title-search', 'plan', 'annexure']).filter(
      ({ text, block }) =>
        patterns.fencing.test(text) && block.kind !== 'heading' && !patterns.spent.test(text),
    )
    // The title only names what the schedule says: its words are quoted where they are here.
    const words = fencing.filter(({ text }) => !patterns.namedOnly.test(text))
    if (fencing.length > 0) {
      report.clear(
        'A fencing covenant or provision is on the title. It frees the first developer from paying for boundary fences, as most Tasmanian titles do.',
        (words.length > 0 ? words : fencing).map((passage) =>
          entryAt(passage, passage.text.search(patterns.fencing)),
        ),
      )
    }
    if (schedule || unread) return
    const named = passagesIn(doc, ['title-search']).filter(({ text }) => patterns.named.test(text))
    if (named.length === 0) return
    const covenants = named.some(
      ({ text }) => patterns.covenants.test(text) && !patterns.fencingOnly.test(text),
    )
    report(
      'missing',
      named.map((passage) => entryAt(passage, passage.text.search(patterns.named))),
      {},
      { severity: covenants ? 'medium' : 'low' },
    )
  },
})
