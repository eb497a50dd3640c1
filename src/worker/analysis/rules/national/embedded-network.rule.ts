import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isSoldInScheme } from '../schemes/told-of-scheme.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** "Remuneration | $518,400 a year", in the rows below the term of a caretaker. */
  pay: /^\W{0,3}(?:annual |yearly )?(?:remuneration|fee|salary|pay|payment)\b[^$]{0,30}\$ ?\d/i,
  farOff: /\b20(?:4\d|[5-9]\d)\b/i,
  dear: /\$ ?(?:[3-9]\d{2},\d{3}|\d,\d{3},\d{3})\b/i,
  network:
    /\bembedded\b.{0,20}\b(?:network|electricity|energy)\b|\bbulk (?:hot water|supply|gas|energy)\b|\bexclusive\b.{0,40}\b(?:supply|retailer|supplier|provider)\b|(?<!land )(?<!guest )(?<!holiday )(?<!accommodation )\b(?:caretak\w{1,6}|letting|management) (?:agreements?|rights)\b|\bcaretaking (?:service )?(?:contractor|engagement)\b|\b(?:authorised )?letting agent\b.{0,40}\b(?:term|engagement|exclusive|authori[sz]ation)\b/i,
  bound:
    /\bbinds? the (?:scheme|owners|owners corporation|building)\b|\b(?:owners? corporation|body corporate|strata company|association|building|scheme)\b.{0,60}\b(?:contract|agree(?:ment)?|engage|enter|appoint|bound|appointed|contracted|engaged|entered)\b/i,
  utility:
    /\bpower\b|\b(?:electricity|hot water|gas|energy|internet|broadband|data|telecommunications?|(?:car|vehicle|EV)[- ]charg(?:ing|ers?)|chilled water|air[- ]?conditioning|solar|utilit(?:y|ies)|cleaning|building manage\w{1,4}|caretaker|lifts?|waste)\b/i,
  /** What the buyer must take over or keep: the man who runs the building or lets the home. */
  keeps:
    /\bpurchaser\b[^.;]{0,24}\b(?:must|employs?|appoints?|keeps?|leaves?|engages?|takes? over|continues?|agrees?)\b[^.;]{0,40}\b(?:letting (?:agent|appointment|agreement)|(?:resident|building|on-?site|property) manager|caretaker|operator|management\b[^.;]{0,24}\b(?:with|to|by)\b|managing agent|let (?:the|it|this)\b[^.;]{0,24}\bto)\b|\bowner must (?:appoint|employ|use|let through)\b[^.;]{0,80}\b(?:letting|agent|manager|operator)\b/i,
  howLong:
    /\b(?:until|till|for)\b[^.;]{0,30}\b(?:20[2-9]\d|\w{1,7} (?:years?|months|terms))\b|\b(?:only|sole|exclusive)\b|\b(?:present|existing) terms\b|\bmay not live\b|\bweeks of (?:fees|leave|rent)\b/i,
  ofSale:
    /\b(?:selling agent|agent's commission|deposit|stakeholder|auction|mortgage|lender)\b|\bvendor (?:must|will|may)\b/i,
  /** Bought of one seller and nobody else. */
  onlyFrom:
    /\b(?:only|solely|exclusively|nobody but|no one but)\b[^.;]{0,12}\b(?:from|of|by|through)\b|\bfrom (?:no|nobody|no one) (?:other|else)\b|\bno other (?:supplier|retailer|seller)\b/i,
  supplied:
    /\b(?:suppl(?:y|ies|ied)|plant|network|billed|bills|deed|agreement|bought|taken|buys?|takes?)\b/i,
  tillLate:
    /\b(?:until|till|to|ends?|ending|expir\w{2,3}|runs to)\b[^.;]{0,14}\b20[3-9]\d\b|\bfor (?:1\d|2\d|3\d|ten|twelve|fifteen|twenty|thirty|forty|ninety-nine) years\b|\b(?:ten|fifteen|twenty|thirty)[- ]year\b/i,
  sold: /\b(?:electricity|power|hot water|chilled water|gas|energy|internet|water)\b/i,
  term: /\b(?:[5-9]|1\d|2\d|3\d|five|seven|eight|ten|twelve|fifteen|twenty(?:-five)?|thirty)[- ]years?\b|\b(?:affiliate|related (?:company|entity|body|party)|associated? (?:company|entity)|subsidiary)\b/i,
  long: /\b(?:1\d|2\d|ten|twelve|fifteen|twenty(?:-five)?) years?\b|\brelated to the (?:vendor|developer|seller)\b|\b(?:affiliate|related (?:company|entity|body|party)|subsidiary)\b|\bexpiring in 20[3-9]\d\b/i,
  // A certificate's list of contracts: who serves, and what ties the scheme to them.
  serves:
    /\b(?:building manager\w{0,2}|facilit(?:y|ies) management|caretaker|electricity|hot water|gas|air[- ]?conditioning|lifts?(?: maintenance)?|internet|chilled water)\b/i,
  ties: /\b(?:exclusive|single provider|chosen by the developer|(?:associated with|related to|related company of) the developer|no right to terminate|until 20[3-9]\d)\b|\b(?:1\d|2\d|ten|twelve|fifteen|twenty(?:-five)?)[- ]years?\b/i,
  agreed: /\b(?:contracts?|agreements?|supplied|sold|provider|manager)\b/i,
  // Whoever runs the building for pay, and for how long or how much.
  keeper:
    /\b(?:caretak\w{1,6}|letting agent|on-?site manager|resident (?:unit )?manager|building manag\w{2,5}|letting (?:rights|authorisation)|service contractor)\b/i,
  keeperTie:
    /\b(?:[5-9]|[1-4]\d)(?:[- ]years?|\b.{0,4}\byears? to run)\b|\b(?:five|seven|eight|ten|twelve|fifteen|twenty(?:-five)?|thirty) (?:more |further )?years?\b|\b(?:expir\w{1,4}|until|options? to|to|ends?|ending)\b.{0,16}\b20[3-9]\d\b|\$ ?[\d,]{6,11}\b.{0,20}\b(?:p\.?a|per annum|a year|per year|annum)|\b(?:remuneration|fee|salary)\b.{0,20}\$/i,
  /** It ends soon, or when the owners wish. */
  short:
    /\b(?:may|can) be (?:ended|terminated|cancelled)\b[^.;]{0,40}\b(?:days?|months?|weeks?)\b|\bmonth[- ]to[- ]month\b|\b(?:for|term(?: of)?|period(?: of)?)[ |:]{1,3}(?:one|1|12|twelve)[- ](?:years?|months?)\b|\b(?:one|1|12|twelve)[- ](?:years?|months?) (?:from|to|ending|commencing|beginning)\b/i,
  /** What the owners were offered and did not take. */
  refused:
    /\b(?:offer|proposal|motion|quot\w{3,6}|that)\b.{0,120}\b(?:declined|lost|defeated|rejected|turned down|not (?:accepted|taken up|carried|proceeded with))\b/i,
  choose: /\b(?:choose their own|no embedded|not (?:an? )?embedded)\b/i,
  noChoice:
    /\b(?:cannot|may not|must not|not (?:be )?able to|unable to|no (?:right|choice|option))\b.{0,40}\b(?:choose|change|select|retailer|supplier|provider)\b|\bprivate (?:electricity|energy|power|gas) network\b|\bnetwork operator\b/i,
  resold:
    /\bon-?sold\b|\bcentrally metered\b|\bsub-?metered\b|\bprivate network\b|\bexempt (?:network|seller)\b/i,
  power: /\b(?:electricity|energy|hot water|gas|power|water|internet)\b/i,
  supply:
    /\b(?:must|required to|agrees? to|will)\b.{0,30}\b(?:sign|enter into|execute|use|accept|buy|purchase|obtain|take)\b.{0,40}\b(?:energy|electricity|gas|internet|telecommunications?|utility|hot water)\b.{0,30}\b(?:agreements?|contracts?|supply|suppliers?|provider|retailer)\b/i,
  paidFor:
    /\bvendor\b.{0,60}\b(?:may|will|must)?\b.{0,10}\b(?:receive|retain|be paid|keep|accept)s?\b.{0,60}\b(?:commissions?|payments?|benefits?|rebates?|fees?)\b/i,
  providers:
    /\b(?:service (?:providers?|contractors?)|suppliers?|managers?|embedded network|operators?|contractors?|caretaker|letting)\b/i,
  ofOneHouse: /\b(?:photovoltaic|solar|panels|inverter|rooftop power)\b/i,
  ofMany:
    /\b(?:scheme|owners|corporate|corporation|strata|building|lots|apartments|units|estate|network|developer)\b/i,
  machines: /\b(?:lifts?|solar|batter(?:y|ies)|hot water|plant|equipment|chargers?|metering)\b/i,
  leased:
    /\b(?:leased|rented|hired|owned by (?:a )?third part(?:y|ies)|owned by the (?:supplier|provider|operator))\b/i,
  yearsLong: /\b(?:[5-9]|1\d|2\d|ten|twelve|fifteen|twenty)[- ]years?\b|\b20[3-9]\d\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.bound, patterns.utility, patterns.term],
  [patterns.serves, patterns.ties, patterns.agreed],
  patterns.keeperTie,
  [patterns.machines, patterns.leased, patterns.yearsLong],
  patterns.supply,
  [patterns.resold, patterns.power],
  patterns.paidFor,
  [patterns.keeps, patterns.howLong],
  [patterns.sold, patterns.supplied],
  [patterns.noChoice, patterns.utility],
  patterns.network,
]

