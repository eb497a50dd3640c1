import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { NAMED_PARTS_PATTERNS } from '../buildings/named-parts.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import { FAULT_PATTERNS } from '../buildings/fault-words.ts'
import {
  INSPECTION_ANNEXURE_PATTERNS,
  isInspectionAnnexure,
} from '../buildings/inspection-annexure.ts'
import { inspectedFaults } from '../buildings/inspected-faults.ts'
import { PRICE_BESIDE_PATTERNS, priceBeside } from '../buildings/price-beside.ts'
import { isMarkedSound, MARKED_SOUND_PATTERNS } from '../harmless/marked-sound.ts'
import { isRatedNone, tellsNoFault } from '../harmless/no-fault.ts'
import { isSmallRepair, SMALL_REPAIR_PATTERNS } from '../harmless/small-repair.ts'
import { isPestMatter, PEST_MATTER_PATTERNS } from '../buildings/pest-matter.ts'
import { TOLD_FAULT_PATTERNS, toldFaults } from '../buildings/told-faults.ts'
import { wordsOfState } from '../words-of-state.ts'
import { isSoldInScheme } from '../schemes/told-of-scheme.ts'

const patterns = wordings({
  ...INSPECTION_ANNEXURE_PATTERNS,
  /** What a report is called, wherever its name stands, and nothing that it found. */
  nameOfReport: /^[^.;:|]{0,40}\bdefects? (?:inspection )?report\b[^.;|]{0,60}$/i,
  tellsOf:
    /\b(?:is|are|was|were|has|have|had|been|found|lists?|shows?|notes?|identif\w{2,4}|tabled|received|obtained|ordered|commissioned|outstanding|awaited|by)\b/i,
  defect:
    /\b(?:uncontrolled|non-?engineered|unconsolidated|loose) fill\b|\bsite class(?:ification|ified)?(?: as)?[ :]{1,3}(?:class )?P\b|\bwaterproofing (?:has|had) failed\b|\b(?:major|structural|building|serious|significant|waterproofing|fire safety) defects?\b|\bdefects? (?:report|claim|identified|affect\w{0,3}|rectification)\b|\bconcrete (?:spalling|cancer)\b|\bspalling\b|\bcorro(?:ded|sion)\b|\bwater (?:ingress|penetration|leak\w{0,3})\b|\brising damp\b|\bsalt damp\b|\bno damp[- ]?(?:proof )?course\b|\bpropped (?:up )?(?:with|by|on)\b|\b(?:(?:carried|shored) up (?:by|with|on)|held up (?:with|on)|held up (?:only )?by (?:(?:an?|the|some|one|two|three|four|old|loose|temporary|little|more than|nothing (?:but|more than)) ){0,3}(?:\w{3,10} )?(?:props?|posts?|jacks?|acrows?|timbers?|beams?|logs?|bricks?|blocks?|sleepers?|pallets?|wires?|ropes?|straps?|chains?|bolts?|brackets?|stumps?|poles?|pipes?|scaffold\w{0,3}|nails?|screws?|paint|paper|plaster|planks?|stones?))\b|\b(?:acrow|temporary) props?\b|\bcracks? that (?:a|you|your|one)\b|\bholes? (?:over|in|through|above) the\b|\bdamp[- ]?proof course\b.{0,40}\b(?:bridged|failed|absent|missing|breached)\b|(?<!\bmine )\bsubsidence\b(?! advisory)|\bunderpin\w{0,4}\b|\bre-?stump\w{0,3}\b(?! ?:)|\bre-?block\w{0,3}\b(?! ?:)|\b(?:structural|foundation) (?:movement|crack\w{0,3}|failure)\b|\bcrack(?:s|ing)?\b.{0,50}\b(?:mm|wide|wall|filled|footing|structur\w{1,3})\b|\bremedial works?\b|\bfailed membrane\b|\bwaterproofing (?:failure|failed|membrane)\b|\bmagnesite\b|\brectification works?\b|\bfalling hazard\b|\b(?:fire[- ](?:rated |separating |resisting )?(?:party )?|party |boundary )walls?\b[^.;]{0,30}\b(?:stops? (?:short|below)|(?:do(?:es)? not|don't) (?:reach|extend|continue|go)|(?:is|are) (?:missing|incomplete))\b|\bfire (?:separation|stopping|seals?|collars?)\b[^.;]{0,40}\b(?:missing|absent|lacking|incomplete|not (?:installed|present|continued|achieved|provided))\b|\bdefects?\b.{0,60}\b(?:remain|outstanding|unresolved|open|not (?:yet )?(?:been )?(?:rectified|repaired|fixed))\b/i,
  // Which part of the building, and what is wrong with it, in either order.
  part: /\b(?:sewer stack|stacks?|awnings?|driveway|garage|pool shell|pathways?|bathroom|shower|ceiling|render|verandah|deck|floor|stair\w{0,4})\b|\b(?:stumps?|subfloor|sub-floor|bearers?|joists?|footings?|foundations?|piers?|floor levels?|walls?|brickwork|chimney|roof (?:frame|slab|structure|truss\w{0,2})|rafters?|retaining wall|lintels?|slab|membranes?|podium|balcon(?:y|ies)|basement|cellar|vaults?|arch(?:es)?|iron|stone(?:work)?|fa[cç]ade|parapet|brick\w{0,4}|reinforcement|concrete|beams?|columns?|car ?park)\b/i,
  wrong:
    /\b(?:settlement of(?! (?:\w{2,12} ){0,3}(?:claims?|purchase|sale|contract|property|disputes?|debts?|accounts?|balance|works? claim)\b)|deteriorated|falling|fallen|leaks? into|want\w{0,3} replac\w{2,3}|must not be used|perished|eaten away|split|cracked|moving|must be (?:rebuilt|replaced|propped|demolished)|needs? to be (?:rebuilt|replaced|propped))\b|\b(?:fail(?:ed|ing|ure)|rotted|rotten|rotting|decay(?:ed|ing)?|sagging|sunk(?:en)?|sinking(?! fund)|dropped(?! (?:the|his|her|its|their|any|that|this) (?:idea|plan|claim|matter|proposal|case|action|complaint|charge|request))|subsid(?:e[ds]?|ing|ence)\b|bulging|bowed|leaning|leans|leaned|leant|tilt(?:s|ed|ing)|(?:has|have) (?:rotated|shifted)|collaps\w{1,4}|out of (?:plumb|level)|vary by|(?<!\b(?:we|i|he|she|they|owners?|vendors?|sellers?|builders?|carpenters?|deceased)(?: (?:has|have|had))?(?: (?:also|since|then))? )(?<!\bbe (?:[a-z]{4,10},? (?:or |and )?){0,3})moved(?! (?:that\b|by (?:the )?(?:lots?|units?|owners?|mr|mrs|ms|dr|chair\w{0,6}|committee|secretary|manager|[a-z]{1,2}\b)|(?:an?|the|this|that|his|her|its) (?:\w{4,12} )?(?:motion|amendment|resolution|proposal|adoption|vote)|(?:to|for) (?:adopt|accept|approve|amend|defer|adjourn|have|the)\b|(?:and )?seconded)|[:,] ?(?:and )?seconded|:)|rust(?:ed|ing)|spall\w{1,4}|drummy|stepped cracks?|leak(?:s|ing|ed)?|water (?:is |was )?(?:enter\w{1,3}|penetrat\w{1,4}|ingress)|unsafe|structurally unsound|must be taken down|condemned|delaminat\w{1,4}|need(?:s|ing)? (?:urgent )?(?:replacement|re-?stumping|underpinning))\b/i,
  minor:
    /\b(?:minor|hairline|without structural (?:effect|meaning|importance)|not structural|non-?structural|shallow|superficial|cosmetic|typical for|normal for|no (?:major|structural|significant)|defects liability|maintenance period|latent|all (?:faults|defects)|completed|rectified|were repaired|filled (?:in )?(?:19|20)\d\d|hasn't (?:re-?)?(?:opened|moved)|has not (?:re-?)?(?:opened|moved)|certificate of completion|not of (?:any )?(?:consequence|concern|note)|of no consequence|(?:under|less than|below) 1 mm|no action|category [01])\b/i,
  notice:
    /\b(?:defects? (?:notice|list)|notice of (?:any )?defects?|notify\w{0,3}|notified|pre-?settlement|within \d{1,3} days)\b/i,
  /** What a report would have to find, for a right under the contract. */
  ifFound:
    /\b(?:where|if|unless|when) (?:the |a |any |either )?(?:\w{4,10} )?(?:report|inspection|inspector)\b[^.;]{0,20}\b(?:identif|find|disclos|show|reveal|report)\w{1,3}\b/i,
  /** What a neighbour says of the neighbour's own house. */
  ofNeighbour:
    /\b(?:owners?|occupiers?|residents?|neighbou?rs?) (?:of|at) (?:no\.? ?|number |lot )?\d{1,4}[A-Z]?\b[^.;]{0,80}\b(?:wrote|writes|claim(?:s|ed)?|sa(?:ys|id)|alleg(?:es|ed)|complain(?:s|ed)|demand(?:s|ed)|assert(?:s|ed)|ha(?:s|ve) written)\b|\bon (?:that owner|the neighbour|the adjoining owner|their|his|her)(?:'s|s')? side\b/i,
  bond: /\bbuilding bond\b/i,
  inspectionTerms:
    /\b(?:building|pest|pre-?purchase)\b.{0,30}\binspection\b|\bstructural defects?\b/i,
  mended:
    /\b(?:treated|repaired|underset|undersetting|underpinned|filled|patched|mended|re-?laid)\b[^.;]{0,60}\b(?:has|have) not (?:returned|re-?appeared|come back|moved|re-?opened|recurred)\b|\b(?:was|were|has been|have been|been) (?:re-?stumped|re-?blocked|underpinned|repaired|replaced|rebuilt|rectified)\b|\bre-?(?:stumped|blocked|roofed|wired)(?: in|,)? \(?(?:19|20)\d{2}\b|\bsound\b|\b(?:re-?stump|re-?block|underpin)\w{0,4}\b(?![^;]{0,160}\b(?:not|never|no|only|until|unless)\b)[^;]{0,140}\b(?:passed|signed off|(?:finished|completed) and \w{4,9}|certificates? of (?:final inspection|completion|occupancy)|final (?:inspection|certificate)(?: \w{2,9}){0,3} \d{1,2}[/. ])|\bpermits?\b[^.;]{0,60}\bfor (?:the )?(?:re-?stump|re-?block|underpin)\w{0,4}\b|\b(?:re-?stumping|re-?blocking|underpinning)\b[^.;]{0,24}\b(?:replaced|renewed|was (?:done|finished|completed|certified|carried out)|(?:in|of) (?:19|20)\d\d)\b|\bsince (?:been )?(?:renewed|replaced|repaired|mended|rebuilt|fixed|made good|re-?sealed)\b|\bha(?:s|ve) (?:since |now |fully )?dried out\b|\b(?:known of|knew of|had) and (?:have |had )?(?:mended|repaired|fixed|rectified)\b/i,
  // Said to every buyer, not of this building; and parts that a tail of another paper may stand in.
  generic: /\b(?:you|your|may|should|could|check|whether|consider|if)\b|\?/i,
  works:
    /\b(?:must|shall|will|may) (?:repair|maintain|keep|not(?! be used))\b|\bvendor is not liable\b/i,
  critical:
    /\b(?:underpin|re-?stump|collapse|unsafe|fire safety defect)\w{0,4}\b|\b(?:stumps|membranes?)\b.{0,30}\bfailed\b|\bfailed\b.{0,30}\b(?:stumps|membranes?)\b/i,
  /** The wet area of one home: a few thousand dollars, and nothing that holds the building up. */
  wetRoom: /\b(?:shower|bath(?:room)?s?|ensuite|laundry|toilet|splash ?back)\b/i,
  ofBuilding:
    /\b(?:podium|balcon(?:y|ies)|roof|basement|planters?|planter boxes|terraces?|car ?park|apartments|lots|fa[cç]ade|common property)\b/i,
  gravest:
    /\b(?:underpin|re-?stump|collapse|unsafe|fire safety defect)\w{0,4}\b|\bstumps\b.{0,30}\bfailed\b|\bfailed\b.{0,30}\bstumps\b/i,
  anyPart:
    /\b(?:roof|rooms?|(?:box|valley) gutter|framing|rafters?|trusses|planters?|planter boxes|ceilings?|floors?|shower|waterproofing|stairs?|balustrades?|gutters?|piers?|columns?|slab|walls?|stumps?|brick\w{0,4}|masonry|footings?|lintels?|deck|balcon(?:y|ies)|verandah|garage|switchboard|wiring|apartments?|lots?)\b/i,
  bad: /\bheave\b|\brust(?:ed|s|ing)? (?:through|along|out|away)\b|\b(?:buckets?|pans?|tarps?|tarpaulins?) (?:in|under|over|on|below) (?:the )?(?:rooms?|roof|ceiling|leaks?|hall)\b|\bno bearing\b|\bfloor is soft\b|\bopened (?:gaps|joints)\b|\bcrack(?:s|ed|ing)? (?:through|of|in|to|up to|along|at)\b|\bongoing movement\b|\b(?:live|exposed) (?:conductors|wir\w{2,3})\b|\b(?:safety|urgent|electrical|trip|fire) hazard\b|\b(?:undersized|under-?strength|sag(?:s|ged|ging)|leaks?\b.{0,20}\b(?:through|from|into|in|at)|deflect\w{2,4}|defective|rotten|rot|unsafe|not (?:structurally )?(?:sound|adequate)|structurally inadequate|subsid(?:e[ds]?|ing|ence)\b|pulling away|out of level|damp (?:reading|penetration|affect\w{2,3})|efflorescence|fretting)\b/i,
  /** What a home must have against shock and falls, and lacks; each is found in one look. */
  unprotected:
    /\b(?:no|without(?: an?y?)?|lacks?(?: an?y?)?|missing|not fitted with(?: an?)?) (?:\w{3,12} ){0,2}(?:safety switch(?:es)?|RCDs?|residual current devices?|balustrades?|balustrading|hand ?rails?|guard ?rails?)\b|\b(?:safety switch(?:es)?|RCDs?|balustrades?|hand ?rails?|guard ?rails?)\b(?: (?:is|are|was|were))? (?:missing|absent|not (?:fitted|installed|provided|present)|loose|broken|too low)\b|\b(?:rubber|cotton|cloth|fabric|VIR|lead)[- ](?:insulated|sheathed|covered|cased) (?:\w{3,12} )?(?:wir(?:es|ing)|cabl(?:es?|ing))\b|\b(?:wir(?:es|ing)|cabl(?:es?|ing))\b[^.;]{0,24}\b(?:rubber|cotton|cloth|fabric|VIR)[- ](?:insulated|sheathed|covered|cased)\b|\bwiring ?: ?(?:old )?(?:rubber|cotton|cloth|VIR)\b/i,
  /** Looked for, and none there. */
  noOldWire:
    /\bno (?:old |original |visible |remaining )?(?:rubber|cotton|cloth|fabric|VIR|lead)\b/i,
  /** Wet behind the tiles, whatever the words for it. */
  wet: /\bwater\b[^.;]{0,20}\b(?:getting|gets|going|goes|passing|passes|running|runs|seeping|seeps|escap\w{2,3}) (?:past|under|behind|through|below|beneath) the (?:shower|tray|tiles?|tiling|bath|membrane|base)\b|\b(?:moisture |damp )?meter read(?:s|ing)?s? (?:high|wet|elevated|over \d)|\b(?:shower|bath(?:room)?s?|ensuite|laundry|wet area|tiles?|cornice|skirtings?|ceiling|wall|plaster)\b[^.]{0,80}\b(?:moisture|damp\w{0,4}|wet|meter)\b[^.]{0,16}\b(?:reads?|readings?|levels?|is|are|was|were)?\b ?(?:\w{2,8} )?(?:high|elevated|wet|over \d{2}|\d{2} ?%)\b|\b(?:shower|bath) (?:base|tray|floor|recess)\b[^.]{0,24}\b(?:cracked|split|broken|failed|leak\w{0,3})\b|\b(?:cracked|split|broken|failed|leaking) (?:shower|bath) (?:base|tray|floor|recess)\b/i,
  done: /\b(?:repaired|replaced|renewed|rectified|fitted|installed|fixed|made good|dry|required|must|should|recommend\w{0,3} (?:that )?(?:you|buyers?)) (?:in|on|since|and|now|by)\b|\bnow (?:fitted|repaired|replaced|dry)\b|\bnot (?:high|elevated|wet)\b|\bno (?:moisture|damp|elevated|high)\b|\bcheck\b/i,
  // Things and cars that were moved so that the inspector could see.
  /** What a covenant or rule forbids to build with, and nobody says is there. */
  duty: /^\W{0,3}(?:\(?[a-z\d.]{1,5}[.)]? )?(?:not to|never to|no (?:owner|person|lot owner) (?:may|shall|must)|(?:the )?(?:owner|transferee|encumbrancer|covenantor)s? (?:must|shall|may|will) not) (?:use|erect|build|place|clad|cover|construct|allow|permit|keep|have|roof)\b/i,
  scope:
    /\b(?:inspector|we|i)\b[^.;]{0,12}\b(?:has|have|did|was|were) not (?:\w{2,6} )?(?:lift|mov|cut|climb|enter|open|dismantl|remov|dig|dug)\w{0,4}\b|\b(?:high|low)-?(?:blocked|set)\b|\bmoved\b.{0,20}\b(?:so that|aside|to (?:see|view|inspect)|car|furniture)\b|\bcould be (?:seen|viewed|inspected)\b|\badvise moving\b|\b(?:report|inspection|inspector) (?:covers|includes?|looks for|comprises|is limited|does not|will)\b|\bwhere visible\b|\bfor the purposes? of this report\b|\bmeans\b|\bclass(?:ed|ified) as\b|["“']defects?["”'] (?:includes?|is|are|shall)\b|\b(?:may|must|shall|will|can) (?:at \w{2,12}(?:'s)? (?:own )?(?:cost|expense),? )?(?:obtain|get|order|commission|arrange|have)\b[^.;]{0,40}\b(?:reports?|inspections?|inspected)\b|\b(?:lists?|listing) of (?:the |all |any )?defects?\b|\breports? on (?:any|all|the)? ?(?:\w{3,12} ){0,2}defects?\b/i,
})

/** What a defect shows as, in one word each. */
const KIND_PATTERNS = wordings({
  cracking: /\bcrack\w{0,4}\b/i,
  damp: /\b(?:damp\w{0,4}|moist\w{0,4}|efflorescence|mould\w{0,1})\b/i,
  waterEntry:
    /\b(?:leak\w{0,4}|water (?:ingress|entry|penetrat\w{2,4}|comes|gets|enters)|lets? in (?:rain|water)|membranes?|waterproof\w{0,3})\b/i,
  corrosion: /\b(?:rust\w{0,3}|corro\w{3,5}|spall\w{0,4}|concrete cancer)\b/i,
  rot: /\b(?:rot(?:s|ted|ten|ting)?|decay\w{0,3}|perished)\b/i,
  movement:
    /\b(?:moved(?! that\b)|moving|movement|lean(?:s|ed|ing|t)?|tilt(?:s|ed|ing)|rotat(?:ed|ing)|sag(?:s|ged|ging)?|subsid\w{1,5}|sunk(?:en)?|bulg\w{2,3}|bow(?:ed|ing)|out of (?:plumb|level))\b/i,
})

const KINDS = [
  ['cracking', KIND_PATTERNS.cracking],
  ['damp', KIND_PATTERNS.damp],
  ['water entry', KIND_PATTERNS.waterEntry],
  ['corrosion', KIND_PATTERNS.corrosion],
  ['rot', KIND_PATTERNS.rot],
  ['movement', KIND_PATTERNS.movement],
] as const

/** Faults someone has found in the building. */
export default defineRule({
  id: 'national/building-defects',
  title: 'Structural and building defects',
  category: 'operational',
  severity: 'high',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'a fact about the building' },
  appliesTo: [
    'building-report',
    'minutes',
    'owners-corporation-certificate',
    'special-conditions',
    'vendor-statement',
  ],
  patterns: {
    ...patterns,
    ...KIND_PATTERNS,
    ...SMALL_REPAIR_PATTERNS,
    ...TOLD_FAULT_PATTERNS,
    ...MARKED_SOUND_PATTERNS,
    ...NAMED_PARTS_PATTERNS,
    ...PEST_MATTER_PATTERNS,
    ...PRICE_BESIDE_PATTERNS,
  },
  names: NAMED_PARTS_PATTERNS.named,
  namesNone: (sentence) => !saysFault(sentence),
  clear: 'No building defect was found in the papers.',
  subject:
    /\b(?:major|minor|structural|building|significant|safety|serious) (?:defects?|faults?|damage|movement|hazards?|repairs?)\b|\bdefects? (?:was|were|is|are|list|report|found|claim)\b|\b(?:crack(?:s|ed|ing)?|(?:rising|salt|lateral) damp|damp(?:ness|proof\w{0,3})?|leak(?:s|ed|ing|age)?|rott?(?:ed|en|ing)?|rust(?:s|ed|ing|y)?|corro(?:ded|sion|ding)|chlorides|termites?|borers?|decay(?:ed)?|subsided|sag(?:s|ged|ging)?|lean(?:s|ed|ing)|tilt(?:ed|ing)|rotated|bulg(?:es|ing)|dropped|deteriorat\w{2,4}|drummy|spall\w{2,4}|concrete cancer|propped|(?:re-?)?stump(?:s|ed|ing)|underpin\w{3,4}|water(?:proofing)? (?:ingress|penetration|entry)|waterproofing|moisture|meter read|porous|heave|undersized|uncontrolled|unsafe|urgent\w{0,2}|Class P|collapse|balustrade|handrail|safety switch\w{0,2}|RCDs?|tarpaulin)\b|\b(?:wall|walls|pier|piles?|floors?|roof|slab|membranes?|footings?|framing|frame|balcony|balconies|render|ceiling)\b[^.;]{0,60}\b(?:moved|failed|fails|moving|holes?|undermined|defective|falling|let go|missing|repair\w{0,4}|replac\w{1,5})\b|\b(?:settlement|movement) of\b[^.;]{0,20}\bfootings\b|\b(?:struts?|strutting|rafters|bearers?|joists|trusses|brac(?:e|ing)|ledger)\b[^.;]{0,60}\b(?:cut|sawn|hacked|chopped|missing|nothing|eaten|nails)\b|\bwater\b[^.;]{0,30}\b(?:com(?:es|ing) in\w{0,2}|enter(?:s|ing|ed)|ran out|going behind)\b|\bsite classifi\w{2,6}\b|\b(?:cloth|rubber)[- ](?:covered|sheathed)\b|\b(?:loose|unconsolidated|non-engineered|uncompacted) fill\b/i,
  givesWayTo: {
    'national/authority-notice-or-order': ['defect'],
    'national/asbestos': ['defect'],
    'act/asbestos': ['defect'],
  },
  messages: {
    defect: {
      title: 'Building defects are reported{{named}}',
      description:
        'The wording at {{where}} reports a fault of a building or structure{{kinds}}. What is behind a fault that can be seen is often larger than what shows, and repair can cost tens of thousands of dollars{{shared}}.',
      recommendation:
        'Before you sign, have an engineer or building inspector look at it, and have the repair priced by somebody who would do it.',
      question:
        'What reports and quotes does the vendor have about the defects told of at {{where}}?',
    },
    small: {
      title: 'A small fault of the building is told of{{named}}',
      description:
        'The wording at {{where}} tells of something that a tradesman mends in one visit. Unless the contract says otherwise you pay for it after settlement.',
      recommendation:
        'Add it to what you will have to repair, and take that into account in the price.',
    },
  },
  check(reading, report) {
    const { doc } = reading
    // Nobody shares the cost of a house that stands in no scheme.
    const shared = isSoldInScheme(reading)
      ? wordsOfState(
          '; for common property all owners pay through the levies of the owners corporation, for what belongs to the lot you pay alone',
          doc.state,
        )
      : ''
    const said = (told: readonly Span[]) => ({ shared, kinds: kindsIn(doc, told) })
    for (const passage of passagesIn(doc, [
      'building-report',
      'minutes',
      'owners-corporation-certificate',
      'special-conditions',
      'vendor-statement',
      'annexure',
      'other',
      'statutory-notice',
      'rates-certificate',
      'water-certificate',
      'land-tax-certificate',
    ])) {
      const { text, span, zone } = passage
      const seen =
        patterns.part.test(text) && patterns.wrong.test(text) && !patterns.works.test(text)
      const noted =
        (zone === 'building-report' || zone === 'minutes') &&
        holds(text, patterns.anyPart, patterns.bad) &&
        !patterns.works.test(text)
      if (patterns.scope.test(text) || patterns.duty.test(text) || isPestMatter(passage)) continue
      if (
        OF_HOME.has(zone) &&
        (patterns.unprotected.test(text) || patterns.wet.test(text)) &&
        !patterns.noOldWire.test(text) &&
        !patterns.done.test(text) &&
        !patterns.mended.test(text) &&
        !patterns.generic.test(text) &&
        !tellsNoFault(passage)
      ) {
        report('defect', [span], said, { severity: 'medium' })
        continue
      }
      if ((!patterns.defect.test(text) && !seen && !noted) || patterns.minor.test(text)) continue
      if (patterns.mended.test(text) || patterns.ofNeighbour.test(text)) continue
      const tail = zone === 'statutory-notice' || zone.endsWith('-certificate')
      if (tail && zone !== 'owners-corporation-certificate') {
        if (!seen || patterns.generic.test(text)) continue
      }
      const asked = patterns.notice.test(text) || patterns.ifFound.test(text)
      if (zone === 'special-conditions' && asked) continue
      // An inspection annexure says what a defect would be, not that there is one.
      if (zone === 'annexure' && patterns.inspectionTerms.test(titleOf(passage, doc))) continue
      if (isInspectionAnnexure(passage, doc)) continue
      // New South Wales asks about its strata building bond in a rule of its own.
      if (doc.state === 'NSW' && patterns.bond.test(text)) continue
      if (isRatedNone(passage) || tellsNoFault(passage) || isNarrowCrack(text)) continue
      const isName = patterns.nameOfReport.test(text) && !patterns.tellsOf.test(text)
      if (isName || isMarkedSound(doc, passage)) continue
      const named = patterns.defect.test(text) && affirmed(passage, patterns.defect) !== null
      const told =
        (seen && affirmed(passage, patterns.wrong) !== null) ||
        (noted && affirmed(passage, patterns.bad) !== null)
      if (!named && !told) continue
      const isOfOneRoom =
        patterns.wetRoom.test(text) &&
        !patterns.ofBuilding.test(text) &&
        !patterns.gravest.test(text)
      const severity =
        patterns.critical.test(text) && !isOfOneRoom
          ? 'critical'
          : zone === 'special-conditions'
            ? 'medium'
            : isSmallRepair(text)
              ? 'low'
              : 'high'
      if (severity === 'low') report('small', [span], {}, { severity })
      else report('defect', [span], said, { severity, ...besideOf(doc, span) })
    }
    for (const { topic, severity, span, sure } of inspectedFaults(doc)) {
      if (topic !== 'fabric' || severity === 'low') continue
      report('defect', [span], said, {
        severity,
        ...besideOf(doc, span),
        ...(sure ? { unmistakable: true } : {}),
      })
    }
    for (const { topic, severity, span } of toldFaults(doc)) {
      if (topic === 'fabric' && severity !== 'low') report('defect', [span], said, { severity })
    }
  },
})

/** Whether a sentence of what is quoted says itself that something is wrong. */
function saysFault(sentence: string): boolean {
  const { defect, wrong, bad, unprotected, wet } = patterns
  const { ill, weak, cracks, lacks, lacking, untied, asks, banned, below } = FAULT_PATTERNS
  if (FAULT_PATTERNS.trifling.test(sentence) && !FAULT_PATTERNS.major.test(sentence)) return false
  const own = [defect, wrong, bad, unprotected, wet, TOLD_FAULT_PATTERNS.told]
  return own
    .concat([ill, weak, cracks, lacks, lacking, untied, asks, banned, below])
    .some((pattern) => pattern.test(sentence))
}

/** The price of the repair, where it is told behind the fault. */
function besideOf(doc: Doc, span: Span): { readonly beside?: readonly Span[] } {
  const price = priceBeside(doc, span)
  return price === null ? {} : { beside: [price] }
}

/** Papers in which somebody tells of one home, and not of what homes should have. */
const OF_HOME: ReadonlySet<PageKind> = new Set(['building-report', 'annexure', 'other', 'minutes'])

/** What the quoted words are about, in one word each: " that shows as damp, cracking". */
function kindsIn(doc: Doc, told: readonly Span[]): string {
  const text = told.map(({ start, end }) => doc.text.slice(start, end)).join(' ')
  const kinds = KINDS.flatMap(([kind, words]) => (words.test(text) ? [kind] : []))
  return kinds.length === 0 ? '' : ` that shows as ${kinds.join(', ')}`
}

/** Below this a crack is filled and painted (AS 2870, table C1). */
const FELT_MM = 3

/** "One shrinkage crack, 0.5 mm", where nothing else is told. */
function isNarrowCrack(text: string): boolean {
  const width = CRACK_WIDTH.exec(text)?.[1]
  if (width === undefined || Number(width) >= FELT_MM || FAULT_PATTERNS.major.test(text))
    return false
  const rest = text.replaceAll(CRACKS, ' ')
  return ![patterns.defect, patterns.wrong, patterns.bad].some((pattern) => pattern.test(rest))
}

const CRACKS = /\b(?:step(?:ped)? )?crack(?:s|ed|ing)?\b/gi
const CRACK_WIDTH =
  /\bcrack\w{0,3}\b[^.;\d]{0,60}\b(\d{1,2}(?:\.\d{1,2})?) ?mm\b(?![^.;]{0,30}\d ?mm)/i

function titleOf({ block }: Passage, doc: Doc): string {
  return doc.parts[block.partIndex]?.title ?? ''
}
