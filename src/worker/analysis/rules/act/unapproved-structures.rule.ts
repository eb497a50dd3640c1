import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { UNCERTIFIED_PATTERNS, uncertifiedWork } from '../buildings/uncertified-work.ts'

const patterns = wordings({
  ...UNCERTIFIED_PATTERNS,
  heading:
    /\b(?:unapproved|unauthori[sz]ed) (?:structures?|works?|buildings?)\b|\b(?:structures?|works?|buildings?) (?:without|lacking|with no|not having) (?:an? )?(?:approval|consent)s?\b|\bnot shown on (?:the |any )?approved plans?\b|\b(?:structures?|works?|buildings?|additions?) (?:that are |which are )?not (?:found |held |recorded |shown )?(?:on|in) (?:the )?(?:building |government |authority )?(?:files?|records?)\b/i,
  // A list that runs on from its heading.
  runOn:
    /^(?:list of )?(?:(?:unapproved|unauthori[sz]ed) (?:structures?|works?|buildings?)|(?:structures?|works?|buildings?) (?:without|lacking|with no) (?:an? )?(?:approval|consent)s?) ?(?:[:-] ?)?(?=\w)/i,
  label:
    /^(?:\d{1,2}\.? )?(?:list of )?(?:unapproved|unauthori[sz]ed) (?:structures?|works?|buildings?):?$/i,
  nothing:
    /\b(?:nil|none|no (?:unapproved|structures?|such)|not (?:observed|identified|found|applicable)|all structures|n\/a|refer|see (?:special|clause))\b/i,
  thing:
    /\b(?:decks?|carports?|garages?|pergolas?|sheds?|rooms?|extensions?|studios?|roofs?|walls?|verandahs?|awnings?|enclosures?|pools?|spas?|patios?|fences?|conversions?|structures?|dwellings?|flats?|workshops?|aviar(?:y|ies)|sunrooms?)\b/i,
  /** Said to every buyer, of structures in general. */
  general:
    /^(?:an?|any|every|some|such|where|if|when|when?ever)\b|\b(?:may|might) (?:need|require|be required)\b/i,
  over: /\b(?:over|onto|across|encroach\w{0,5}|within)\b.{0,40}\b(?:easement|boundar(?:y|ies)|lease line|road reserve|sewer|adjoining block)\b/i,
  minor: /\b(?:pergola|shed|aviary|awning|fence|patio)\b/i,
})

/** Structures without approval pass with the breach to the next owner. */
export default defineRule({
  id: 'act/unapproved-structures',
  title: 'Unapproved structures',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  replaces: ['national/unapproved-building-work'],
  law: [cite(act.act.saleOfResidentialProperty), cite(act.act.building)],
  appliesTo: ['building-report', 'special-conditions', 'particulars', 'building-permit'],
  patterns,
  clear: 'No unapproved structure was found.',
  subject:
    /\bun(?:approved|authori[sz]ed|certified|lawful)\b|\b(?:without|lacks?|has no|have no|no record of|never had|not (?:been |yet )?(?:given )?)\b[^.;]{0,20}\bapprov(?:al|als|ed)\b|\b(?:match\w{0,3}|traced?|neither|none of)\b[^.;]{0,60}\b(?:approv(?:al|als|ed)|plans?|certificate)\b|\bcertificates? of occupancy\b|\b(?:structures?|buildings?)\b[^.;]{0,40}\b(?:not (?:held|found|shown|on|in)|without approval|needs? approval|needed)\b|\bbuilding approval\b[^.;]{0,40}\b(?:no|not|need\w{0,2}|required|without)\b|\bno (?:building )?approval\b/i,
  messages: {
    unapproved: {
      title: 'Unapproved structures or building work without approval',
      description:
        'The wording at {{where}} shows a structure without approval. After completion the breach is yours: you may have to get approval or take it down, and an insurer may refuse a claim.',
      recommendation:
        'Before you exchange, ask that the vendor gets approval or removes it, or ask for a lower price with a quote in hand.',
      question:
        'Which structures have no approval, who built them and when, and will the vendor have them approved before completion?',
    },
    final: {
      title: 'No certificate of occupancy or final approval for building work',
      description:
        'The wording at {{where}} shows work that was never signed off by a certificate of occupancy and use or a final inspection. It may not be used as it is, and the cost of finishing the papers falls on the owner.',
      recommendation:
        'Ask for the certificate before you exchange, or for its delivery by completion.',
      question: 'Will the vendor obtain the certificate of occupancy and use before completion?',
    },
  },
  check({ doc }, report) {
    const severityOf = (text: string, habitable: boolean) =>
      patterns.over.test(text)
        ? ({ severity: 'critical' } as const)
        : patterns.minor.test(text) && !habitable
          ? ({ severity: 'medium' } as const)
          : {}
    // What nobody approved is told before what was approved and not signed off.
    const works = uncertifiedWork(doc).toSorted(
      (a, b) => Number(a.lacks === 'final') - Number(b.lacks === 'final'),
    )
    for (const { span, lacks, habitable } of works) {
      const text = doc.text.slice(span.start, span.end)
      report(
        lacks === 'approval' ? 'unapproved' : 'final',
        [span],
        {},
        {
          ...severityOf(text, habitable),
          ...(patterns.noneMatched.test(text) ? { unmistakable: true } : {}),
        },
      )
    }
    let listing = -1
    for (const { text, heading, span, block } of passagesIn(doc, [
      'building-report',
      'special-conditions',
      'particulars',
    ])) {
      if (text.length < 60 && patterns.label.test(text)) {
        listing = block.partIndex
        continue
      }
      const rest = text.replace(patterns.runOn, '')
      const thing = block.kind !== 'heading' && patterns.thing.test(rest === text ? text : rest)
      const under = patterns.heading.test(heading) || listing === block.partIndex
      if (!thing || patterns.nothing.test(text)) listing = -1
      const [label = '', ...entries] = text.split(':')
      const listed = entries.length > 0 && label.length < 60 && patterns.heading.test(label)
      const runsOn = rest !== text && rest.length > 8
      if (!thing || (!under && !listed && !runsOn) || patterns.nothing.test(text)) continue
      if (patterns.general.test(rest) && patterns.general.test(text)) continue
      // What a list of them names needs no words of its own.
      report('unapproved', [span], {}, { ...severityOf(text, false), unmistakable: true })
    }
  },
})
