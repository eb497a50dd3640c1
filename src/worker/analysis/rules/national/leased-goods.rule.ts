import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { leftToPay, PLAN, takesPlanOver } from '../terms/assumed-plan.ts'
import { LAW_AS_AT } from '../../law/as-at.ts'
import { datesIn } from '../reading/dates.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:solar (?:panels?|system|hot water)|solar|panels|inverters?|(?:home |wall )?batter(?:y|ies)|hot water (?:service|unit|system)|hot water|heat pumps?|air condition(?:er|ing)s?|split systems?|evaporative coolers?|alarm(?: system)?|security system|cameras|CCTV|intercom|water (?:heater|softener|filter|tanks?|licen[cs]e)s?|gas (?:bottles?|cylinders?|tank)|EV charger|car charger|pool (?:robot|pump|cleaner|equipment|heater)|chlorinator|spa|generators?|pumps?|bore|dishwashers?|ovens?|stoves?|cook ?tops?|range ?hood|fridges?|refrigerators?|freezers?|cool ?rooms?|washing machines?|dryers?|heaters?|curtains|blinds|light fittings|garden shed|(?:shipping |site )?containers?|stair ?lifts?|furniture|fit-?out|coffee machine|remote|door opener|irrigation)\b/i,
  ...PLAN,
  item: /\b(?:solar|panels?|battery|hot water|air ?condition\w{1,3}|alarm|security system|water (?:heater|softener)|furniture|gas bottles?|appliance|pool (?:robot|equipment)|EV charger|chattels?|inclusions?|goods|cool ?rooms?|freezers?|fridges?|refrigerators?|evaporative coolers?|coolers?|split systems?|inverters?|generators?|pumps?|water filters?|washing machines?|laundry (?:machines|equipment)|dryers?|beds|ovens?|mixers?|coffee machine|stair ?lifts?|shipping containers?|(?:site )?containers?|cameras|CCTV|intercom|chlorinator|sign|fitout|fit-out|machines|reverse cycle)\b/i,
  owned:
    /\b(?:suppl(?:ied|ies)|installed|provided)\b[^.;]{0,30}\bunder an? [^.;]{0,60}\bagreement\b|\b(?:leased?|rented|rental|hired?|power purchase agreement|PPA|under finance|financed|subscription|on hire|hire (?:firm|company|purchase|agreement)|rental company|owned by (?:a third party|another|the (?:supplier|manager))|not owned|subject to (?:a |an )?(?:lease|finance|loan|agreement)|instal?ments?)\b/i,
  /** What is written on the thing itself: "Property of Sunway Leasing - not to be removed". */
  plated:
    /\b(?:plates?|labels?|stickers?|tags?|signs?|badges?|marked|stamped|reads?|reading)\b[^.;]{0,40}\b(?:property of|owned by|on (?:hire|loan) from)\b/i,
  onRental:
    /\b(?:on|under) (?:an? |the )?(?:\w{3,12} ){0,2}(?:rental|hire|lease|rent-to-own|subscription|hire[- ]purchase)\b|\b(?:is|are) (?:rented|leased|hired) (?:from|until|by|to|for)\b/i,
  /** So much a month for so long, to a firm that hires out or rents. */
  hireOf: /\b(?:hire|rentals?|leasing|lease)\b/i,
  perMonth:
    /\$ ?[\d,.]{2,9} (?:a|per|each|every) (?:month|fortnight|week|quarter)\b[^.;]{0,40}\b(?:for (?:another )?\d{1,3} (?:months|years|quarters)|until|to) ?/i,
  ppa: /\bpower purchase agreement\b/i,
  excluded:
    /\bexclu(?:sions?|ded?|des)\b[ :|-]{0,4}.{0,160}\b(?:stove|oven|dishwasher|cooktop|hot water|heater|air ?condition\w{1,3}|curtains|blinds|light fittings|solar|pool equipment|garden shed)\b/i,
  essential: /\b(?:stove|oven|cooktop|hot water|solar|pool equipment)\b/i,
  all: /\bppsa?\b|\bsecurity interest\b|\ball present and after-acquired\b/i,
  no: /\bha(?:s|ve) been paid (?:in full|off|out)\b|\bnothing (?:else )?(?:here )?is (?:leased|rented|hired|owing|under finance)\b|\bnone (?:of (?:them|it|these) )?(?:is|are) (?:leased|rented|hired)\b|\bnot (?:leased|rented|hired|subject)\b|\bfree of (?:any )?(?:finance|lease)\b|\b(?:carr(?:y|ies)|bears?|under|with|without|has|have) (?:no|any|a) (?:lease|finance|loan|hire|rental)\b|\b(?:owned|belongs?|bought|paid for)\b[^.;]{0,24}\b(?:outright|in full)\b/i,
  notVendor:
    /\btenan|\bpurchaser's lease|\b(?:need not|not (?:have|bound|obliged) to) take over\b|\bmonth[- ]to[- ]month\b|\bif the (?:buyer|purchaser)s? (?:wants?|wish(?:es)?|chooses?|likes?)\b|\bfinance approval|\bunder (?:the|this) lease/i,
  gone: /\bas is usual where\b|\b(?:satisfied|discharged|removed|nil)\b/i,
  leftOut:
    /\b(?:dishwasher|oven|stove|cooktop|heater|air ?conditioner|curtains|blinds|hot water|solar)\b.{0,40}\bmust be (?:taken|removed|kept) by the vendor\b|\b(?:stove|oven|dishwasher|cooktop|hot water|heater|air ?condition\w{1,3}|curtains|blinds|light fittings|solar|pool equipment|garden shed|water (?:share|licen[cs]e|entitlement|allocation)|bore licen[cs]e|tanks?|pump|range|spa)\b.{0,80}\b(?:excluded|(?:is|are|does|do|must) not (?:included|form part|part of|pass|sold|stay|remain)|not included(?! ?:)|not form part)\b|\bvendor\b.{0,30}\b(?:may|must|reserves)\b.{0,20}\b(?:remove|take)\b.{0,60}\b(?:stove|oven|dishwasher|hot water|air ?condition\w{1,3}|curtains|blinds|light fittings|solar|heater|shed)\b/i,
  others:
    /\b(?:solar|panels?|battery|inverter|hot water|alarm|gas (?:bottles?|cylinders?)|heater|tank)s?\b.{0,40}\b(?:(?:remains?|are|is)\b.{0,20}\b(?:the property of|owned by)|belongs? to)\b (?!the (?:[Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer|[Ll]and|[Pp]roperty|[Hh]ouse)|[Vv]endor|[Ss]eller)[A-Za-z]/,
  paidFor:
    /\$ ?[\d,.]{2,9} (?:a|per|each|every) (?:month|fortnight|week|quarter|year)\b|\b(?:hire|rental|lease|supply) agreement\b/i,
  /** "Helios Finance owns the panels": named, and not one of the parties. */
  namedOwner:
    /(?:\b[A-Z][\w&'-]{1,18} ){1,2}(?:Pty(?: Ltd)? |Ltd |Limited )?(?:owns|has title to|is the owner of|remains the owner of) (?:the |all |both )?(?:solar|panels?|battery|batteries|inverter|hot water|heat pump|air ?condition\w{1,3}|alarm|gas (?:bottles?|tanks?|cylinders?)|generator|charger|equipment)\b/,
  party:
    /\b(?:[Vv]endors?|[Ss]ellers?|[Pp]urchasers?|[Bb]uyers?|[Cc]orporation|[Cc]orporate|[Ss]trata|[Cc]ouncil|[Aa]uthority) (?:owns|has title)/,
  broken:
    /\b(?:dish ?washer|oven|stove|cook ?top|hot ?plate|range ?hood|air ?condition\w{1,3}|heater|cooler|dryer|washing machine|pump|spa|fan|alarm|intercom|remote|door opener|bore|chlorinator)s?\b[^.;,]{0,24}\b(?:do(?:es)? not|doesn't|will not|won't|cannot be made to) (?:work|drain|heat|cool|start|go|run|light|ignite|open|close|function|switch on)\b|\b(?:not (?:be )?(?:(?:warranted|guaranteed) )?(?:to be )?in working order|not working)\b/i,
  repaired:
    /\b(?:drums|rubbish|offcuts|firewood|debris|scrap)\b|\b(?:have|has) (?:it|them) (?:repaired|fixed|replaced)\b|\ballows? \$|\bcompensates? the (?:purchaser|buyer|transferee)\b|(?<!\b(?:warranted|guaranteed) )\bto be in working order\b|\bleft on the (?:kitchen )?bench\b/i,
  water: /\bwater (?:share|licen[cs]e|entitlement|allocation)|\bbore licen/i,
  runsOn:
    /\b(?:contract|agreement|plan|subscription|lease)\b.{0,60}\b(?:assum(?:e|ed|es)|tak(?:e|es|en) over|months? to run|novat\w{1,3}|continues?)\b|\b(?:finance|credit|leasing|rental) (?:company|provider|agreement)\b|\bhas an interest in\b|\buntil (?:it is |they are )?(?:repaid|paid (?:off|out))\b|\bstill (?:owing|being paid)\b/i,
  /** A registration with its last day. */
  ends: /\b(?:end(?:s|ed|ing)?(?: (?:date|time|on))?|expir(?:es|ed|y|ing)(?: (?:date|on))?|until)\b:? ?(?=\d)/i,
  nothing:
    /\b(?:chattels|goods|inclusions|items included|fixtures included)\b[^.:|]{0,24}[:|] ?(?:nil|none)\b|\bvendor sells no (?:chattels|goods|furniture)\b|\bno (?:chattels|goods|inclusions) (?:are |is )?(?:sold|included|pass)\b/i,
  /** What there is will be seen on the day. */
  asFound:
    /\b(?:inclusions?|chattels|goods|fixtures)\b[^.;]{0,24}\b(?:as (?:found|on site|seen on the day|there) (?:at|on)|such (?:fixtures |chattels |goods |things )?as (?:are|is|may be|remain)|whatever (?:is|are|remains|can|may|the (?:mortgagee|vendor|seller|bank) (?:can|may)))\b|\b(?:items?|goods|chattels|inclusions?) (?:are|is|being)\b[^.;]{0,30}\b(?:still (?:making|to be made|being made)|to be (?:supplied|listed|agreed) (?:later|after))\b|\bgoods are those in a list\b[^.;]{0,40}\b(?:still|later|to be)\b/i,
  /** What others leave, and the buyer must keep or clear. */
  things:
    /\b(?:goods|things|chattels|furniture|belongings|possessions|effects|contents|rubbish|vehicles?|cars|machinery|property (?:of|left by) (?:the )?(?:mortgagor|others?|tenants?)|any found|articles|items)\b/i,
  remain:
    /\b(?:left|leaves?|found|remain(?:s|ing)?|abandoned|behind|whoever owns|belong(?:s|ing)? to (?:others?|another|the (?:mortgagor|tenant|borrower|former owner))|mortgagor's|bankrupt's|of the (?:mortgagor|bankrupt|borrower|former owner|tenant)|contents|on the land)\b/i,
  toBuyer:
    /\bpurchaser\b[^.;]{0,60}\b(?:stores?|storing|keeps?|deals? with|dealing with|disposes?|clears?|removes?|responsible|answers?|bailee|indemnif\w{1,4}|takes charge|looks after|holds?)\b|\b(?:become|becomes|are|is|be|fall|falls|pass|passes)\b[^.;]{0,12}\b(?:the purchaser's|to the purchaser|for the purchaser)\b|\bfor the purchaser to (?:deal|clear|remove|store|dispose)\b|\bpurchaser\b[^.;]{0,40}\bstores? (?:them|it|these|those)\b|\bkept\b[^.;]{0,20}\bdays\b[^.;]{0,20}\bdispos/i,
  notLeft:
    /\b(?:vendor must (?:remove|clear|take)|must (?:all )?be removed by the vendor|purchaser's (?:goods|furniture|own)|before settlement|by-?laws?|deposit|insur\w{1,5}|keys?|as a gift|owned by the vendor and|listed|inclusions?)\b/i,
  // Of a sale without promise: who the things belong to, nobody says.
  of: /\b(?:stores?|bailee|uncollected goods|mortgagor|indemnif\w{1,4}|claims?|whoever|others?)\b/i,
})

const GOODS_PARTS = [
  'particulars',
  'contract-form',
  'special-conditions',
  'annexure',
  'other',
] as const

/** No security over goods: what others leave is a matter of each State's law of uncollected goods. */
const UNCOLLECTED = {
  none: 'a bargain between the parties, and the law of uncollected goods',
} as const

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.things, patterns.remain, patterns.toBuyer],
  [patterns.item, patterns.perMonth],
  PLAN.takesOver,
  PLAN.novates,
  patterns.asFound,
  patterns.excluded,
  patterns.leftOut,
  patterns.broken,
  patterns.nothing,
  patterns.others,
  patterns.namedOwner,
  [patterns.item, patterns.owned],
  [patterns.item, patterns.runsOn],
  [patterns.ppa, patterns.owned],
  [patterns.ppa, patterns.runsOn],
]

/** Things in the house that someone else owns, or that leave with the vendor. */
export default defineRule({
  id: 'national/leased-goods',
  title: 'Goods sold with the property',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.cth.personalProperty)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'ppsr', 'company-extract'],
  patterns,
  names: patterns.named,
  clear:
    'No equipment was found that is leased, or that mostly stays and is left out of the sale. Read the lists of what is sold and what is not all the same.',
  subject:
    /\b(?:leas(?:e|ed|ing)|rent(?:ed|al)|hir(?:e|ed|er)|financed?|belongs? to|property of|supplied|owned by|agreement|plan|instal?ments?|a month|per month|monthly|novat\w{1,4})\b.{0,100}(?:\b(?:solar|photovoltaic|panels|battery|inverter|hot water|heater|heat pump|softener|equipment|goods|appliances?|alarm|pump|cylinders?|air ?condition\w{1,4})\b)|(?:\b(?:solar|photovoltaic|panels|battery|inverter|hot water|heater|heat pump|softener|equipment|goods|appliances?|alarm|pump|cylinders?|air ?condition\w{1,4})\b).{0,100}\b(?:leas(?:e|ed|ing)|rent(?:ed|al)|hir(?:e|ed|er)|financed?|belongs? to|property of|supplied|owned by|agreement|plan|instal?ments?|a month|per month|monthly|novat\w{1,4})\b|\b(?:solar|photovoltaic|panels|battery|inverter|hot water|heater|heat pump|appliances?|alarm|pump|dishwasher|oven|air ?condition\w{1,4})\b.{0,80}(?:\b(?:working order|not (?:working|work|start|drain)|does not|do not|exclud\w{1,3}|not included|unknown)\b)|(?:\b(?:working order|not (?:working|work|start|drain)|does not|do not|exclud\w{1,3}|not included|unknown)\b).{0,80}\b(?:solar|photovoltaic|panels|battery|inverter|hot water|heater|heat pump|appliances?|alarm|pump|dishwasher|oven|air ?condition\w{1,4})\b|\bexcluded\b|^.{0,6}\bexclusions\b|\b(?:on hire|hire purchase|hired|rented from)\b|\bwhatever\b.{0,20}\b(?:goods|found)\b|\bchattels sold\b|\btaken by the (?:vendor|seller)\b|\b(?:vendor|seller) may remove\b|\bPPSR?\b|\bsecurity interests?\b|\bchattels?\b.{0,80}\b(?:leaves?|left|excluded|not)\b|\b(?:left|leaves?) behind\b|\bleaves?\b.{0,40}\b(?:goods|things|rubbish)\b/i,
  messages: {
    leased: {
      title: 'Equipment in the property is leased, rented or under finance{{named}}',
      description:
        'The wording at {{where}} shows equipment that the vendor does not own outright. You could take over its payments, or lose it.',
      recommendation:
        'Before you sign, ask that it is paid out at settlement, or read the agreement.',
      question: 'What is owed on the equipment, and will it be paid out at settlement?',
    },
    assumed: {
      title: 'You take over the vendor’s payments for equipment in the house{{named}}',
      description:
        'By the wording at {{where}} you step into an agreement with a supplier (solar, battery or the like) and pay what is left of it. The equipment may belong to the supplier until the last payment.{{left}}',
      recommendation:
        'Before you sign, read the agreement, count what is left to pay into the price, or ask that the vendor pays it out at settlement.',
      question:
        'How much is left to pay under the agreement, who owns the equipment, and will the vendor pay it out at settlement?',
    },
    excluded: {
      title: 'Useful fixtures or goods are excluded from the sale{{named}}',
      description:
        'The wording at {{where}} leaves out goods that usually stay, so you would have to replace them.',
      recommendation: 'Compare the list with what you saw, and ask for anything that you expected.',
    },
    broken: {
      title: 'Something that stays with the property does not work{{named}}',
      description:
        'The wording at {{where}} says of a thing sold with the property, or staying in it, that it does not work, or is not promised to. You take it as it is, and mend or replace it at your cost.',
      recommendation: 'Ask what is wrong with it, and take the repair into account in the price.',
    },
    left: {
      title: 'You must clear, store or answer for things that others leave behind',
      description:
        'By the wording at {{where}} goods and rubbish that are still there when you settle become your task. The law on uncollected goods can make you keep what belongs to others for weeks and give notice before you may sell or throw it away, and carting is at your cost.',
      recommendation:
        'Look at what is there before you sign, and ask that the property is empty at settlement or that money is kept back for clearing it.',
      question: 'Will everything that is not sold be removed before settlement?',
    },
    unsure: {
      title: 'What is sold with the house is not listed',
      description:
        'By the wording at {{where}} you get only what happens to be there on the day, or what the vendor is able to sell. The stove, blinds or heaters that you saw may be gone, and you could not complain.',
      recommendation: 'Before you sign, have what you expect to get listed by name.',
      question: 'Please list the fixtures and goods that are sold with the property.',
    },
    security: {
      title: 'A security interest is registered over the vendor’s goods',
      description:
        'The entry at {{where}} shows that a lender holds security over the vendor’s property other than land. Goods sold with the house could be claimed by that lender.',
      recommendation: 'Ask for a release of the goods at settlement.',
      question: 'Will the secured party release the goods sold with the property at settlement?',
    },
  },
  check({ doc, facts }, report) {
    const today = facts.contractDate?.value ?? LAW_AS_AT
    // Whoever looked at the house may have read on the thing itself whose it is.
    for (const { text, block, span } of passagesIn(doc, ['building-report'])) {
      if (!patterns.item.test(block.text) || patterns.no.test(text)) continue
      const isOthers = patterns.plated.test(text) && !patterns.party.test(text)
      const isRented = holds(text, patterns.item, patterns.onRental)
      if (!isOthers && !isRented) continue
      if (patterns.notVendor.test(text)) continue
      report('leased', [span], {}, { severity: 'medium', unmistakable: true })
    }
    const all = passagesIn(doc, GOODS_PARTS)
    for (const passage of holdingAny(all, ['text', 'plain'], ...ENTRIES)) {
      const { text, span } = passage
      if (
        holds(passage.plain, patterns.things, patterns.remain, patterns.toBuyer) &&
        !patterns.notLeft.test(passage.plain)
      ) {
        const severity = patterns.of.test(passage.plain) ? 'medium' : 'low'
        report('left', [span], {}, { severity, unmistakable: true, law: UNCOLLECTED })
        continue
      }
      if (takesPlanOver(passage)) {
        const left = leftToPay(doc, passage)
        // What is paid, and to whom the things belong, often stands in sentences of its own.
        const told = all
          .filter(
            ({ block, text: said }) =>
              block === passage.block && (PLAN.each.test(said) || PLAN.belongs.test(said)),
          )
          .map((one) => one.span)
        const spans = told.includes(span) ? told : [...told, span]
        report('assumed', spans, { left }, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.namedOwner.test(text) && !patterns.party.test(text)) {
        report('leased', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.repaired.test(text)) continue
      if (
        holds(text, patterns.item, patterns.perMonth) &&
        patterns.hireOf.test(`${passage.heading} ${text}`) &&
        !patterns.notVendor.test(text) &&
        !patterns.no.test(text)
      ) {
        report('leased', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      // What belongs to another for so much a month stays, and is paid for.
      if (patterns.others.test(text) && patterns.paidFor.test(text) && !patterns.no.test(text)) {
        report('leased', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (patterns.asFound.test(text)) {
        report('unsure', [span])
        continue
      }
      if (
        patterns.excluded.test(text) ||
        patterns.leftOut.test(passage.plain) ||
        patterns.nothing.test(text) ||
        patterns.others.test(text)
      )
        report(
          'excluded',
          [span],
          {},
          patterns.essential.test(text) || patterns.water.test(text) ? { severity: 'medium' } : {},
        )
      else if (patterns.broken.test(text)) report('broken', [span])
      else if (
        (patterns.item.test(text) || patterns.ppa.test(text)) &&
        (patterns.owned.test(text) || patterns.runsOn.test(text)) &&
        !patterns.no.test(text) &&
        !patterns.notVendor.test(text)
      ) {
        const words = patterns.owned.test(text) ? patterns.owned : patterns.runsOn
        if (affirmed(passage, words) !== null) report('leased', [span], {}, { severity: 'medium' })
      }
    }
    for (const { text, span } of passagesIn(doc, ['ppsr', 'company-extract'])) {
      if (patterns.all.test(text) && !patterns.gone.test(text) && !hasRunOut(text, today))
        report('security', [span], {}, { severity: 'medium' })
    }
  },
})

/** True where the entry of the register names a last day that is past. */
function hasRunOut(text: string, today: string): boolean {
  const ends = patterns.ends.exec(text)
  if (ends === null) return false
  const [day] = datesIn(text.slice(ends.index, ends.index + 40))
  return day !== undefined && day < today
}
