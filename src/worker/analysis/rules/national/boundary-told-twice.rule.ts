import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import type { Matter } from '../papers/opposites.ts'
import { OPPOSITE_PATTERNS, oppositesIn, reportOf } from '../papers/opposites.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...OPPOSITE_PATTERNS,
  inside:
    /\b(?:wholly|entirely|completely|fully|totally|all|well|solely) (?:stands? |built |contained |lies |is |sits? |are |erected )?(?:with)?in(?:side)?\b[^.;]{0,40}\b(?:lot|boundar(?:y|ies)|title|land|property|allotment|parcel|block|site)\b|\b(?:is|are|stands?|lies?|sits?|built) (?:with)?in(?:side)? (?:its|the|their|all)(?: own| title| lot| legal| surveyed){0,2} (?:boundar(?:y|ies)|title)\b|\b(?:does|do) not (?:encroach|cross|overhang|project|extend)\b[^.;]{0,30}\b(?:boundar(?:y|ies)|line|neighbour|adjoining|road|street|lane)\b|\bclear of (?:all |the |every )?(?:title )?boundar(?:y|ies)\b|\bon title\b(?! (?:plan|search))|\ball (?:\w{3,12} ){1,3}(?:are|lie|stand|sit) (?:with)?in(?:side)? (?:the |its |their )?(?:title |lot )?boundar(?:y|ies)\b|\b(?:wholly|entirely|completely|fully) (?:up)?on (?:the )?(?:subject )?(?:land|lot|title)\b|\b(?:are|is) no encroachments?\b|\bencroachments? ?[:|] ?(?:none|nil|no)\b|\bno encroachments? (?:by|of|on|upon|over|exist|was|were)/i,
  notInside:
    /\b(?:not|nor) (?:wholly|entirely|completely|fully|all)\b|\bcar ?(?:space|park|bay)|\bstorage\b|\beasement\b/i,
  outside:
    /\boverhang(?:s|ing)?\b(?:[^.;]|\.\d){0,60}\b(?:boundar(?:y|ies)|road|lane|street|footpath|footway|reserve|adjoining|neighbour\w{0,6}|lot|number|land|parade|avenue|drive|crescent|place|by)\b|\b(?:projects?|protrud(?:es|ing)|extends?|juts?|intrudes?|encroach(?:es|ing|ed)?|oversails?|goes|runs|(?:is |are )?built|stands?|is|are|lies?|sits?)\b(?:(?!\b(?:wholly|entirely|completely|fully)\b)[^.;]|\.\d){0,40}\b(?:beyond|over|across|past|outside|onto|into|upon|on|in)\b (?:the |its |their |a )?(?:\w{4,10} |\w{3,12}'s? ){0,2}(?:boundar(?:y|ies)|title boundar(?:y|ies)|boundary line|adjoining|neighbour\w{0,6}|next door|road reserve|laneway|reserve|common property|lot \d{1,5}|public (?:land|road)|council (?:land|reserve)|crown land)\b|\bencroach(?:es|ing|ed|ment)?\b(?:[^.;]|\.\d){0,40}\b(?:\d|boundar(?:y|ies)|adjoining|neighbour\w{0,6}|lane|road|street|reserve)\b|\b(?:encroach(?:es|ing)?|project(?:s|ing)?|extends?|overhang(?:s|ing)?)\b (?:up)?on(?:to)? (?:\w{3,12} ){1,3}(?:street|road|lane|avenue|way|place|parade|drive|crescent)\b/i,
  notOutside:
    /\b(?:over|on|up) lot \d{1,5} (?:only|alone|as shown)\b|\bno part\b|\b(?:no|not|nor|nothing|neither|without)\b[^.;]{0,60}\b(?:encroach\w{0,5}|overhang\w{0,3}|project|extend|beyond|over|across)\b|\b(?:stands?|is|are|lies?|sits?|runs?|built) (?:up)?on (?:the |its )?(?:\w{4,10} )?(?:title )?(?:boundar(?:y|ies)|line)\b|\bfrom (?:the )?(?:adjoining|neighbour)|\b(?:adjoining|neighbour\w{0,6}|next door)\b[^.;]{0,24}\b(?:fence|garage|shed|eaves?|gutter|tree|house|wall|carport)\b|\btrees?\b|\bright of way\b|\bparty walls?\b|\bindemnif|\bclear of\b|\b(?:\d|metres?|mm?) (?:with)?in(?:side)?\b/i,
  ofAll:
    /\ball (?:of (?:which|them|it) )?(?:(?:is|are) )?(?:standing|stands?|lying|lies?|built|erected|sitting)\b|\bno encroachments?\b|\bencroachments? ?[:|]|\b(?:all|every) (?:\w{3,12} ){0,2}(?:buildings?|improvements?|structures?)\b/i,
  thing:
    /\b(?:dwelling|house|residence|home|building|garage|carport|shed|awning|fence|deck|pergola|patio|steps|extension|verandah|balcony|driveway|eaves?|gutters?|roof|lean-?to|walls?|tank|pool|bungalow|studio|improvements)\b/i,
})

const MATTERS: readonly Matter[] = [
  {
    said: 'wholly within the boundaries of the lot, and beyond the boundary',
    one: {
      label: 'Within the boundaries',
      zones: ALL_PAPERS,
      says: patterns.inside,
      not: patterns.notInside,
    },
    other: {
      label: 'Beyond the boundary',
      zones: ALL_PAPERS,
      says: patterns.outside,
      not: patterns.notOutside,
      anyLot: true,
    },
    same: patterns.thing,
    ofAll: patterns.ofAll,
    within: true,
  },
]

/** A building that is told to be within the boundaries and shown beyond them. */
export default defineRule({
  id: 'national/boundary-told-twice',
  title: 'Buildings within the boundaries',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a matter of the survey and of the neighbour’s rights' },
  appliesTo: ['plan', 'building-report', 'vendor-statement', 'particulars', 'annexure'],
  patterns,
  clear: 'Nothing was found that one paper puts within the boundaries and another beyond them.',
  subject:
    /\bencroach\w{0,6}\b|\b(?:over|beyond|across|upon) (?:the |its |their |title )?(?:\w{3,9} )?(?:boundar(?:y|ies))\b|\b(?:within|inside|outside) (?:the |its |their )?(?:title |lot |external )?boundaries\b|\b(?:wholly|entirely|all) (?:built |erected )?(?:within|inside|on|upon) (?:the|its) (?:land|lot|property|site|parcel)\b|\boverhang\w{0,3}\b|\bproject(?:s|ing)? (?:over|beyond|into|\d)|\bextends?\b[^;]{0,30}\bm(?:etres?)? (?:into|over|beyond)\b|\bover the (?:boundary|line)\b/i,
  messages: {
    differ: {
      title:
        'A building is said to be wholly within the boundaries and also to project beyond them (encroachment)',
      description:
        'Two statements cannot both hold: that it is within the title boundaries, and that part of it overhangs or projects over them. What stands over the line is an encroachment; the owner of the other land or the council can ask for its removal, and after settlement they ask you.',
      recommendation:
        'Before you sign, have a surveyor mark the boundaries, and ask for a term that the vendor removes the encroachment or obtains a written right for it.',
      question:
        'Does any part of the building stand beyond the boundary or over other land, and by what right?',
    },
  },
  check({ doc, facts }, report) {
    const found = oppositesIn({ doc, facts }, MATTERS)
    if (found.length === 0) return
    const { spans, values, options } = reportOf(found)
    report('differ', spans, values, options)
  },
})
