import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holds } from '../reading/concepts.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../days/paper-dates.ts'
import { defineRule } from '../define-rule.ts'
import { type Passage, passagesIn, spansWithNext } from '../reading/passages.ts'
import { datesIn, daysBetween, latestDate } from '../reading/dates.ts'
import { list } from '../say.ts'
import {
  SERVED_LAND_PATTERNS,
  isAtHand,
  isOnSite,
  isServed,
  clauseAt,
  tickedServices,
} from '../land/served-land.ts'

const patterns = wordings({
  ...SERVED_LAND_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  service:
    /\b(?:toilet|sullage|grey ?water|leach drains?)\b|\b(?:electricity|power|sewer(?:age)?|water(?: supply)?|gas(?: supply)?|telephone|mains|NBN|septic|on-?site sewage|rainwater|worm farm|reed bed|effluent|composting toilet|generator|off[- ]grid|wastewater|waste control|aerobic|CWMS)\b/i,
  notConnected:
    /\bno (?:town|mains|scheme|reticulated) (?:water|gas|power|sewer\w{0,3})\b|\bhas to be (?:brought|extended|connected|run)\b|\bmust be (?:brought|extended) (?:\d|from)|\bnot (?:currently |presently |yet )?(?:connected|available|reticulated|laid on|serviced)\b|\b(?:does|do) not (?:reach|serve|extend to|pass(?! (?:under|beneath|below|through|over|across|within|near|close)\b))\b|\bunavailable\b|\bno (?:power(?! (?:purchase|of (?!the land)|point|lines?|outlets?|under|conferred|to (?!(?:the|this|that|either|each|any) (?:land|house|home|dwelling|lot|property|shed|site|building|premises|unit|block|bore|pump)\b)))|electricity|gas|mains|reticulated|sewer\w{0,3}(?! mains? (?:is|are|cross|pass|runs?|lies|on|in|within|affect))|connection)\b|\bnot rated for sewer\b|\bunsewered\b|\bunserviced\b|\bunconnected\b/i,
  // "All services are connected save gas", "Not connected at present: electricity and gas (…)".
  saveOne:
    /\b(?:all|each|every)\b.{0,40}\bconnected\b.{0,12}\b(?:save|except|other than|but not|apart from|excluding|bar)\b.{0,12}\b(gas|electricity|power|water|sewer(?:age)?|telephone|NBN)\b/i,
  atPresent:
    /\bnot (?:currently |presently |now )?connected(?: at present| now| to the (?:land|property))? ?[:–-] ?(?!nil|none|no\b)[^.;☐☒]{0,20}\b(gas|electricity|power|water|sewer(?:age)?)\b/i,
  /** Works of the authority without which nothing can be connected, and that are years away. */
  capacity:
    /\b(?:trunk (?:main|sewer)|pump(?:ing)? station|treatment plant|sewer(?:age)? (?:scheme|network|main|system)|water main|community (?:waste ?water )?scheme|(?:sewer|water)\w{0,3} capacity|capacity to connect|connection of (?:new|further|more)|(?:approval|permission) to connect)\b/i,
  yearsAway:
    /\bis not (?:to be )?given\b|\buntil\b[^.;]{0,40}\b(?:is|are|has been|have been) (?:finished|completed|built|upgraded|enlarged)\b|\b(?:cannot|can not|will not|unable to) (?:be given|be granted|take|accept|connect|serve|receive)\b|\bno (?:spare |further )?capacity\b|\b(?:is|are) (?:full|at capacity)\b|\bnot (?:be )?(?:in|on) (?:our|the|its) (?:works |capital )?(?:program\w{0,2}|plan)\b|\b(?:not )?(?:before|until)\b[^.;]{0,16}\b20[23]\d\b|\b(?:put back|deferred|delayed) (?:to|until)\b|\b(?:when|once|after) (?:it is |they are )?(?:upgraded|enlarged|finished|completed|built)\b/i,
  spare:
    /\b(?:has|have|sufficient|enough|ample|adequate) (?:spare )?capacity\b|\bno (?:restriction|delay)\b/i,
  // A service that is yet to come, for which the owner will have to connect and pay.
  toCome:
    /\b(?:(?:required|obliged|have) to|must) connect\b.{0,40}\b(?:once|when|after|within|by)\b|\b(?:recycled water|sewer\w{0,3}|water|gas|electricity)\b.{0,24}\bnot (?:yet |been ){1,2}(?:commissioned|energi[sz]ed|charged|available|live)\b|\bconnection (?:will be|is to be|becomes) (?:compulsory|required|mandatory)\b|\bdeclared sewer\w{0,3} backlog\b|\bbacklog (?:area|sewer\w{0,3}|scheme)\b/i,
  /** A scheme that every house has to join by a day, whatever it has today. */
  mustJoin:
    /\b(?:must|(?:is|are|will be) (?:required )?to|ha(?:s|ve) to|(?:is|are) required to)\b[^.;]{0,40}\b(?:be (?:connected|joined|hooked up)|connect|join)\b[^.;]{0,60}\b(?:by|before|(?:no|not) later than|within)\b (?:the end of )?(?:\d|[a-z]{3,9} (?:19|20)?\d|six|twelve|one year)/i,
  joins:
    /\b(?:sewer\w{0,3}|waste ?water|septic|village scheme|pressure system|reticulat\w{2,4})\b/i,
  /** A main from which water only drips into a tank. */
  trickle:
    /\bflow[- ]restrict(?:or|er|ion)s?\b|\b(?:water|supply|service|connection|main)\b[^.;]{0,30}\b(?:trickle|restricted[- ]flow|constant[- ]flow|drip feed)\b|\b(?:trickle|restricted|constant)[- ](?:flow|feed|supply|pressure)\b|\brestricted (?:water )?(?:service|supply|connection)\b/i,
  water: /\b(?:water|litres?|tanks?|mains?|units?)\b/i,
  /** What is done to those who do not pay, or to a shower. */
  trickleOther:
    /\b(?:no|not|without|may|might|can|could|if|unless|overdue|unpaid|shower|tap|irrigation|garden)\b[^.;]{0,60}\b(?:restrict\w{2,5}|trickle|constant)\b|\b(?:do not|must not) (?:remove|alter|touch)\b/i,
  /** A rule for land of that kind, wherever it lies: "2,000 square metres where no sewer". */
  whereNone:
    /\b(?:where|if|when|unless|until)\b(?: there (?:is|are))?(?: (?:the|an?|any))?(?: \w{4,12})? ?(?:no|not|un(?:sewered|serviced|available))\b[^.;]{0,30}\b(?:sewer\w{0,3}|water|power|mains|serviced?|gas)\b|\b(?:where|if|when)\b(?: (?:the|an?|any|mains|reticulated)){0,2} (?:sewer\w{0,3}|water|power|gas|electricity)\b[^.;]{0,16}\b(?:is|are) (?:not|un)/i,
  /** What two households use, and one account pays. */
  sharedMeter:
    /\b(?:drain|sewer|pipe|line)\b[^.;]{0,30}\bjoins (?:the (?:drain|sewer|pipe|line) of|that of)\b|\bshares? (?:one|a single|the same|a common) connection(?: point)?\b|\b(?:one|single|only one|same|common|shared|joint) (?:(?:water|power|electricity|gas|sewer) )?(?:meter|connection|service line|supply)\b[^.;]{0,30}\b(?:serves?|supplies|supplying|serving|covers?|measures?|for)\b[^.;]{0,90}\b(?:both|and the (?:dwelling|house|home|flat|shop)|and (?:number|no\.?) ?\d|and \d{1,4}[a-z]?\b|two (?:houses|dwellings|homes|properties)|neighbou?r\w{0,3}|next door)\b|\b(?:meter|water supply|power supply|electricity supply|sewer connection) (?:is|are) shared with\b/i,
  /** A drain of its own that runs into another's, of which nobody has an account. */
  sharedDrain:
    /\b(?:drain|sewer|pipe|line)\b[^.;]{0,30}\bjoins (?:the (?:drain|sewer|pipe|line) of|that of)\b/i,
  metered: /\b(?:meters?|accounts?|power|electricity|gas)\b/i,
  /** What parting them will cost, told next. */
  separate: /\bseparate (?:connection|service|meter|drain|main)\b/i,
  /** Every lot of a scheme is served so. */
  ofScheme:
    /\b(?:lots?|units?|villas?|apartments?|body corporate|owners corporation|strata|scheme)\b/i,
  /** A line that nobody misses where there is fibre, gas that a house does not use, water for gardens alone. */
  needless:
    /^[^.;]{0,16}\brecycled water\b[^.;]{0,24}\b(?:not|un)[ -]?(?:available|connected|supplied|provided|offered|reticulated)|\btelephone\b[^.;]{0,40}\b(?:fibre|NBN|mobile|at the kerb)\b|\bgas\b ?[(,:–-]? ?[^.;]{0,30}\b(?:uses? none|not (?:used|needed|wanted)|all[- ]electric)\b|\b(?:is|are) all[- ]electric\b|\bgas\b[^.;☐☒]{0,16}\((?:there (?:is|are) )?(?:none|no gas) (?:in|to|at|supplied to) (?:the|this) (?:building|street|estate|town|area|complex)\)|\b(?:LPG|gas) (?:bottles?|cylinders?)\b|\bbottled gas\b/i,
  allConnected: /☒ connected\b|\ball services (?:are )?connected\b/i,
  /** "Septic tank recorded   No   Deep sewer": the answer of a row. */
  septicNo:
    /^[^.;?]{0,50}\b(?:septics?|on-?site (?:sewage|waste ?water)|leach drains?|treatment (?:system|unit|plant))\b[^.;?]{0,50}[a-z)][ :|]{1,4}(?:No|NO|None|NONE|Nil|NIL)(?=[ |]{0,3}(?:$|[A-Z]))/,
  septic:
    /\b(?:toilet|household) waste\b.{0,40}\b(?:tank|system|pit|trench)|\btreatment system\b|\bseptic\b|\bleach drains?\b|\baerobic (?:waste ?water|treatment|system|unit)\b|\bwaste control system\b|\b(?:community wastewater management scheme|CWMS)\b|\bon-?site (?:sewage|waste ?water)\b|\btank water\b|\brainwater tanks?\b|\bworm farm\b|\bon-?site treatment\b|\bwaste ?water is (?:treated|disposed)\b|\breed bed\b|\bcomposting toilet\b|\bpower\b.{0,20}\b(?:from|by) (?:a |an )?generator\b|\boff[- ]grid\b|\bpump-?out (?:tank|system)\b/i,
  // A system that does not do its work.
  failing:
    /\b(?:septic|leach drains?|effluent|(?:waste ?water|waste control|aerated|treatment) (?:\w{1,12} )?system)\b.{0,60}\b(?:fail(?:s|ed|ing)|lapsed|overdue|undersized|overflow\w{0,3}|discharg\w{2,3})\b|\bno approved (?:on-?site )?(?:waste ?water|septic|effluent)/i,
  // Told of a part of the system, whose name stood before.
  ailing:
    /\b(?:trench(?:es)?|disposal (?:area|field|system)|absorption (?:area|beds?|trench(?:es)?)|irrigation (?:field|area)|leach drains?|septic tanks?|drain field|the system)\b[^.;]{0,50}\b(?:(?:is|are|must|has|have) (?:to )?be (?:abandoned|replaced|taken out of use|decommissioned|renewed)|(?:is|are) (?:spent|exhausted|collapsed)|condemned)\b|\b(?:seepage|effluent|sewage)\b[^.;]{0,40}\b(?:standing|stood|lying|lay|running|ran|pooling|pooled|ponded|seen|moving|escaping|coming (?:up|to the surface)|came (?:up|to the surface)|on the surface)\b|\b(?:irrigation (?:field|area)|trench(?:es)?|disposal (?:area|field)|absorption (?:area|bed|trench)|effluent|drip field|sprays?)\b.{0,40}\b(?:waterlogged|saturated|surfacing|ponding|boggy|fail(?:s|ed|ing)|blocked|overflow\w{0,3})\b|\b(?:service|maintenance) reports?\b.{0,40}\b(?:not (?:been )?(?:lodged|received|made)|overdue|outstanding|missing)\b|\b(?:quarterly|annual) services?\b.{0,30}\b(?:missed|overdue|not (?:been )?(?:done|carried out))\b/i,
  // Cut off, said beside the service or below its name.
  cutOff:
    /\b(?:gas|power|electricity|water) meters?\b[^.;]{0,24}\b(?:taken away|removed|taken out|gone)\b(?! and replaced)|\b(?:pipe|supply|service|line)\b[^.;]{0,12}\bcapped\b|\b(?:dis-?connected|cut off|tagged out|isolated|de-?energised)\b(?!.{0,40}\b(?:at|on|by|before|until|after) (?:the day of )?settlement)(?:.{0,30}\b(?:since|by (?:the|its)|at the|for|in (?:19|20)\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b)/i,
  power: /\b(?:electricity|power|gas|water supply|mains water|sewer(?:age)?|meter)\b/i,
  again: /\bre-?connected\b|\brestored\b|\b(?:may|will|can|could) be (?:dis-?connected|cut off)\b/i,
  // A tank that was not emptied in its time.
  overdue:
    /\b(?:tank|pump-?out|desludg\w{2,3}|septic|effluent)\b.{0,60}\b(?:overdue|not (?:been )?(?:pumped|emptied|desludged|serviced))\b/i,
  /** The day on which somebody last looked after it. */
  lastSeen:
    /\b(?:last|latest|most recent) (?:\w{4,12} ){0,2}(?:reports?|records?|service|servicing|inspection|pump-?out|desludg\w{2,4})\b[^.;]{0,50}\d{4}\b|\b(?:last|most recently) (?:serviced|pumped(?: out)?|inspected|desludged|emptied|looked after|reported on)\b[^.;]{0,30}\d{4}\b|\bno (?:\w{4,12} ){0,2}(?:reports?|records?|service|servicing|pump-?out) (?:\w{2,9} ){0,3}since\b[^.;]{0,20}\d{4}\b/i,
  /** How often it has to be. */
  regular:
    /\b(?:every|each) (?:(?:two|three|four|six|\d{1,2}) )?(?:months?|quarters?|weeks?|year)\b|\b(?:quarterly|monthly|annual(?:ly)?|yearly|twice a year|once a year|half[- ]yearly)\b/i,
  /** With its permit, and seen not long ago. */
  inOrder:
    /\b(?:approval|permit|licen[cs]e)\b[^.;]{0,60}\b(?:current|in force|valid|up to date)\b|\b(?:pumped(?: out)?|desludged|serviced|inspected)\b[^.;]{0,40}\b(?:passed|in (?:good )?order|sound|satisfactory|complies|working well)\b/i,
  system:
    /\b(?:waste ?water|waste control|septic|aerobic|aerated|effluent|on-?site sewage|treatment (?:system|plant|unit))\b/i,
  mended: /\b(?:was|were|has been) (?:replaced|repaired|renewed|upgraded)\b/i,
  extra:
    /\btanks? (?:stays?|remains?|is included|are included|supplement\w{0,3}|for the garden|in addition)\b/i,
  gas: /^gas\b/i,
  supply: /\b(?:electricity|power|water)\b/i,
  /** A tank that is named among what is sold with the land, and serves its garden for all one knows. */
  goodsRow:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? {1,2})?(?:inclusions?|included(?: in (?:the )?sale)?|chattels?|goods|fixtures(?: and (?:fittings|chattels))?|improvements|exclusions?)\b/i,
  legend: /\bwhich are marked|\bunless the word\b|\bmarked with an? .?x|\bif (?:the|any)\b/i,
})

