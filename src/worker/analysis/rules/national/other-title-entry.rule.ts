import { HEARD, likenessOf } from '../../likeness/likeness.ts'
import { wordings } from '../../wording/wordings.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../reading/in-their-words.ts'
import { statesOnlyTheBargain } from '../nets/bargain-rows.ts'
import { onlyNames } from '../nets/names-only.ts'
import { isNoSentence } from '../nets/no-sentence.ts'
import { isNoteToAnybody } from '../nets/note-to-anybody.ts'
import { tellsOnlyFacts } from '../nets/only-facts.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...CAVEAT_ENTRY_PATTERNS,
  /** An owner by inheritance in his own name, and what a Crown lease asked and got. */
  done: /\bregistered in (?:his|her|its|their) own (?:right|name)\b|\bbuilding covenants? (?:(?:has|have) been |was |is )?(?:complied with|satisfied|performed|fulfilled)\b/i,
  /** How its owners came by the land … */
  transfer: /^[A-Z]{0,3}\d{4,9} (?:transfer to|application by (?:the )?surviv\w{2,4})\b/i,
  /** … with something kept back. */
  /** The number under which an entry is kept at the registry. */
  numbered: /\b[A-Z]{1,3}\d{4,8}[A-Z]{0,2}\b|\b\d{6,9}[A-Z]?\b/,
  /** What is entered by its name alone. */
  entered:
    /\b(?:caveat|mortgage|covenant|easement|lease|charge|writ|warrant|notice|order|memorial|notification|caution|restriction|reservation|transmission)s?\b/i,
  kept: /\b(?:covenant|subject to|reserv\w{2,5}|trust|condition)\b/i,
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
  clear:
    'No entry was found on the title beside those that other checks look for, such as mortgages, caveats, easements and covenants.',
  messages: {
    entry: {
      title: 'An entry on the title to ask about: “{{opening}}”',
      description:
        'The title at {{where}} carries this entry: “{{words}}” Entries that stay on the title bind whoever buys. None of the more particular checks says what this one does, so the document behind its number has to be read.',
      recommendation:
        'Before you sign, ask for a copy of the registered document with this number, and have your conveyancer tell you whether it is removed at settlement.',
      question:
        'On “{{opening}}” ({{where}}): will this entry be removed from the title at settlement, and may we have a copy of the document behind it?',
    },
    words: {
      title: 'Words on a title or its plan to ask about: “{{opening}}”',
      description:
        'The title papers say at {{where}}: “{{words}}” What a title or its plan shows can hold for whoever buys. None of the more particular checks says what this does, and these words carry no number of their own.',
      recommendation:
        'Before you sign, have your conveyancer tell you what these words mean for the land, and show you the registered paper or the plan that they belong to.',
      question:
        'On “{{opening}}” ({{where}}): what does this mean for the land, and to which registered paper or plan does it belong?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      if (passage.block.kind === 'heading') continue
      // Who lodged a caveat, what for and what it forbids are told with it.
      if (isOfCaveat(doc, passage.block)) continue
      const likeness = likenessOf(passage)
      if (likeness < HEARD || tellsOnlyFacts(passage.text) || isNoSentence(passage)) continue
      if (patterns.done.test(passage.text) || isPlainTransfer(passage.text)) continue
      if (statesOnlyTheBargain(passage) || isNoteToAnybody(passage)) continue
      if (onlyNames(passage)) continue
      const values = inTheirWords(passage)
      report(isEntry(passage.text) ? 'entry' : 'words', [passage.span], values, {
        likeness,
        passage,
      })
    }
  },
})

function isPlainTransfer(text: string): boolean {
  return patterns.transfer.test(text) && !patterns.kept.test(text)
}

/** A label of a drawing is no entry, and has no document behind it to be asked for. */
function isEntry(text: string): boolean {
  return patterns.numbered.test(text) || patterns.entered.test(text)
}
