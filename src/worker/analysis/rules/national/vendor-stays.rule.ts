import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { ASKS_OF_TITLE } from '../reading/asks-of-title.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { RUNNING_LEASE_PATTERNS, runningLeases } from '../leases/running-leases.ts'
import { SETTLEMENT_DUE_PATTERNS, settlementDue } from '../days/settlement-due.ts'
import { STAYER_ENTRIES, STAYER_PATTERNS, stayerIn } from '../parties/stayers.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:boats?|caravans?|trailers?|cars?|vehicles?|trucks?|tractors?|machinery|plant|tools|furniture|piano|hay|fodder|timber|fence posts|firewood|containers?|stock|materials|equipment|sheds?|aviar(?:y|ies)|hives|bees|pots|plants|goods|safe|records|archive boxes)\b/i,
  ...ASKS_OF_TITLE,
  ...SETTLEMENT_DUE_PATTERNS,
  ...RUNNING_LEASE_PATTERNS,
  ...STAYER_PATTERNS,
  stays:
    /\b(?:vendor|seller|director|occupant|family)s?\b(?:(?!\b(?:tenants?|renters?|lessees?)\b).){0,60}\b(?:remain|stay|continue|occupy|reside|live|retain possession|hold over|lease ?back|rent back)\b.{0,80}\b(?:after|following|beyond|from) (?:settlement|completion)\b|\bafter (?:the (?:date|day) (?:of|for) )?(?:settlement|completion)\b.{0,60}\b(?:vendor|seller)s?\b.{0,60}\b(?:remain|stay|occupy|live|reside|licen[cs]e)\b|\b(?:licen[cs]e|lease)[ -]?back\b|\bgrants? (?:to )?the (?:vendor|seller)\b.{0,40}\blicen[cs]e\b/i,
  /** Said outright, whatever else the sentence adds of insurance or a bond. */
  livesOn:
    /\bvendor\b[^.;,]{0,12}\b(?:may|will|is to|is entitled to|can|has the right to)\b(?! not)[^.;,]{0,16}\b(?:stay|remain|live|reside|go on (?:living|residing)|(?:continue|keep) (?:living|residing|to (?:live|reside))|(?:remain|continue|stay) in (?:occupation|possession))(?: on)? (?:in|at|on|of) the (?:house|home|property|dwelling|cottage|unit|flat|apartment|premises|land)\b[^.;,]{0,30}\b(?:until (?!settlement|the settlement|then|completion|vacant)|for (?:up to |a further |at most |not (?:longer|more) than |no (?:longer|more) than |a period (?:of|not exceeding) )?(?:\d|one|two|three|four|five|six|seven|ten|fourteen|twenty|thirty|sixty|ninety|an?)|after settlement)/i,
  anyone:
    /\b(?:remain|stay|continue)(?:s|ing)? in (?:occupation|possession|residence|the (?:house|property|home))\b.{0,60}\b(?:after|following|beyond) (?:settlement|completion)\b|\bsubject to (?:his|her|their) occupation\b|\bneed not (?:remove|evict|put out) (?:the |any |an? |his |her |its |their )?(?:\w{3,10} )?(?:tenants?|occup\w{3,5}|persons?|people|famil(?:y|ies)|lodgers?|boarders?|mother|father|parents?|sons?|daughters?|brother|sister|relatives?|caretaker|workers?|him|her|them|anyone|anybody|whoever)\b/i,
  unclear:
    /\bstill in (?:occupation|possession|residence)\b.{0,80}\b(?:purchaser|buyer)\b|\bvacant possession\b.{0,40}\b(?:not guaranteed|if available|cannot be|is not (?:promised|given)|not (?:be )?given)\b/i,
  needs:
    /\b(?:vendor|seller)s?\b.{0,30}\b(?:requires?|needs?|retains?|keeps?)\b.{0,30}\b(?:possession|occupation|the (?:house|home|property))\b.{0,60}\b(?:after|following|beyond) (?:settlement|completion)\b/i,
  free: /\brent[ -]free\b|\bwithout (?:payment|charge|rent)\b|\b\$1(?:\.00)?\b|\bno (?:rent|fee|bond)\b|\bfree of (?:rent|charge)\b/i,
  not: /\b(?:lived|resided|stayed|dwelt|occupied)\b[^.;]{0,40}\b(?:until|till|to|before|from|up to) (?:\w{3,9} )?(?:19|20)\d\d\b|\b(?:purchaser|buyer)s? need not (?:allow|let|permit)\b|\b(?:gives?|give|giving) up possession (?:at|on|upon)\b|\bno right to (?:occupy|remain|stay|live|reside)\b|\b(?:does|do|did|has|have) not (?:remain|stay|occupy|live|reside)\b(?! (?:there|in it) (?:now|at))|\bnot (?:remain|stay|live) in (?:occupation|possession|the (?:house|property|home|unit))\b|\buntil (?:midday|noon|12 ?noon|12 ?pm)\b[^.;]{0,16}\bafter settlement\b|\b(?:must|may|shall|will|can) ?not (?:remain|stay|occupy|live|reside)|\bmust vacate\b/i,
  /** What a court does with an order or a case. */
  courtStays:
    /\bstay\w{0,3}\b[^.;]{0,24}\b(?:orders?|proceedings?|judgments?|execution|appeals?|decisions?)\b|\b(?:orders?|proceedings?|judgments?|execution|decisions?)\b[^.;]{0,60}\bstay(?:ed)?\b/i,
  promise: /warrant|insurance/i,
  holds:
    /\b(?:vendor|mother|father|parents?|son|daughter|relative|occupants?|family|tenant for life)\b(?:(?!\b(?:tenants|renters?|lessees?)\b).){0,60}\b(?:hold|retain|remain|occupy|stay(?!ed)|reside|live|possession|(?:have|has|continue) (?:the )?use|(?:go on |continue |keep )using|right to (?:reside|live|occupy))\w{0,3}\b/i,
  beyond:
    /\bafter settlement\b|\bas long as\b|\bfor life\b|\buntil (?:\d|\w{3,9} 20|he|she|they)|\bweeks? after\b|\bdays? after\b/i,
  given:
    /\b(?:possession|keys)\b.{0,30}\b(?:given|handed|delivered|available|provided)\b.{0,30}\b(?:days|weeks|months?|day|week)\b.{0,20}\bafter\b|\bhand over the keys\b.{0,30}\bafter settlement\b|\bpossession\b.{0,60}\b(?:days|weeks|months) (?:after settlement|at settlement)\b/i,
  back: /\brent-?back\b|\bvendor stays?\b.{0,20}\b(?:days|weeks)\b|\bvendor\b.{0,60}\brent\w{0,3}\b.{0,40}\bback\b|\brent\w{0,3} (?:it |the property )?back (?:to|from)\b|\bvendor\b.{0,40}\bleas\w{1,3} (?:it |the \w{4,9} )?back\b|\bpossession\b ?[:|-] ?\w{1,8} (?:days|weeks|months) after\b|\bkeys\b.{0,30}\bhanded\b.{0,40}\bday (?:after|following) settlement\b/i,
  /** A new lease that the buyer must give at settlement: to the vendor, a relative, a worker. */
  mustLet:
    /\bpurchaser\b[^.;]{0,30}\b(?:must|agrees? to|are to)\b[^.;]{0,7}\b(?:execute|sign|grant|give|enter into|offer)\b[^.;]{0,120}\b(?:residential (?:rental|tenancy) agreement|tenancy agreement|rental agreement|leases?|tenancy|licen[cs]e to (?:occupy|reside|live))\b|\bpurchaser\b[^.;]{0,30}\b(?:must|agrees? to)\b[^.;]{0,7}\b(?:let|lease|rent)\b[^.;]{0,40}\b(?:back )?to (?:the )?(?:vendor|m(?:r|rs|s)\b|him|her|them)/i,
  forTime:
    /\b(?:for|term of|until|during)\b[^.;]{0,30}\b(?:months?|years?|weeks?|life|20\d\d)\b|\b(?:at|upon|on|from|after) settlement\b/i,
  otherLease:
    /\b(?:existing|current|sitting|crown|mortgage|body corporate|owners corporation|strata|caretak\w{1,4}|letting (?:agent|agreement)|solar|embedded|assign\w{0,5}|novat\w{1,5}|before settlement|finance|equipment|water|car ?park|storage|direct debit|fixtures|if the purchaser)\b/i,
  enters:
    /\b(?:vendor|agist(?:ee|or|er)s?|share ?farmers?|beekeepers?)\b.{0,60}\b(?:enter|harvest|graze|agist|crop|leave|store|keep|return)\b.{0,80}\b(?:until|after settlement|for (?:a period of )?(?:\d|one|two|three|six|twelve))/i,
  /** Things alone stay, and nobody with them. */
  leaves:
    /\bvendor (?:may|will|is to|can|is entitled to)(?! not)(?: by arrangement)? (?:leave|store|keep)\b[^.;]{0,50}\b(?:in|on|at|under) the (?:[a-z]{3,10} ){0,2}(?:shed|garage|carport|yard|paddock|barn|stables?|workshop|cellar|loft|attic|roof space|store ?room|driveway|verandah|land|property)\b[^.;]{0,40}\b(?:until (?!settlement|completion)|for (?:up to )?(?:\d|an?|one|two|three|four|six|seven|ten|fourteen)|after settlement)|\bvendor (?:may|can|must be allowed to|will)\b(?! not)(?: by notice)? (?:leave|store|keep)\b(?! (?:the |all )?(?:keys?|possession|records?|copies|insur|deposit|registration))[^.;]{3,90}\b(?:for (?:up to |a period of |not more than )?(?:\w{2,9} |\d{1,2} ?)(?:\(\d{1,2}\) )?(?:days?|weeks?|months?)|(?:days?|weeks?|months?) after settlement|until (?:\d{1,2} [a-z]{3,9}|[a-z]{3,9} 20\d\d))/i,
  /** … and for days only, at its risk and for money. */
  pays: /\bvendor\b[^.;]{0,120}\bpays?\b(?! no\b)[^.;]{0,40}(?:\$|\bagistment\b|\brent\b|\bstorage\b|\bfee\b)/i,
  /** Beasts, a crop or gear that may be there when the buyer has paid, without a word of who keeps them. */
  thingsStay:
    /\b(?:head|cattle|sheep|horses?|goats?|pigs|alpacas?|poultry|livestock|stock|hives?|herd|flock|mob|hay|silage|grain|crops?|fodder|plant|machinery|implements|equipment|containers?|caravans?|vehicles?|boats?)\b[^.;]{0,40}\b(?:may|can|must be allowed to|is to|are to)\b(?! not)[^.;]{0,16}\b(?:stay|remain|graze|be (?:left|kept|stored|agisted|depastured|run|grazed))\b/i,
  timeAfter:
    /\b(?:days?|weeks?|months?|season|harvest|year)\b[^.;]{0,24}\b(?:after|from|past|beyond) (?:the )?settlement\b/i,
  notTheirs: /\bpurchaser's\b|\bpurchaser (?:may|can)\b|\b(?:must|may) not\b|\bfixtures?\b/i,
  /** What the next sentences of the clause add: who may come, and that nothing is paid. */
  goesOn:
    /^(?:the )?vendor (?:may|must not|need not|can)\b|^(?:nothing|no (?:rent|fee|agistment|charge)) (?:is|are)\b|\b(?:free of (?:rent|charge)|need not insure)\b/i,
  living:
    /\b(?:head|cattle|sheep|horses?|goats?|pigs|alpacas?|poultry|livestock|stock|hives?|herd|flock|mob|crops?)\b/i,
  work: /\b(?:harvest|crops?|plantation|stock|livestock|horses?|cattle|sheep|hives?|graz\w{2,3}|hay|trees?|plants?|fruit|grapes|vines?)\b/i,
  crops:
    /\b(?:harvest|crops?|plantation|stock|livestock|horses?|cattle|sheep|hives?|machinery|hay|plant|equipment|timber|goods|chattels|furniture|belongings|possessions|effects|caravan|boat|vehicles?|graz\w{2,3})\b/i,
  /** Water, a pump or a way across that the vendor lets somebody else have: nobody stays by it. */
  lentAway:
    /\bvendor (?:has |had |also )?(?:allow(?:s|ed)?|lets?|permit(?:s|ted)?|grant(?:s|ed)?|gave|gives|agreed) [^.;]{0,30}\b(?:owners?|occupiers?|neighbou?rs?|proprietors?|lots? \d{1,4}|adjoining|next door)\b[^.;]{0,120}\b(?:water|pumps?|pipes?|pipelines?|bores?|wells?|tanks?|cables?|aerials?|(?:cross|walk|drive|pass) (?:over|across|through|along)|tracks?|driveways?|access|gates?)\b/i,
  stockWater:
    /\bstock (?:water|and domestic|route)\b|\bwater(?:ing)? (?:for |of )?(?:(?:the|its|his|her|their) )?stock\b/i,
  people:
    /\b(?:stay|remain|live|reside|occup\w{1,4}|sleep|residence|possession of the|enter|harvest|graz\w{1,3}|agist\w{0,4}|crops?|tenants?|sign(?:s|board)?|display)\b/i,
  usual:
    /\b(?:until (?:the )?settlement|must not remain|defects?|maintenance period|warranty|insur\w{1,5}|keys? (?:with|at) the agent|registration|mortgage|vendor finance|bond|deposit|caveat)\b/i,
  /** "She may stay in the unit for up to six weeks after settlement": who it is stood before. */
  pronoun:
    /\b(?:he|she|they|the (?:family|household|present owners?|occupants?))\b[^.;]{0,20}\b(?:may|can|must be allowed to|will)\b(?! not)[^.;]{0,30}\b(?:stay(?! in touch)|remain|live|occupy|reside|keep possession|go on living)\b[^.;]{0,60}\b(?:after|beyond|past) settlement\b/i,
  /** "Is not obliged to procure that he vacate". */
  notRemoved:
    /\bvendor\b[^.;]{0,20}\b(?:not (?:be )?(?:obliged|required|bound)|need not|no obligation)\b[^.;]{0,30}\b(?:procure|ensure|see|secure|arrange|have)\b[^.;]{0,40}\b(?:vacates?|leaves?|moves? out|gone|goes|quits?|gives? up (?:possession|occupation))\b/i,
  /** Settlement goes on although the one who lives there has not gone. */
  notPutOff:
    /\bno (?:reason|ground|excuse)\b[^.;]{0,40}\b(?:hold back|delay|put off|postpone|refuse|withhold)\b[^.;]{0,12}\bsettlement\b|\bpurchaser must (?:still )?settle\b|\bsettlement\b[^.;]{0,40}\b(?:must not|not) (?:be )?(?:put off|delayed|postponed|deferred|held up|affected|wait)\b|\bsettlement\b[^.;]{0,24}\b(?:goes (?:on|forward|ahead)|proceeds|takes place|must (?:proceed|go (?:on|ahead|forward)))\b|\bpurchaser\b[^.;]{0,40}\b(?:completes?|settles?|settlement)\b[^.;]{0,24}\bwith (?:him|her|them|the (?:tenants?|occupants?|occupiers?))\b/i,
  stillThere:
    /\b(?:he|she|they|them|tenants?|occupants?|occupiers?|renters?|lodgers?|boarders?|m(?:r|rs|s)\.? \w{2,16})\b[^.;]{0,24}\b(?:still|not|there|fails?|slow to (?:leave|go|move))\b/i,
  /** A tax for the time after settlement, in which nobody stays. */
  tax: /\bland tax\b/i,
  noPromise:
    /\bvendor\b.{0,16}\b(?:must not|not)\b.{0,30}\b(?:undertake|promise|warrant|guarantee|obliged|required|bound|give|deliver)\b.{0,24}\bvacant possession\b|\bvacant possession\b.{0,30}\b(?:must not be (?:given|available|delivered|required)|not (?:assured|promised))\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  ...STAYER_ENTRIES,
  [patterns.holds, patterns.beyond],
  patterns.given,
  patterns.back,
  patterns.mustLet,
  [patterns.enters, patterns.crops],
  [patterns.notPutOff, patterns.stillThere],
  patterns.unclear,
  patterns.noPromise,
  patterns.leaves,
  [patterns.thingsStay, patterns.timeAfter],
  patterns.stays,
  patterns.anyone,
  patterns.notRemoved,
  patterns.needs,
  patterns.livesOn,
  patterns.pronoun,
]

