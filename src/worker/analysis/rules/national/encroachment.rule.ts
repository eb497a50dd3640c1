import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import {
  INSPECTION_ANNEXURE_PATTERNS,
  isInspectionAnnexure,
} from '../buildings/inspection-annexure.ts'
import { defineRule } from '../define-rule.ts'
import { LOT_SOLD_PATTERNS } from '../land/lot-sold.ts'
import { withinEasement, WITHIN_EASEMENT_PATTERNS } from '../land/within-easement.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { WAIVER_OF_ANY_PATTERNS, waivesAny } from '../terms/waiver-of-any.ts'

const patterns = wordings({
  ...WITHIN_EASEMENT_PATTERNS,
  ...INSPECTION_ANNEXURE_PATTERNS,
  ...LOT_SOLD_PATTERNS,
  ...WAIVER_OF_ANY_PATTERNS,
  over: /\bencroach\w{0,6}\b|\b(?:stands?|stand up|extends?|built|located|sits?|erected|projects?|overhangs?)\b.{0,60}\b(?:(?:over|outside|beyond|across|within|on|onto|into) (?:the )?(?:lot \d{1,4}|adjoining|neighbou?r|council|road reserve)|(?:over|outside|beyond|across) (?:the )?(?:title )?(?:boundar(?:y|ies)|neighbou?r\w{0,5}|adjoining|council|road reserve))/i,
  // What stands, how it crosses, and whose side it reaches.
  thing:
    /\b(?:eaves?|gutters?|wall|brick\w{0,4}|garage|carport|shed|fence|deck|coping|driveway|roof|chimney|extension|building|house|structure|verandah|pool|footing|steps)\b/i,
  crosses:
    /\b(?:overhangs?|overhanging|intrud\w{1,3}|trespass\w{0,4}|inside|(?:stands?|sits?|is) (?:up)?on|crosses|cross|protrud\w{1,3}|projects?|exceeds|over|partly on|onto|beyond|outside)\b/i,
  line: /\b(?:title boundar(?:y|ies)|(?:north|south|east|west)\w{0,3} boundary|boundary line|neighbou?r\w{0,3}(?:'s?)? (?:land|allotment|property|lot)|adjoining (?:land|allotment|property|owner|lot|block)|next (?:lot|door)|of the neighbou?r\b.{0,40}\bthe lot|our land|exceeds title|(?:up)?on the (?:subject )?land|onto \d{1,4} [A-Z]|overhangs? (?:the|this|our|your) (?:subject )?(?:land|lot|allotment|property)\b)/i,
  /** What stands across a line, by how much, and which line: in whatever order a letter tells it. */
  structure:
    /\b(?:fences?|fencing|walls?|sheds?|woodshed|wood ?shed|lean-?to|stables?|barn|garages?|carports?|verandah|pergola|house|dwelling|cottage|building|structure|tanks?|deck|pool|driveway|drive|gate|pipes?|pipeline|mains?|drain|sewer|septic|trench(?:es)?|irrigation|jetty|pontoon|ramp|eaves?|gutters?|roof|slab|steps|retaining|yards?|bore|pump|aviary|kennels?|studio|workshop|hedge|hoist|wharf|mooring|workings?|dam)\b/i,
  byHowMuch:
    /(?<![\d.,])\b(?:\d{1,2}(?:\.\d{1,3})? ?(?:m|cm|metres?|centimetres?|feet|foot)|\d{1,4} ?(?:mm|millimetres?)|(?:about |over |some |nearly |half |more than )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half a|a few|several) (?:metres?|feet|foot))\b/i,
  byHowMuchOver:
    /\b(?:over|across|past|beyond|outside|onto|encroach\w{0,6})\b(?! (?:the )?(?:concrete|gravel|sealed|brick)?\s?(?:driveway|drive|path))|\bneighbou?r|\bnumber \d/i,
  acrossLine:
    /\b(?:over|across|past|beyond|outside|onto|on to|into)\b[^.;?]{0,24}\b(?:(?:title |common |side |rear |front |road |lot |north\w{0,3} |south\w{0,3} |east\w{0,3} |west\w{0,3} )?(?:boundar(?:y|ies)|line(?<!\b(?:clothes|washing|power|phone|telephone|gas|fishing) ?line)(?! of (?:the |an? |our |council'?s? )?(?:\w{3,10} )?(?:sewers?|sewerage|drains?|drainage|pipes?|pipeline|mains?|cables?|conduits?|services?|stormwater|trench)\b))|(?:our|his|her|their|my|the neighbou?r'?s?|the neighbou?ring|the adjoining) (?:land|lot|block|side|title|property|allotment)|lot \d{1,4}|number \d{1,4}|crown land|council land|road reserve|the title|title)\b|\b(?:inside|within)\b[^.;]{0,16}\b(?:(?:our|his|her|their|my|the neighbou?r'?s?|the neighbou?ring|the adjoining) (?:land|lot|block|side|title|property|allotment|boundary)|lot \d{1,4})\b/i,
  /** So far over a boundary, whatever else is measured in the sentence. */
  overBy:
    /\b(?:beyond|over|across|past|outside)\b[^.;]{0,24}\bboundar(?:y|ies)\b[^.;]{0,24}\bby (?:about |up to |some |as much as )?\d/i,
  offEasement:
    /\b(?:laid|lies|lie|built|placed|put|runs?|found|located|sits?|stands?|installed|moored|extends?|constructed)\b[^;]{0,40}\boutside\b[^.;]{0,16}\b(?:easement|envelope|corridor|(?:licen[cs]e|lease|licensed|leased|mooring|building) (?:area|envelope))\b/i,
  keptBack:
    /\b(?:set ?backs?|set back|clear of|not (?:be )?(?:built|erected|placed|closer|nearer)|no (?:building|structure|dwelling|fence)|must|shall|may not|is to be|are to be|require[sd]?|proposed|wholly (?:in|with|(?:up)?on)|entirely|separation|easements?\b[^.;]{0,40}\balong|within (?:\d|the (?:boundar|lot)|boundar)|road to|access|licen[cs]e|minimum|at least|maximum|easement (?:is )?\d|wide|deep|high|depth|diameter|right of way over|registered easement|not (?:over|across))\b/i,
  within:
    /\bparty walls?\b[^.;]{0,60}\b(?:up)?on (?:each of )?the (?:common )?boundar(?:y|ies)\b|\b(?:purchaser|buyer) (?:must|shall|will|may)\b|\b(?:inside|within|clear of|on) the (?:title )?boundar(?:y|ies)\b|\bnear(?:by)? neighbou?r/i,
  accepts: /\b(?:purchaser|buyer)\b.{0,40}\b(?:accepts?|no claim)\b.{0,60}\bencroach/i,
  hangs:
    /\b(?:eaves?|gutters?|roof|fascia|awning|balcony|verandah|branch(?:es)?|downpipe)\b(?:(?!\bnot\b)[^.;]){0,20}\bhangs?\b[^;]{0,24}\b(?:over|past|beyond|across)\b[^.;]{0,12}\b(?:line|boundary|fence|number|no\.?|neighbou?r\w{0,2}|\d{1,4} [A-Z])/i,
  /** By how much a roof hangs over, where the neighbour or the line is spoken of. */
  hangsBy:
    /\b(?:roof|eaves?|gutters?|guttering|fascia|awning|balcony|verandah|garage|carport|shed|deck|wall|chimney|house|building)\b[^.;]{0,30}\boverhang(?:s|ing)?\b[^.;]{0,30}\bby (?:about |some |up to |nearly )?\d/i,
  hungOnce:
    /\b(?:no longer|not|never|did) (?:\w{4,8} )?overhang|\boverhang\w{0,3}\b[^;]{0,60}\b(?:cut back|removed|taken down|closed)\b/i,
  ofNeighbour:
    /\b(?:boundar(?:y|ies)|neighbou?r\w{0,4}|next door|adjoining|complain\w{1,4}|(?:owners?|occupiers?) of (?:number |no\.? ?)?\d{1,4})\b/i,
  /** A drawing among the papers of a title: what it writes beside a line is short, without a unit. */
  drawn:
    /\b(?:roof|posts?|eaves?|gutters?|walls?|garage|carport|sheds?|lean-?to|verandah|deck|house|building|slab|pergola|fence|pool|steps)s?\b[^.;]{0,40}\b(?:stands?|extends?|projects?|overhangs?|is|are) (?:\d{1,2}\.\d{1,3} ?m? )?(?:over|beyond|across|outside) (?:the )?(?:title )?(?:boundary|lot \d)/i,
  fence:
    /\bfences?\b.{0,30}\b(?:may|might) not be on\b.{0,20}\b(?:boundar|line|title)|\boccupation\b.{0,40}\b(?:exceeds|differs)\b|\bfences?\b.{0,80}\b(?:not (?:on|in line with)|inside(?! (?:the |all |its )?(?:title )?boundaries\b)|outside|off|metres? from)\b.{0,30}\b(?:boundar|line|title)/i,
  /** Told at length: which fence, of what year, and only then on which side of the line it runs. */
  fenceRuns:
    /\bfenc(?:es?|ing)\b(?:(?!\bnot\b)[^.;]){0,180}\b(?:runs?|stands?|lies|sits?|is|goes|was (?:built|put up|erected|put))\b[^.;]{0,12}\b(?:inside|outside|within|off|over|beyond|short of)\b[^.;]{0,8}\b(?:title|(?:true |title |surveyed )(?:boundary|line))/i,
  differ:
    /\b(?:dimensions?|measurements?|boundar(?:y|ies)|occupation)\b.{0,80}\b(?:differ|not agree|discrepanc)\w{0,3}\b/i,
  none: /\b(?:stands?|stood|lies|lie|sits?|is|are|built|runs?) (?:wholly|entirely|completely|all) (?:up)?(?:on|within|in|inside)\b(?![^.;]{0,40}\b(?:our|the subject|this|your) )|\b(?:nothing|none|no part)\b[^.;]{0,60}\b(?:extends?|projects?|overhangs?|stands?|crosses|protrudes?)\b|\b(?:no|not|nil|without|free of)\b.{0,40}\bencroach|\bencroach\w{0,6}\b.{0,30}\b(?:none|nil|not)\b|\bno (?:structure|building)\b/i,
  /** "The transferee shall not: (a) …; (b) put any building outside …": a ban shows nothing built. */
  banned: /\b(?:shall|must|may|will|agrees?|covenants?) not\b[^.]{0,400}$/i,
  /** The authority that owns the land has allowed it. */
  /** How a house is to be designed: "eaves of 450 mm, unless the wall stands on a boundary". */
  /** A main that runs through the land, so far from its edge. */
  serviceLine:
    /\b(?:sewer|water|gas|drain(?:age)?|stormwater)(?: \w{2,10})? mains?,? \d[^;]{0,12}\b(?:beyond|outside)\b|\b(?:mains?|sewers?|drains?|pipes?|cables?|conduits?)\b[^.;]{0,60}\b(?:runs?|laid|lies|passes)\b(?:[^.;]|\.(?=\d)){0,60}\binside\b/i,
  designed:
    /\b(?:unless|except where|other than where)\b[^.;]{0,40}\b(?:stands?|is|are) (?:built )?on (?:a|the|any) boundary\b|\b\d{2,4} ?mm or more on\b/i,
  allowed:
    /\bencroach\w{0,6}\b[^.;]{0,40}\b(?:see|under|by|with|per)\b[^.;]{0,24}\blicen[cs]e\b(?![^.;]{0,30}\b(?:expired|lapsed|refused|cancelled|not))/i,
  /** A thing within the lot that is sold, and a drive that an easement lies over. */
  inPlace:
    /\b(?:is|are)\b (?:\w{2,8} )?(?:with)?in(?:side)? (?:the )?(?:external |title |lot )?(?:boundar(?:y|ies)|lot \d{1,4}|parcel)\b(?![^.;]{0,40}\bby (?:\d|about))|\bdominant tenement\b|\bservient tenement\b/i,
  /** On its own side, whoever must look after it. */
  ownSide:
    /\b(?:is|are|stands?|lies|sits|was found) (?:\w{4,8} )?(?:with)?in(?:side)? (?:your|its|our|the (?:owner|vendor|seller|lot)'?s?|their) (?:own )?(?:title |lot )?(?:boundar(?:y|ies)|land|lot|title)\b/i,
  /** Once so, and no more: "was formerly over the boundary", "has been taken down". */
  wasOnce:
    /\b(?:formerly|previously|once|at one time|used to|in the past|until (?:it|they|then|(?:19|20)\d\d))\b/i,
  takenAway:
    /\b(?:(?:has|have|had|was|were) (?:since |now |then )?(?:been )?(?:taken (?:down|away|out)|removed|demolished|pulled down|cut back|moved back|rebuilt on)|nothing (?:remains|is left)|no longer)\b/i,
  pointsBack:
    /^\W{0,3}(?:and |but |since then )?(?:it|they|this|that|these|those|both|all of (?:it|them)) (?:has|have|had|was|were)\b/i,
  stillStands: /\b(?:still|not (?:yet )?(?:been )?(?:removed|taken|moved)|remains? (?!of))\b/i,
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
  apart: true,
  isPropertyRisk: true,
  law: [cite(act.nsw.saleOfLand, 'Sch 2 item 15, Sch 3 s 1'), cite(act.vic.propertyLaw)],
  appliesTo: ['special-conditions', 'vendor-statement', 'plan', 'building-report'],
  patterns,
  clear: 'No encroachment or boundary problem was found.',
  subject:
    /\bencroach\w{0,6}\b|\bover(?:hang\w{0,4}|hung)\b|\bhangs?\b.{0,30}\bover\b|\b(?:identification|boundary|re-?establishment) survey\b|\b(?:boundar(?:y|ies)|title line)\b.{0,60}(?:\b(?:over|beyond|outside|across|past|onto|match|dispute|differ\w{0,2}|fence|fences|wall|built|stands?|metres? off|not)\b)|(?:\b(?:over|beyond|outside|across|past|onto|match|dispute|differ\w{0,2}|fence|fences|wall|built|stands?|metres? off|not)\b).{0,60}\b(?:boundar(?:y|ies)|title line)\b|\b(?:stands?|stood|sits|hangs?|built|laid|lies|backs|runs|takes)\b.{0,50}\b(?:inside|within|over|onto|beyond|outside|into|off)\b.{0,40}\b(?:line|lot|allotment|land|title|easement|number|fence|block|way|lane)\b|\bover (?:his|her|our|their|the) line\b|\bover the line of\b|\bfenc(?:e|es|ing)\b.{0,80}\b(?:title|line|survey\w{0,2}|pegs|metres?|outside|inside|follow\w{0,3})\b|\b(?:off|from) the \w{3,9} (?:fence|boundary)|\b(?:intrud\w{1,3}|trespass(?:es)?)\b|\b(?:projects?|extends?)\b.{0,20}\b(?:into|over)\b|\bpartly on\b|\bstands upon\b|\bcross(?:es)? the \w{4,9} boundary\b|\bagree with (?:the )?title\b/i,
  givesWayTo: { 'national/licensed-structure': ['over'] },
  messages: {
    over: {
      title: 'A building or fence encroaches over the boundary',
      description:
        'The wording at {{where}} shows that something stands over a boundary or easement line. The neighbour or council can ask for its removal, for money, or claim the strip of land.',
      recommendation:
        'Before you sign, have a surveyor mark the boundaries, and ask the vendor to settle it with whoever owns the land on the other side.',
      question:
        'By how much does it encroach, what survey shows it, and has the owner of the land on the other side agreed in writing?',
    },
    easement: {
      title: 'A building stands {{place}} where an easement or right of way is {{width}} m wide',
      description:
        'By the plan or title an easement or right of way of {{width}} m runs along that boundary; by the wording at {{where}} a building stands {{place}}, so that it seems to stand on the easement. Whoever has the easement may dig there or ask for the building to be taken away, and it was hardly approved.',
      recommendation:
        'Before you sign, ask for a survey, the consent of whoever has the easement, and the approval of the building.',
      question:
        'Does the building stand on the easement, and who consented to it? Please give us the paper.',
    },
    easementBehind: {
      title:
        'A building stands {{place}} at the rear, and an easement of {{width}} m is on the land',
      description:
        'The title or plan shows an easement for pipes, {{width}} m wide, and by the wording at {{where}} a building stands {{place}} at the rear, along which such easements mostly run. If it stands on the easement, whoever has it may dig there or ask for the building to be taken away, and it was hardly approved.',
      recommendation:
        'Before you sign, find the easement on the plan or ask for a survey, and ask for the consent of whoever has it and for the approval of the building.',
      question:
        'Along which boundary does the easement run, does the building stand on it, and who consented?',
    },
    easementDrawn: {
      title:
        'A building or pool may stand inside an easement: it is {{place}}, and the easement is {{width}} m wide',
      description:
        'By the wording at {{where}} something stands {{place}}. The title shows an easement {{width}} m wide, whose terms forbid buildings or pools on its site; along which boundary it runs, the drawing of the plan shows. If it is that boundary, whoever has the easement may ask for what stands there to be taken away at your cost.',
      recommendation:
        'Before you sign, compare the plan with the measure, have a surveyor mark the easement, and ask for the written consent of whoever has it.',
      question:
        'Does anything built stand inside the easement, and did whoever has it agree in writing?',
    },
    covenantStrip: {
      title: 'A building stands {{place}} at the rear, and a covenant is on a strip of {{width}} m',
      description:
        'The title or plan marks a strip of the land, {{width}} m wide, to which a covenant applies, and by the wording at {{where}} something is built {{place}} at the rear. If it stands on the strip and the covenant keeps that free of buildings, whoever has the benefit may ask you to take it away at your cost.',
      recommendation:
        'Before you sign, find the strip on the plan, read what the covenant forbids there, and ask for the consent under which this was built.',
      question:
        'Does what is built at the rear stand on the strip that the covenant marks, and who consented?',
    },
    waived: {
      title: 'You may not object if something encroaches over a boundary',
      description:
        'The wording at {{where}} does not say that anything stands over a boundary. It says that you may not object, ask or claim if something does: a wall or a fence that must be moved would be yours to pay for.',
      recommendation:
        'Before you sign, have a surveyor mark the boundaries, or ask to delete these words.',
      question:
        'Does the vendor know of anything that stands over a boundary, and is there a survey?',
    },
    fence: {
      title: 'Fences or measurements do not match the title boundary',
      description:
        'The wording at {{where}} shows fences or dimensions that differ from the title. The land you use may be smaller, or partly another’s.',
      recommendation: 'Have the land surveyed before you sign.',
      question: 'By how much do fences and title differ, and on which side?',
    },
  },
  check({ doc, facts }, report) {
    const within = withinEasement(doc, facts)
    if (within !== null) {
      const { easement, building, widthMetres, distanceMetres, isSideTold, isCovenant } = within
      const { isSideDrawn } = within
      report(
        isCovenant
          ? 'covenantStrip'
          : isSideDrawn
            ? 'easementDrawn'
            : isSideTold
              ? 'easement'
              : 'easementBehind',
        [building],
        {
          width: widthMetres,
          place: distanceMetres === 0 ? 'on a boundary' : `${distanceMetres} m from a boundary`,
        },
        {
          severity: 'high',
          strength: isSideTold && !isCovenant && !isSideDrawn ? 'firm' : 'likely',
          beside: [easement],
        },
      )
    }
    for (const passage of holdingAny(
      passagesIn(doc, [
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
        'title-search',
      ]).filter(({ zone, text }) => zone !== 'title-search' || patterns.drawn.test(text)),
      'text',
      patterns.hangs,
      patterns.hangsBy,
      patterns.over,
      patterns.acrossLine,
      patterns.offEasement,
      patterns.beyond,
      patterns.crosses,
      patterns.accepts,
      patterns.fence,
      patterns.fenceRuns,
      patterns.differ,
    )) {
      const { text, span } = passage
      if (isInspectionAnnexure(passage, doc)) continue
      if (patterns.none.test(text) && !isFence(text)) continue
      if (patterns.identity.test(text) || patterns.allowed.test(text)) continue
      if (patterns.ownSide.test(text) && !patterns.byHowMuch.test(text)) continue
      // "… was formerly over the line; it has been taken down": the fate may stand behind a semicolon.
      const goesOn = text.endsWith(';') && patterns.pointsBack.test(passage.next)
      const fate =
        patterns.wasOnce.test(text) || goesOn ? `${text} ${passage.next.slice(0, 120)}` : ''
      if (patterns.takenAway.test(fate) && !patterns.stillStands.test(fate)) continue
      if (patterns.designed.test(text) || patterns.serviceLine.test(text)) continue
      const { block } = passage
      const ahead = block.text.slice(0, span.start - block.span.start)
      const listed = passage.previous.endsWith(';') ? passage.previous : ''
      if (patterns.banned.test(`${listed} ${ahead}`)) continue
      if (patterns.inPlace.test(text) && !patterns.byHowMuchOver.test(text)) continue
      if (patterns.hangs.test(text) && affirmed(passage, patterns.hangs) !== null) {
        report('over', [span], {}, { severity: 'medium' })
        continue
      }
      const isOverhang =
        patterns.hangsBy.test(text) &&
        patterns.ofNeighbour.test(`${passage.heading} ${text}`) &&
        !patterns.keptBack.test(text)
      if (isOverhang && !patterns.hungOnce.test(text)) {
        report('over', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.over.test(text) && waivesAny(text)) {
        report('waived', [span])
        continue
      }
      const measured =
        (holds(text, patterns.structure, patterns.byHowMuch, patterns.acrossLine) ||
          patterns.offEasement.test(text)) &&
        (!patterns.keptBack.test(text) || patterns.overBy.test(text))
      const line = patterns.offEasement.test(text) ? patterns.offEasement : patterns.acrossLine
      if (measured && affirmed(passage, line) !== null) {
        report('over', [span], {}, { severity: 'high', unmistakable: true })
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
      else if (patterns.accepts.test(text) || isFence(text) || patterns.differ.test(text))
        report('fence', [span])
    }
  },
})

function isFence(text: string): boolean {
  return patterns.fence.test(text) || patterns.fenceRuns.test(text)
}
