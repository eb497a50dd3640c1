import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  old: /\bgeneral law land\b|\bunder the general law\b|\bold law\b|\bconveyance\b.{0,30}\bbook ?(?:no\.? ?)?\d|\bbook \d{1,5}(?:,| and)? (?:no\.?|number|memorial) ?\d|\bnot (?:yet )?under the (?:operation of the )?transfer of land act\b/i,
  limited:
    /\b(?:provisional|identified) folio\b|\bwarning as to subsisting interests\b|\bqualified (?:folio|title)\b|\bsubsisting interests\b/i,
  possession:
    /\badverse possession\b|\bpossessory (?:title|claim|application)\b|\bsection (?:60|62) (?:application|transfer of land)\b|\boccup\w{2,5}\b.{0,40}\b(?:15|fifteen|30|thirty) years\b.{0,40}\b(?:claim|without title|possess)/i,
  printed:
    /\b(?:general condition|if the land|where the land|this condition applies|in the case of|unless)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [patterns.possession, patterns.old, patterns.limited]

/** Land whose title the State does not, or does not fully, guarantee. */
export default defineRule({
  id: 'vic/general-law-title',
  title: 'General law land, limited folios and possessory claims',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.transferOfLand)],
  appliesTo: ['title-search', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No general law title, limited folio or possessory claim was found.',
  subject:
    /\bgeneral law\b|\bold[- ]law\b|\b(?:adverse )?possess(?:ory|ion of the (?:strip|laneway|road))\b|\badverse possession\b|\b(?:provisional|identified|limited|qualified) folio\b|\bsubsisting interests?\b|\bnot (?:yet )?under the\b[^.;]{0,30}\b(?:transfer of land act|TLA)\b|\boperation of the transfer of land act\b|\bconveyance\b[^.;]{0,40}\b(?:book|registered|memorial)\b|\bbook \d{1,4} (?:no|memorial)\b/i,
  messages: {
    old: {
      title: 'The land is not fully under the Transfer of Land Act',
      description:
        'The wording at {{where}} shows general law land (proved by a chain of old deeds) or a folio with a warning. The State does not fully guarantee such a title, and registration takes longer.',
      recommendation:
        'Before you sign, have a lawyer examine the deeds or the warning, and allow more time for settlement.',
      question:
        'Will the vendor bring the land fully under the Transfer of Land Act before settlement?',
    },
    possession: {
      title: 'A claim by possession affects the land',
      description:
        'The wording at {{where}} shows a claim based on long occupation and not on the register. You could lose the strip in question, or depend on an application that may fail.',
      recommendation:
        'Before you sign, ask for the application and a survey, and make the contract depend on the outcome.',
      question: 'Who claims which part of the land, and how far is the application?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(
      passagesIn(doc, [
        'title-search',
        'particulars',
        'contract-form',
        'special-conditions',
        'vendor-statement',
        'annexure',
        'other',
      ]),
      'text',
      ...ENTRIES,
    )) {
      const { text, span } = passage
      if (patterns.printed.test(text)) continue
      if (patterns.possession.test(text) && affirmed(passage, patterns.possession) !== null)
        report('possession', [span], {}, { severity: 'high' })
      else if (patterns.old.test(text)) report('old', [span], {}, { severity: 'high' })
      else if (patterns.limited.test(text) && affirmed(passage, patterns.limited) !== null)
        report('old', [span])
    }
  },
})