const A_FORTNIGHT = 14
/** Sentences of one clause that go on about what stays. */
const MOST_BELOW = 3

/** Someone else in the house after it is paid for. */
export default defineRule({
  id: 'national/vendor-stays',
  title: 'Vacant possession at settlement',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.residentialTenancies), cite(act.nsw.residentialTenancies)],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  names: patterns.named,
  apart: true,
  clear:
    'No clause was found that lets the vendor or somebody with the vendor stay after settlement. Tenancies have checks of their own.',
  subject:
    /\b(?:vacant possession|licen[cs]e to occupy|lease ?-?back|life (?:estate|tenancy|interest)|for life|not empty|evict\w{0,3})\b|\b(?:remain\w{0,3}|stay\w?|living|lives?|resid(?:e|es|ing)|occup(?:y|ies|ation)|possession|continue|moved? out|keeps?|retains?|run|may be left|may leave|goods|furniture|stock|fetched|enter|harvest|stores?|leave|hand over the keys|sleeping)\b[^.;]{0,100}\b(?:(?:after|following|past|beyond|from) (?:settlement|completion|payment)|until (?:\d|the \w{3,8}|two|three|ten|a |\w{3,9} 20\d\d)|weeks|months|as long as|so long as|life|his death|her death|rest of (?:her|his|their)|free of (?:rent|charge)|without rent|pays no(?:thing)?|evict|removed|by agreement)\b|\b(?:after|following|from|before|at|of) (?:settlement|completion|possession)\b[^.;]{0,80}\b(?:occup\w{1,6}|remain|stay|possession|leave|living|goods|removed?|rental agreement|lease)\b|\b(?:occupants?|occupiers?|lodger|tenants?|anybody|somebody|she|he|they|sons)\b[^.;]{0,60}\b(?:move out|moves out|moved out|leave|still (?:there|in)|vacates?|put out|slow to|remains? in|is found|have them go)\b|\bput out anybody\b|\b(?:lease|let|lets)\b[^.;]{0,50}\b(?:back to the|the seller|the vendor|from settlement)\b|\bgrants? the (?:seller|vendor) a lease\b|\barrangement with the owner\b/i,
  givesWayTo: {
    'national/occupation-denied': ['stays', 'life', 'occupant', 'beasts', 'unclear'],
    'national/tenancy': ['stays', 'occupant', 'unclear'],
  },
  messages: {
    leaseback: {
      title: 'You must let the property to the vendor or somebody else at settlement',
      description:
        'By the wording at {{where}} you must give a lease when you settle, to the vendor or to a person the vendor has chosen. You cannot move in for its term, the rent is the one fixed there, you take on a landlord’s duties, and a loan or duty concession for a home may be lost.',
      recommendation:
        'Before you sign, ask for this clause to be struck out, or compare the rent and term with the market and ask your lender whether it will lend on those terms.',
      question: 'Who is to have the lease, on which terms, and will the vendor sell without it?',
    },
    stays: {
      title: 'The vendor may stay in possession after settlement',
      description:
        'The wording at {{where}} lets the vendor (or people with it) stay in the property after you have paid for it. Insurance, damage and getting them out become your problem, and you may miss a date by which your loan or a duty concession needs you to move in.',
      recommendation:
        'Before you sign, ask for a written licence with rent, bond, insurance and an end date, and tell your lender.',
      question:
        'Will the vendor leave by settlement, or sign a licence with rent, bond and a last day?',
    },
    things: {
      title: 'The vendor may leave things on the property after settlement{{named}}',
      description:
        'The wording at {{where}} lets the vendor keep goods on the property after you have paid for it. You cannot use that part meanwhile, and it should be clear who answers for damage and what happens to what is not fetched.',
      recommendation:
        'Before you sign, have a last day written in, that the things are there at the vendor’s risk, and that what is left after that day is yours.',
      question: 'What will be left, where, until which day, and at whose risk?',
    },
    life: {
      title: 'Somebody may live on the property for life, or as long as they please',
      description:
        'By the wording at {{where}} a person who does not buy keeps a home on the property until death or for as long as that person wishes. You cannot move in, let or pull down that part, a lender may refuse the loan, and the right may bind you even though the title does not show it.',
      recommendation:
        'Before you sign, ask for that person’s written release and a term that the property is empty at settlement; otherwise have the right valued and ask your lender.',
      question:
        'On what paper does this right rest, what does the person pay, and will it be released before settlement?',
    },
    occupant: {
      title: 'Somebody is in the property, and nobody promises to have them gone',
      description:
        'The wording at {{where}} shows that somebody lives in the property, or may be found in it, and leaves it to you to get them out. You would pay the whole price, then go to court, and wait for weeks or months without a home or rent.',
      recommendation:
        'Before you sign, ask that settlement waits until the property is empty, and who pays if it is not.',
      question:
        'Who is in the property and by what right, and will the vendor have them gone before settlement?',
    },
    beasts: {
      title: 'Stock or crops of somebody else stay on the land',
      description:
        'By the wording at {{where}} somebody keeps animals on the land, or may grow, store and take a crop, after you have paid for it. You cannot use those paddocks, and it should be clear who mends fences, who is insured and who has the fee.',
      recommendation:
        'Before you sign, ask for the agreement, its last day and the fee, or have it ended before settlement.',
      question: 'Until when may they stay, what do they pay, and who receives it after settlement?',
    },
    unclear: {
      title: 'Vacant possession is not promised',
      description:
        'The wording at {{where}} leaves open whether the property will be empty when you settle. You could pay and not be able to move in.',
      recommendation: 'Before you sign, have vacant possession at settlement written in.',
      question: 'Will the vendor give vacant possession at settlement?',
    },
  },
  check({ doc, facts }, report) {
    const due = settlementDue(facts)
    const terms = termsOf(doc)
    for (const passage of holdingAny(terms, ['full', 'plain'], ...ENTRIES)) {
      const { plain, full, text, span } = passage
      if (patterns.tax.test(text) && !patterns.people.test(text)) continue
      if (patterns.asksOfTitle.test(text)) continue
      if (patterns.courtStays.test(text) && !patterns.livesOn.test(plain)) continue
      const stayer = stayerIn(passage, due)
      const days = Math.max(0, ...daysIn(full))
      const isBrief = days > 0 && days <= A_FORTNIGHT && patterns.pays.test(plain)
      if (isBrief && (stayer === 'beasts' || patterns.leaves.test(plain))) continue
      if (stayer === 'life' || stayer === 'occupant' || stayer === 'beasts') {
        const severity = stayer === 'beasts' ? 'medium' : 'high'
        report(stayer, [span], {}, { severity, unmistakable: true })
        continue
      }
      if (
        holds(plain, patterns.thingsStay, patterns.timeAfter) &&
        !patterns.notTheirs.test(plain) &&
        !isBrief
      ) {
        const at = terms.indexOf(passage)
        const below = terms.slice(at + 1, at + 1 + MOST_BELOW)
        const end = below.findIndex(
          (one) => one.block !== passage.block || !patterns.goesOn.test(one.plain),
        )
        const more = below.slice(0, end < 0 ? below.length : end).map((one) => one.span)
        const kind = patterns.living.test(plain) ? 'beasts' : 'things'
        report(kind, [span, ...more], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (holds(plain, patterns.mustLet, patterns.forTime) && !patterns.otherLease.test(plain)) {
        report('leaseback', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const stays =
        (patterns.holds.test(plain) && patterns.beyond.test(plain)) ||
        patterns.given.test(plain) ||
        patterns.back.test(plain) ||
        (holds(plain, patterns.enters, patterns.crops) && !isLentAway(plain))
      if (
        patterns.notRemoved.test(plain) ||
        (holds(plain, patterns.notPutOff, patterns.stillThere) && !patterns.promise.test(text))
      ) {
        report('unclear', [span], {}, { severity: 'high', unmistakable: true })
      } else if (stayer === 'weak' || patterns.unclear.test(full) || patterns.noPromise.test(plain))
        report('unclear', [span], {}, stayer === 'weak' ? { severity: 'high' } : {})
      else if (
        patterns.leaves.test(plain) &&
        !patterns.work.test(plain) &&
        !patterns.people.test(plain) &&
        !patterns.not.test(text) &&
        !patterns.anyone.test(full) &&
        !patterns.needs.test(full)
      ) {
        report(
          'things',
          [span],
          {},
          { severity: days > A_FORTNIGHT || days === 0 ? 'medium' : 'low' },
        )
      } else if (
        (patterns.stays.test(full) ||
          patterns.anyone.test(full) ||
          patterns.needs.test(full) ||
          patterns.livesOn.test(plain) ||
          patterns.pronoun.test(plain) ||
          stayer === 'stays' ||
          (stays && !patterns.usual.test(plain))) &&
        !patterns.not.test(text) &&
        (!patterns.promise.test(text) || patterns.livesOn.test(plain))
      ) {
        report(
          'stays',
          [span],
          {},
          { severity: patterns.free.test(full) || days > 30 ? 'high' : 'medium' },
        )
      }
    }
    const lets = runningLeases(doc, facts)
    if (lets.length > 0)
      report.clear(
        'No clause was found that lets anybody but a tenant stay; read what is said of the tenancy.',
        lets,
      )
  },
})

/** "Draw stock water" brings no stock; cattle of the same neighbour would. */
function isLentAway(plain: string): boolean {
  const withoutWater = plain.replaceAll(everywhere(patterns.stockWater), ' ')
  return patterns.lentAway.test(plain) && !patterns.work.test(withoutWater)
}