/** In the Victorian form a tick means that the service is not connected. */
export default defineRule({
  id: 'national/services-not-connected',
  title: 'Services connected to the land',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.saleOfLand, 's 32H')],
  appliesTo: ['vendor-statement', 'special-conditions', 'rates-certificate', 'water-certificate'],
  patterns,
  clear: 'No service was found that is marked as not connected.',
  subject:
    /\b(?:sewer\w{0,4}|water|gas|electricity|power|telephone|services?|meters?|drains?|solar|nbn|premises|house|lots?)\b[^.;]{0,80}\b(?:connect(?:ed|ion)?|disconnected|unconnected|unavailable|not available|cut off|capped|taken away|shared with|joins|tank only|unserviced|not yet (?:connected|commissioned|laid))\b|\b(?:connected?|disconnected|unserviced|rated) (?:to|for|on|by|since)\b|\bone meter\b|\bsingle \w{3,12} meter\b|\bmeter\b[^.;]{0,40}\b(?:both|serves|shared|removed)\b|\bno (?:mains? |town |natural |reticulated )?(?:sewer|sewerage|gas|electricity|power|mains)\b|\bno (?:mains?|town|reticulated|scheme) water\b|\b(?:septic|effluent|aerobic|aerated|trickle|restrictor|off-grid|worm farm|leach drains?|rain ?water tanks|treatment (?:plant|system)|on-site sewage|pumping station|disposal area)\b|\b(?:electricity|power|water|gas)\b[^.;]{0,30}\bbrought \d|\bnot connected\b|\bdoes not reach\b|\brestricted flow\b|\brequired to connect\b|\bmust connect\b|\bconnection will be\b/i,
  // The paper that goes with the tank is asked for there.
  givesWayTo: { 'national/sewage-permit-missing': ['septic'] },
  messages: {
    missing: {
      title: 'A service is not connected: {{what}}',
      description:
        'The wording at {{where}} says that {{what}} is not connected. You would have to arrange and pay for the connection, which can take months and cost thousands.',
      recommendation:
        'Before you sign, ask the supplier whether, when and at what price it can be connected.',
      question: 'Why is {{what}} not connected, and was it ever?',
    },
    several: {
      title: 'Services are not connected: {{what}}',
      description:
        'The wording at {{where}} says that {{what}} are not connected. You would have to arrange and pay for each connection, which can take months and cost thousands.',
      recommendation:
        'Before you sign, ask each supplier whether, when and at what price it can be connected.',
      question: 'Why are {{what}} not connected, and how is the land served instead?',
    },
    shared: {
      title: 'A meter or connection is shared with another house',
      description:
        'The wording at {{where}} shows one meter or connection for this property and another. Whoever has the account pays for both, has no right to cut the other off, and may have to pay for a second connection to part them.',
      recommendation:
        'Before you sign, ask who pays what, whether it is written down, and what a connection of its own would cost.',
      question:
        'Who uses this meter or connection, how is the account divided, and will it be separated before settlement?',
    },
    sharedDrain: {
      title: 'The drain or pipe of the house joins that of another property',
      description:
        'The wording at {{where}} shows that a drain or pipe of this house runs into the line of another property. No account is shared by that, but you depend on a line on other land: without an easement for it on the title its owner may object to repairs or have it parted, and whoever lets it block has a dispute with the neighbour. A connection of its own costs thousands.',
      recommendation:
        'Before you sign, look on the title for an easement for this line, ask the water authority who must mend it, and have a plumber price a connection of its own.',
      question:
        'By what right does the line run over the other land, who repairs it, and has the authority asked for a separate connection?',
    },
    failing: {
      title: 'The septic or wastewater system of the property fails or was not serviced',
      description:
        'The wording at {{where}} says that the system that treats the waste of the house does not do its work, or that a service or pump-out is overdue. The council can order it mended at once, and a new system costs tens of thousands.',
      recommendation:
        'Before you sign, have the system inspected and priced, and ask the council what it will require.',
      question: 'What is wrong with the system, what has the council required, and who will pay?',
    },
    mustJoin: {
      title: 'The house must be connected to the sewer by a day that is set, at the owner’s cost',
      description:
        'The wording at {{where}} says that the house still has to be joined to the scheme, and by when. From settlement that owner is you: the pump, the line to the main and the closing of the old tank can cost more than ten thousand dollars.',
      recommendation:
        'Before you sign, ask the authority what it will require and what it costs, and ask that the vendor connects before settlement or that the price allows for it.',
      question:
        'Has the house been connected, has any notice been given, and will the vendor pay for the connection?',
    },
    trickle: {
      title: 'The mains water is a restricted (trickle) supply',
      description:
        'The wording at {{where}} shows that the main only fills a tank slowly. There is no pressure from the street, a pump and a tank of your own are needed, and in a dry week or a fire there may be too little.',
      recommendation:
        'Ask the supplier how much it gives in a day, and look at the tanks and the pump before you sign.',
      question:
        'How large are the tanks, does the supply last through a summer, and who owns them?',
    },
    septic: {
      title: 'The property has septic or tank services',
      description:
        'The wording at {{where}} shows septic or on-site wastewater, or tank water, instead of mains. A failing system costs tens of thousands to replace, and it needs a permit.',
      recommendation:
        'Ask for the permit and the last pump-out record, and have the system inspected before you sign.',
      question: 'When was the system installed, permitted and last pumped out?',
    },
  },
  check({ doc, facts }, report) {
    const asAt = newestPaperDate(doc, facts)
    // What is still to be built is connected to nothing yet.
    const toBuild = isOffThePlan(doc)
    const papers = passagesIn(doc, [
      'vendor-statement',
      'special-conditions',
      'rates-certificate',
      'water-certificate',
      'building-report',
      ...(doc.state === 'VIC' || doc.state === 'NSW' ? [] : (['planning-certificate'] as const)),
      'particulars',
      'annexure',
      'other',
    ])
    for (const passage of papers) {
      const { text, span } = passage
      if (
        patterns.sharedMeter.test(text) &&
        !patterns.ofScheme.test(text) &&
        !text.endsWith('?') &&
        affirmed(passage, patterns.sharedMeter) !== null
      ) {
        const spans = patterns.separate.test(passage.next) ? spansWithNext(papers, passage) : [span]
        const isDrain = patterns.sharedDrain.test(text) && !patterns.metered.test(text)
        report(isDrain ? 'sharedDrain' : 'shared', spans, {}, { unmistakable: true })
        continue
      }
      if (
        holds(text, patterns.trickle, patterns.water) &&
        !patterns.trickleOther.test(text) &&
        !text.endsWith('?')
      ) {
        report('trickle', [span], {}, { severity: 'low', unmistakable: true })
        continue
      }
      const ailing =
        patterns.ailing.test(text) &&
        patterns.system.test(`${passage.heading} ${passage.block.text.slice(0, 700)}`)
      if (ailing && !patterns.mended.test(text) && !text.endsWith('?')) {
        report('failing', [span], {}, { severity: 'high' })
        continue
      }
      const around = `${passage.heading} ${passage.block.text.slice(0, 300)}`
      if (
        patterns.overdue.test(text) &&
        patterns.system.test(around) &&
        !patterns.mended.test(text)
      ) {
        report('failing', [span], {}, { severity: 'medium' })
        continue
      }
      if (
        asAt !== null &&
        patterns.lastSeen.test(text) &&
        patterns.system.test(around) &&
        isLapsed(passage, asAt)
      ) {
        report('failing', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.cutOff.test(text) && patterns.power.test(around) && !patterns.again.test(text)) {
        const what = (patterns.power.exec(text) ?? patterns.power.exec(around))?.[0] ?? 'a service'
        if (affirmed(passage, patterns.cutOff) !== null) {
          // Bottles take the place of the main.
          const severity = patterns.gas.test(what) ? 'low' : 'high'
          report('missing', [span], { what: what.toLowerCase() }, { severity })
          continue
        }
      }
      if (
        patterns.capacity.test(text) &&
        patterns.yearsAway.test(text) &&
        !patterns.spare.test(text) &&
        !text.endsWith('?')
      ) {
        const what = (patterns.service.exec(around)?.[0] ?? 'sewer or water').toLowerCase()
        report('missing', [span], { what }, { severity: 'high' })
        continue
      }
      // Of what is marked, only the worst would be told.
      const marked = text.includes('☐') ? tickedServices(text) : null
      if (patterns.needless.test(text) && !patterns.major.test(marked?.join() ?? '')) continue
      const one = patterns.saveOne.exec(text) ?? patterns.atPresent.exec(text)
      if (one !== null && !text.includes('☐')) {
        const what = (one[1] ?? 'a service').toLowerCase()
        const severity = patterns.major.test(text) ? 'medium' : 'low'
        report('missing', [span], { what }, { severity, unmistakable: true })
        continue
      }
      if (
        passage.zone !== 'special-conditions' &&
        patterns.mustJoin.test(text) &&
        patterns.joins.test(`${passage.heading} ${passage.block.text.slice(0, 700)}`) &&
        !text.endsWith('?') &&
        affirmed(passage, patterns.mustJoin) !== null
      ) {
        report('mustJoin', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.toCome.test(text) && affirmed(passage, patterns.toCome) !== null) {
        const what = (patterns.service.exec(around)?.[0] ?? 'a service').toLowerCase()
        report('missing', [span], { what }, { severity: 'medium', unmistakable: true })
        continue
      }
      if (!patterns.service.test(text) || patterns.whereNone.test(text)) continue
      const said = patterns.notConnected.exec(text)
      const box =
        doc.state === 'VIC' && passage.zone === 'vendor-statement' ? tickedServices(text) : null
      if (patterns.allConnected.test(text)) continue
      if (patterns.failing.test(text) && !patterns.mended.test(text)) {
        if (!text.endsWith('?')) report('failing', [span], {}, { severity: 'high' })
        continue
      }
      if (box !== null) {
        const many = box.length > 1
        report(
          many ? 'several' : 'missing',
          [span],
          { what: list(box.map((service) => service.toLowerCase())) },
          {
            severity:
              !patterns.major.test(box.join()) || isAtHand(passage) || toBuild
                ? 'low'
                : isServed(passage) || (!patterns.supply.test(box.join()) && isOnSite(doc))
                  ? 'medium'
                  : 'high',
          },
        )
      } else if (said !== null && !patterns.legend.test(text) && !text.includes('☐')) {
        const told = clauseAt(text, said.index)
        const what =
          // "Electricity, water and a septic tank. No gas": what the denial itself names.
          (
            patterns.service.exec(said[0])?.[0] ??
            patterns.major.exec(told)?.[0] ??
            patterns.service.exec(told)?.[0] ??
            'a service'
          ).toLowerCase()
        report(
          'missing',
          [span],
          { what },
          {
            severity: patterns.major.test(patterns.service.test(said[0]) ? said[0] : told)
              ? 'medium'
              : 'low',
          },
        )
      } else if (patterns.extra.test(text) || patterns.inOrder.test(text)) continue
      else if (patterns.goodsRow.test(text) && !patterns.onSite.test(text)) continue
      else if (patterns.septicNo.test(text)) continue
      else if (patterns.septic.test(text) && affirmed(passage, patterns.septic) !== null)
        report('septic', [span])
    }
  },
})

/** A system that has to be seen to within the year, and that nobody has reported on for longer. */
function isLapsed({ text, block, heading }: Passage, asAt: string): boolean {
  const last = latestDate(datesIn(text))
  if (last === null || !patterns.regular.test(`${heading} ${block.text}`)) return false
  return daysBetween(last, asAt) > A_YEAR_AND_A_HALF
}

const A_YEAR_AND_A_HALF = 548
