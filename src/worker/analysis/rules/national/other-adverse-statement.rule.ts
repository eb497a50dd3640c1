import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../in-their-words.ts'
import { disclosuresOf } from '../passages.ts'

const patterns = wordings({
  wrong:
    /\b(?:unpaid|overdue|fail(?:s|ed)|refused|lapsed|unapproved|illegal\w{0,2}|unauthori[sz]ed|without (?:\w{1,12} ){0,3}(?:approval|consent|permit|certificate|licen[cs]e)|no (?:\w{1,12} ){0,3}(?:approval|consent|permit|certificate|policy|insurance|maintenance contract|evidence)\b.{0,24}\b(?:found|located|held|on record|record|sighted)|not (?:been )?(?:approved|connected|insured|certified|compliant|repaired|finalised|finaled|signed off)|non-?compli\w{2,4}|breach(?:es|ed)?|contraven\w{2,5}|defect(?:s|ive)|crack(?:s|ed|ing)|damp|leak(?:s|ing|ed)?|rotten|rotted|rust(?:ed|ing)|corro(?:ded|sion)|contaminat(?:ed|ion)|encroach\w{1,4}|proceedings|demolish|prosecut\w{2,4}|may be required|underinsured|uninsured|underpinned|unsafe|dangerous|at the end of (?:its|their)|overloaded|deteriorat\w{2,4}|must be (?:removed|repaired|replaced|upgraded|connected)|notice (?:has been |was )?(?:issued|served|given) (?:to|on|by|requiring)|order (?:has been |was )?(?:made|issued|served))\b/i,
  told: /\b(?:is|are|was|were|has|have|had|been|being|no|not|requires?|needs?|stands?|shows?|found|noted|observed|remains?|runs?|crosses|failed|lies|to)\b/i,
  general:
    /\b(?:you|your|may (?!be required|\d{4})|should|could|whether|if|any|means|offence|penalt(?:y|ies)|interest be charged|attract\w{0,2} interest|on transfer of ownership|lots? \d{1,4}\b.{0,20}\barrears|arrears across|in the past seven years|accompanying|marked with an|following services|☒ not|municipal district|in the vicinity|not directly affecting|act \d{4} - notice)\b|\?/i,
  settled:
    /\$0\.00|\$ ?nil\b|\bnil\b|\b(?:resolved at|closed|withdrawn|lost|lapsed for want|put and lost|removed|repaired in|rectified|rebuilt|replaced in|completed|complied with|satisfied|discharged|paid in full|expired on|no longer|revoked|dismissed|settled)\b|\b(?:minor|hairline|cosmetic)\b|\bno evidence of\b|\bno (?:asbestos|notice|order|breach|defects?|acid|evidence of (?:termite|damp|defect|crack|leak))/i,
})

/** Something wrong with the property, said in its papers, that no other rule has a name for. */
export default defineRule({
  id: 'national/other-adverse-statement',
  title: 'Other troubles that the papers speak of',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  net: true,
  isPropertyRisk: true,
  law: { none: 'a net for facts of every kind about the property' },
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'owners-corporation-certificate',
    'minutes',
    'building-permit',
    'building-report',
  ],
  patterns,
  clear: 'The papers speak of no further trouble.',
  messages: {
    trouble: {
      title: 'A statement in the papers to ask about',
      description:
        'The papers say at {{where}}: “{{words}}” It reads as if something is wrong, unfinished or owing. None of the more particular checks covers these words, so what it costs to put right is not known yet.',
      recommendation:
        'Before you sign, ask what has been done about it since, and have your conveyancer or inspector see the papers that show it.',
      question: 'What has been done about this since the paper was written, and what remains?',
    },
  },
  check({ doc }, report) {
    for (const passage of disclosuresOf(doc)) {
      const { text, full, span, block, zone } = passage
      if (zone === 'by-laws' || zone === 'plan' || zone === 'particulars') continue
      if (zone === 'special-conditions' || block.kind === 'heading' || text.length < 25) continue
      if (!patterns.wrong.test(text) || !patterns.told.test(text)) continue
      if (patterns.general.test(full) || patterns.settled.test(full)) continue
      if (affirmed(passage, patterns.wrong) === null) continue
      report('trouble', [span], { words: inTheirWords(passage) }, { strength: 'possible' })
    }
  },
})
