import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { disclosuresOf, type Passage } from '../reading/passages.ts'
import { isVicinity } from '../harmless/vicinity.ts'

const patterns = wordings({
  place:
    /\bcultural heritage sensitivity\b|\baboriginal (?:heritage|place|site|cultural)\b|\bcultural heritage management plan\b|\bsacred sites?\b|\bregistered site\b(?=[^;]{0,80}\b(?:lot|land|lies|parcel))|\bnative title\b|\b(?:shell |aboriginal )?middens?\b(?! (?:street|road|lane|drive|court))|\b(?:stone|flaked stone|aboriginal) artefacts?\b|\bartefact scatters?\b|\bscarred trees?\b|\brock (?:art|engravings?|shelters? with)\b|\b(?:ancestral|burial) (?:remains|place|ground)\b(?=[^;]{0,80}\b(?:aboriginal|traditional|first nations))|\bgrinding grooves?\b/i,
  /** The next sentence of a report that has just said no of this land. */
  elsewhere:
    /^\W{0,3}(?:elsewhere|in (?:such|those|these|other|that) (?:areas?|cases?|places?)|(?:within|inside) (?:such|those|these) (?:areas?|places?)|where (?:it|land|a property) is)\b/i,
  generic:
    /^\W{0,3}(?:if|where|when)\b[^;]{0,80}\b(?:proposed|proposes|planned|is to be)\b|^\W{0,3}['"]?areas of cultural heritage sensitivity['"]? (?:are|is|means?)\b|\b(?:acknowledges? the traditional|extinguished|no (?:registered |recorded )?(?:sacred )?sites?\b|not reach\b|for (?:more|further) information|check|should|may wish|traditional owners of the land)\b/i,
  denied: /\b(?:not|no|nor|outside|neither)\b/i,
  head: /^[A-Z][A-Z ,&-]{3,60}$/,
  site: /\bregistered\b|\bmanagement plan\b|\brecorded\b[^.;]{0,24}\b(?:place|site|within|on|touch\w{0,2})|\bmiddens?\b|\bartefacts?\b/i,
})

/** Aboriginal places and native title. */
export default defineRule({
  id: 'national/cultural-heritage',
  title: 'Aboriginal cultural heritage and native title',
  category: 'compliance',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.aboriginalHeritage), cite(act.cth.nativeTitle)],
  appliesTo: ['planning-certificate', 'vendor-statement', 'title-search'],
  patterns,
  clear: 'No cultural heritage note was found.',
  subject:
    /\bcultural heritage\b|\baborigin(?:al|es)\b|\bnative title\b|\bindigenous\b|\bsacred sites?\b|\b(?:shell )?midden\b|\bscarred trees?\b|\bCHMP\b|\bILUA\b|\btraditional owners?\b|\bregistered sites?\b|\bfirst nations\b/i,
  messages: {
    place: {
      title: 'Aboriginal cultural heritage or native title is noted for the land',
      description:
        'The wording at {{where}} notes cultural heritage or native title. Larger works may need a management plan first, and harming a place is an offence.',
      recommendation:
        'If you plan to dig, build or subdivide, ask the council what is needed before you sign.',
    },
  },
  check({ doc }, report) {
    for (const passage of disclosuresOf(doc)) {
      const { text, span } = passage
      // The head of a search; what stands below it tells.
      if (patterns.head.test(text)) continue
      if (!patterns.place.test(text) || patterns.generic.test(text) || isVicinity(passage)) continue
      if (isOfOtherPlaces(passage)) continue
      if (affirmed(passage, patterns.place) !== null)
        report('place', [span], {}, patterns.site.test(text) ? { severity: 'medium' } : {})
    }
  },
})

/** "This land is in no such area. Elsewhere a management plan may be needed." */
function isOfOtherPlaces({ text, previous }: Passage): boolean {
  if (!patterns.elsewhere.test(text)) return false
  const [last = ''] = previous.split(/(?<=[.;]) /).slice(-1)
  return patterns.denied.test(last) && patterns.place.test(last)
}
