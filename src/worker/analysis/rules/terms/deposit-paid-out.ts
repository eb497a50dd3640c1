import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'

/** How a deposit leaves the one who holds it, to whom or what for, and when. */
export const PAID_OUT = wordings({
  theDeposit: /\bdeposit\b(?! ?-?(?:bonds?|guarantees?))/i,
  /** The one who holds it pays it on. */
  holderPays:
    /\b(?:agent|stakeholder|deposit ?holder|holder of the deposit|lawyers?|solicitors?|conveyancer|practitioner|trustee)\b(?:(?!\bpurchaser must\b)[^.;]){0,70}\b(?:pays?|hands?|accounts? (?:to|for)|releases?|remits?|sends?|transfers?|forwards?|appl(?:y|ies)|disburses?|advances?|parts? with|puts?)\b/i,
  /** Words that nobody uses of a deposit that is only being paid in. */
  goesOut:
    /\b(?:releas(?:e|es|ed|ing)|hand(?:ed|s|ing)? (?:the deposit |it )?(?:over|on)|account(?:s|ed)? (?:to|for)|appl(?:y|ies|ied)|draw(?:s|n)?|spen(?:d|ds|t)|(?:be |is )used|us(?:e|ing) (?:the deposit|it)|go(?:es|ing)? (?:over |straight |on )?to|part(?:s|ed)? with|(?:may|must) have|made (?:available|over)|pass(?:es|ed)? (?:on )?to|advanced?|lent)\b/i,
  paid: /\bpaid\b|\bpay(?:s|ing|ment)?\b/i,
  toThem:
    /\bto (?:the |its |each |both |either |one of the )?(?:vendor|estate|executors?|administrator|mortgagee|builder|contractor|lender|bank|financier|creditors?|family|them|him|her|Mrs|Mr|Ms|Dr)\b(?!['’]s? (?:agent|lawyer|solicitor|conveyancer|practitioner|trust))|\b(?:they|vendor|estate|she|he|executors?) (?:may|must) have\b|\bfor the use of the (?:estate|vendor)\b/i,
  /** A home for the aged, a village, a builder: those to whom only the vendor can owe it. */
  asStakeholder:
    /\bas (?:a |the )?stakeholder\b|\b(?:into|in) (?:its|their|the|a) trust account\b/i,
  toThird:
    /\bdeposit\b[^.;]{0,40}\b(?:pay|send|transfer|remit|release|hand)s? it (?:over |on )?to [a-z][a-z' ]{2,40} (?:pty|ltd|limited|inc)\b|\bdeposit\b[^.;]{0,30}\bto (?:the )?(?:operator|provider|proprietor|manager|owners?|builder|trustees?) of\b|\b(?:pays?|paid|sends?|sent|transfers?|transferred|remits?|remitted|releases?|released|hands?)\b[^.;]{0,24}\bdeposit\b[^.;]{0,24}\bto [a-z][a-z' ]{2,40} (?:pty|ltd|limited|inc)\b/i,
  /** What only the vendor has to pay. */
  ends: /\b(?:next|another|new|other|onward) (?:home|house|property|purchase|place|project|unit)\b|\b(?:is|are|he is|she is|they are) buying\b|\b(?:debts?|bills|funeral|probate|accommodation|aged[- ]care|nursing|retirement|refundable accommodation|entry (?:sum|payment|fee|contribution|price)|ingoing|stamp duty|moving costs|(?:building|construction) (?:loan|works?|costs?)|progress (?:payments?|claims?|certificates?)|in discharge of|arrears|creditors)\b|\bvendor's (?:(?:civil|building|land|licensed|planning|earthworks?) )?(?:surveyors?|builders?|contractors?|consultants?|architects?|engineers?|planners?|trades(?:men|people)?)\b|\b(?:pay|pays|to pay|paying) (?:its|their|his|her|the vendor's|the) (?:builder|lender|bank|debts?|trades|creditors)\b|\bfor the (?:vendor|estate)'s (?:own )?(?:use|needs|purposes?)\b/i,
  soon: /\bas (?:(?:its|their|the) )?[a-z]{2,9} (?:falls?|becomes?|comes?) due\b|\bas (?:and when )?(?:they are|it is) (?:rendered|invoiced)\b|\bdays? after (?:the deposit (?:is|was|has been) (?:received|paid|banked)|(?:it|he|she) (?:has|gets|receives) (?:it|the deposit)|receiving it|receipt of (?:it|the deposit))\b|\b(?:loan|finance)\b[^.;]{0,40}\b(?:approved|approval|comes through|confirmed|granted|unconditional)\b|\bcooling[- ]off\b|\b(?:as soon as|once|today|forthwith|immediately|straight away|at once|(?:on|upon|whenever|when) (?:request\w{0,2}|asked|demand\w{0,2})|(?:on|upon|after|following) (?:exchange|signing|acceptance|(?:the )?registration)|(?:after|since|from) the (?:contract date|day of sale|date of (?:this |the )?contract)|signed by|(?:have|has) exchanged|without further (?:authority|reference|consent)|need not ask|before (?:actual )?settlement|ahead of settlement|unconditional|progress (?:payments?|claims?|certificates?)|(?:must|will) not revoke|all the authority|the day (?:the|that|after)|without (?:any )?(?:further )?(?:reference|recourse|referring|word)(?: back)? to the purchaser|(?:as|so much(?: of it)? as|whatever|whenever|what) (?:that )?the vendor (?:may )?(?:asks?(?: for)?|calls for|requires|requests|needs|directs)|(?:sufficient|good|full|only) (?:authority|warrant|direction)|no (?:other|further) (?:authority|direction|consent)(?: is)? (?:is )?(?:needed|required))\b/i,
  kept: /\b(?:(?:must|may|shall|will|can|is|are) not (?:to )?(?:be )?(?:releas|paid|used?|part|drawn|handed|dealt|spent)\w{0,3}|cannot be(?! (?:withdrawn|revoked|recalled|taken back|changed|countermanded))|no part of the deposit|until (?:settlement|completion)|section 66ZT|as the Act (?:allows|permits)|as (?:the )?law (?:allows|permits|requires))\b/i,
  backToBuyer:
    /\b(?:refund\w{0,3}|repaid|return\w{0,3}|released?|account\w{0,3}|paid|given) (?:back )?(?:in full )?to (?:the )?purchaser\b|\bpurchaser (?:gets?|receives?|recovers?|must have|has)\b[^.;]{0,20}\bdeposit\b/i,
  onlyAtEnd:
    /\b(?:on|at|upon|after|following|until|when|only (?:on|at|after)) (?:actual )?settlement\b/i,
  ifDefault:
    /\b(?:default\w{0,3}|breach\w{0,2}|forfeit\w{0,3}|fails? to|ends? this contract|rescind\w{0,3}|terminat\w{1,5})\b/i,
  bare: /\b(?:instead of|rather than|not|no|without)\b[^.;,]{0,30}\b(?:trust|stakeholder)\b[^.;,]{0,10}/i,
  /** A sum told by its place, or by those who hold it, and not by its name. */
  bySum:
    /\b(?:sum|money|amount|tenth(?: part)?|ten %|10 ?%)\b[^.;]{0,24}\b(?:in|at|under|by|of) (?:item|paragraph|clause|condition|part|schedule) [A-Z\d]/i,
  byHolder: /\b(?:stakeholder|deposit ?holder)\b/i,
  /** Straight across to those who act for the vendor elsewhere. */
  toAdviser:
    /\bto (?:the )?(?:(?:mr|mrs|ms|miss|dr) )?(?:vendor|(?!purchaser)[a-z]{3,20}|his|her|their)(?:['’]s|s['’])?(?: own)? (?:lawyers?|solicitors?|conveyancers?|settlement agents?|practitioners?)\b/i,
  leavesHolder:
    /\baccount(?:s|ed)? (?:to|for)\b|\bmade over\b|\b(?:pa(?:id|y|ys)|sen[dt]s?|remit(?:s|ted)?|transfer(?:s|red)?|forward(?:s|ed)?|hand(?:s|ed)?|go(?:es)?|pass(?:es|ed)?|releas(?:e|es|ed))\b[^.;]{0,50}\bto\b/i,
  /** Words that nobody uses of a deposit that the buyer is only paying in. */
  movedOn:
    /\baccount(?:s|ed)? (?:to|for)\b|\bmade over\b|\b(?:forward|hand|releas|remit)\w{1,4}\b[^.;]{0,40}\bto\b|\b(?:pa(?:id|y|ys)|sen[dt]s?|transfer(?:s|red)?|go(?:es)?|pass(?:es|ed)?) (?:it |them |the deposit |the same |the sum )?(?:over|across|on|out)\b[^.;]{0,40}\bto\b/i,
  paysIn:
    /\bpurchaser (?:must |may |is to |agrees to )?(?:pays?|sends?|transfers?|forwards?|hands?|remits?)\b/i,
  /** What the vendor buys with it. */
  ownPurchase:
    /\bvendor\b(?!['’]s)[^.;]{0,60}\b(?:is to (?:buy|purchase)|must (?:buy|purchase)|(?:is|are) (?:buying|purchasing)|has (?:bought|purchased|agreed to buy|contracted to)|buys|to find (?:his|her|their|its) own deposit)\b|\bvendor's (?:own |other |next |onward |related |intended )?purchase\b|\b(?:his|her|their|its) own (?:purchase|deposit)\b|\bin that purchase\b|\bfor that purpose\b/i,
  /** Those who had the conditions met, or the day, before the title. */
  authority:
    /\b(?:authority (?:is )?(?:hereby |now )?given|without (?:any )?further (?:enquiry|inquiry|authority|reference|consent)|irrevocabl\w{1,3}|hereby authoris\w{1,3}|authoris\w{1,3} in advance|conditions? (?:in|of|under)\b[^.;]{0,30}\b(?:met|satisfied|fulfilled|waived))\b/i,
  /** Out of the hands that hold it, to the vendor or to somebody at the vendor's word. */
  sentOn:
    /\b(?:stakeholder|deposit ?holder|holder of the deposit|agent|lawyers?|solicitors?|conveyancer)\b(?:(?!\bpurchaser must\b)[^.;]){0,70}\b(?:account(?:s|ed)?|remit(?:s|ted)?|pa(?:y|ys|id)|sen[dt]s?|hand(?:s|ed)?|releas(?:e|es|ed)|transfer(?:s|red)?|forward(?:s|ed)?|disburse[sd]?)\b[^.;]{0,90}\b(?:to|for)\b|\b(?:remitted|paid|sent|handed|released|transferred|forwarded|disbursed) (?:over |on |out )?by the (?:stakeholder|deposit ?holder|agent|lawyer|solicitor|conveyancer)\b[^.;]{0,30}\bto\b/i,
  atVendorsWord:
    /\b(?:on|at|by|to) (?:the )?vendor's (?:behalf|direction|directions|request|order|account|vendor|builder|lender|financier|creditors?|next|own)\b|\b(?:as|to whom(?:ever|soever)?|to whoever|to anyone|to any person) (?:that )?the vendor (?:names?|nominates?|directs?|says?|chooses?|asks?)\b|\bon behalf of the vendor\b/i,
  whenNotTitle:
    /\b(?:so soon as|as soon as|once|whenever|when|from (?:then|that (?:day|time)) on(?:wards)?|on receipt|upon receipt|(?:days?|weeks?) (?:after|of|from)|at which time|before|at once|forthwith|on (?:request|demand)|immediately|from time to time|at any time|as and when|whichever is the (?:sooner|earlier))\b/i,
  vendorsOwn:
    /\b(?:deposit|sums?|money|amounts?|instal?ments?|payments?)\b[^.;]{0,60}\b(?:becomes?|is|are|be)\b[^.;]{0,24}\bthe vendor's (?:own|property|money|absolutely)\b/i,
  heldByNobody:
    /\b(?:not (?:to be )?held|(?:up)?on (?:receipt|payment)|at once|from the moment|immediately|may (?:apply|use|spend|deal with) it|no (?:trust|stakeholder)|by (?:nobody|no one))\b/i,
  /** What a clause takes out of the print, with its words, says no more. */
  struckOut:
    /\b(?:in (?:the )?(?:place|lieu|stead) of|instead of|for) ["(][^"()]{0,160}["')]{1,2}(?= (?:read|put|substitute|write|there|the words|insert))|["(][^"()]{0,160}["')]{1,2} ?(?:is|are|must be|being) (?:hereby )?(?:struck out|deleted|omitted|removed|left out|taken out)\b/i,
  staysInTrust:
    /\b(?:as stakeholder|to be held|who (?:must |is to )?hold|hold(?:s|ing)? (?:it|the deposit|the same)|trust account|on trust|interest[- ]bearing|invest)\b/i,
  holderRow: /^[^:|]{0,6}\bdeposit ?holder\b/i,
})

/**
 * True where a passage has the deposit paid on to the vendor, or to those whom only the vendor must
 * pay, before settlement. Paying it in to the one who holds it is not meant.
 */
export function isPaidOut({ linked, plain }: Passage): boolean {
  if (!PAID_OUT.theDeposit.test(linked)) return false
  if (PAID_OUT.kept.test(plain) || PAID_OUT.backToBuyer.test(plain)) return false
  if (PAID_OUT.ifDefault.test(plain)) return false
  const forWhat = PAID_OUT.ends.test(plain)
  const soon = PAID_OUT.soon.test(plain)
  if (PAID_OUT.onlyAtEnd.test(plain) && !soon) return false
  const leaves =
    PAID_OUT.goesOut.test(plain) ||
    PAID_OUT.holderPays.test(plain) ||
    (forWhat && PAID_OUT.paid.test(plain))
  const toThird = PAID_OUT.toThird.test(plain) && !PAID_OUT.asStakeholder.test(plain)
  return leaves && soon && (forWhat || PAID_OUT.toThem.test(plain) || toThird)
}

/**
 * True where the deposit, named or told by its place, goes across to those who act for the vendor:
 * in a purchase of the vendor's own, or on finance or authority given in advance with no word that
 * it is still held.
 */
export function goesToVendorsAdviser(passage: Passage): boolean {
  const { linked, plain, previous } = passage
  const named = PAID_OUT.theDeposit.test(linked) || PAID_OUT.theDeposit.test(passage.heading)
  if (!named && !PAID_OUT.bySum.test(plain) && !PAID_OUT.byHolder.test(plain)) return false
  if (PAID_OUT.kept.test(plain) || PAID_OUT.backToBuyer.test(plain)) return false
  if (PAID_OUT.ifDefault.test(plain) || PAID_OUT.onlyAtEnd.test(plain)) return false
  if (!PAID_OUT.leavesHolder.test(plain)) return false
  const elsewhere = PAID_OUT.ownPurchase.test(`${plainOf(previous.slice(-220))} ${plain}`)
  if (elsewhere && (PAID_OUT.toAdviser.test(plain) || PAID_OUT.toThem.test(plain))) return true
  const early = PAID_OUT.soon.test(plain) || PAID_OUT.authority.test(plain)
  const moved = PAID_OUT.movedOn.test(plain) || PAID_OUT.holderPays.test(plain)
  if (!early || !moved || PAID_OUT.paysIn.test(plain)) return false
  return PAID_OUT.toAdviser.test(plain) && !PAID_OUT.staysInTrust.test(plain)
}

/**
 * True where the one who holds the deposit sends it on to the vendor, or to a third at the vendor's
 * word, at a time that is not settlement; or where it is the vendor's own from the start.
 */
export function isSentOn(passage: Passage): boolean {
  const { linked, heading } = passage
  const plain = passage.plain.replace(PAID_OUT.struckOut, ' ')
  const named = PAID_OUT.theDeposit.test(`${heading} ${linked}`)
  if (!named && !PAID_OUT.byHolder.test(plain) && !PAID_OUT.bySum.test(plain)) return false
  if (PAID_OUT.kept.test(plain) || PAID_OUT.backToBuyer.test(plain)) return false
  if (PAID_OUT.ifDefault.test(plain)) return false
  if (holds(plain, PAID_OUT.vendorsOwn, PAID_OUT.heldByNobody)) return true
  if (PAID_OUT.onlyAtEnd.test(plain) || !PAID_OUT.whenNotTitle.test(plain)) return false
  if (!PAID_OUT.sentOn.test(plain)) return false
  return PAID_OUT.toThem.test(plain) || PAID_OUT.atVendorsWord.test(plain)
}
