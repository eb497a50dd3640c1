import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  limited:
    /\blimited (?:folio|title|certificate of title)\b|\blimitation\b.{0,40}\bboundar(?:y|ies)\b|\bboundaries\b.{0,30}\bnot (?:been )?investigated\b|\b28T\b/i,
  qualified:
    /\bqualified (?:folio|title|certificate of title)\b|\bqualif(?:ied|ication)\b.{0,60}\bcaution\b|\bcaution\b.{0,60}\bqualif|\bsubject to (?:any )?subsisting interests?\b/i,
  old: /\bold[- ]system\b|\bcommon law title\b|\bbook \d{1,5},? (?:no\.?|number) ?\d{1,4}\b|\bdeeds? conveyance\b/i,
  possessory: /\bpossessory title\b|\badverse possession\b|\bprimary application\b/i,
  /** The book of the register of deeds also holds powers, and interests of a registered title. */
  inBook: /\bbook \d{1,5},? (?:no\.?|number) ?\d{1,4}\b/i,
  otherDeed:
    /\b(?:powers? of attorney|attorney|easements?|rights? of|covenants?|restrictions?|mortgage|lease|will|probate|plan)\b/i,
  oldWords: /\bold[- ]system\b|\bcommon law title\b|\bconveyances?\b|\bchain of\b/i,
  box: /[☐☒]/,
  boiler: /\bapplies only where\b|\bclause 25\b/i,
})

/** Titles that the State does not stand behind in full. */
export default defineRule({
  id: 'nsw/limited-or-old-title',
  title: 'Limited, qualified or old system title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.realProperty)],
  appliesTo: ['title-search', 'special-conditions', 'contract-form', 'particulars'],
  patterns,
  replaces: ['national/limited-title'],
  clear: 'No limited, qualified or old system title was found.',
  subject:
    /\b(?:limited|qualified) (?:title|folio)\b|\bold[- ]system\b|\bsection 28[A-Z]\b|\b28[JT]\b|\bnot been investigated\b|\b(?:adverse|long) possession\b|\bpossessory (?:title|application)\b|\b(?:primary application|general law title|chain of title|deeds? of conveyance)\b|\bdeeds?\b[^.;]{0,40}\bbook \d|\bboundaries\b[^.;]{0,60}\b(?:investigated|delimit\w{2,5})\b/i,
  messages: {
    limited: {
      title: 'The title is limited: its boundaries are not guaranteed',
      description:
        'The wording at {{where}} shows a limited title. The State does not guarantee where the boundaries are, so a fence or wall may stand on land that is not yours, or a neighbour’s on yours.',
      recommendation: 'Before you sign, have a surveyor mark the boundaries.',
      question: 'Is there a survey of the boundaries, and has a neighbour ever disputed them?',
    },
    qualified: {
      title: 'The title is qualified: older interests may still bind the land',
      description:
        'The wording at {{where}} shows a qualified title. Interests from before the land was registered may still bind you, and the State does not guarantee against them.',
      recommendation:
        'Before you sign, have your lawyer search the older title and ask when the caution ends.',
      question: 'Which older interests is the title subject to, and when does the caution lapse?',
    },
    old: {
      title: 'The land is under old system title',
      description:
        'The wording at {{where}} shows land that was never brought under the register of titles. Ownership must be proved by a chain of old deeds; a lost deed can hold up completion and your loan.',
      recommendation:
        'Before you sign, use a lawyer who knows old system land, allow more time, and tell your bank.',
      question:
        'Where are the original deeds, and will the vendor convert the title before completion?',
    },
    possessory: {
      title: 'The title rests on long possession',
      description:
        'The wording at {{where}} speaks of a title gained, or still to be gained, by long possession. Until it is registered, someone with the paper title may claim the land.',
      recommendation:
        'Before you sign, ask that registration is a condition of completion, and take advice.',
      question: 'Has the possessory title been registered, and was it disputed?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'title-search',
      'special-conditions',
      'contract-form',
      'particulars',
      'annexure',
    ])) {
      const { text, span, zone } = passage
      if (patterns.boiler.test(text) || patterns.box.test(text)) continue
      const said = (words: RegExp): boolean =>
        zone === 'title-search' ? words.test(text) : affirmed(passage, words) !== null
      const otherDeed =
        holds(text, patterns.inBook, patterns.otherDeed) && !patterns.oldWords.test(text)
      if (said(patterns.old) && !otherDeed) report('old', [span], {}, { severity: 'high' })
      else if (said(patterns.possessory)) {
        report('possessory', [span], {}, { severity: 'high' })
      } else if (said(patterns.qualified)) report('qualified', [span])
      else if (said(patterns.limited)) report('limited', [span])
    }
  },
})
