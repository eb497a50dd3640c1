import type { Doc } from '../../document.ts'
import { lotNumbers } from '../../facts/title/own-lots.ts'
import { wordings } from '../../wording/wordings.ts'
import { CUSTOM, isWayByCustom } from '../land/access-by-custom.ts'
import { hasOwnFrontage, landlockedOnPlan, ON_PLAN, ownWay } from '../land/access-on-plan.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { garageOnFoot, ON_FOOT } from '../land/foot-right.ts'
import { ON_RESERVE } from '../land/on-reserve.ts'
import { holdingAny, type Passage, passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  ...CUSTOM,
  ...ON_PLAN,
  ...ON_FOOT,
  /** What one comes by. */
  approach:
    /\b(?:access|tracks?|drive(?:way)?|road|lane(?:way)?|way (?:in|to|out|of)|reached|entrance|approach|crossing|right of way|carriageway)\b/i,
  /** Land of somebody else, or of nobody who lets one pass. */
  elsewhere:
    /\b(?:over|across|on|upon|through|along|via|by|crosses|inside)\b[^.;]{0,60}\b(?:neighbou?r(?:s|ing|['’]s)?|adjoining|adjacent|next door|(?:lots?|allotment) \d{1,4}|number \d{1,4}|no\.? \d{1,4}|section \d{2,5}|portion \d{1,4}|station|people['’]s (?:farm|land|propert)\w{0,3}|common|crown (?:land|road|reserve)|state forest|reserve|paddock|land of (?:mr|mrs|ms|miss|an?other|the)|my (?:\w{3,8} )?(?:place|land|property|paddock|track|drive(?:way)?|gate|yard)|(?:his|her|their) (?:land|place|paddock|freehold)|[A-Z][a-z]{2,14}['’]s (?:land|place|paddock|freehold|farm|property|track|drive(?:way)?|gate)|(?:vendor|seller)['’]s (?:drive(?:way)?|track|land)|unformed|road reserve)\b/i,
  /** On a plan, of the track drawn there. */
  inLot:
    /\b(?:lies|is|are|runs?|stands?|located|built|formed|enters?|sits?)\b[^.;]{0,24}\bin lots? (\d{1,4})\b/i,
  /** Nothing but somebody's good will. */
  byLeave:
    /\b(?:by|with|on|under) (?:the |his |her |its |their )?(?:mere )?(?:leave|permission|goodwill|good will|grace|kindness|courtesy|sufferance|tolerance|verbal licen[cs]e)\b|\ba (?:kindness|courtesy|favour|privilege)\b|\bnot (?:a|as of|of) right\b|\b(?:never|not|don['’]t|didn['’]t|doesn['’]t|did not|does not|do not) (?:\w{4,7} )?(?:mind(?:ed)?|object(?:ed)?|complain(?:ed)?)\b|\b(?:sign|signing|grant|granting|give|giving) no (?:easement|right|licen[cs]e)\b|\b(?:understanding|arrangement|agreement)\b[^.;]{0,40}\b(?:never|not) (?:been )?(?:put|set down|recorded|reduced|written)\b|\b(?:unwritten|verbal|oral) (?:understanding|arrangement|agreement)\b|\b(?:tolerat\w{2,4}|handshake|goodwill)\b|\b(?:may|can|could) (?:be )?(?:withdrawn?|take(?:n)? (?:it )?(?:back|away)|end(?:ed)?|revoked?|close[d]?|stop(?:ped)?)\b|\brevocable\b|\bfor so long as\b[^.;]{0,60}\bcontent\b|\b(?:build his own road|closing it)\b/i,
  /** "Gravel drive serving Lot 9 lies within Lot 8": which lot it serves, and in which it lies. */
  servesFromLot:
    /\b(?:drive(?:way)?|track|access(?: road| track)?|gate|crossover)\b[^.;]{0,30}\b(?:serv(?:es|ing)|to|for|of|used (?:by|for|with|to reach)|leading to) lot (\d{1,4})\b[^.;]{0,20}\b(?:lies?|is|are|stands?|runs?|sits?|crosses|passes)\b[^.;]{0,30}\b(?:within|in|inside|on|over|across|through) lot (\d{1,4})\b/i,
  noRight:
    /\b(?:no|without(?: any)?) (?:\w{4,10} )?(?:easement|right of way|right of carriageway|right|licen[cs]e|legal right|agreement|document|authority)\b[^.;]{0,40}\b(?:is|are|was|has|have|having|held|known|knows|registered|exists?|found|granted|created|recorded|benefits?|shown|that)\b|\b(?:no|without|lacks?|has no) (?:legal|lawful|registered|formal|formed legal) (?:access|right|road)\b|\bwithout (?:any )?(?:right|easement|authority|title)\b/i,
  noFrontage:
    /\b(?:no|without|lacks?) (?:\w{4,12} )?(?:frontage|road access|street access)\b|\bfrontage\b[^.;]{0,40}\b(?:is )?(?:nil|none)\b|\blandlocked\b|\b(?:no|not have|without|lacks) (?:any )?(?:legal|lawful|formed legal|practical) access\b|\bdoes not (?:abut|front|adjoin|touch)\b[^.;]{0,30}\b(?:a|any|the) (?:\w{4,12} )?road\b/i,
  onlyUnformed:
    /\b(?:access|driveway|drive|fronts?|frontage|reached|(?:only|legal|surveyed) (?:\w{4,10} )?(?:road|track|way))\b[^.;]{0,80}\b(?:unformed|not (?:been )?formed|never (?:been )?(?:formed|made|built|constructed)|unmade|formed only (?:as far|to))\b|\b(?:unformed|not formed)\b[^.;]{0,60}\b(?:access|only way|driveway|only frontage)\b/i,
  /** A part of a driveway on a road that nobody made; the lot may front another. */
  partOn:
    /\b(?:part|end|last|first|\d{1,4} ?m(?:etres)?|yards?|stockyards?|fences?|gates?)\b[^.;]{0,60}\b(?:stands?|lies?|is|are|sits?|runs?)\b[^.;]{0,24}\b(?:on|upon|over|within|across|in) (?:the |an? )?(?:unmade|unformed) (?:public |government |crown )?road\b/i,
  noOther: /\b(?:only|sole|no other|legal access|access to the (?:land|lot|property))\b/i,
  secured:
    /\b(?:reached by (?:an? )?(?:registered )?easement|registered (?:easement|right)|(?:has|have|with|enjoys?|holds?) (?:a |the benefit of a |the benefit of an )?(?:registered )?(?:easement|right of (?:way|carriageway)) (?:over|of|for|across)|easement [A-Z\d]{1,9}\b[^.;]{0,40}\b(?:metres|wide|over|benefit)|benefit(?:s|ed|ing)? (?:of|lot)|appurtenant|together with|has been (?:granted|registered|created)|is (?:now )?(?:a )?(?:public|formed|sealed|made)|no other access is needed|dedicated (?:and|road and))\b/i,
  /** Not the way to this land, or only a second one. */
  other:
    /\b(?:pipe|drain|sewer|main|cable|power ?line|bore|pump|stock|water (?:access|licen[cs]e)|access licen[cs]e|agent['’]?s? licen[cs]e|road (?:proposal|widening|realignment|closure)|second (?:gate|access|way)|other (?:gate|access)|rear gate|side gate|back gate|alternative|short ?cut|walking (?:track|path)|foot ?path|beach|early access|telephone|internet|rights? of (?:way|access) (?:over|across) the (?:land|property|lot) (?:in favour|for)|by-?laws?|parking|verge|footway|planter|nature strip|inspect\w{0,5}|box is marked|claims? of a|access restrict\w{1,5}|whether|does not apply|not applicable|carport|shed|garage|deck|wall)\b/i,
  /** Who passes over this land, and not the buyer over another's. */
  inward:
    /\b(?:neighbou?r|owner of (?:lot|number)|adjoining owner|public|others?|walkers|council|mr|mrs|ms)\b[^.;]{0,40}\b(?:uses?|used|using|crosses|drives?|walks?|passes|may use|enters?)\b(?![^.;]{0,20}\b(?:his|her|their) (?:own )?track)/i,
  /** A licence of one person, which nobody who buys will have. */
  personal:
    /\b(?:licen[cs]e|permit|permissive occupancy)\b[^.;]{0,60}\b(?:personal|not (?:be )?(?:transferable|assignable|transferred|assigned)|cannot be (?:transferred|assigned|passed on)|(?:ceases?|ends?|lapses?|falls in|determines|terminates?|expires?)\b[^.;]{0,40}\b(?:death|dies|sale|sold|sells?|parts? with|disposes?|transfer(?:red|s)?|ceases to own))\b/i,
  /** What it lets one do, and on whose land: in the lines around it. */
  publicRoad:
    /\b(?:(?:unused|unmade|reserved|crown|government|closed|unformed|paper|public) (?:government |crown )?roads?|road reserve|crown (?:land|reserve)|state forest|rail(?:way)? (?:land|corridor|reserve)|water(?:way)? reserve)\b/i,
  /** A building that a licence lets stand on public land: licensed-structure tells of it. */
  standsThere: ON_RESERVE.standsThere,
  goesIn: /\b(?:access|drive(?:way)?|track|way (?:in|to)|entrance|carriageway|crossing)\b/i,
  /** What was made to drive on, and the place that the right is for. */
  made: /\b(?:tracks?|drive(?:way)?s?|gravel|formation|formed (?:way|road|access)|pavement|wheel ?tracks|carriageway as (?:made|built)|constructed (?:access|drive\w{0,3}|road)|sealed (?:surface|access)|access road)\b/i,
  siteOfRight:
    /\b(?:easement|right of (?:way|carriageway)|(?:the |within |of )site\b|site \(?[A-Z\d]{1,2}\)?|carriageway|right of footway)\b/i,
  strays:
    /\b(?:outside|beyond|off (?:the|its)|departs? from|leaves|strays?|deviates?|swings? (?:out|away|round|off)|wanders?|veers?|not (?:wholly |entirely |always )?(?:within|inside|on|contained)|lies? (?:wholly|partly|entirely|largely) (?:on|over|upon)|crosses (?:on)?to|runs? (?:partly|wholly|outside|over))\b/i,
  /** How far, or on whose ground: without it nothing says that the way itself is not as granted. */
  otherGround:
    /\b(?:(?:other|adjoining|neighbouring) (?:ground|land|part)s?\b|(?:ground|land|part) of (?:the )?(?:lots? \d|neighbou?r|adjoining)|(?:up to|as much as|by|for) (?:about )?\d[\d.]{0,5} ?(?:m|metres?)\b|lots? \d{1,5}\b|the neighbou?r)/i,
  staysIn:
    /\b(?:no part|nowhere|(?:does|do|did|is|are) not|never|wholly (?:within|inside|on) (?:the|its)|if|unless|must|shall|may)\b/i,
  forATime: /\b(?:until|pending|while|during|crossover has been|in the meantime)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [CUSTOM.user, CUSTOM.gone, CUSTOM.unopposed],
  patterns.servesFromLot,
  patterns.noFrontage,
  patterns.byLeave,
  patterns.noRight,
  patterns.onlyUnformed,
  patterns.personal,
  [patterns.made, patterns.siteOfRight, patterns.strays],
]

/** A way to the land that its owner may not be kept from. */
export default defineRule({
  id: 'national/legal-access',
  title: 'A lawful way from a road to the land',
  category: 'legal',
  severity: 'critical',
  kind: 'presence',
  isPropertyRisk: true,
  law: {
    none: 'a right of way comes from the title or a grant; each state’s roads act tells public roads',
  },
  appliesTo: ['special-conditions', 'vendor-statement', 'plan', 'planning-certificate'],
  patterns,
  clear: 'No way to the land was found that rests on somebody’s leave.',
  subject:
    /\b(?:access|frontage|driveway|drive|track|lane(?:way)?|way in|entry|entrance|crossing|causeway|comes and goes)\b.{0,120}(?:\b(?:crown|neighbour\w{0,3}|adjoining|licen[cs]e|permission|unmade|unformed|never|custom|goodwill|paddock|belong\w{0,3}|public road|deviates|reserve|forest|right of (?:carriage)?way|easement|without any authority|over lot|over the land|no legal)\b)|(?:\b(?:crown|neighbour\w{0,3}|adjoining|licen[cs]e|permission|unmade|unformed|never|custom|goodwill|paddock|belong\w{0,3}|public road|deviates|reserve|forest|right of (?:carriage)?way|easement|without any authority|over lot|over the land|no legal)\b).{0,120}\b(?:access|frontage|driveway|drive|track|lane(?:way)?|way in|entry|entrance|crossing|causeway|comes and goes)\b|\b(?:crown|unmade|unformed|unused|government|reserved?|surveyed) roads?\b|\bland-?locked\b|\breached (?:by|over|along|only|from)\b|\bno (?:legal |road |practical )?(?:access|frontage)\b|\bright of (?:foot)?way\b|\bpass on foot\b/i,
  messages: {
    leave: {
      title: 'The way to the land crosses somebody else’s land without a right',
      description:
        'The wording at {{where}} shows that you would reach the property over another’s land by leave, habit or goodwill and not by an easement. The owner may close it on any day; without legal access you may get no loan, no permit and no price when you sell.',
      recommendation:
        'Before you sign, ask for a registered easement for people, vehicles and services as a condition of the contract.',
      question: 'By which registered right does the property have access to a public road?',
    },
    none: {
      title: 'The land has no frontage to a road',
      description:
        'The wording at {{where}} shows that the land touches no road on which you may come and go. Without a registered right of way over a neighbour it is landlocked: lenders, councils and later buyers will treat it so.',
      recommendation:
        'Before you sign, have your conveyancer find the easement that gives access and read what it allows, or make one a condition of the contract.',
      question: 'Which easement gives access from the land to a public road, and for which uses?',
    },
    byRight: {
      title:
        'The land has no frontage to a road: a right of way over other land is the only way in',
      description:
        'The wording at {{where}} shows that the land touches no road. The papers give it a registered right of way, so that it is not landlocked, but you come and go by that right alone: how wide it is, which vehicles and how heavy, for whom, and who keeps it up decide whether you can build, move in and have visitors.',
      recommendation:
        'Before you sign, have your conveyancer read what the easement allows and what it costs, and look whether the driveway lies where it is drawn.',
      question:
        'For which uses, vehicles and services may the right of way be used, and who pays for its upkeep?',
    },
    onPlan: {
      title: 'The land touches no road, and no right of way belongs to it',
      description:
        'By the wording at {{where}} every side of the land is other land, or the right of way that leads up to it benefits another lot and not yours. You would come and go only as long as a neighbour lets you; lenders, councils and later buyers treat such land as landlocked.',
      recommendation:
        'Before you sign, have your conveyancer find a right of way for this lot on the title, or make the grant of one for vehicles and services a condition of the contract.',
      question: 'By which registered right does this lot reach a public road?',
    },
    onFoot: {
      title: 'The garage is reached over land that you may only cross on foot',
      description:
        'The wording at {{where}} gives this land a right to walk over another’s land, and a garage or car space is sold that a car reaches by that way. The owner of the way may stop vehicles on any day, whatever was done before, and the garage is then no parking at all.',
      recommendation:
        'Before you sign, ask for a registered right of way for vehicles, or pay the price of a house without parking.',
      question: 'By which registered right may vehicles reach the garage?',
    },
    licence: {
      title: 'The way to the land rests on a licence that ends with its holder or with the sale',
      description:
        'By the wording at {{where}} the way in lies on a road or land of the Crown and is used under a personal licence: it ends when the holder dies or sells, and a buyer has to apply for a new one, which may be refused. Without it you would have no lawful way to the land.',
      recommendation:
        'Before you sign, ask the department whether it will license the way to you, and make that, or a registered right, a condition of the contract.',
      question:
        'Has the department agreed to grant the buyer a licence for the way in, and on what terms?',
    },
    onRoad: {
      title: 'Part of the driveway or yards lies on a public road that was never made',
      description:
        'By the wording at {{where}} what is used with the land stands partly on a road that exists on the map but is not built. That ground is not sold to you: the council or the Crown can have it cleared, and leave to use it often ends when the land is sold.',
      recommendation:
        'Before you sign, ask the council whether you may go on using the road, by which permit and for how long, and have the land’s own frontage shown to you.',
      question:
        'By which permit is the road used, does it pass to the buyer, and where does the land itself meet a made road?',
    },
    strays: {
      title: 'The driveway as made leaves the right of way that was granted for it',
      description:
        'By the wording at {{where}} what one drives on lies partly outside the strip for which there is a registered right. Over that part you have no right: the neighbour may close it, and you would have to build a new driveway within the strip, at your cost and if the ground allows it.',
      recommendation:
        'Before you sign, ask for an easement where the driveway lies, or have a builder price one within the strip and the price reflect it.',
      question:
        'Will the vendor have the right of way moved to where the driveway lies, with the neighbour’s signature, before settlement?',
    },
    unformed: {
      title: 'The only legal access is a road that was never formed',
      description:
        'The wording at {{where}} shows a road that exists on the map but is not built. You may have to build it at your own cost, with the consent of the council or the Crown, and the track in use may lie on somebody else’s land.',
      recommendation:
        'Before you sign, ask the council who must build and keep the road, and what that costs.',
      question: 'Where does the track in use lie, and who may use and must maintain it?',
    },
  },
  check({ doc, facts }, report) {
    const lots = lotNumbers(facts.lotPlan?.value ?? null)
    const walked = garageOnFoot(doc, lots)
    if (walked !== null) {
      const sides = [
        { label: 'Right', value: 'On foot', spans: walked.right },
        { label: 'Sold', value: 'Parking entered that way', spans: [walked.garage] },
      ]
      report('onFoot', [...walked.right, walked.garage], {}, { severity: 'high', sides })
    }
    const locked = landlockedOnPlan(doc, lots)
    if (locked !== null) {
      const sides = [
        { label: 'Right of way', value: 'Another lot’s', spans: locked.right },
        { label: 'This land', value: 'Touches no road', spans: locked.lies },
      ].filter(({ spans }) => spans.length > 0)
      report('onPlan', [...locked.right, ...locked.lies], {}, { sides, unmistakable: true })
    }
    const hasRoad = walked !== null || hasOwnFrontage(doc, lots)
    const passages = passagesIn(doc, ALL_PAPERS)
    for (const passage of holdingAny(passages, 'text', ...ENTRIES)) {
      const { text, span, previous, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'owners-corporation-certificate')
        continue
      if (text.endsWith('?') || isUnticked(text, 0)) continue
      if (isWayByCustom(passage)) {
        // Where the land has a street as well, only its second way is lost.
        report('leave', [span], {}, { severity: hasRoad ? 'high' : 'critical', unmistakable: true })
        continue
      }
      const [, served, crossed] = patterns.servesFromLot.exec(text) ?? []
      if (served !== undefined && lots.has(Number(served)) && !lots.has(Number(crossed))) {
        if (holdsWay(doc) || patterns.secured.test(text)) continue
        report('leave', [span], {}, { unmistakable: true })
        continue
      }
      if (
        patterns.personal.test(text) &&
        isOfTheWay(doc, passage) &&
        !patterns.standsThere.test(passage.block.text)
      ) {
        report('licence', [span], {}, { unmistakable: true })
        continue
      }
      if (
        holds(text, patterns.made, patterns.siteOfRight, patterns.strays, patterns.otherGround) &&
        !patterns.staysIn.test(text) &&
        !patterns.inward.test(text)
      ) {
        report('strays', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.other.test(text) || patterns.secured.test(text)) continue
      if (patterns.noFrontage.test(text)) {
        const way = ownWay(doc, lots)
        if (way === null) report('none', [span], {}, { unmistakable: true })
        else {
          const beside = [way.span]
          report('byRight', [span], {}, { severity: 'high', unmistakable: true, beside })
        }
        continue
      }
      const unsecured = patterns.byLeave.test(text) || patterns.noRight.test(text)
      const ahead = `${previous.slice(-220)} ${text}`
      const own = holds(text, patterns.approach, patterns.elsewhere)
      const inLot = Number(patterns.inLot.exec(text)?.[1] ?? Number.NaN)
      const isOthers = lots.size > 0 && !Number.isNaN(inLot) && !lots.has(inLot)
      const told =
        own ||
        (isShort(text) &&
          patterns.approach.test(ahead) &&
          (patterns.elsewhere.test(ahead) || isOthers))
      if (unsecured && told && !patterns.inward.test(text) && !patterns.other.test(ahead)) {
        const severity = patterns.forATime.test(text) ? 'high' : 'critical'
        // "The house is reached by a track in the next lot. Its owner never minded."
        const before = own ? undefined : passages[passages.indexOf(passage) - 1]
        const isBefore =
          before?.block === passage.block &&
          holds(before.text, patterns.approach, patterns.elsewhere)
        report(
          'leave',
          isBefore ? [before.span, span] : [span],
          {},
          { severity, unmistakable: true },
        )
      } else if (patterns.onlyUnformed.test(text)) {
        const key =
          patterns.partOn.test(text) && !patterns.noOther.test(text) ? 'onRoad' : 'unformed'
        report(key, [span], {}, { severity: 'high' })
      }
    }
  },
})

/** Whether a right of way belongs to the land, by its title or its plan. */
function holdsWay(doc: Doc): boolean {
  return passagesIn(doc, ['title-search', 'plan', 'particulars']).some(({ text }) =>
    holds(text, ON_PLAN.wayRight, ON_PLAN.isHeld),
  )
}

/** Whether the paper of a licence, in the lines above its terms, lets somebody come in by a public road. */
function isOfTheWay(doc: Doc, { span, next, block }: Passage): boolean {
  const start = Math.max(doc.parts[block.partIndex]?.blocks[0]?.span.start ?? 0, span.start - 500)
  const around = `${doc.text.slice(start, span.end)} ${next}`
  return holds(around, patterns.publicRoad, patterns.goesIn)
}

/** A sentence that goes on about the way of the one before it. */
function isShort(text: string): boolean {
  return text.length < 220
}
