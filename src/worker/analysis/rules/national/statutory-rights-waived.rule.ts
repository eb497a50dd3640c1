import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  /** A paper that the law has the vendor give, or the law that gives the right. */
  disclosure:
    /\b(?:disclosure statement|vendor(?:'s|s')? statement|section 32|form (?:1|2)|(?:pre-?contractual|statutory|seller|vendor|scheme) (?:disclosure|information)|prescribed documents?|section 51A?)\b/i,
  statute:
    /\bunder (?:part|division|sections?|s\.?|ss\.?|chapter) ?\d{1,3}[A-Z]{0,3}\b|\b(?:sale of land|strata titles|land and business|conveyancing|property law|civil law|body corporate|community titles?|unit titles|land titles|retail leases)\b[^.;]{0,60}\b(?:act|regulations?)\b/i,
  /** "No omission from it entitles the Buyer to avoid this Contract." */
  noFault:
    /\b(?:no|nor any|neither any)\b[^.;]{0,24}\b(?:omissions?|errors?|defects?|failures?|inaccurac(?:y|ies)|misstatements?|mistakes?|variations?|changes?|non-?compliance|deficienc(?:y|ies))\b/i,
  entitles:
    /\b(?:entitles?|gives?|allows?|permits?|entitle)\b[^.;]{0,40}\bpurchaser\b[^.;]{0,60}\b(?:avoid|rescind|terminate|end|withdraw|cancel|rights?)\b/i,
  /** "Must not avoid, rescind or terminate under Part 10 because of …". */
  gives:
    /\bpurchaser\b[^.;]{0,50}\b(?:waives?|gives? up|surrenders?|abandons?|forgoes?|releases?|relinquish(?:es)?|agrees? not to (?:exercise|rely on|use)|must not (?:exercise|rely on|use|seek to)|must not (?:avoid|rescind|terminate|end|cancel)|no right to (?:avoid|rescind|terminate|end|cancel))\b/i,
  right:
    /\b(?:rights?|entitlements?|remed(?:y|ies)|power)\b[^.;]{0,60}\b(?:avoid|rescind|rescission|terminate|termination|end (?:this|the) contract|cancel|cool(?:ing)?[- ]off)\b|\b(?:avoid|rescind|terminate|end|cancel)\b[^.;]{0,20}\b(?:this|the) contract\b/i,
  /** "The purchaser lets go every claim … under section 15". */
  letsGo:
    /\bpurchaser\b[^.;]{0,80}\b(?:lets? go(?: of)?|waives?|releases?|gives? up|surrenders?|abandons?|forgoes?|relinquish(?:es)?|has no)\b[^.;]{0,24}\b(?:claims?|remed(?:y|ies)|relief|damages|compensation)\b/i,
  wrong:
    /\b(?:wrong|incorrect|inaccura\w{2,4}|incomplete|misleading|defective|deficien\w{1,3}|left out|omitted|omissions?|missing|errors?|untrue)\b/i,
  builders:
    /\bwarrant(?:y|ies)\b[^.;]{0,40}\b(?:under|implied|given|made|by)\b[^.;]{0,60}\b(?:domestic building|home building|building (?:work )?contract|building work contractors|housing indemnity|residential building|building and construction industry)/i,
  /** The builder may be gone; the one who sold a new home is let go. */
  builderAlone:
    /\bpurchaser\b[^.;]{0,60}\b(?:looks?|claims?|sues?|proceeds?|recourse|remed(?:y|ies))\b[^.;]{0,50}\b(?:to|against) (?:the )?builder\b|\b(?:remed(?:y|ies)|recourse|claims?)\b[^.;]{0,60}\b(?:is|are|lies?|only|solely)\b[^.;]{0,20}\bagainst (?:the )?builder\b|\bpurchaser must look to the builder alone\b/i,
  vendorFree:
    /\bvendor (?:is|must be|stands?) (?:then |hereby )?(?:released|free(?:d)?|discharged)\b|\b(?:do(?:es)? not|must not|no longer) bind (?:the )?vendor\b|\bvendor (?:has|must have|accepts?) no (?:liability|responsibility)\b|\breleases? (?:the )?vendor\b/i,
  anyWarranty: /\b(?:warrant(?:y|ies)|defects?|faults?|quality of the works?|workmanship)\b/i,
  builderGone:
    /\bno (?:\w{3,10} )?warrant(?:y|ies)\b[^.;]{0,160}\b(?:passes|pass|enforce\w{0,4}|enure|applies|apply|available)\b|\b(?:waives?|releases?|gives? up|excluded|negatived|must not (?:enforce|claim|rely|sue))\b/i,
  /** "Knowing the truth would not have changed the buyer's mind": the test of the right, conceded. */
  immaterial:
    /\b(?:would|must|will|does|do|did|has|have|could)(?: not| never)\b[^.;]{0,30}\b(?:chang\w{1,3}|affect\w{0,3}|alter\w{0,3}|influenc\w{1,3}|weigh\w{0,3}|matter\w{0,3}|made (?:any|a) difference|deterr\w{2,3})\b[^.;]{0,60}\b(?:purchaser|decision|mind|choice|buying|purchase)\b|\bpurchaser\b[^.;]{0,40}\bwould (?:still |nevertheless |in any (?:case|event) )?have (?:still )?(?:bought|signed|purchased|entered|gone ahead)\b|\b(?:taken|deemed|agreed|treated|accepted)\b[^.;]{0,16}\b(?:not (?:to be )?|im)material\b/i,
  mistaken:
    /\b(?:wrong|incorrect|inaccura\w{2,4}|mistaken|untrue|false|out of date|incomplete|missing|omitt\w{2,3}|omissions?|errors?|mistakes?|true position|the truth)\b/i,
  remedies:
    /\b(?:ends?|ending|terminat\w{1,4}|rescind\w{0,3}|rescission|avoid\w{0,3}|cancel\w{0,6}|withdraw\w{0,3}|lower|reduc\w{1,5}|compensation|claims?|objections?)\b/i,
  /** What only says that the right stays, is told, or is used by its own form. */
  saved:
    /\bnothing in\b|\b(?:does|do|shall|will|must) not (?:limit|exclude|affect|restrict|take away|waive)\b|\bwithout (?:limiting|prejudice|affecting|taking away)\b|\b(?:except|save|other than)\b[^.;]{0,40}\b(?:as|where|to the extent)\b[^.;]{0,30}\b(?:act|law|section)\b|\bpurchaser (?:may|can)\b(?! not)[^.;]{0,60}\b(?:avoid|rescind|terminate)\b/i,
  /** Other rules read these: the cooling-off right, the deposit statement, a certificate of a lawyer. */
  elsewhere: /\b(?:cooling[- ]off|66W|section 27|requisitions?|foreign|withhold\w{0,3}|gst)\b/i,
})

