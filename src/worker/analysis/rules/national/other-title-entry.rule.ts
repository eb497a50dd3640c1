import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../in-their-words.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  entry:
    /\b(?:caveat|covenant|easement|lease|licen[cs]e|writ|order|charge|agreement|notification|memorial|warrant|restrictions?|encumbrance|caution|judgment|life estate|right of way|right of carriageway|profit|statutory|freezing|priority notice|rent ?charge|option)\b/i,
  numbered: /\b(?:[A-Z]{1,2})?\d{5,9}[A-Z]?\b/,
  usual:
    /\bmortgage\b|\btransfer\b|\bno\b.{0,20}\b(?:dealings|entries)|^\W{0,2}(?:volume|folio|vol)\b|\bdischarg|\bwithdrawn\b|\bexpired\b|\bAVPR\b|\bsearch (?:date|no)|\bproduced\b|\bparcel\b|\bABN\b|\bACN\b|\bappurtenant\b|\bbenefit\w{0,3}\b|\bsecurity no\b|\border no\b|\border number\b|\bdelivered\b|\bplan of\b|\bdealings?\b(?: no|\()/i,
})

/** An entry on the title that no other rule has a name for. */
export default defineRule({
  id: 'national/other-title-entry',
  title: 'Other entries on the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  net: true,
  isPropertyRisk: true,
  law: { none: 'a net for entries of every kind; what law bears on one depends on the entry' },
  appliesTo: ['title-search'],
  patterns,
  clear: 'No further entry was found on the title.',
  messages: {
    entry: {
      title: 'An entry on the title to ask about',
      description:
        'The title at {{where}} carries this entry: “{{words}}” Entries that stay on the title bind whoever buys. None of the more particular checks says what this one does, so the document behind its number has to be read.',
      recommendation:
        'Before you sign, ask for a copy of the registered document with this number, and have your conveyancer tell you whether it is removed at settlement.',
      question:
        'Will this entry be removed from the title at settlement, and may we have a copy of the document behind it?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { text, span, block } = passage
      if (block.kind === 'heading' || text.length < 15) continue
      if (!patterns.entry.test(text) || !patterns.numbered.test(block.text)) continue
      if (patterns.usual.test(text) || affirmed(passage, patterns.entry) === null) continue
      report('entry', [span], { words: inTheirWords(passage) }, { strength: 'likely' })
    }
  },
})
