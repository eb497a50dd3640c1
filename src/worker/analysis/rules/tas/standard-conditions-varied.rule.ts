import { wordings } from '../../wording/wordings.ts'
import {
  changedWords,
  isChangedFairly,
  TOLD_AS_CHANGED_WORDS,
  toldBesidePrint,
} from '../terms/changed-words.ts'
import { defineRule } from '../define-rule.ts'
import { markedWords } from '../reading/marked-words.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  label: /\bstandard conditions?\b.{0,20}\b(?:omitted|varied|deleted|amended)\b/i,
  changed:
    /\b(?:standard |printed )?(?:conditions?|clauses?)\b.{0,20}\b\d{1,2}(?:\.\d{1,2})?\b.{0,80}\b(?:omitted|deleted|excluded|struck out|replaced|varied|amended|does not apply|do not apply|(?:does|do|shall|will) not (?:apply|form part)|forms? no part|no application|no effect|disapplied|ceases? to apply)\b|\b(?:deletes?|omits?|excludes?|strikes? out|replaces?)\b.{0,30}\b(?:standard )?(?:conditions?|clauses?)\b.{0,12}\b\d{1,2}\b/i,
  numbered: /\b\d{1,2}(?:\.\d{1,2})?\b/,
  none: /\b(?:nil|none|not applicable|n\/a|no)\b/i,
  coolingOff: /\bcooling[ -]?off\b/i,
  special: /\bspecial clauses? \d/i,
  grave:
    /\b(?:title|requisition|risk|insurance|deposit|default|vacant|possession|warrant\w{1,4}|error|misdescription|completion)\b/i,
})

/** The printed protections that the particulars take away. */
export default defineRule({
  id: 'tas/standard-conditions-varied',
  title: 'Standard conditions omitted or varied',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: {
    none: 'the standard form of the Law Society of Tasmania is a bargain between the parties',
  },
  appliesTo: ['particulars', 'special-conditions'],
  patterns,
  clear: 'No omitted or varied standard condition was found.',
  subject:
    /\bstandard conditions?\b[^;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|vari(?:ed|ation)|amend\w{0,3}|replace[sd]?|chang\w{1,3}|not|struck|in place)\b|\b(?:clauses?|conditions?)\b[^;]{0,100}\b(?:delet\w{1,3}|omit\w{0,4}|varied|amend\w{0,3}|replace[sd]?|not apply|not form part|struck)\b|\b(?:delet\w{1,3}|omit\w{0,4}|vari(?:ed|ation)|amend\w{0,3}|replac\w{1,4}|in place of|chang\w{1,3})\b[^.;]{0,60}\b(?:clauses?|conditions?)\b/i,
  replaces: ['national/printed-term-deleted'],
  givesWayTo: {
    'national/printed-words-changed': ['changed'],
  },
  messages: {
    changed: {
      title: 'A standard condition of the contract is omitted or changed',
      description:
        'The wording at {{where}} takes away or changes a printed condition. The printed conditions balance both sides; what is struck out is usually a protection of one of them.',
      recommendation:
        'Before you sign, read the printed condition beside the change, and ask why it is made.',
      question: 'Why is this standard condition changed, and what does the purchaser lose by it?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc)) {
      report('changed', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    const told = toldBesidePrint(doc)
    for (const passage of passagesIn(doc, ['particulars', 'special-conditions'])) {
      const { span } = passage
      const text = markedWords(passage.text)
      if (told.has(passage) || isChangedFairly(doc, passage)) continue
      if (patterns.coolingOff.test(text) || patterns.special.test(text)) continue
      if (!patterns.changed.test(text)) {
        const rest = text.replace(patterns.label, '')
        if (rest === text || patterns.none.test(rest) || !patterns.numbered.test(rest)) continue
      }
      report('changed', [span], {}, patterns.grave.test(text) ? { severity: 'high' } : {})
    }
  },
})
