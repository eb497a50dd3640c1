import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { datesIn } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { DENIAL_PATTERNS } from '../reading/denials.ts'
import { GST_NOTICE_PATTERNS, vacantLotUntold } from '../terms/gst-notice.ts'
import { holdingAny, type Passage, passagesIn, TERMS } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { unlikeRate, WITHHELD_RATE_PATTERNS } from '../terms/withheld-rate.ts'
import { holds } from '../reading/concepts.ts'
import { sideOf } from '../reading/side-of.ts'

const patterns = wordings({
  /** A line of the form that waits for its sum. */
  emptyLabel: /(?::|\$) ?(?:\$ ?)?[_. ]{0,40}$/,
  stated:
    /\bamount\b[ :]{1,3}(?:\$|7 ?%|one eleventh|1\/11)|\bnotice (?:will (?:come|be given|follow)|has been given|is (?:attached|given))\b|\b(?:has|have) given (?:the |a |its )?(?:\w{3,12} ){0,2}notice\b|\$ ?[\d,.]{5,14}[^;]{0,60}\bout of the (?:purchase )?price\b/i,
  ...DENIAL_PATTERNS,
  ...GST_NOTICE_PATTERNS,
  ...WITHHELD_RATE_PATTERNS,
  /** What makes premises no new ones: nothing is then withheld. */
  notNew:
    /\binput[- ]taxed\b|\bexisting residential premises\b|\b(?:not|nor|neither)\b[^.;]{0,20}\bnew residential premises\b|\b(?:occupied|lived in|used) (?:as a (?:home|residence|house) )?(?:\w{2,8} ){0,3}(?:since|in|from|during) (?:19|20)\d\d\b|\bbuilt in (?:19\d\d|200\d)\b/i,
  unsure:
    /\b(?:if|unless|whether|where|may(?! (?:19|20)\d\d)|neighbour\w{0,3}|adjoining|next door)\b|\?/i,
  /** A list of papers and of the cases in which one is not needed. */
  exceptions: /\bexcept(?:ions?)? (?:if|where|when|apply)\b/i,
  closedYes: /[:?|] ?yes[.; ]{0,3}$/i,
  box: /[☐☒]/,
  open: /[☐☒]|\b(?:if|unless|whether|where|may|if any)\b|\?/i,
  withhold:
    /\b(?:GST (?:withholding|RW)|GSTRW|RW payment|withholding payment|section 14-25[05]|14-25[05]|required to withhold|withholding notice|GST withhold|residential withholding)\b/i,
  yes: /\b(?:is required to (?:make|withhold)|must (?:make|pay|withhold)|payment required|will be required|payment applies)\b|\b(?:required|applies|payment)\b.{0,20}[:?|] ?yes|☒ ?yes|\bpayment\b.{0,20}: ?yes/i,
  no: /\bnot (?:required|a)\b|\bneed not (?:withhold|make|pay)\b|\bnothing (?:need|has to|is to) be (?:withheld|kept back|paid)\b|\bno (?:withholding|gst withholding|gstrw)|☒ ?no\b|: ?no\b|\bexisting residential\b/i,
  fresh:
    /\b(?:occupancy permit|certificate of (?:final|occupancy)|occupation certificate|new (?:dwelling|home|house|residential premises)|newly (?:built|constructed)|has not been (?:occupied|previously sold)|never (?:been )?occupied)\b/i,
  /** A small structure beside a home, or a change to it, makes no new home. */
  small:
    /\b(?:pergola|deck\w{0,3}|carport|garage|shed|verandah|patio|fence|pool|spa|sunroom|alfresco|re-?roof\w{0,3}|retaining wall|extension|addition|alteration|renovation|bathroom|kitchen|class ?10\w?)s?\b/i,
  wholeHome:
    /\b(?:new|single|double|two|one|brick)[- ](?:\w{3,10} )?(?:dwelling|house|home|townhouse|villa|unit|apartment)\b|\b(?:dwelling|house|home|townhouse|villa|apartment)s? (?:and|with)\b|(?:\bfor|:) (?:an? |the )?(?:dwelling|house|home|townhouse|villa|apartment)\b/i,
  /** "New residential premises? ☒ No": that the home is not new. */
  saidOld:
    /\bnew residential premises\b[^.;☐☒]{0,40}☒ ?no\b|\bnew residential premises\b[^.;☐☒]{0,40}(?:yes ?☐|☐ ?yes)[^☐☒]{0,12}(?:no ?☒|☒ ?no)/i,
  /** Words that only a home has which nobody has bought or lived in before. */
  firstSale:
    /\b(?:has|have|had) (?:not|never) (?:previously |before )?been (?:sold|occupied|lived in)\b(?! (?:for|since|by))|\bnever been (?:occupied|lived in|sold)\b(?! (?:for|since|by))|\b(?:nobody|no one|no-one) has (?:yet |ever )?(?:lived in|occupied|slept in) (?:it|the (?:house|home|unit|townhouse|dwelling|villa|apartment))\b|(?<!\b(?:not|nor|never|neither|or|isn't)\b[^.;]{0,24})\bsubstantially renovated\b|\b(?:replaced|rebuilt|renewed)\b[^.;]{0,30}\b(?:almost|nearly) (?:every|all|the whole)\b|\bfirst sale of (?:the|a) (?:new )?(?:dwelling|house|home|residence)\b/i,
  newHome:
    /\b(?:new|newly (?:built|constructed|completed)|brand[- ]new) (?:\w{4,12} )?(?:dwelling|house|home|residence|townhouse|villa)\b(?! (?:owner|loan|buyer|warranty|insurance|address))/i,
  /** The home that the vendor moves to, for which the day of settlement waits. */
  vendorsNext:
    /\b(?:vendor|seller)(?:s|'s|s')? (?:\w{2,8} )?(?:new|next)\b|\b(?:vendor|seller)s?\b[^.;]{0,60}\b(?:moves?|moved|moving) (?:in)?to\b|\b(?:settlement|completion|possession|notice)\b[^.;]{0,90}\bnew (?:\w{4,12} )?(?:dwelling|house|home|residence|townhouse|villa)\b[^.;]{0,16}\b(?:is|are|has been|will be) (?:ready|finished|completed?|built|available)\b/i,
  builtBy:
    /\b(?:built|constructed|erected) by the (?:vendor|seller)\b|\b(?:vendor|seller) (?:is|was|as|being) (?:the|a) (?:registered |licensed )?builder\b/i,
  ownerBuilt: /\bowner[- ]build|\bdisplay\b|\bbuilt by the (?:vendor|seller)'s\b/i,
  completed:
    /\b(?:occupancy permit|certificate of (?:final|occupancy|completion)|occupation certificate|building permit|domestic building insurance|warranty insurance)\b/i,
  /** A sum or rate beside the answer: the particulars are complete, and nothing comes on top of the price. */
  given:
    /\b(?:GSTRW|RW payment|residential withholding)\b.{0,160}(?:\$ ?\d{1,3},\d{3}|\b7 ?(?:%|per ?cent)|\bseven per ?cent)/i,
  supply: /\bnew residential premises\b|\bpotential residential land\b/i,
  /** One row says that the home is new and that nothing is withheld. */
  newButNone:
    /\bnew residential premises\b\??[ :|]{0,4}(?:☐ ?no[ |]{1,4}☒ ?yes|☒ ?yes(?:[ |]{1,4}☐ ?no)?)\b[^☐☒]{0,120}\b(?:withhold\w{0,3}|payment)\b[^☐☒]{0,30}(?:☒ ?no\b|☐ ?yes[ |]{1,4}☒ ?no\b)/i,
  /** The boxes of a question that stands in the line above. */
  boxesBelow: /^(?:☐ ?(?:yes|no)\b|☒ ?(?:yes|no)\b)/i,
  taxOffice: /\b(?:commissioner|tax(?:ation)? office|ATO|GST|one[- ]eleventh|1\/11)\b/i,
  keepsBack:
    /\b(?:retain|withhold|withheld|remit|held back|lodge (?:ATO )?forms? (?:one|1)|withholding (?:payment|amount))\b/i,
  share:
    /\b(?:one[- ]eleventh|1\/11(?:th)?|7 ?%|seven ?%|7 per ?cent|section 14-25\d|GST withholding|withholding payment)/i,
  applies: /\bhas to\b|\b(?:must|applies|required|is to (?:be )?|notice|yes)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.withhold,
  patterns.supply,
  patterns.notNew,
  [patterns.taxOffice, patterns.keepsBack, patterns.share, patterns.applies],
]

/** Part of the price that the buyer sends to the tax office. */
export default defineRule({
  id: 'national/gst-withholding',
  title: 'GST withholding at settlement',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: [cite(act.cth.taxAdministration, 'ss 14-250, 14-255')],
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'No required, open or contradicted GST withholding was found.',
  subject:
    /\bGST\b[^.;]{0,60}\b(?:withh(?:old|eld)\w{0,3}|RW payment)|\bwithh(?:old|eld)\w{0,3}\b[^.;]{0,80}\bGST\b|\b14-255\b|\b14-250\b|\bnew residential premises\b|\bpotential residential land\b|\bRW payment\b|\bresidential withholding\b|\bmargin scheme\b|\bGST ?RW\b|\b(?:one[- ]eleventh|1\/11)\b/i,
  messages: {
    required: {
      title: 'You must withhold GST and send it to the tax office',
      description:
        'By the wording at {{where}} you keep back GST at settlement and pay it to the tax office: one eleventh of the price, or 7% under the margin scheme{{amount}}. If you do not, you can owe it yourself.',
      recommendation:
        'Check the vendor’s withholding notice, and have your conveyancer lodge both tax office forms before settlement.',
      question: 'Please give us the GST withholding notice with the amount to be withheld.',
    },
    contradicted: {
      title: 'GST is to be withheld, though the home is said not to be new',
      description:
        'The contract says that you withhold GST and pay it to the tax office{{amount}}, but the wording at {{where}} says that the sale is input taxed or the home not new. Then nothing is withheld: if you withhold, the vendor is short; if you wrongly do not, you may owe it.',
      recommendation:
        'Before you sign, ask for the written withholding notice, and have the place that is wrong corrected.',
      question: 'Is this a sale of new residential premises, and is GST to be withheld or not?',
    },
    untold: {
      title: 'No GST withholding notice is given, though a vacant lot is sold',
      description:
        'The wording at {{where}} sells a lot without a building, and nothing in the pages read says whether GST is to be withheld from the price. If GST is charged on potential residential land (a lot that a home may be built on), you must keep back one eleventh of the price, or 7% under the margin scheme{{amount}}, and would owe it yourself if you do not. The vendor has to tell you in writing which it is.',
      recommendation:
        'Before you sign, ask for the written notice (section 14-255), with the amount or the reason why nothing is withheld.',
      question:
        'Please give us the GST withholding notice for this lot: is anything to be withheld, and how much?',
    },
    unlikeRate: {
      title: 'The GST withholding notice and the contract differ on the margin scheme',
      description:
        'The contract says that the margin scheme {{chosen}}, but the withholding notice at {{where}} is worked out as if it {{told}}. You must send the tax office 7% of the price under that scheme and one eleventh without it{{amount}}: with the wrong sum you can owe the rest, or the vendor is paid too little.',
      recommendation:
        'Before you settle, ask for a corrected notice, and have your conveyancer enter that sum in the tax office form.',
      question:
        'Does the margin scheme apply to this sale, and which amount is to be withheld? Please correct the notice or the contract.',
    },
    clash: {
      title: 'No GST withholding is stated, though the home looks new',
      description:
        'The form says that no GST withholding is required; another place shows a new building. For new residential premises you must withhold one eleventh of the price (or 7%){{amount}}, and would owe it if you do not.',
      recommendation:
        'Before you sign, ask for a written withholding notice that says why nothing is to be withheld.',
      question: 'When was the home first occupied or sold, and why is no GST withheld?',
    },
  },
  check({ doc, facts }, report) {
    const sums = facts.price === null ? [] : [facts.price.value / 11, facts.price.value * 0.07]
    const said = sums.map((cents) => dollars(Math.round(cents)))
    const amount = said.length === 0 ? '' : `, here ${said.join(' or ')}`
    // Where the contract names one of the two sums, the other does not apply.
    const amountIn = (text: string) => {
      const named = said.filter((sum) => text.includes(sum))
      return named.length === 1 ? `, here ${named[0] ?? ''}` : amount
    }
    const none: Span[] = []
    // With its sum beside it, the answer of the New South Wales form is complete.
    const isGiven =
      doc.state === 'NSW' && passagesIn(doc, TERMS).some(({ text }) => patterns.given.test(text))
    const withheld: Span[] = []
    const notNew: Passage[] = []
    for (const passage of holdingAny(
      passagesIn(doc, [...TERMS, 'annexure']),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      const { plain, full, span } = passage
      const isAnsweredBelow =
        patterns.withhold.test(passage.text) &&
        !patterns.box.test(passage.text) &&
        patterns.boxesBelow.test(passage.next)
      const text = isAnsweredBelow ? `${passage.text} ${passage.next}` : passage.text
      const asked = Math.min(indexOf(text, patterns.withhold), indexOf(text, patterns.supply))
      if (isAnsweredYes(text.slice(asked))) withheld.push(span)
      else if (patterns.notNew.test(text) && !patterns.open.test(text)) notNew.push(passage)
      if (
        holds(plain, patterns.taxOffice, patterns.keepsBack, patterns.share, patterns.applies) &&
        !patterns.no.test(text) &&
        !text.includes('☐') &&
        // Elsewhere than on the New South Wales form, a sum or notice that is given is all in order.
        !(doc.state !== 'NSW' && patterns.stated.test(passage.block.text))
      ) {
        if (!isGiven)
          report('required', [span], { amount: amountIn(passage.block.text) }, { severity: 'low' })
        continue
      }
      if (!patterns.withhold.test(full) && !patterns.supply.test(text)) continue
      if (patterns.emptyLabel.test(text)) continue
      const at = text.search(patterns.withhold)
      if (patterns.saidOld.test(text) || (patterns.no.test(text) && !patterns.supply.test(text)))
        none.push(span)
      else if (
        patterns.yes.test(text) &&
        !isGiven &&
        !(doc.state !== 'NSW' && patterns.stated.test(passage.block.text)) &&
        !isUnticked(text, Math.max(0, at)) &&
        !patterns.no.test(text)
      )
        report('required', [span], { amount: amountIn(passage.block.text) }, { severity: 'low' })
    }
    const [old] = notNew
    if (withheld.length > 0 && old !== undefined)
      report(
        'contradicted',
        [...withheld, old.span],
        { amount, where: `page ${doc.pageAt(old.span.start)}` },
        {
          severity: 'high',
          strength: 'likely',
          sides: [
            { label: 'Withholding', value: 'GST is to be withheld', spans: withheld },
            sideOf('Other place', old),
          ],
        },
      )
    const unlike = unlikeRate(doc)
    if (unlike !== null) {
      const { isMargin, contract, notice } = unlike
      report(
        'unlikeRate',
        [notice.span, contract.span],
        {
          amount,
          chosen: isMargin ? 'applies' : 'does not apply',
          told: isMargin ? 'did not' : 'did',
          where: `page ${doc.pageAt(notice.span.start)}`,
        },
        {
          sides: [sideOf('Contract', contract), sideOf('Withholding notice', notice)],
          unmistakable: true,
        },
      )
    }
    const untold = withheld.length > 0 || none.length > 0 ? null : vacantLotUntold(doc)
    if (untold !== null) {
      const isTrader = facts.vendors.some(({ value }) => patterns.company.test(value))
      report('untold', [untold], { amount }, { severity: isTrader ? 'medium' : 'low' })
    }
    const year = Number((facts.contractDate?.value ?? '').slice(0, 4))
    const fresh = holdingAny(
      passagesIn(doc, ['building-permit', 'vendor-statement']),
      'text',
      patterns.fresh,
    ).filter(
      ({ text, block, previous }) =>
        patterns.fresh.test(text) &&
        (!patterns.small.test(`${previous.slice(-160)} ${block.text}`) ||
          patterns.wholeHome.test(block.text)) &&
        year > 0 &&
        datesIn(text).some((date) => year - Number(date.slice(0, 4)) <= 2),
    )
    for (const { text, span } of holdingAny(passagesIn(doc, TERMS), 'text', patterns.newButNone)) {
      if (!patterns.newButNone.test(text)) continue
      const sides = [
        { label: 'New residential premises', value: 'yes', spans: [span] },
        { label: 'Withholding payment', value: 'no', spans: [span] },
      ]
      report('clash', [span], { amount }, { severity: 'high', sides, unmistakable: true })
    }
    const newest = fresh[0] ?? firstSold(doc, year)
    if (none.length > 0 && newest !== undefined)
      report(
        'clash',
        [...none, newest.span],
        { amount },
        {
          severity: 'high',
          strength: 'likely',
          sides: [
            { label: 'Contract', value: 'no withholding', spans: none },
            { label: 'Building papers', value: 'new building', spans: [newest.span] },
          ],
        },
      )
  },
})

/** Where the papers show that the home was never sold, or that the vendor built it not long ago. */
function firstSold(doc: Doc, year: number): Passage | undefined {
  const told = passagesIn(doc, TELLING).filter(
    ({ text, block }) => !patterns.unsure.test(text) && !patterns.exceptions.test(block.text),
  )
  const first =
    told.find(({ text }) => patterns.firstSale.test(text)) ??
    told.find(
      ({ text, zone }) =>
        (zone === 'particulars' || zone === 'contract-form') &&
        patterns.newHome.test(text) &&
        !patterns.vendorsNext.test(text),
    )
  if (first !== undefined) return first
  const isRecent = told.some(
    ({ text }) =>
      patterns.completed.test(text) &&
      datesIn(text).some((date) => year - Number(date.slice(0, 4)) <= RECENT),
  )
  return isRecent
    ? told.find(({ text }) => patterns.builtBy.test(text) && !patterns.ownerBuilt.test(text))
    : undefined
}

const TELLING = [
  ...TERMS,
  'annexure',
  'vendor-statement',
  'building-permit',
  'building-report',
] as const

/** Let for so many years without a break, a home is not new any more. */
const RECENT = 5

/** Where a pattern stands in a text; its end where it does not. */
function indexOf(text: string, pattern: RegExp): number {
  const at = text.search(pattern)
  return at < 0 ? text.length : at
}

/** Whether the boxes or the last word behind the question say yes. */
function isAnsweredYes(question: string): boolean {
  return patterns.tickedYes.test(question) || patterns.closedYes.test(question)
}