/** Suppliers and managers that owners cannot choose. */
export default defineRule({
  id: 'national/embedded-network',
  title: 'Embedded networks and long service contracts',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata, 's 132A')],
  appliesTo: ['owners-corporation-certificate', 'minutes', 'special-conditions', 'by-laws'],
  patterns,
  apart: true,
  clear: 'No embedded network or long service contract was found.',
  subject:
    /\bembedded\b.{0,24}\bnetworks?\b|\bcaretak\w{2,4}\b|\b(?:resident|on-?site) managers?\b|\bletting (?:agents?|agreements?|pools?|rights?|authorit\w{1,3})\b|\bmanagement rights\b|\bprivate network\b|\bservice (?:contracts?|agreements?|contractor)\b|\b(?:electricity|power|energy|gas|hot water|internet|chilled water|EV charging)\b.{0,100}(?:\b(?:only from|only be bought|resold|re-?sells?|on-?s(?:old|ells?)|sold to|bills owners|exclusive\w{0,2}|one supplier|single (?:provider|supplier)|provider|in bulk|bulk|affiliate|related company|own electricity retailer|until 20\d\d|(?:\d{1,2}|ten|twelve|fifteen|twenty|twenty-five)[- ]years?)\b)|(?:\b(?:only from|only be bought|resold|re-?sells?|on-?s(?:old|ells?)|sold to|bills owners|exclusive\w{0,2}|one supplier|single (?:provider|supplier)|provider|in bulk|bulk|affiliate|related company|own electricity retailer|until 20\d\d|(?:\d{1,2}|ten|twelve|fifteen|twenty|twenty-five)[- ]years?)\b).{0,100}\b(?:electricity|power|energy|gas|hot water|internet|chilled water|EV charging)\b|\b(?:agreements?|contracts?|engaged|bound)\b.{0,80}(?:\b(?:\d{1,2}|ten|twelve|fifteen|twenty|twenty-five)[- ]years?\b)|(?:\b(?:\d{1,2}|ten|twelve|fifteen|twenty|twenty-five)[- ]years?\b).{0,80}\b(?:agreements?|contracts?|engaged|bound)\b|\b(?:owners?|purchaser|you|buyer)\b.{0,40}\b(?:must let|leave the management|employs?)\b|\blet the (?:apartment|unit|lot) to\b|\b(?:energy|electricity|utility|internet)\b.{0,40}\b(?:supply|supplier|retailer) ?(?:agreement|contract)?\b.{0,60}\b(?:must|cannot|nominated|private|sign|enter)\b|\b(?:must|cannot)\b.{0,60}\b(?:electricity|energy|gas|internet)\b.{0,40}\b(?:suppl\w{1,4}|retailer)\b|\bbuilding managers?\b/i,
  givesWayTo: {
    'national/leased-goods': ['network'],
  },
  messages: {
    network: {
      title: 'Embedded network, caretaking or other long service contract',
      description:
        'The wording at {{where}} shows a contract that binds the building to one supplier or manager. You may not be able to choose your energy or internet, and fees are hard to change.',
      recommendation:
        'Ask for the agreement and the tariffs, and compare them with ordinary ones, before you sign.',
      question: 'Which contracts bind the owners, for how long, and at what price?',
    },
    keeper: {
      title: 'The owners are bound to a caretaker, manager or letting agent for years',
      description:
        'The wording at {{where}} shows a caretaking or letting contract of the scheme. The owners pay it out of their levies whether or not they are content, can hardly end it before its last day, and a yearly rise is built in.',
      recommendation:
        'Before you sign, ask for the agreement with its options, its duties and its yearly price, and for what the owners have said about the work.',
      question:
        'Until when do the caretaking and letting agreements run with all options, what do they cost a year, and how can they be ended?',
    },
    operator: {
      title: 'You must keep a manager, operator or letting agent',
      description:
        'By the wording at {{where}} you take over, or must appoint, whoever manages the building or lets the home. You cannot choose another or end it when you wish, may not be free to live there yourself, and its fees come out of your rent.',
      recommendation:
        'Before you sign, ask for the agreement, its fees, its last day and what ending it early costs.',
      question: 'Will the vendor end this agreement before settlement, or may the purchaser do so?',
    },
  },
  check(reading, report) {
    const { doc } = reading
    const isShared = isSoldInScheme(reading)
    let caretakes = false
    let partOfKeeper = -1
    for (const passage of holdingAny(
      passagesIn(doc, [
        'owners-corporation-certificate',
        'minutes',
        'special-conditions',
        'vendor-statement',
        'annexure',
        'other',
        'by-laws',
      ]),
      ['text', 'plain'],
      ...ENTRIES,
    )) {
      const { text, span, zone } = passage
      if (patterns.refused.test(text)) continue
      // A by-law tells of managers and meters for many reasons, and ties owners to one supplier for one.
      if (zone === 'by-laws' && !patterns.onlyFrom.test(text)) continue
      // The panels on the roof of one house tie nobody else: the rule on goods tells of them.
      if (!isShared && patterns.ofOneHouse.test(text) && !patterns.ofMany.test(text)) continue
      const tied =
        patterns.bound.test(text) && patterns.utility.test(text) && patterns.term.test(text)
      const listed =
        (zone === 'owners-corporation-certificate' || zone === 'minutes') &&
        patterns.serves.test(text) &&
        patterns.ties.test(text) &&
        patterns.agreed.test(text)
      if (listed && !patterns.choose.test(text)) {
        if (affirmed(passage, patterns.serves) !== null)
          report('network', [span], {}, { severity: 'medium' })
        continue
      }
      const kept =
        zone !== 'special-conditions' &&
        patterns.keeperTie.test(text) &&
        (patterns.keeper.test(text)
          ? affirmed(passage, patterns.keeper) !== null
          : patterns.keeper.test(passage.previous.slice(-120)) && !patterns.network.test(text))
      const isPay = caretakes && patterns.pay.test(text) && passage.block.partIndex === partOfKeeper
      if (kept || isPay) {
        caretakes = true
        partOfKeeper = passage.block.partIndex
        const isFar = patterns.farOff.test(text) || patterns.dear.test(text)
        report('keeper', [span], {}, { severity: isFar ? 'high' : 'medium' })
        continue
      }
      const plant =
        zone !== 'special-conditions' &&
        patterns.machines.test(text) &&
        patterns.leased.test(text) &&
        patterns.yearsLong.test(text)
      if (
        plant ||
        patterns.supply.test(text) ||
        (patterns.resold.test(text) && patterns.power.test(text)) ||
        (patterns.paidFor.test(passage.plain) && patterns.providers.test(text))
      ) {
        if (!patterns.choose.test(text)) report('network', [span], {}, { severity: 'medium' })
        continue
      }
      if (holds(passage.plain, patterns.keeps, patterns.howLong)) {
        if (!patterns.ofSale.test(passage.plain)) {
          report('operator', [span], {}, { severity: 'medium' })
        }
        continue
      }
      if (
        holds(text, patterns.sold, patterns.supplied) &&
        (patterns.onlyFrom.test(text) || patterns.tillLate.test(text)) &&
        !patterns.choose.test(text) &&
        affirmed(passage, patterns.sold) !== null
      ) {
        report('network', [span], {}, { severity: 'medium' })
        continue
      }
      if (patterns.noChoice.test(text) && patterns.utility.test(text)) {
        report('network', [span])
        continue
      }
      if ((!patterns.network.test(text) && !tied) || patterns.choose.test(text)) continue
      const whole = passage.block.text.slice(0, 600)
      if (patterns.short.test(whole) && !patterns.long.test(whole)) continue
      if (affirmed(passage, tied ? patterns.utility : patterns.network) === null) continue
      report('network', [span], {}, patterns.long.test(text) ? { severity: 'medium' } : {})
    }
  },
})
