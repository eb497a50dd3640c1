import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS, againstDenial, denialOf } from '../reading/denials.ts'
import { passagesIn, passagesSaying } from '../reading/passages.ts'
import { speaksOfIt } from '../papers/speaks-of-it.ts'

const patterns = wordings({
  // What a title says of a right that comes with the land, or of which it was made.
  own: /^\W{0,3}(?:together with|subject to|appurtenant|reserving|benefit\w{0,4}|created by)\b/i,
  ...DENIAL_PATTERNS,
  subject:
    /\b(?:failures? to comply|breach(?:es)?|non-?compliance|existing failure|encroachments?)\b/i,
  right:
    /\b(?:easements?|covenants?|restrictions?|encroachments?|rights? of way|title documents?|their terms)\b/i,
  /** In words of its own: whatever the terms ask is being done. */
  kept: /\bterms (?:of (?:each|all|both|the|them|it|these|those|any) ?(?:[a-z]{4,12} ?){0,2})?(?:is|are|has been|have been) (?:being |all |duly )?(?:kept|complied with|observed|met|honoured)\b|\b(?:knows?|are aware|is aware) of nothing (?:that|which)\b|\b(?:has|have) been (?:fully )?complied with\b/i,
  excepted: /\b(?:save|except|other than|apart from)\b/i,
  pipe: /\b(?:sewers?|mains?|pipes?|drains?)\b/i,
  way: /\b(?:way|carriageway|easement|right of way|hatched|land marked|drainage reserve|cross-hatched|strip)\b/i,
  thing:
    /\b(?:fences?|walls?|gardens?|trees?|gates?|sheds?|garages?|carports?|decks?|pool|buildings?|dwelling|house|slab|bungalow|tank|hedge|posts?|extensions?|additions?|studio|verandah|patio|kitchen|pergola|workshop|granny flat|outbuildings?|structures?)\b/i,
  building:
    /\b(?:garages?|carports?|decks?|pool|buildings?|dwelling|house|bungalow|extensions?|additions?|studio|kitchen|workshop|granny flat|footings?)\b/i,
  stands:
    /\b(?:inside|across|obstruct\w{0,4}|block(?:s|ed|ing) (?:the|it|access|part)\b|encroach\w{0,4}|built (?:over|on|upon)|(?:standing|sits|sitting|lies|lying|rests|resting|extends|extending) (?:over|on|upon|across|into|within)|stands? (?:\d{1,2}(?:\.\d{1,2})? ?m(?:etres?)? )?(?:inside|on|upon|over|within)|within the|over the|upon the|upon it|moved)\b/i,
  not: /\b(?:(?:no|nor any|without any) (?:\w{3,10} )?(?:(?:out)?buildings?|structures?|fences?|walls?|parts?|works?)|(?:nothing|none|neither)|clear of|outside|not (?:within|over|on|encroach|obstruct)|must not|may not|shall not|prohibit\w{0,3}|unless prior|any (?:building|structure)|removed|follows the|of no (?:account|consequence))\b/i,
})

/** Something that stands in an easement, where the vendor knows of no breach. */
export default defineRule({
  id: 'national/easement-breach-denied',
  title: 'Breach of an easement or covenant that the vendor denies',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'each state’s disclosure law asks for it, in its own rule' },
  appliesTo: ['vendor-statement', 'plan', 'building-report', 'title-search'],
  patterns,
  clear: 'Nothing was found in an easement where the vendor says that nothing is in breach.',
  subject:
    /\b(?:breach\w{0,3}|fail\w{0,5} to comply|non-?compli\w{1,4}|compl(?:y|ied|ies|iance)|encroach\w{0,6}|observed|obstruct\w{0,4}|inside|built over|stands?|standing)\b[^.;]{0,100}\b(?:easements?|covenants?|rights? of way)\b|\b(?:easements?|covenants?|rights? of way)\b[^.;]{0,100}\b(?:breach\w{0,3}|fail\w{0,5} to comply|non-?compli\w{1,4}|compl(?:y|ied)|encroach\w{0,6}|observed|obstruct\w{0,4})\b|\bexisting failure\b|\bcomply with their terms\b/i,
  messages: {
    shown: {
      title:
        'Something stands in an easement or right of way, although the vendor knows of no breach',
      description:
        'The vendor answers that there is no failure to comply with easements or covenants, but the wording at {{where}} shows a structure, fence or garden in one. Whoever has the right can ask for its removal, and after settlement they ask you.',
      recommendation:
        'Before you sign, ask for a survey and for a term that the vendor removes what is in the way or obtains consent.',
      question:
        'What stands in the easement, is there a consent for it, and will the answer be corrected?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const denied =
      denialOf(doc, patterns.subject, ['vendor-statement']) ??
      passagesSaying(doc, ['vendor-statement'], patterns.kept)[0] ??
      null
    if (denied === null || !patterns.right.test(`${denied.previous.slice(-200)} ${denied.text}`)) {
      report.notInDocument('No answer was read that denies a breach of an easement or covenant.')
      return
    }
    const shown = passagesIn(doc, [
      'plan',
      'building-report',
      'title-search',
      'building-permit',
      'planning-certificate',
      'land-tax-certificate',
      'water-certificate',
      'annexure',
      'other',
    ]).find(
      (passage) =>
        passage.block.zone !== 'vendor-statement' &&
        (patterns.way.test(passage.text) ||
          (passage.zone === 'water-certificate' && patterns.pipe.test(passage.text))) &&
        patterns.thing.test(passage.text) &&
        patterns.stands.test(passage.text) &&
        !patterns.not.test(passage.text) &&
        !patterns.own.test(passage.text) &&
        speaksOfIt(reading, passage),
    )
    if (shown === undefined) return
    report(
      'shown',
      [shown.span, denied.span],
      {},
      {
        ...againstDenial(denied, shown, {
          answer: patterns.excepted.test(denied.text)
            ? 'No breach, save for what the answer excepts'
            : 'No breach',
        }),
        // A fence is moved in a day; what was built on a pipe is dug up.
        ...(patterns.building.test(shown.text) ? { severity: 'high' as const } : {}),
      },
    )
  },
})
