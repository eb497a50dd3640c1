import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { FORM_PATTERNS, answersTo } from '../papers/form-answers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  question:
    /\bnot registered on (?:the )?title\b|\b(?:encumbrances?|interests?|rights?)\b[^.;☐☒]{0,20}\b(?:not (?:shown )?on|off) the (?:register|title)\b|\bunregistered (?:encumbrances?|interests?|lease|agreements?)\b|\b(?:oral|written|other) agreements?\b(?=.{0,120}(?:encumbrance|binds?|affects?|\byes\b))/i,
  statutory: /\bstatutory encumbrances?\b/i,
  statutoryGiven:
    /^statutory encumbrances?[ :|-]{1,4}(?!nil|none|no\b|n\/a|not |there |yes ?\/)[^☐☒]{0,80}\b(?:main|sewer|sewerage|pipe|cable|power ?line|easement|right|electricity|water|stormwater|gas|drain)\b/i,
  given:
    /^(?:other |if (?:it is )?(?:an? )?)?(?:unregistered|oral|unwritten) (?:oral |other |written )?(?:agreements?|leases?|licen[cs]es?|encumbrances?|interests?|arrangements?)(?: in writing)?(?: \([^)]{0,60}\))?(?:,? (?:please )?(?:give|state) (?:the )?(?:details|particulars|terms))? ?(?:[:|–-]|(?<=details|particulars) ) ?(?!nil|none|no\b|n\/a|not |there |are there|is there|whether|yes\b|☐|☒|_|if\b)\w.{12}/i,
  /** "Unregistered lease - the term, the rent and any option: not applicable": what the form asks for. */
  givenNot:
    /[:|–-] ?(?:the|its|their|start|names?|term) [^:☐☒]{4,120}[:|] ?(?:not applicable|nil|none|n\/a|no\b|_{3})/i,
  /** What a neighbour does already, and the buyer must let go on. */
  suffers:
    /\bpurchaser\b[^.;]{0,16}\b(?:must|agrees?|consents?|is to|undertakes?|accepts?)\b[^.;]{0,24}\b(?:let|lets|allow\w{0,3}|permit\w{0,4}|honour\w{0,3}|suffer\w{0,3}|respect|that)\b[^.;]{0,60}\b(?:go(?:es)? on|continu\w{1,4}|carry on|remains?|stays?|keep(?:s|ing)?|as (?:before|now|at present))\b/i,
  neighbours:
    /\b(?:neighbou?r\w{0,6}|next door|adjoining (?:owner|land|lot|property)|(?:people|family|owners?|occupiers?|household|farm) (?:at|of|on|from|across|next)|owners? or occupiers?)\b/i,
  does: /\b(?:tak(?:es?|en|ing)|dr[ae]w(?:s|n|ing)?|us(?:es?|ed|ing)|cross(?:es|ed|ing)?|park(?:s|ed|ing)?|graz\w{1,3}|pump(?:s|ed|ing)?|walk(?:s|ed|ing)?|driv(?:es?|en|ing)|stor(?:es?|ed|ing)|access\w{0,3})\b/i,
  utility:
    /\b(?:main|sewer|sewerage|pipe|cable|overhead|power ?line|powerline|water|electricity|telecommunications|NBN|stormwater|gas|drain)\b/i,
  crossing:
    /\b(?:cross\w{0,3}|travers\w{1,3}|beneath|underneath|under the (?:house|dwelling|garage|shed)|diagonal\w{0,2}|through the (?:land|lot|property|yard)|along the|within the (?:lot|land|property)|trunk|built over|build over|pressure|transmission)\b/i,
  /** Off the land, inside an easement of the title, or the rights every lot of a building has. */
  everyLot:
    /\bimplied\b|\bsupport\b[^.;]{0,20}\b(?:and|,)\b|\b(?:footpath|verge|nature strip|road reserve|street)\b[^.;]{0,20}\b(?:only|outside)\b|\boutside (?:the|this) (?:lot|land|property)\b|\b(?:within|inside|in) (?:the|its|an?|that) (?:registered |drainage |sewerage )?easement\b/i,
  /** … unless it lies under something or takes land. */
  hard: /\b(?:beneath|under(?:neath)?|built over|build over|transmission|pressure|trunk|diagonal\w{0,2}|crosses)\b/i,
  tenancy:
    /(?<!\b(?:solar|equipment|panels?|battery|goods|advertising) )\b(?:sub-?)?leases?\b(?! (?:of|for) (?:solar|equipment|goods))|\brooming\b|\btenan\w{2,4}\b|\bper week\b|\bfixed term\b/i,
  /** What the answer names in the line below it: a tenancy, which is told as such. */
  tenancyBelow: /^\W{0,20}(?:\w{2,12} ){0,3}(?:residential )?(?:tenancy|lease|rooming|tenant)\b/i,
  agreement:
    /\b(?:oral|verbal|spoken|informal|unwritten|unregistered|unrecorded|handshake) (?:agreement|arrangement|licen[cs]e|lease|right|permission|understanding|easement|access)\b/i,
  continues:
    /\b(?:neighbour(?:ing owner)?|adjoining owner|owner of (?:the )?(?:adjoining |neighbouring |next )?(?:no\.? ?|number |lot )?\w{1,6}|third party|licensee)\b.{0,100}\b(?:may (?:continue|keep|use|park|cross|store|pass)|is (?:allowed|permitted|entitled)|has (?:a right|permission|the use)|uses?)\b/i,
  land: /\b(?:driveway|access|parking|park|storage|store|boat|caravan|water|bore|tank|fence|grazing|agist\w{1,4}|solar|side|yard|shed|path|land|property|lot|garden|jetty|pontoon|paddock|dam|creek|track|gate)\b/i,
  bound: /\b(?:buyer|continue|settlement|takes? over|bound|subject to|honour|until)\b/i,
  removed:
    /\b(?:will (?:end|cease|be removed|be terminated)|before settlement|ends? (?:on|at|before) settlement|terminated)\b/i,
})

