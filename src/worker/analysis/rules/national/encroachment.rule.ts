import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  over: /\bencroach\w{0,6}\b|\b(?:stands?|stand up|extends?|built|located|sits?|erected|projects?|overhangs?)\b.{0,60}\b(?:(?:over|outside|beyond|across|within|on|onto|into) (?:the )?(?:lot \d{1,4}|adjoining|neighbou?r|council|road reserve)|(?:over|outside|beyond|across) (?:the )?(?:title )?(?:boundar(?:y|ies)|neighbou?r\w{0,5}|adjoining|council|road reserve))/i,
  // What stands, how it crosses, and whose side it reaches.
  thing:
    /\b(?:eaves?|gutters?|wall|brick\w{0,4}|garage|carport|shed|fence|deck|coping|driveway|roof|chimney|extension|building|house|structure|verandah|pool|footing|steps)\b/i,
  crosses:
    /\b(?:overhangs?|overhanging|intrud\w{1,3}|trespass\w{0,4}|inside|(?:stands?|sits?|is) (?:up)?on|crosses|cross|protrud\w{1,3}|projects?|exceeds|over|partly on|onto|beyond|outside)\b/i,
  line: /\b(?:title boundar(?:y|ies)|(?:north|south|east|west)\w{0,3} boundary|boundary line|neighbou?r\w{0,3}(?:'s?)? (?:land|allotment|property|lot)|adjoining (?:land|allotment|property|owner|lot|block)|next (?:lot|door)|of the neighbou?r\b.{0,40}\bthe lot|our land|exceeds title|(?:up)?on the (?:subject )?land|onto \d{1,4} [A-Z])/i,
  within:
    /\b(?:purchaser|buyer) (?:must|shall|will|may)\b|\b(?:inside|within|clear of|on) the (?:title )?boundar(?:y|ies)\b|\bnear(?:by)? neighbou?r/i,
  accepts: /\b(?:purchaser|buyer)\b.{0,40}\b(?:accepts?|no claim)\b.{0,60}\bencroach/i,
  hangs:
    /\b(?:eaves?|gutters?|roof|fascia|awning|balcony|verandah|branch(?:es)?|downpipe)\b(?:(?!\bnot\b)[^.;]){0,20}\bhangs?\b[^;]{0,24}\b(?:over|past|beyond|across)\b[^.;]{0,12}\b(?:line|boundary|fence|number|no\.?|neighbou?r\w{0,2}|\d{1,4} [A-Z])/i,
  fence:
    /\bfences?\b.{0,30}\b(?:may|might) not be on\b.{0,20}\b(?:boundar|line|title)|\boccupation\b.{0,40}\b(?:exceeds|differs)\b|\bfences?\b.{0,80}\b(?:not (?:on|in line with)|inside|outside|off|metres? from)\b.{0,30}\b(?:boundar|line|title)/i,
  differ:
    /\b(?:dimensions?|measurements?|boundar(?:y|ies)|occupation)\b.{0,80}\b(?:differ|not agree|discrepanc)\w{0,3}\b/i,
  none: /\b(?:no|not|nil|without|free of)\b.{0,40}\bencroach|\bencroach\w{0,6}\b.{0,30}\b(?:none|nil|not)\b|\bno (?:structure|building)\b/i,
  identity: /\bgeneral condition\b|\bto this extent\b/i,
  noClaim: /\bno claim\b/i,
  beyond:
    /\b(?:neighbou?r['’]?s?|(?:number|no\.?) ?\d{1,4}[a-z]?(?:['’]s)?|next door(?:['’]s)?)\b.{0,40}\b(?:stands?|extends?|projects?|lies|sits|is)\b.{0,6}(?:\d{1,2}(?:\.\d{1,3})? ?(?:m|mm|metres?)\b) ?(?:with)?in(?:side|to)? (?:allotment \d|lot \d|(?:our|this|the) (?:land|lot|title|allotment))|\bneighbou?r'?s?\b.{0,30}\b(?:shed|garage|fence|wall|eaves?|driveway|building|pool|deck)\b.{0,24}\b(?:is|are|stands?|extends?|partly)\b.{0,12}\b(?:partly )?(?:on|over|onto|in) (?:this|the|our) (?:land|property|lot|title)\b|\b(?:buildings?|structures?|improvements?|eaves?|gutters?|walls?|garages?|carports?|sheds?|fences?|decks?|roofs?|houses?|retaining walls?|driveways?|pools?|verandahs?)\b.{0,60}\b(?:overhang\w{0,3}|extends?|project\w{0,3}|protrud\w{1,3}|intrud\w{1,3}|lies?|lie|stands?|sits?|built|located|goes|go|is|are)\b.{0,24}\b(?:past|beyond|over|into|onto|across|outside|within|upon|on)\b.{0,20}\b(?:(?:title )?boundar(?:y|ies)|lot \d{1,4}|neighbou?r\w{0,2}|(?:the )?adjoining (?:land|lot|property|owner)|laneway|footpath|road reserve|next door|number \d)/i,
})

/** Walls and fences off the boundary. */
export default defineRule({
  id: 'national/encroachment',
  title: 'Boundaries and encroachments',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 3 s 1'), cite(act.vic.saleOfLand)],
  appliesTo: ['special-conditions', 'vendor-statement', 'plan', 'building-report'],
  patterns,
  clear: 'No encroachment or boundary problem is disclosed.',
  messages: {
    over: {
      title: 'A building or fence encroaches over the boundary',
      description:
        'The wording at {{where}} shows that something stands over a boundary or easement line. The neighbour or council can ask for its removal, for money, or claim the strip of land.',
      recommendation:
        'Before you sign, have a surveyor mark the boundaries, and ask the vendor to settle it with the neighbour.',
      question: 'Is there a survey, and has the neighbour agreed to the encroachment in writing?',
    },
    fence: {
      title: 'Fences or measurements do not match the title boundary',
      description:
        'The wording at {{where}} shows fences or dimensions that differ from the title. The land you use may be smaller, or partly another’s.',
      recommendation: 'Have the land surveyed before you sign.',
      question: 'By how much do fences and title differ, and on which side?',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, [
      'special-conditions',
      'vendor-statement',
      'plan',
      'building-report',
      'rates-certificate',
      'planning-certificate',
      'water-certificate',
      'land-tax-certificate',
      'annexure',
      'other',
    ])) {
      const { text, span } = passage
      if (patterns.none.test(text) && !patterns.fence.test(text)) continue
      if (patterns.identity.test(text)) continue
      if (patterns.hangs.test(text) && affirmed(passage, patterns.hangs) !== null) {
        report('over', [span], {}, { severity: 'medium' })
        continue
      }
      if (
        patterns.beyond.test(text) &&
        !patterns.within.test(text) &&
        affirmed(passage, patterns.beyond) !== null
      )
        report('over', [span], {}, { severity: 'high' })
      else if (
        patterns.over.test(text) &&
        (affirmed(passage, patterns.over) !== null || patterns.noClaim.test(text))
      )
        report('over', [span], {}, { severity: 'high' })
      else if (
        patterns.thing.test(text) &&
        patterns.crosses.test(text) &&
        patterns.line.test(text) &&
        !patterns.within.test(text) &&
        affirmed(passage, patterns.crosses) !== null
      )
        report('over', [span], {}, { severity: 'high' })
      else if (
        patterns.accepts.test(text) ||
        patterns.fence.test(text) ||
        patterns.differ.test(text)
      )
        report('fence', [span])
    }
  },
})