const ENTRIES = [
  [patterns.noFault, patterns.entitles, patterns.disclosure],
  [patterns.noFault, patterns.entitles, patterns.statute],
  [patterns.gives, patterns.right],
  [patterns.letsGo, patterns.wrong],
  patterns.builders,
  [patterns.builderAlone, patterns.vendorFree],
  [patterns.immaterial, patterns.mistaken],
]

/** What the law gives a buyer whatever the contract says, signed away in it. */
export default defineRule({
  id: 'national/statutory-rights-waived',
  title: 'Rights that the law gives you, signed away',
  category: 'legal',
  severity: 'critical',
  kind: 'presence',
  law: [
    cite(act.vic.saleOfLand, 's 32K'),
    cite(act.nsw.conveyancing, 's 52A(4)'),
    cite(act.wa.strataTitles, 'Part 10'),
    cite(act.cth.consumerLaw, 's 18'),
  ],
  appliesTo: ['special-conditions', 'particulars', 'contract-form', 'annexure'],
  patterns,
  clear: 'No clause was found that signs away a right which the law gives a buyer.',
  subject:
    /\b(?:waive\w{0,2}|waiver|releas\w{1,3}|gives? up|agrees? (?:not to|that)|(?:must|may|shall|will|can) ?not|no right|no claim|lets go|no (?:error|omission|warranty))\b[^.;]{0,140}\b(?:section \d{1,3}|act \d{4}|statut\w{1,4}|disclosure|form [12]|vendor'?s? statement|seller'?s? statement|prescribed|implied by|builder alone|omission|incorrect)\b|\b(?:section \d{1,3}|act \d{4}|statut\w{1,4}|disclosure|form [12]|vendor'?s? statement|section 32|prescribed|implied warrant\w{1,4}|omission|incorrect|wrong or)\b[^.;]{0,140}\b(?:waive\w{0,2}|waiver|releas\w{1,3}|gives? up|agrees? not to|(?:must|may|shall|will) not (?:rescind|terminate|end|claim|make|avoid)|lets go|no right|no claim|not (?:material|entitle)|any right to (?:rescind|terminate))\b|\b(?:taken|deemed) to have (?:given|accepted|consented|waived|agreed|received)\b/i,
  givesWayTo: {
    'qld/form-2-missing': ['disclosure'],
  },
  messages: {
    disclosure: {
      title: 'You would give up your right to end the contract for missing or wrong disclosure',
      description:
        'The law makes the vendor tell a buyer certain things, and lets the buyer out where they are left out or wrong. By the wording at {{where}} you agree not to use that right. Such a promise may have no effect (in New South Wales the law says so), but the vendor will hold it against you, and you may let the time for your right pass.',
      recommendation:
        'Before you sign, ask for this clause to be removed. If something was left out of the disclosure, have a lawyer tell you at once how long you may still act: the clause need not stop you.',
      question: 'Will the vendor remove the clause that gives up the purchaser’s statutory rights?',
      suggestedWording:
        'Nothing in this contract limits a right that an Act gives the purchaser to avoid, rescind or terminate it.',
    },
    immaterial: {
      title: 'You would agree beforehand that wrong disclosure did not matter to you',
      description:
        'The right to end the contract for wrong disclosure turns on whether you would have signed had you known the truth. By the wording at {{where}} you concede now that you would have, before anything wrong has come out, and so give up ending the contract or asking for a lower price. Whether that binds you is for a lawyer, but the vendor will hold it against you.',
      recommendation:
        'Before you sign, ask for this clause to be removed, and compare each answer of the disclosure with the other papers of this file.',
      question:
        'Will the vendor remove the clause by which wrong disclosure is said not to have mattered?',
      suggestedWording:
        'Nothing in this contract limits a right that an Act gives the purchaser to avoid, rescind or terminate it.',
    },
    claims: {
      title: 'You would give up your claims for wrong or missing disclosure',
      description:
        'The law makes the vendor tell a buyer certain things, and gives a claim where they are wrong or left out. By the wording at {{where}} you let those claims go, against the vendor or the agent. Such a promise may have no effect, but it will be held against you; and what the papers leave out would be yours to pay for.',
      recommendation:
        'Before you sign, ask for this clause to be removed, and check for yourself what the disclosure tells: compare it with the title, the searches and the papers of the scheme.',
      question: 'Will the vendor remove the clause that gives up claims for wrong disclosure?',
      suggestedWording:
        'Nothing in this contract limits a right or claim that an Act gives the purchaser for wrong or missing disclosure.',
    },
    builder: {
      title: 'You would give up the builder’s warranties that the law gives',
      description:
        'By the wording at {{where}} the warranties that an Act puts on building work are not to pass to you, or you release them. Ask whether the law lets them be taken away: it often does not. Until that is settled the term can keep you from claiming for faults of a new or altered home until the time is over.',
      recommendation:
        'Before you sign, ask for this clause to be removed, and ask who built, when, and under which insurance.',
      question:
        'Will the vendor remove the clause that gives up the statutory building warranties?',
      suggestedWording:
        'Nothing in this contract limits a warranty that an Act implies in favour of the owner of a home.',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(termsOf(doc), ['plain'], ...ENTRIES)) {
      const { plain, text, span, block, heading } = passage
      if (patterns.saved.test(plain)) continue
      if (
        holds(plain, patterns.immaterial, patterns.mistaken, patterns.remedies) &&
        patterns.disclosure.test(`${heading} ${block.text.slice(0, MOST_CLAUSE)}`)
      ) {
        report('immaterial', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (
        (patterns.builders.test(plain) && patterns.builderGone.test(plain)) ||
        holds(plain, patterns.builderAlone, patterns.vendorFree, patterns.anyWarranty)
      ) {
        report('builder', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.elsewhere.test(text)) continue
      const clause = block.text.slice(0, MOST_CLAUSE)
      if (
        patterns.letsGo.test(plain) &&
        patterns.wrong.test(plain) &&
        patterns.disclosure.test(clause)
      ) {
        report('claims', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const isNamed = patterns.disclosure.test(plain) || patterns.statute.test(plain)
      if (!isNamed) continue
      const gone =
        (patterns.noFault.test(plain) && patterns.entitles.test(plain)) ||
        (patterns.gives.test(plain) && patterns.right.test(plain) && patterns.statute.test(plain))
      if (gone) report('disclosure', [span], {}, { unmistakable: true })
    }
  },
})

/** In characters: within them a clause names the paper that it is about. */
const MOST_CLAUSE = 900