/** What binds the buyer and no title search shows. */
export default defineRule({
  id: 'qld/unregistered-encumbrance',
  title: 'Agreements and rights that no title search shows',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.propertyLawRegulation, 's 8')],
  appliesTo: ['vendor-statement', 'special-conditions', 'particulars'],
  patterns,
  clear: 'No unregistered or statutory encumbrance was found.',
  subject:
    /\b(?:unregistered|statutory|off the) (?:encumbrances?|agreements?|interests?|rights?|easements?|title)\b|\bnot (?:registered|recorded|shown) on (?:the )?(?:title|register)\b|\bnot on the (?:title|register)\b|\b(?:verbal|oral|unwritten|informal|handshake) (?:agreements?|arrangements?|licen[cs]es?|understandings?)\b|\b(?:neighbours?|neighbour's|adjoining owners?|owners? of (?:number|lot|the next)|family|club)\b[^.;]{0,120}\b(?:permission|honour|allow\w{0,2}|permit|continue|go on|licen[cs]e|pump|crosses|draws?|uses?)\b|\b(?:agistment|grazing) (?:agreement|licen[cs]e)\b|\blicen[cs]e of\b|\bpermission to (?:draw|use|cross)\b/i,
  givesWayTo: {
    'qld/lease-in-form-2': ['unregistered'],
  },
  messages: {
    unregistered: {
      title: 'An unregistered agreement or right stays on the property after settlement',
      description:
        'The wording at {{where}} shows a right of someone else, such as an oral agreement, licence or lease, that is not on the title but goes on after settlement. You would have to put up with it although no title search shows it, and it can limit how you use the land.',
      recommendation:
        'Before you sign, ask for the agreement in writing with its end date, or that it ends before settlement.',
      question: 'Who has this right, on what terms and until when? Can it end before settlement?',
    },
    denied: {
      title: 'The Form 2 denies an unregistered right that the contract makes you put up with',
      description:
        'The Form 2 answers that no encumbrance stays that is not on the title, but the wording at {{where}} has a neighbour or other person go on using the land after settlement. It is on no title, and you would have to put up with it, and a materially wrong Form 2 can give you a right to end the contract.',
      recommendation:
        'Before you sign, ask for the agreement itself with all its terms, or that it ends before settlement, and for a corrected Form 2.',
      question:
        'Who has this right, on what terms and until when, and why does the Form 2 say that there is none?',
    },
    statutory: {
      title: 'A statutory encumbrance affects the property',
      description:
        'The wording at {{where}} discloses a right given by law, often for pipes, mains or power lines of an authority. It is not on the title. The authority may enter, and you may not be allowed to build over or near it.',
      recommendation:
        'Before you sign, look at the plan of the services and ask the authority what you may build near them.',
      question:
        'Please give us the plan of the services and say whether any building stands over them.',
    },
  },
  check({ doc }, report) {
    const told = new Set<number>()
    const tell = (
      key: 'unregistered' | 'statutory',
      spans: readonly Span[],
      text: string,
    ): void => {
      for (const span of spans) told.add(span.start)
      const light =
        key === 'statutory' || (patterns.utility.test(text) && !patterns.agreement.test(text))
      // Pipes and wires that every house has, unless one crosses the land or stands under a building.
      const everyLot = patterns.everyLot.test(text) && !patterns.hard.test(text)
      if (key === 'statutory' && everyLot) return
      const usual = key === 'statutory' && !patterns.crossing.test(text)
      report(key, spans, {}, light ? { severity: usual ? 'low' : 'medium' } : {})
    }
    for (const { answer, spans, details } of answersTo(doc, patterns.question)) {
      if (answer === 'yes' && !isTenancy(doc, spans, details)) tell('unregistered', spans, details)
    }
    for (const { answer, spans, details } of answersTo(doc, patterns.statutory)) {
      if (answer === 'yes') tell('statutory', spans, details)
    }
    for (const { text, span } of passagesIn(doc, ['vendor-statement'])) {
      if (told.has(span.start)) continue
      if (patterns.given.test(text) && !patterns.givenNot.test(text))
        tell('unregistered', [span], text)
      else if (patterns.statutoryGiven.test(text)) {
        tell('statutory', [span], text)
      }
    }
    const denial = answersTo(doc, patterns.question).find(({ answer }) => answer === 'no')
    const terms = termsOf(doc)
    for (const [index, passage] of terms.entries()) {
      const { text, plain, span } = passage
      if (
        holds(plain, patterns.suffers, patterns.neighbours, patterns.does) &&
        patterns.land.test(plain) &&
        !patterns.removed.test(plain)
      ) {
        // A sentence that goes on over the page is two passages.
        const before = terms[index - 1]?.span
        const cut = before !== undefined && plain.length > text.length + LEAST_CUT
        const spans = cut ? [before, span] : [span]
        if (denial === undefined) {
          report('unregistered', spans, {}, { unmistakable: true })
          continue
        }
        const sides = [
          { label: 'Form 2', value: 'No', spans: denial.spans },
          { label: 'Contract', value: 'A right that goes on', spans },
        ]
        report('denied', [...spans, ...denial.spans], {}, { sides, unmistakable: true })
        continue
      }
      if (told.has(span.start) || patterns.removed.test(text)) continue
      const oral = patterns.agreement.test(text) && patterns.bound.test(text)
      const neighbour = patterns.continues.test(text) && patterns.land.test(text)
      if (!oral && !neighbour) continue
      const words = oral ? patterns.agreement : patterns.continues
      if (affirmed(passage, words) !== null) tell('unregistered', [span], text)
    }
  },
})

/** Whether what the answer tells of, behind it or in the line below, is somebody's tenancy. */
function isTenancy(doc: Doc, spans: readonly Span[], details: string): boolean {
  if (patterns.tenancy.test(details)) return true
  const end = spans.at(-1)?.end
  if (end === undefined) return false
  const below = doc.text.slice(end, end + BELOW)
  return patterns.tenancyBelow.test(below) && !patterns.agreement.test(below)
}

/** In units: what stands before a passage that only ends a sentence. */
const LEAST_CUT = 40

/** In units: about one line of a form. */
const BELOW = 120
