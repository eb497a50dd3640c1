import type { PageKind } from '#shared/report.ts'

import { tenancyActs } from '../../law/tenancy-acts.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import {
  isRightOfAllTenants,
  isTermOfAllTenancies,
  RIGHT_OF_ALL_TENANTS_PATTERNS,
} from '../leases/right-of-all-tenants.ts'
import { defineRule } from '../define-rule.ts'
import { aboutOf } from '../papers/letters.ts'
import { OCCUPATION_PATTERNS, vacancyToldIn } from '../leases/occupation.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

const LEASES = ['lease', 'annexure', 'other'] as const satisfies readonly PageKind[]

const patterns = wordings({
  ...RIGHT_OF_ALL_TENANTS_PATTERNS,
  ...OCCUPATION_PATTERNS,
  lease:
    /\b(?:leases?|leased|lessees?|lessors?|landlords?|tenants?|tenanc(?:y|ies)|renters?|rental (?:agreement|provider)|sub-?lease|licensees?|licensor|rent|occupation (?:letter|licen[cs]e))\b/i,
  tenant:
    /\b(?:m(?:r|rs|s|iss)|tenants?|lessees?|renters?|licensees?|company|operator|they|he|she|we|i)\b/i,
  /** The tenant may go before the term ends. */
  leaves:
    /\b(?:tenant|lessee|renter|licensee|operator|company)s? (?:may|can|is entitled to|is at liberty to|is free to|has (?:the|a) right to) (?:\w{2,10} ){0,2}(?:end|terminate|break|bring|cancel|determine|surrender|quit|give up|hand back|vacate)\b|\b(?:break (?:clause|right|option|date)|break:|early termination (?:right|option))\b|\b(?:option|right) (?:for the (?:tenant|lessee) )?to (?:break|terminate|end|surrender) (?:the lease )?(?:early|before|on \d|upon \d|after|by giving)\b/i,
  /** "Only by agreement or by order of the tribunal": what every lease says, and no right to go. */
  onlyByLeave:
    /\b(?:only (?:(?:by|with|under|on|if|where|in accordance with|as|upon|through) )|(?:by|with|in|under|upon) (?:the )?(?:(?:written|mutual|prior|express) ){0,2}(?:agreement|consent|order|leave|accordance)\b)[^.;]{0,80}\b(?:agree(?:ment|s|d)?|consents?|orders?|tribunal|court|act|commissioner|law)\b/i,
  /** The tenant may go only where the home is lost or the owner does wrong, which any law gives it. */
  onlyIfSpoiled:
    /\b(?:if|when|where|should|once|after|in case)\b[^.;]{0,80}(?:\b(?:unfit|not fit|uninhabitable|(?:cannot|can no longer|not) be (?:lived in|used|occupied)|destroyed|damaged|condemned|(?:compulsorily )?(?:acquired|resumed))\b|\bceas\w{1,3} to be (?:fit|habitable|usable)\b|\b(?:landlord|lessor|owner|rental provider|licensor)s? (?:breach\w{0,3}|defaults?|fails?|is in (?:breach|default)|(?:does|do|has|have) not)\b|\bbreach (?:by|of) the (?:landlord|lessor|owner|rental provider|licensor)\b)/i,
  /** The rent that the vendor has had already. */
  paidAhead:
    /\brents?\b[^.;]{0,60}\b(?:paid|prepaid|received) (?:to the (?:vendor|owner|lessor|landlord) )?(?:ahead|in advance|up ?front|beforehand)\b|\bpaid ahead\b/i,
  /** … and nothing besides. */
  alsoLess:
    /\b(?:reduc\w{1,4}|waive\w{0,2}|suspen\w{2,5}|abate\w{0,4}|behind|arrears|overdue|late|unpaid|owes?|owing|holiday|free|incentive|rebate|falls?|halv\w{1,2}|peppercorn)\b/i,
  /** Power, gas and the like that come out of the rent. */
  ownerSupplies:
    /\b(?:landlord|lessor|owner|rental provider|licensor)s?\b[^.;]{0,80}\b(?:pays?(?: for)?|must pay(?: for)?|bears?|meets?|covers?|supplies)\b[^.;]{0,30}\b(?:electricity|gas|power|heating|water used|water usage|internet|utilities)\b|\brent\b[^.;]{0,12}\b(?:covers?|includes?|is inclusive of)\b[^.;]{0,30}\b(?:electricity|gas|power|heating|water usage|internet|utilities)\b/i,
  /** What the tenant uses up and need not put right. */
  leftWorn:
    /\b(?:tenant|lessee|operator|renter|licensee)s?\b[^.;]{0,40}\b(?:need not|does not have to|is not (?:required|obliged|bound) to|will not|has no duty to)\b|\bno make[- ]good\b|\bwill not be (?:replaced|repainted|renewed|made good)\b/i,
  /** Less rent, or none. */
  lessRent:
    /\brent\b[^.;]{0,60}\b(?:abates?|falls?|halves|halved|ceases?|stops|is (?:reduced|suspended|waived|paid in advance)|reduces|drops|be (?:reduced|waived|suspended)|free (?:period|months?)|holiday)\b|\brent[- ]free\b|\b(?:abatement|reduction|waiver|suspension) of (?:the )?rent\b|\brents? (?:was |were |has been |have been |is |are )?(?:paid|prepaid|received) (?:ahead|in advance|up ?front)\b|\bpaid ahead\b|\b(?:incentive|fit-?out contribution|lease incentive|rebate)\b[^.;]{0,60}\$|\brent (?:of )?\$ ?1(?:\.00)?(?! ?[,.\d]) (?:a|per) (?:year|annum)\b|\bpeppercorn\b|\b(?:will|would|can|could|prepared to) (?:only )?(?:stay|renew|sign|remain|take it)\b[^.;]{0,24}\b(?:only|if|at|for)\b[^.;]{0,20}\$|\b(?:owes?|owing|behind)\b[^.;]{0,30}\brent\b|\brent\b[^.;]{0,30}\b(?:late|behind|overdue|arrears|not (?:been )?paid|unpaid|delays?)\b|\bdelays?\b[^.;]{0,40}\brent\b/i,
  /** The owner must do, pay or leave it. */
  ownerPays:
    /\b(?:whoever|the person who|the party that) (?:is|owns|are) [^.;]{0,30}\b(?:owner|premises)\b[^.;]{0,40}\b(?:pays?|must pay|reimburses?)\b|\b(?:landlord|lessor|owner|rental provider)s? (?:is|are) to bring (?:it|them|the \w{4,12}) up to\b|\b(?:landlord|lessor|owner|rental provider|licensor)s? (?:must|to|is to|shall|will|agrees? to|has to|pays?|repairs?|replaces?|bears?|covers?|meets?|maintains?|contributes?)\b[^.;]{0,70}\b(?:repairs?|replac\w{1,3}|air[ -]?con\w{0,10}|roof|structur\w{1,4}|capital|plant|cool ?room|lift|fit-?out|motor|equipment|upgrade|make good|cost|legal costs?|land tax|outgoings|compensat\w{1,4}|relocat\w{1,4}|within \d{1,3} (?:hours|days)|in \d{1,3} hours)\b|\bunder the lease (?:it|this|that) is (?:yours|the (?:landlord|owner|lessor)'?s?)\b|\b(?:tenant|lessee|operator)\b[^.;]{0,40}\b(?:need not|does not have to|is not (?:required|obliged|bound) to|will not|has no duty to)\b[^.;]{0,60}\b(?:make good|repair|replace|reinstate|remove|repaint|pay|carpet|restore|redecorate)\b|\bno make[- ]good\b|\b(?:carpet|paint|fittings?|furniture)\b[^.;]{0,40}\bwill not be (?:replaced|repainted|renewed|made good)\b|\blessor (?:lets|may not)\b|\b(?:no (?:structure|building|tree|fence)|nothing)\b[^.;]{0,40}\b(?:above|over|higher|within)\b[^.;]{0,30}\bmetres\b/i,
  /** The buyer is tied to the lease when it comes to sell or live there. */
  /** An agreement of the owner with a council, which speaks of letting and is no lease. */
  withCouncil:
    /\bsection 173\b|\bplanning (?:and|&) environment act\b|\bland management agreement\b|\b(?:council|shire|city) (?:and|of)\b[^;]{0,80}\bowner\b/i,
  ties: /\b(?:lessor|landlord|owner)\b[^.;]{0,40}\b(?:must not|may not|cannot|shall not)\b[^.;]{0,40}\b(?:sell|live|occupy|lease|compete|end|terminate|refuse)\b|\b(?:buyer|purchaser|new owner|transferee)\b[^.;]{0,30}\b(?:must (?:sign|enter|keep|honour)|sign a deed|is bound)\b[^.;]{0,50}\b(?:lease|deed|terms)\b|\b(?:further|options?|extend\w{0,3}|renew\w{0,3})\b[^.;]{0,40}\b(?:at the (?:lessee|tenant)'s (?:choice|option|election)|same (?:terms and )?rent|without (?:a )?(?:review|increase))\b|\b(?:further|new|renewed|option) (?:term|lease)s?\b[^.;]{0,60}\b(?:at|for) the (?:same|present|current|existing) rent\b/i,
  /** The rent stays as it is for the term. */
  rentStands:
    /\bno (?:rent )?(?:review|increase)s? (?:during|before|until|for)\b|\brents?\b[^.;]{0,60}\b(?:is|are|shall|will|must) not (?:to )?(?:be )?(?:reviewed|re-?assessed|increased|raised)\b/i,
  /** The tenant alone may make the term longer, by so many months or years. */
  prolongs:
    /\b(?:tenants?|lessees?|renters?|licensees?) (?:may|can|is entitled to|are entitled to|has (?:the |a )?(?:right|option) to|have (?:the |a )?(?:right|option) to)\b[^.;]{0,70}\b(?:renew|extend|prolong|take|have|call for|require|hold over|stay)\w{0,3}\b[^.;]{0,30}\b(?:further|another|second|longer|more|new|next)(?: [\w-]{2,9}){0,2} (?:term|weeks?|months?|years?|lease|period)\b|\b(?:options?|rights?)\b[^.;]{0,30}\b(?:renew\w{0,3}|extend|extension|further terms?|prolong)\b[^.;]{0,60}\b(?:\d{1,2}|one|two|three|four|five|six|twelve)\b[^.;]{0,12}\b(?:months?|years?)\b|\boptions?\b[^.;]{0,12}\bof (?:a further |another )?(?:\d{1,2}|one|two|three|four|five|six|twelve) (?:further )?(?:months?|years?)\b/i,
  /** The same as a duty of the landlord, and how long it is. */
  letsStay:
    /\b(?:landlord|lessor|rental provider|owner|licensor|purchaser|buyer|whoever)\b[^.;]{0,80}\b(?:is to|are to|must|shall|will|has to|agrees? to) (?:let|allow|permit|grant|give)\b[^.;]{0,40}\b(?:tenants?|lessees?|renters?|licensees?)\b/i,
  furtherTerm:
    /\b(?:further|another|second|longer|new)(?: [\w-]{2,10}){0,2} (?:term|weeks?|months?|years?|lease|period)\b/i,
  notProlonged:
    /\b(?:lapsed|expired|not (?:been )?exercised|no longer|released|waived|given up|surrendered|deleted|nil|none|not applicable|landlord agree|by agreement|if the (?:landlord|lessor|owner) (?:agrees|consents)|unless the (?:landlord|lessor|owner))\b/i,
  /** What the tenant says against the owner, in a letter of its own. */
  says: /\b(?:notice to (?:leave|vacate|quit)|notice of termination|notice)\b[^.;]{0,60}\b(?:no good|invalid|not valid|defective|void|of no effect|wrong|too short|not accept\w{0,2})\b|\bmakes? the notice\b|\b(?:asked|appl(?:ied|ies|ying) to|gone to|going to|lodged with|apply to)\b[^.;]{0,24}\b(?:RTA|tribunal|NCAT|VCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|magistrates|rental (?:board|authority)|conciliat\w{1,3})\b|\bto conciliate\b|\bseeks? (?:an )?(?:order|compensation|rent)\b[^.;]{0,40}\b(?:rent|repaid|bond|repairs?|premises|goods)\b|\b(?:he|she|they|tenant|i|we)\b[^.;]{0,40}\b(?:can|could|may|am|is|are|will|was told)\b[^.;]{0,30}\b(?:stay(?:ing)?|remain(?:ing)?|not (?:leaving|moving|going)|keep living)\b[^.;]{0,30}\b(?:till|until|on|for|unless|here|out|whatever|before)\b|\b(?:refus\w{1,3}|does not (?:intend|want|mean)|will not) (?:to )?(?:leave|move|vacate|go)\b|\bi (?:have been|am|was) paying for\b|\bwants? (?:her|his|their|my) (?:rent|bond|money) back\b/i,
  /** The Crown as landlord of the land itself: a law that every lease of the Territory repeats. */
  crown: /\b(?:the Commonwealth|Minister|planning (?:and land )?authority|Crown)\b/i,
  /** What an encumbrance secures is no rent of a tenant. */
  charge: /\brent[- ]?charges?\b/i,
  buyer: /\b(?:vendor (?:must|may|will)|settlement|deposit|this contract|particulars of sale)\b/i,
  plain:
    /\bbonds?\b[^.;]{0,40}\blodged\b|\b(?:in (?:good|reasonable|fair) (?:state of )?repair|paid in advance (?:on|each|every)|must pay (?:the )?rent|rent (?:is )?payable|in advance on the|gas|goods|solar|copier|vehicle|no rent (?:is )?(?:owing|in arrears)|not in arrears|up to date|rent is paid to|paid to \d|no (?:break|option|incentive|rent[- ]free|(?:demolition|relocation|redevelopment) clause)|has left|vacated|moved out|withdrawn|dismissed)\b/i,
})

/** So much of a paper names who made it, and under which law. */
const HEAD_LENGTH = 700

/** Shops are let with options as a matter of course, homes are not. */
const HOME = /\bresidential (?:tenancy|rental|lease)\b|\brental agreement\b|\btenancy agreement\b/i

/** What an existing lease or tenant costs the owner. */
export default defineRule({
  id: 'national/lease-burdens',
  title: 'Terms of the lease that fall on its owner',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: tenancyActs,
  appliesTo: ['lease', 'annexure'],
  patterns,
  clear: 'No lease was found that its tenant may break, or that costs its owner more than usual.',
  subject:
    /\b(?:tenants?'?|renters?'?|lessees?|operator)\b.{0,120}(?:\b(?:end|terminate|break|option|extend|renew|further term|second fixed term|remain|arrears|behind|paid ahead|dispute\w?|tribunal|conciliate|claims?|stay on|adviser)\b)|(?:\b(?:end|terminate|break|option|extend|renew|further term|second fixed term|remain|arrears|behind|paid ahead|dispute\w?|tribunal|conciliate|claims?|stay on|adviser)\b).{0,120}\b(?:tenants?'?|renters?'?|lessees?|operator)\b|\b(?:lessor|landlord|rental provider|owner of the premises)\b.{0,80}\b(?:repairs?|replace|pays?|reimburses?|bring)\b|\brent\b.{0,80}\b(?:arrears|ahead|paid in advance|includes?|reduc\w{1,4}|abate\w{0,4}|late|delays?|behind|review\w{0,2}|not be)\b|\bdelays?\b.{0,40}\brent\b|\boptions? (?:to|of) (?:renew|extend)\w{0,2}\b|\boption\b.{0,40}\byears?\b|\bfurther terms?\b/i,
  messages: {
    leaves: {
      title: 'The tenant may end the lease early',
      description:
        'By the wording at {{where}} the tenant may go before the term ends. The rent that the price rests on may stop soon after you buy.',
      recommendation:
        'Before you sign, ask whether the right has been used or announced, and count on less rent.',
      question: 'Has the tenant used this right, or said that it will?',
    },
    lessRent: {
      title: 'The rent falls, is late, or was paid ahead to the vendor',
      description:
        'The wording at {{where}} shows that less rent may come in than the papers tell: it is reduced, waived, behind, or the vendor has had it already. Lenders and buyers value the property by its rent.',
      recommendation:
        'Before you sign, ask for the rent ledger of two years, and that rent paid ahead is adjusted at settlement.',
      question:
        'What rent is paid now, until when is it paid, and what has been promised to the tenant?',
    },
    paidAhead: {
      title: 'Rent was paid ahead to the vendor',
      description:
        'The wording at {{where}} shows rent that is paid before the time for which it is due. What the vendor has had for days after settlement you do not get from the tenant again, unless it is allowed to you at settlement.',
      recommendation:
        'Before you sign, see until when the rent is paid, and ask that what is paid for days after settlement comes off the price you pay.',
      question:
        'Until when is the rent paid, and will rent for days after settlement be allowed to the purchaser?',
    },
    supplies: {
      title: 'The lease has the owner pay for electricity or other supplies',
      description:
        'By the wording at {{where}} the rent pays for supplies that a tenant mostly pays for. After settlement their bills are yours, whatever the tenant uses, unless the lease sets a limit.',
      recommendation:
        'Before you sign, ask for the bills of a year, and take them from the rent when you count what it leaves you.',
      question:
        'What did the supplies that the owner pays for under the lease cost in the last year?',
    },
    ownerPays: {
      title: 'The lease puts repairs or other costs on the owner',
      description: 'By the wording at {{where}} {{what}}. After settlement that owner is you.',
      recommendation:
        'Before you sign, have the works priced, or ask that the vendor does them first.',
      question:
        'What does the tenant ask for under the term at {{where}} now, and who pays for it?',
    },
    ties: {
      title: 'The lease ties later owners',
      description:
        'By the wording at {{where}} the lease limits what its owner may do, how far the rent may rise, or when it can end. It binds you for that time.',
      recommendation: 'Before you sign, read the whole lease and see until when it may run.',
      question: 'Until when may the lease run, and at what rent?',
    },
    rentStands: {
      title: 'The rent cannot be raised while the lease runs',
      description:
        'By the wording at {{where}} the rent stays as it is for the time told there. It binds you as the new owner until then, whatever such homes are let for.',
      recommendation:
        'Before you sign, see until when the lease runs, and compare its rent with what is paid nearby.',
      question: 'Until when may the lease run, and at what rent?',
    },
    option: {
      title: 'The tenant may take a further term by its own choice (option to renew)',
      description:
        'By the wording at {{where}} the tenant of the home may make the tenancy longer without asking you, for the time and at the rent that are told there. It binds you as the new owner: you could not move in, nor sell the home empty, until that term has ended too.',
      recommendation:
        'Before you sign, work out the last day on which the tenants could stay, and, if you mean to live there, ask for their written release of this right.',
      question:
        'Has the tenant used this right, until when could the tenancy then run, and at what rent?',
    },
    prolongs: {
      title: 'The tenant may stay on for a further term, although vacant possession is promised',
      description:
        'By the wording at {{where}} the tenant may make the lease longer by its own choice, and the contract promises vacant possession. If the tenant does so, the lease goes on under you as the new owner: you could not move in when you have paid, and the rent may be fixed for that time.',
      recommendation:
        'Before you sign, ask for the tenant’s written release of this right, and for a term that lets you end the contract if the tenant has not left.',
      question: 'Has the tenant used this right, and will the tenant give it up in writing?',
    },
    says: {
      title: 'The tenant disputes a notice, makes a claim, or means to stay',
      description:
        'The wording at {{where}} shows that the tenant does not agree with the owner. The tenant may still be there at settlement, and a claim for repairs or rent can fall on you as the new landlord.',
      recommendation:
        'Before you sign, ask for vacant possession as a term, and for the letters and any application to the tribunal.',
      question: 'What does the tenant claim, and will the tenant be gone at settlement?',
    },
  },
  check({ doc }, report) {
    const isVacant = vacancyToldIn(doc) !== null
    for (const passage of passagesIn(doc, LEASES)) {
      const { text, span, zone, block } = passage
      // Rent that is up to date is often the condition of a further term.
      const letsStay = patterns.letsStay.test(text) && patterns.furtherTerm.test(text)
      const isPlain = patterns.plain.test(text) && !letsStay && !patterns.ownerSupplies.test(text)
      if (text.endsWith('?') || isPlain || patterns.buyer.test(text)) continue
      if (isTermOfAllTenancies(text)) continue
      if (patterns.crown.test(text) || patterns.charge.test(text)) continue
      const title = doc.parts[block.partIndex]?.title ?? ''
      const about = `${title} ${aboutOf(passage)}`
      if (zone !== 'lease' && !patterns.lease.test(about)) continue
      const opens = doc.parts[block.partIndex]?.span.start ?? span.start
      if (zone !== 'lease' && patterns.withCouncil.test(doc.text.slice(opens, opens + HEAD_LENGTH)))
        continue
      if (
        patterns.says.test(text) &&
        patterns.tenant.test(text) &&
        !(zone === 'lease' && isRightOfAllTenants(text))
      ) {
        report('says', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        isVacant &&
        (letsStay || affirmed(passage, patterns.prolongs) !== null) &&
        !patterns.notProlonged.test(text)
      ) {
        report('prolongs', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        zone === 'lease' &&
        HOME.test(title) &&
        affirmed(passage, patterns.prolongs) !== null &&
        !patterns.notProlonged.test(text)
      ) {
        report('option', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        patterns.leaves.test(text) &&
        !patterns.onlyByLeave.test(text) &&
        !isOnlyIfSpoiled(text)
      ) {
        report('leaves', [span], {}, { severity: 'high', unmistakable: true })
      } else if (patterns.lessRent.test(text)) {
        if (patterns.paidAhead.test(text) && !patterns.alsoLess.test(text)) {
          report('paidAhead', [span])
          continue
        }
        const large = Math.max(0, ...dollarsIn(text)) > 5_000_000
        report('lessRent', [span], {}, large ? { severity: 'high' } : {})
      } else if (patterns.ownerPays.test(text)) {
        const what = patterns.leftWorn.test(text) ? NEED_NOT : MUST
        report('ownerPays', [span], { what })
      } else if (patterns.ownerSupplies.test(text)) report('supplies', [span], {}, LOW)
      else if (patterns.ties.test(text)) report('ties', [span])
      else if (patterns.rentStands.test(text)) report('rentStands', [span])
    }
  },
})

const MUST = 'the owner must do, pay for or allow what it names'
const NEED_NOT =
  'the tenant need not do, put right or pay what it names, so that it falls on the owner'

const LOW = { severity: 'low' } as const

/** "The tenant may end it if the premises are destroyed": what stands behind the right. */
function isOnlyIfSpoiled(text: string): boolean {
  const right = patterns.leaves.exec(text)
  return right !== null && patterns.onlyIfSpoiled.test(text.slice(right.index))
}
