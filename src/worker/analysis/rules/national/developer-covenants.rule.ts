import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  build:
    /\b(?:construct\w{0,4}|build\w{0,3}|dwelling|house)\b.{0,70}\b(?:commence|complete|finish|start)\w{0,2}\b.{0,40}\bwithin\b.{0,16}\b(?:months?|years?)\b|\b(?:commence|complete)\w{0,2}\b.{0,60}\b(?:construction|dwelling|house|building)\b.{0,60}\bwithin\b/i,
  // The vendor may take the lot back when no house stands.
  takeBack:
    /\b(?:vendor|developer|seller|transferor)\b.{0,30}\bmay\b.{0,30}\b(?:buy|purchase|reacquire|acquire|take back)\b(?! (?:of )?(?:an?|another|other|some other|his|her|its|their|your|(?:a )?(?:new|next|replacement))\b).{0,12}\b(?:the )?(?:lot|land|property)\b/i,
  begin:
    /\b(?:garden|landscaping|fence|fencing|driveway)s?\b.{0,40}\b(?:finished|completed|planted|built|installed)\b.{0,24}\bwithin\b.{0,20}\b(?:days|weeks|months?|years?)\b|\b(?:dwelling|house|home|residence)\b.{0,40}\b(?:commenced?|started|begun|completed?|finished)\b.{0,16}\b(?:no later than|not later than|by|within|before|in)\b.{0,16}\b(?:months?|years?)\b/i,
  approve:
    /\bnot erect\b.{0,60}\bplans?\b.{0,60}\bapproved\b|\bno plans?\b.{0,50}\b(?:unless|until|without)\b.{0,60}\b(?:endorsed|approved|stamped)\b|\bdeveloper's architect\b/i,
  buyBack:
    /\b(?:re-?purchase|buy[ -]?back|re-?transfer)\b.{0,60}\b(?:lot|land|property|price)\b|\bcall option\b/i,
  /** A bond that somebody had back. */
  givenBack:
    /\bbonds?\b.{0,40}\b(?:was|were|has been|have been) (?:since |duly |long )?(?:given back|handed back|returned|refunded|repaid|released|paid back|discharged)\b/i,
  bond: /\b(?:compliance|building|landscap\w{1,4}|construction) bond\b|\bbond of \$ ?\d/i,
  /** A sum that lies with the vendor after settlement, against damage to the street. */
  leaves:
    /\bpurchaser\b[^;]{0,40}\b(?:lodges?|pays?|deposits?|leaves?|provides?)\b[^;]{0,50}\$ ?\d/i,
  street: /\b(?:kerbs?|foot ?paths?|nature strip|street trees?|verge)\b/i,
  returned: /\b(?:bonds?|security|refund\w{0,4}|return\w{0,3}|repaid|given back|keep|retain)\b/i,
  guide:
    /\b(?:design guidelines|building envelope|developer'?s? approval|design (?:review|assessment) (?:panel|committee))\b|\bno (?:sale|resale) of the (?:lot|land)\b.{0,60}\b(?:before|until)\b/i,
  subject:
    /\bsubject to\b.{0,40}\b(?:developer|estate|vendor|seller)\w{0,2}\b.{0,24}\bcovenants\b|\b(?:estate|developer(?:'s)?) (?:restrictive )?covenants\b.{0,80}\b(?:prohibit|forbid|require|restrict|must|not)\w{0,4}\b/i,
  rental:
    /\b(?:bond administrator|bond authority|(?:commencement|term|provisions) of (?:the|this) (?:crown )?lease|(?:vendor|seller) will (?:finish|build|construct)|rental bond|strata building bond|building bond\b(?:(?![^;]{0,80}(?:\b2 ?%|\btwo per cent|\b2 per cent))|[^;]{0,120}\btopped up)[^;]{0,150}\bsecretary|(?:lodged with|held by) the secretary|deposit bond|tenant|renter|vendor (?:must|will|shall) (?:complete|construct|build))\b/i,
  act: /\b(?:built|construct\w{0,4}|build|erect\w{0,3}|commence\w{0,2}|beg[iu]ns?|complete[ds]?|finish\w{0,2}|start\w{0,2}|put up)\b/i,
  home: /\b(?:building|dwelling|house|home|residence|building works?|construction)\b/i,
  owed: /\b(?:purchaser|must|failing|if no|unless)\b/i,
  years: /\b(?:months?|years?|anniversary)\b/i,
  vendorBuilds:
    /\bvendor (?:must|may|agrees|is to)\b.{0,40}\b(?:construct|build|complete|commence|erect)|\b(?:council|permit|warranty|insurance|tenan|lease|rent|loan|sunset|registration|defects?|occupation certificate|inspection|report)\b/i,
  lotBack:
    /\bvendor\b.{0,60}\b(?:lot|land|property) back\b|\b(?:reconvey|transfer back|hand back(?! (?:your|the|purchaser) (?:bank|guarantee|bond|keys))|return the (?:lot|land))\b/i,
  unbuilt:
    /\bpurchaser\b.{0,16}\bmust not\b.{0,40}\b(?:sell|market|resell|transfer|offer|advertise|dispose)\b.{0,70}\b(?:vacant|before(?! settlement\b(?! of))|until(?! settlement\b(?! of))|unless|completed|built|unbuilt)\b/i,
  code: /\b(?:design|building(?! code)|siting|estate|architectural|landscap\w{3})\b.{0,24}\b(?:guidelines|code|manual|panel|committee|standards)\b/i,
  obeys: /\b(?:must|approv\w{1,4}|comply|follow|accordance|conform)\b/i,
  back: /\boption to (?:re-?acquire|buy back|re-?purchase|purchase|acquire)\b.{0,16}\b(?:land|lot|property)\b|\b(?:lot|land|property)\b.{0,24}\b(?:transferred|conveyed|sold|given|handed|returned) back\b/i,
  buysIt: /\bvendor\b.{0,20}\bmay (?:buy|purchase|acquire) (?:it|the same)\b/i,
  vacant: /\b(?:vacant|house|dwelling|build|built|unbuilt|construction)\b/i,
  approves:
    /\b(?:encumbrancer|covenantee|vendor|estate manager|design (?:panel|committee))(?:'s)? (?:prior )?(?:written )?(?:approval|consent)\b.{0,60}\b(?:materials?|colours?|fa[cç]ades?|fenc\w{2,3}|landscap\w{1,3}|house|dwelling|plans?|external)\b/i,
  onward:
    /\b(?:deed|covenant|same terms)\b.{0,90}\b(?:building|design|estate) (?:requirements?|guidelines|covenants|conditions)\b/i,
  kept: /\b(?:park|store|keep|erect|display|place|hang)\b.{0,40}\b(?:caravans?|boats?|trucks?|trailers?|commercial vehicles?|for sale|sign(?:board)?s?|clothes ?lines?|aerials?|antennas?|rubbish)\b/i,
  lotOwner: /\b(?:purchaser|owner)\b.{0,20}\bmust not\b/i,
  toCouncil:
    /\bcouncil\b|\b(?:(?:has been|was) (?:refunded|released|returned)|no longer|expired)\b/i,
  submits:
    /\bpurchaser must\b.{0,30}\b(?:submit|lodge|obtain|provide)\b.{0,40}\b(?:vendor|design panel|committee)\b.{0,30}\bapproval\b/i,
  drawn: /\b(?:plans?|siting|materials|colours|design|drawings|specifications?)\b/i,
  limits:
    /\b(?:second-?hand materials|(?:less|smaller|fewer|more|larger) than\b[^.;]{0,40}\bsquare met\w{3}|(?:at least|minimum|maximum|exceed\w{0,3}|under|below)\b[^.;]{0,40}\bsquare met\w{3}|subdivide|more than one (?:dwelling|house)|relocat\w{3} (?:home|house|dwelling))\b/i,
  done: /\b(?:was|were|has been|have been) (?:built|constructed|erected|designed|completed)\b/i,
  unless: /\b(?:if|unless|until|before|no|not|failing|where)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.buyBack,
  patterns.takeBack,
  patterns.begin,
  patterns.approve,
  patterns.subject,
  patterns.build,
  patterns.bond,
  patterns.guide,
  patterns.lotBack,
  patterns.back,
  [patterns.buysIt, patterns.vacant],
  [patterns.act, patterns.home, patterns.owed, patterns.years],
  patterns.approves,
  [patterns.submits, patterns.drawn],
  [patterns.limits, patterns.lotOwner],
  patterns.onward,
  [patterns.kept, patterns.lotOwner],
  [patterns.code, patterns.obeys],
  [patterns.leaves, patterns.street, patterns.returned],
  [patterns.unbuilt, patterns.vacant],
]

/** Duties to build in time and in style. */
export default defineRule({
  id: 'national/developer-covenants',
  title: 'Estate guidelines, building deadlines and buy-back',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'plan'],
  patterns,
  apart: true,
  clear: 'No duty to build by a day and no buy-back right was found.',
  subject:
    /\b(?:(?:design|siting|building) (?:guidelines|requirements|manual)|design (?:review|assessment|panel|approval)|estate design|building envelope|buy[- ]?back|re-?purchase|re-?acquire|(?:estate|building|developer'?s?) covenants?|developer'?s? (?:approval|architect)|(?:compliance|landscap\w{1,4}|construction) bond|encumbrancer|for sale sign|on the market|transferred back|lot back)\b|\b(?:dwelling|house|home|residence|landscap\w{1,4}|garden)\b.{0,60}\b(?:commenced?|completed?|finish(?:ed)?|start(?:ed)?|begin|begun|built)\b.{0,40}\b(?:within|no later|anniversary|deadline|in \w{3,6} (?:months|years))\b|\b(?:within|in)\b.{0,20}\b(?:months?|years?)\b.{0,60}\b(?:erect|build|construct|commence|complete|start|finish|begin)\b|\b(?:erect|build|construct|commence|complete|start|finish|begin)\b.{0,60}\b(?:dwelling|house|home|residence|landscap\w{1,4}|building)\b.{0,60}\b(?:within|months|years|less than)\b|\b(?:start|commence|begin) (?:building|construction)\b|\bnot built within\b|\bnot (?:re-?sell|sell|market|advertise)\b.{0,60}\b(?:lot|land|vacant)\b|\b(?:bond)\b.{0,80}(?:\b(?:developer|landscap\w{1,4}|garden|house)\b)|(?:\b(?:developer|landscap\w{1,4}|garden|house)\b).{0,80}\b(?:bond)\b|\b(?:kerbs?|verge|street trees|footpath)\b.{0,120}(?:\b(?:vendor|seller|developer|bond|security)\b)|(?:\b(?:vendor|seller|developer|bond|security)\b).{0,120}\b(?:kerbs?|verge|street trees|footpath)\b|\b(?:vendor|developer|seller)(?:'s)?\b.{0,60}\b(?:may|can|option)\b.{0,40}\bbuy\b|\b(?:plans?|colou?rs|materials)\b.{0,80}(?:\bapprov\w{1,4}\b.{0,30}\b(?:vendor|seller|developer|transferor)\b|\b(?:vendor|seller|developer|transferor)\b.{0,30}\bapprov\w{1,4})|(?:\bapprov\w{1,4}\b.{0,30}\b(?:vendor|seller|developer|transferor)\b|\b(?:vendor|seller|developer|transferor)\b.{0,30}\bapprov\w{1,4}).{0,80}\b(?:plans?|colou?rs|materials)\b/i,
  givesWayTo: {
    'national/nomination-restricted': ['build'],
  },
  messages: {
    build: {
      title: 'You must build by a deadline or under the developer’s guidelines',
      description:
        'By the wording at {{where}} you must build within a set time, or only as the developer approves. Builders’ delays can put you in breach, and the approved design can cost more.',
      recommendation:
        'Before you sign, check the time and guidelines with your builder, and ask for a longer time without penalty.',
      question: 'Will the vendor extend the building deadline if the builder or council is late?',
    },
    bond: {
      title: 'You leave a bond with the vendor after settlement',
      description:
        'By the wording at {{where}} you pay a sum at settlement as security for kerbs, footpaths or street trees, and get it back later only if the vendor finds no damage. It must be found on top of the price, and damage by other builders could be charged to you.',
      recommendation:
        'Before you sign, ask who holds the bond and when it must come back, and take photographs of the street before anybody builds.',
      question: 'Who holds the bond, and by what day is it returned if there is no damage?',
    },
    onward: {
      title: 'You may not sell or advertise the lot for a time',
      description:
        'By the wording at {{where}} you may not sell, advertise or hand on the lot until a day or an event, or without the vendor’s consent. If your plans change you could not get out in time.',
      recommendation:
        'Before you sign, ask for consent that may not be refused without a reason, and for a day on which the ban ends.',
      question: 'When does the ban on selling end, and on what terms is consent given?',
    },
    buyBack: {
      title: 'The vendor may buy the lot back',
      description:
        'By the wording at {{where}} the vendor may take the lot back, often for less than you paid, if you do not build in time or want to sell.',
      recommendation: 'Before you sign, ask to delete the buy-back right.',
      question: 'Will the vendor delete the buy-back right?',
    },
  },
  check({ doc }, report) {
    for (const { plain, text, span, zone } of holdingAny(
      passagesIn(doc, ['special-conditions', 'plan', 'annexure']),
      ['text', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.rental.test(text) || (patterns.done.test(plain) && !patterns.unless.test(plain)))
        continue
      const toBuild =
        zone !== 'plan' &&
        holds(plain, patterns.act, patterns.home, patterns.owed, patterns.years) &&
        !patterns.vendorBuilds.test(plain)
      if (
        patterns.buyBack.test(text) ||
        patterns.takeBack.test(text) ||
        patterns.lotBack.test(plain) ||
        patterns.back.test(plain) ||
        holds(plain, patterns.buysIt, patterns.vacant)
      )
        report('buyBack', [span], {}, { severity: 'high' })
      else if (
        patterns.begin.test(text) ||
        patterns.approve.test(text) ||
        toBuild ||
        patterns.approves.test(plain) ||
        holds(plain, patterns.submits, patterns.drawn) ||
        (zone !== 'plan' && holds(plain, patterns.limits, patterns.lotOwner)) ||
        patterns.onward.test(plain) ||
        (zone !== 'plan' && holds(plain, patterns.kept, patterns.lotOwner)) ||
        holds(plain, patterns.code, patterns.obeys)
      )
        report('build', [span])
      else if (
        holds(plain, patterns.leaves, patterns.street, patterns.returned) &&
        !patterns.toCouncil.test(text)
      )
        report('bond', [span], {}, { severity: 'low', unmistakable: true })
      else if (holds(plain, patterns.unbuilt, patterns.vacant)) report('onward', [span])
      else if (
        patterns.subject.test(text) ||
        patterns.build.test(text) ||
        (patterns.bond.test(text) &&
          !patterns.toCouncil.test(text) &&
          !patterns.givenBack.test(text)) ||
        patterns.guide.test(text)
      )
        report('build', [span])
    }
  },
})
