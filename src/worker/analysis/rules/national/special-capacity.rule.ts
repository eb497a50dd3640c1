import type { PageKind } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'
import { holdingAny, passagesIn, passagesSaying } from '../reading/passages.ts'
import {
  AUTHORITY_SHOWN_PATTERNS,
  isEstateSettled,
  isPowerShown,
} from '../parties/authority-shown.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { DEAD_VENDOR_PATTERNS, deadVendor } from '../parties/dead-vendor.ts'
import { ESTATE_PATTERNS } from '../parties/represented-owner.ts'
import { holdsName } from '../parties/same-seller.ts'
import { SELLING_PAPERS } from '../parties/selling-papers.ts'
import { PROOF_OF_POWER_PATTERNS, proofLacking, type Unproven } from '../parties/proof-of-power.ts'

const patterns = wordings({
  ...PROOF_OF_POWER_PATTERNS,
  ...AUTHORITY_SHOWN_PATTERNS,
  ...DEAD_VENDOR_PATTERNS,
  ...ESTATE_PATTERNS,
  ...CAVEAT_ENTRY_PATTERNS,
  capacity:
    /\bsale (?:of land )?(?:is )?by (?:a|the) mortgagee\b|\bsells? (?:only )?as (?:a |the )?mortgagee\b|\bsold by (?:a|the) mortgagee\b|\bas (?:(?:legal )?personal representative|executors?|executrix|administrators?)\b|\b(?:executor|administrator|estate) of\b.{0,40}\b(?:late|estate|deceased|will)\b|\bprobate\b|\bletters of administration\b|\bmortgagee (?:exercising|in possession)\b|\bpower of sale\b|\bas attorneys? (?:for|under)\b|\b(?:by|under) (?:his|her|its|their|a) (?:attorneys?|power of attorney)\b|\breceivers?\b.{0,20}\b(?:and managers?|appointed)\b|\bliquidators?\b|\btrustee in bankruptcy\b|\bguardian\b|\badministrator appointed\b|\bdeceased (?:registered )?(?:proprietor|owner)\b/i,
  /** A rule of the land for whoever comes to hold it: "by anyone, including a personal representative". */
  ofAnyone:
    /\b(?:by|to|on|binds?|of) (?:anyone|any person|any (?:owner|proprietor|transferee)|every (?:owner|proprietor))\b[^.;]{0,50}\b(?:executors?|personal representatives?|administrators?|mortgagees?|trustees?|attorneys?)\b|\b(?:executor|personal representative|administrator|trustee) of (?:a|any) (?:deceased|bankrupt|former)\b/i,
  pending:
    /\b(?:not (?:yet )?(?:been )?(?:granted|obtained|registered)|to be (?:granted|applied)|pending|subject to (?:the )?grant|has (?:been )?applied|application for|unregistered power|when probate|until probate|grant of probate)\b/i,
  /** The name of a firm or an office at the head of its letter. */
  firm: /\b(?:probate|estates?) (?:&|and) \w{4,14}\b|\w(?:,| &| and) (?:probate|estates?)\b(?=[^a-z]{0,40}$)/i,
  /** What Queensland's form prints of trees, and of the tribunal that orders them cut. */
  tree: /\btrees?\b|\bneighbourhood disputes\b/i,
  /** What a council asks of a tribunal against whoever owns the land. */
  enforced:
    /\b(?:enforcement|compliance|demolition) (?:order|notice)\b|\b(?:council|responsible authority|shire)\b[^.;]{0,40}\b(?:apply|applies|applied|application)\b/i,
  done: /\bprobate (?:was |has been )?granted\b|\bregistered power\b/i,
  both: /\bmust be noted\b|\bsigned? (?:for|by|under)\b|\bperson signing\b|\bits attorney\b|\b(?:either|a) party (?:dies|becomes)|\bif (?:a|the|either|any)\b.{0,40}\b(?:dies|liquidator|receiver|bankrupt|insolvent|administrator)\b|\bpurchaser\b.{0,60}\b(?:liquidator|receiver|administrator|bankrupt)|\b(?:no|not in) (?:external )?(?:administration|liquidat)/i,
  power:
    /\b(?:vendor|seller|transferor|proprietor|owner)s?\b.{0,60}\b(?:enduring )?power of attorney\b|\b(?:vendor|seller|proprietor|owner)s?\b.{0,20}\b(?:has died|is deceased|are deceased|died on)\b/i,
  byPower: /\battorney\b/i,
  /** The power is not shown: to be registered, to be seen at an office, not attached. */
  powerToCome:
    /\bpower of attorney\b(?! (?:registered\b|book \d|(?:registered )?no\b))[^.;]{0,50}\b(?:will|must|shall|is to|may) be (?:registered|produced|provided|given|shown|inspected|seen|forwarded)\b|\bpower of attorney\b[^.;]{0,40}\b(?:is|has|was|been) not\b[^.;]{0,20}\b(?:registered|attached|annexed|produced|sighted|included)\b|\bunregistered power of attorney\b|\bthe attorney (?:will|must|may|shall) sign\b|\bsigned? by (?:the )?attorney\b[^.;]{0,40}\b(?:not|without|no copy)\b/i,
  caveat: /\bpurchaser appoints|buyer appoints|withdraw|vote\b/i,
  forVendor:
    /\bpower of attorney\b.{0,30}\b(?:for|from|of|by|granted by) (?:the )?(?:vendor|seller|owner|registered proprietor)\b|\b(?:vendor|seller)\b.{0,30}\bby (?:his|her|its|their) attorney\b/i,
  /** One who acts for an owner under an order or power, or who must agree before he may sell. */
  protector:
    /\b(?:financial manage(?:r|ment)|guardianship|administration order|NSW Trustee|public trustee|public guardian|public advocate|state trustees?|(?:civil and administrative )?tribunal|[NVQS]A?CAT|family court|supreme court|enduring (?:power|attorney|guardian\w{0,4})|attorney|next of kin|litigation guardian|(?:lacks?|lost|without|impaired) (?:mental |legal )?capacity|dementia|committee of the (?:person|estate))\b/i,
  /** … and who has not agreed yet, or may not without another. */
  notAgreed:
    /\b(?:has been|have been|is being|are being|will be|is to be|must be|yet to be) (?:asked|sought|requested|applied for|approached)\b|\b(?:approval|consent|authority|order|leave|appointment|sanction|permission)\b[^.;]{0,60}\b(?:not (?:yet )?(?:been )?(?:given|granted|obtained|made|received|to hand|sought)|awaited|awaiting|pending|outstanding|(?:has|is) (?:yet )?to (?:come|be (?:given|made|obtained|granted))|being sought|applied for|asked for|will follow)\b|\b(?:does|do|did|must) not (?:let|allow|permit|authori[sz]e|empower|extend to|cover)\b|\b(?:may|must|can|could)(?: ?not)\b[^.;]{0,40}\b(?:sell|sale|transfer|sign)\b[^.;]{0,40}\b(?:without|unless|until)\b|\b(?:has|have) (?:yet to|not yet|not) (?:sign|agree|approve|consent|decide|been (?:signed|heard|listed))\w{0,2}\b|\b(?:subject to|depends? on|conditional (?:up)?on)\b[^.;]{0,30}\b(?:approval|consent|order|leave|authority|sanction)\b|\b(?:ratification|confirmation|countersignature|consent|approval|sanction) (?:is|are|will|must) (?:to )?(?:follow|come)\b|\b(?:hearing|application)\b[^.;]{0,40}\b(?:listed|set down|lodged|filed|made|on foot)\b/i,
  /** An owner who says that he has not agreed, or will not sign. */
  refuses:
    /\b(?:i|we|she|he|they|wife|husband|brother|sister|co-?owner|joint owner|other owner|m(?:r|rs|s)\.? [A-Z][\w'-]{1,15})\b[^.;]{0,40}\b(?:(?:has|have) (?:not|never) (?:agreed|consented) to|(?:must|will|shall|do|does|did) not (?:sign|consent to|agree to|put (?:my|our|his|her|their) name to)|refus(?:es?|ing|ed) to (?:sign|consent|agree)|never agreed to)\b[^.;]{0,24}\b(?:sale|sell|selling|transfers?|contract|papers?)\b|\bmy (?:half|share|part)\b[^.;]{0,30}\bis not for sale\b/i,
  ownsToo:
    /\b(?:co-?owners?|half|share|joint(?:ly)?|tenants? in common|husband|wife|partner|apart|separated|divorce\w{0,1}|family court|my (?:house|home|land|farm|brother|sister|mother|father|ex)|without me|transfers?)\b/i,
  notOwner:
    /\b(?:council|mortgagee|lender|bank|purchaser|lessor|landlord|committee|body corporate|owners corporation|tenant|renter|agent|authority|licensee|minister|grantee|neighbou?r|caveator|if|unless|in case)\b/i,
  seller:
    /\b(?:vendor|owner|proprietor|co-?owner|he|she|his|her|m(?:r|rs|s|iss)|manager|appointment|attorney|sign(?:ed|ing)?|sale|sell)\b/i,
  /** A sentence about the agreement that the one before it asks for. */
  agreement:
    /^\W{0,3}(?:\d{1,2}\W{1,3})?(?:the |its |his |her |that |this )?(?:consent|approval|authority|order|leave|sanction|appointment|permission)\b/i,
  trustee: /\btrustee|bankrupt/i,
  bankrupt: /\bbankrupt estate\b|\btrustee of the (?:bankrupt|property of)\b|\bofficial trustee\b/i,
  /** An owner whose land has passed to a trustee in bankruptcy. */
  ownerBankrupt:
    /\b(?:vendor|seller|owner|proprietor|husband|wife|he|she|m(?:r|rs|s)\.? [A-Z][a-z]{1,15})\b[^.;]{0,40}\b(?:is|was|has been|became|made|declared|adjudged)\b[^.;]{0,20}\bbankrupt\b|\bbankrupt (?:from|since|on) (?:\d|[A-Z]|last)|\bundischarged bankrupt\b|\b(?:his|her|their|property|land|share)\b[^.;]{0,40}\bvested in\b[^.;]{0,60}\b(?:registered trustee|official (?:trustee|receiver)|trustee in bankruptcy)\b/i,
  /** The same of somebody whom the contract or the title names as an owner. */
  becameBankrupt:
    /\b(?:is|was|became|becomes?|has become|been|made|declared|adjudged) (?:an? )?(?:undischarged )?bankrupt\b|\bsequestration order\b|\b(?:debtor'?s|creditor'?s|own) petition\b/i,
  notBankrupt:
    /\b(?:if|should|either|neither|nor|no|nil|event|party|purchaser|buyer|guarantor|builder|tenant|discharged from|annulled|until 20[01]\d|never|not (?:a |an |been |now )?(?:undischarged )?bankrupt)\b/i,
  named: /\b(?:executor|executrix|administrator|personal representative|trustee)s?\b/i,
  blank: /_{3}|: ?$/,
  /** Who may sign in a case that may come, by a power that stands: nobody signs so yet. */
  incase:
    /\b(?:should|if|in case|in the event|whenever|where) (?:that )?(?:the |either |any |a )?(?:vendor|seller|owner|proprietor|he|she|they)\b[^.;]{0,60}\b(?:may|can|could|might)\b[^.;]{0,60}\bpower of attorney\b/i,
  powerStands: /\b(?:registered|in force|attached|annexed|copy (?:of which )?is|produced)\b/i,
  /** A trustee who owns the land sells by its own right, and for others all the same. */
  ofTrust:
    /\bas (?:the )?trustees?\b(?! (?:in bankruptcy|of the bankrupt))|\bA\.?T\.?F\.?\b|\btrustees? (?:for|of|under) (?:the |an? )?[\w'’& -]{2,40}\b(?:trust|settlement|fund|instrument)\b|\btrustee under instrument\b/i,
  sellers: /\b(?:vendors?|sellers?|registered (?:owner|proprietor)s?)\b/i,
  buyersTrust: /\b(?:purchasers?|buyers?|nominee)\b/i,
  buyers:
    /\b(?:purchaser|lender|mortgagee|guarantor|either party|person signing|if (?:a|any|this|the contract))\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.ownerBankrupt,
  patterns.becameBankrupt,
  patterns.power,
  patterns.powerToCome,
  patterns.refuses,
  [patterns.notAgreed, patterns.seller],
  patterns.forVendor,
  patterns.bankrupt,
  patterns.capacity,
]

/** In units: a letterhead is short. */
const LONGEST_HEAD = 80

/** Someone who sells in another's place. */
export default defineRule({
  id: 'national/special-capacity',
  title: 'The vendor’s authority to sell',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.vic.transferOfLand), cite(act.nsw.realProperty)],
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement'],
  patterns,
  clear:
    'No executor, attorney, mortgagee, receiver or liquidator was found who sells in the owner’s place.',
  subject:
    /\b(?:executors?|executrix|administrat(?:or|rix)|probate|letters of administration|attorneys?|mortgagee in possession|power of sale|mortgagee (?:sells|exercis\w{2,3})|as mortgagee|receivers?|liquidators?|deceased|passed away|died|death|bankrupt\w{0,3}|guardian|trustee|the late|estate of|survivor\w{0,3}|personal representatives?|lacks? capacity|not (?:agreed|consent\w{0,2}) to (?:the|any) sale|not for sale|not sign)\b/i,
  givesWayTo: {
    'national/company-status': ['capacity'],
    'national/estate-authority': ['capacity', 'pending', 'unproven'],
    'national/power-of-attorney': ['capacity', 'pending', 'unproven'],
    'national/vendor-capacity': ['capacity', 'pending'],
    'national/vendor-not-owner': ['dead'],
  },
  messages: {
    bankrupt: {
      title: 'An owner of the property is bankrupt',
      description:
        'The wording at {{where}} shows that an owner is bankrupt. The owner’s land then normally belongs to the trustee in bankruptcy: a sale by the bankrupt alone may give you nothing, and what you pay to the bankrupt may be lost.',
      recommendation:
        'Before you sign or pay, have the trustee in bankruptcy named as vendor and sign, beside every other owner.',
      question:
        'Who is the trustee in bankruptcy, and will the trustee sign the contract and transfer?',
    },
    pending: {
      title: 'The vendor’s authority (probate or power) is not yet granted',
      description:
        'The wording at {{where}} shows that the right to sell, such as a grant of probate, is still to come. Until then nobody can give you the title, and settlement may wait for months.',
      recommendation:
        'Before you sign, ask for a last day by which the authority must be there, and your right to end the contract and have the deposit back.',
      question: 'When was the grant applied for, and when is it expected?',
      suggestedWording:
        'If probate is not granted within 90 days of the day of sale, the purchaser may end this contract and the deposit is refunded.',
    },
    refused: {
      title: 'An owner says that he or she has not agreed to the sale',
      description:
        'In the wording at {{where}} somebody who seems to own the property, or a share of it, says that there is no agreement to sell or that the transfer will not be signed. Without every owner’s signature you cannot get the title, and a court case between the owners can take years.',
      recommendation:
        'Before you sign or pay anything, have every registered owner sign the contract, and have your conveyancer hold the deposit back until that is done.',
      question:
        'Has every registered owner agreed to this sale in writing, and will each sign the transfer?',
    },
    dead: {
      title: 'Someone named as vendor has died: {{who}}',
      description:
        'The contract names {{who}} as a vendor, but the wording at {{where}} says that this person has died. A person who has died cannot sign or sell: where two owned as joint tenants the survivor has to be put on the title alone, and otherwise the executor sells. Until that is registered nobody can give you the whole title.',
      recommendation:
        'Before you sign, have the contract made with whoever may sell now, and have the vendor register the death on the title before settlement.',
      question:
        'When will the death be registered on the title, and who signs the contract and the transfer for this share?',
    },
    capacity: {
      title: 'The vendor sells as executor, attorney, mortgagee or in a like capacity',
      description:
        'The wording at {{where}} shows that someone sells in another’s place. Such a vendor promises less about the property, and its authority must be proved.',
      recommendation:
        'Ask for a certified copy of the authority (probate, registered power, appointment) before you sign.',
      question: 'Please give us the document that gives the vendor authority to sell.',
    },
    unproven: {
      title: '{{paper}} is in this file: {{seller}}',
      description:
        'The wording at {{where}} shows that someone sells in another’s place, as executor, attorney, mortgagee, receiver or the like, and the paper that proves the authority to sell was not found in the pages read. {{why}} Such a vendor also promises less about the property.',
      recommendation:
        'Before you sign or pay, ask for a certified copy and have your conveyancer check that it covers this sale.',
      question:
        'Please give us a certified copy of the paper on which the authority to sell rests.',
    },
  },
  check(reading, report) {
    const { doc, facts } = reading
    const byTrustee = facts.vendors.some(({ capacity }) =>
      patterns.trustee.test(capacity?.text ?? ''),
    )
    const trust = trustOf(reading)
    if (trust !== null) report.clear(TRUST, trust)
    const dead = deadVendor(doc, facts)
    if (dead !== null) {
      report('dead', [dead.span], { who: dead.who }, { severity: 'high', unmistakable: true })
    }
    const settled = isEstateSettled(doc)
    let proof: {
      readonly shown: boolean
      readonly lacking: Unproven | null
      readonly isToCome: boolean
    } | null = null
    const tell = (span: Span, text: string): void => {
      // Looked for in the whole file, so only where somebody sells for another.
      proof ??= {
        shown: isPowerShown(doc),
        lacking: proofLacking(doc, facts),
        isToCome: passagesSaying(doc, ALL_PAPERS, patterns.notYet).length > 0,
      }
      const { shown, lacking, isToCome } = proof
      // A grant that the court has not made yet is no paper that lacks, and another check tells of it.
      if (
        isToCome &&
        lacking?.about === PROOF_OF_POWER_PATTERNS.aboutEstate &&
        lacking.about.test(text)
      ) {
        report.notInDocument(
          'An executor or administrator sells, and the grant is still to come: another check tells of that.',
        )
        return
      }
      if (shown && patterns.byPower.test(text)) report('capacity', [span], {}, { severity: 'low' })
      else if (lacking?.about.test(text) !== true) report('capacity', [span])
      else {
        const { paper, seller, why } = lacking
        report('unproven', [span], { paper, seller, why })
      }
    }
    for (const passage of holdingAny(
      passagesIn(doc, SELLING_PAPERS),
      ['text', 'plain'],
      ...ENTRIES,
    )) {
      const { text, plain, span, zone, block } = passage
      // In what capacity a caveator claims is nothing of who sells.
      if (zone === 'title-search') {
        if (patterns.opensCaveat.test(text) || isOfCaveat(doc, block)) continue
      }
      if (text.length < LONGEST_HEAD && patterns.firm.test(text)) continue
      const isNamed =
        patterns.becameBankrupt.test(text) &&
        [...facts.vendors, ...facts.proprietors].some(({ value }) => holdsName(text, value))
      if ((isNamed || patterns.ownerBankrupt.test(text)) && !patterns.notBankrupt.test(text)) {
        const sure = isNamed ? ({ unmistakable: true } as const) : {}
        report('bankrupt', [span], {}, { severity: byTrustee ? 'medium' : 'critical', ...sure })
        continue
      }
      if (holds(text, patterns.incase, patterns.powerStands)) continue
      if (LETTER_ZONES.has(zone) && isRefused(passage)) {
        report('refused', [span], {}, { severity: 'critical', unmistakable: true })
        continue
      }
      const power = patterns.power.test(text) && !patterns.caveat.test(text)
      const told = patterns.agreement.test(plain)
        ? `${passage.previous.slice(-200)} ${plain}`
        : plain
      const protectedSale =
        zone !== 'title-search' &&
        holds(told, patterns.protector) &&
        holds(plain, patterns.notAgreed, patterns.seller) &&
        !patterns.both.test(text) &&
        !patterns.tree.test(text) &&
        !patterns.enforced.test(text)
      const toCome =
        (patterns.powerToCome.test(plain) || protectedSale) &&
        !patterns.caveat.test(text) &&
        !patterns.buyers.test(plain)
      if (toCome) {
        const sure = protectedSale ? ({ unmistakable: true } as const) : {}
        report('pending', [span], {}, { severity: 'high', ...sure })
        continue
      }
      const plainly = patterns.forVendor.test(text) || patterns.bankrupt.test(text)
      if (plainly && !patterns.caveat.test(text) && !patterns.blank.test(text)) {
        tell(span, text)
        continue
      }
      if (patterns.done.test(text) && !patterns.named.test(text)) continue
      if (settled && patterns.estate.test(text)) continue
      if ((!patterns.capacity.test(text) && !power) || patterns.both.test(text)) continue
      if (patterns.ofAnyone.test(text)) continue
      if (!power && affirmed(passage, patterns.capacity) === null && !patterns.pending.test(text))
        continue
      const pending = patterns.pending.test(text) && !patterns.done.test(text)
      if (pending) report('pending', [span], {}, { severity: 'high' })
      else tell(span, text)
    }
  },
})

const TRUST =
  'The vendor sells as trustee of a trust, and no executor, attorney, mortgagee or receiver was found who sells in its place. Have your conveyancer check that the trust deed allows the sale.'

/** The words by which a trustee sells; null where none does. */
function trustOf({ doc, facts }: Reading): readonly Span[] | null {
  const byField = facts.vendors.find(({ capacity }) => patterns.ofTrust.test(capacity?.text ?? ''))
  if (byField !== undefined) return byField.spans
  const told = passagesSaying(doc, ['particulars', 'contract-form'], patterns.ofTrust).find(
    ({ text, heading, previous }) => {
      const about = `${heading} ${previous.slice(-120)} ${text}`
      return patterns.sellers.test(about) && !patterns.buyersTrust.test(text)
    },
  )
  return told === undefined ? null : [told.span]
}

const LETTER_ZONES: ReadonlySet<PageKind> = new Set(['annexure', 'other'])

/** Whether an owner writes, or is told to have said, that there is no agreement to sell. */
function isRefused({ text, plain, previous, next }: Passage): boolean {
  if (!patterns.refuses.test(plain) || patterns.notOwner.test(plain)) return false
  return patterns.ownsToo.test(`${previous.slice(-200)} ${text} ${next.slice(0, 200)}`)
}
