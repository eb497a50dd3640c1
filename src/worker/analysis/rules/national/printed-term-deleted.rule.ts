import type { StateCode } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import { amendmentsOf } from '../terms/amendments.ts'
import {
  changedWords,
  isChangedFairly,
  TOLD_AS_CHANGED_WORDS,
  toldBesidePrint,
} from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  gone: /\b(?:(?:standard|printed|general|law society) )?(?:clauses?|conditions?|terms?|cl\.?|GC) ?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)((?:\([a-z]{1,4}\)){0,2})[^.;]{0,90}\b(?:(?:is|are|be|been|hereby) (?:hereby )?(?:deleted|omitted|excluded|removed|struck out|taken out|left out|waived)|(?:do|does|shall|will) not apply|deleted|comes? out|ha(?:s|ve) no (?:application|effect|force)|of no (?:effect|application)|(?:do|does|shall|will) not form part|ceases? to apply|disapplied|forms? no part)\b/i,
  goneFirst:
    /\b(?:delet\w{1,3}|omit\w{0,4}|exclud\w{1,3}|strik\w{1,3} out|remov\w{1,3}|without(?= (?:the )?(?:printed |standard |general )?(?:clause|condition|term))|takes? out)\b[^.;]{0,30}\b(?:(?:standard|printed|general) )?(?:clauses?|conditions?|terms?|cl\.?|GC) ?(\d{1,2}(?:\.\d{1,2}){0,3})(?!\d)((?:\([a-z]{1,4}\)){0,2})/i,
  own: /\bspecial (?:clause|condition)s?\b|\b(?:lease|by-?laws?|articles?|encumbrance|rules|trust deed|mortgage|agency agreement)\b/i,
  kept: /\b(?:an? )?(?:former|earlier|draft) (?:special )?(?:clause|condition|term)\b|\b(?:clauses?|conditions?) \d{1,2}[\d.]{0,6},? (?:which|that) (?:had )?(?:excluded|limited|barred|waived|restricted|prevented|took away|cut down|shortened)\b|\b(?:requisitions?|objections?|claims?|rights?)\b[^.;]{0,80}\b(?:made|given|exercised|within)\b[^.;]{0,60}\bwaived\b|\bnot (?:deleted|amended|changed|varied|omitted|excluded)\b|\b(?:the words?|reference to|typograph\w{1,6}|replaced (?:by|with) the current)\b/i,
})

/** States whose own rules do not know their printed clauses by number. */
const STATES: ReadonlySet<StateCode | null> = new Set<StateCode | null>(['ACT', 'SA'])

/** A printed protection taken away by its number, which nobody sees who does not look it up. */
export default defineRule({
  id: 'national/printed-term-deleted',
  title: 'Printed terms that are deleted by number',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No special condition was found that deletes a printed term by its number.',
  subject:
    /\b(?:clauses?|conditions?|terms?|GCs?|cl)\b\.? ?[A-Z]?\d[^;]{0,100}\b(?:delet\w{1,4}|exclud\w{1,3}|omit\w{0,3}|struck|strike|removed|not apply|no application|ceases? to apply|comes? out|do(?:es)? not form part|not part)\b|\b(?:delet\w{1,4}|exclud\w{1,3}|omit\w{0,3}|strike|struck|removes?|without|not apply)\b[^;]{0,60}\b(?:clauses?|conditions?|terms?|GCs?|cl)\b\.? ?[A-Z]?\d/i,
  givesWayTo: {
    'national/printed-words-changed': ['deleted'],
  },
  messages: {
    deleted: {
      title: 'Deleted by number: printed {{clauses}}',
      description:
        'The wording at {{where}} takes printed {{clauses}} out of the contract. Deletions like this are easy to miss, because only a number is shown, and what is deleted often protects the buyer.',
      recommendation:
        'Before you sign, read what {{clauses}} said in the printed contract and ask for that to be put back.',
      question:
        'Why does the contract take out printed {{clauses}}, and will the vendor restore what they gave?',
    },
  },
  check({ doc }, report) {
    if (!STATES.has(doc.state)) return
    for (const { passage } of changedWords(doc)) {
      report('deleted', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const told = toldBesidePrint(doc)
    const reworded = new Set(
      amendmentsOf(doc).flatMap(({ kind, passage }) => (kind === 'gone' ? [] : [passage])),
    )
    for (const passage of passagesIn(doc, ['special-conditions', 'annexure'])) {
      const { text, span } = passage
      // A sentence of the clause goes, and not the clause.
      if (reworded.has(passage) || told.has(passage) || isChangedFairly(doc, passage)) continue
      const match = patterns.gone.exec(text) ?? patterns.goneFirst.exec(text)
      const [, number, part = ''] = match ?? []
      if (match === null || number === undefined) continue
      // "☒ Applies (General Condition 8) ☐ Does not apply": the choice that was not made.
      if (isUnticked(text, match.index + match[0].length)) continue
      if (patterns.own.test(text) || patterns.kept.test(text)) continue
      const read = amendmentsOf(doc).filter((one) => one.kind === 'gone' && one.passage === passage)
      const numbers = read.length === 0 ? [`${number}${part}`] : read.map(({ clause }) => clause)
      const clauses = `${numbers.length === 1 ? 'clause' : 'clauses'} ${list(numbers)}`
      report('deleted', [span], { clauses }, { unmistakable: true })
    }
  },
})
