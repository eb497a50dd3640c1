import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { isVicinity } from '../harmless/vicinity.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { disclosuresOf, holdingAny, type Passage } from '../reading/passages.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  /** Said of it: "was refused", "Refused 4 May 2024", "Refusal 12 August 2023", "refused to issue". */
  refused:
    /\b(?:(?:was|were|has been|have been|is) (?:refused|rejected)|refused (?:on |by |in )?(?:\d{1,2} [a-z]{3,9} |[a-z]{3,9} )?(?:19|20)\d\d|refus(?:ed|al)[ :|]{1,4}\d{1,2}[ /.-](?:[a-z]{3,9}|\d{1,2})[ /.-](?:19|20)\d\d|(?:decision|outcome|status|result)[ :|]{1,4}refus(?:ed|al)|(?:has |have )?refused (?:to (?:issue|grant|give|approve)|(?:an? |the |its )?(?:application|permit|consent|approval|certificate)))\b/i,
  /** The letter itself decides. */
  decided:
    /\bapplication\b[^.;]{0,60}\b(?:is|was|has been) (?:hereby |therefore |accordingly )?refused\b(?! (?:if|unless|until))/i,
  asked:
    /\b(?:applications?|DAs?|development|permits?|consents?|approvals?|PA ?\d{3,9}|MCU|planning|(?:building|occupation|compliance|information) certificates?|re-?zoning|subdivision|subdivide|second(?:ary)? (?:dwelling|residence)|granny flat|dual occupancy|change of use|use (?:of )?the \w{4,10} as|use as an?)\b/i,
  /** It was asked for again and given, or decided otherwise. */
  mended:
    /\b(?:later|then|since|subsequently|on (?:appeal|review)|afterwards|amended|new|fresh|second) (?:\w{3,12} ){0,2}(?:approved|granted|allowed|issued|overturned|set aside)\b|\b(?:approved|granted|allowed|overturned|set aside) (?:on|after|by) (?:appeal|review|the (?:tribunal|court))\b|\bappeal (?:was )?(?:allowed|upheld|successful)\b/i,
  other:
    /\b(?:loans?|finance|insurance|insurers?|claims?|offers?|pets?|dogs?|cats?|animals?|visas?|cards?|tenants?|tenancy|bail|refund|discount|motions?|objections? (?:was|were|is)|leave to|admission|entry|tree (?:removal|lopping))\b/i,
  nextDoor:
    /^\W{0,3}(?:[A-Z]?\d{0,2}[.)|\s]{0,3})?(?:neighbouring|adjoining|adjacent|nearby) (?:land|lots?|properties|property|sites?)\b/i,
  supposed:
    /\b(?:may|might|can|could|must|shall|would|if|where|unless|when(?:ever)?|not) (?:be )?refus|\b(?:if|where|unless|when|should|in case)\b[^.;]{0,60}\brefus/i,
})

/** What an authority was asked for the property and did not allow. */
export default defineRule({
  id: 'national/application-refused',
  title: 'Applications about the property that were refused',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: { none: 'each state’s planning and building law decides what may be asked again' },
  appliesTo: [
    'planning-certificate',
    'building-permit',
    'vendor-statement',
    'rates-certificate',
    'special-conditions',
  ],
  patterns,
  clear: 'No application about the property that was refused was found.',
  subject:
    /\b(?:applications?|DA|BP|BA|permits?|council|shire|authority|development|certificate|decision|building|planning)\b[^;]{0,100}\b(?:refus(?:ed|al|es)|rejected|not (?:supported|granted|approved)|turned down|knocked back|unsuccessful)\b|\brefus(?:ed|al)\b[^;]{0,60}\b(?:19|20)\d\d\b|\brefus(?:ed|al|es)\b[^.;]{0,80}\b(?:council|shire|applications?|permit|planning|development|certificate)\b|\bdisallowed\b/i,
  givesWayTo: {
    'national/approval-outcome-differs': ['refused'],
    'national/unapproved-building-work': ['refused'],
    'act/unapproved-structures': ['refused'],
    'tas/building-not-completed': ['refused'],
  },
  messages: {
    refused: {
      title: 'An application about the property was refused by the council or another authority',
      description:
        'The wording at {{where}} tells of a permit, approval or certificate that was asked for and refused. What it was for may not be done, and what was built or used without it has no approval: you could be told to stop or to take it down.',
      recommendation:
        'Before you sign, get the decision with its reasons, and ask the authority what would be needed to be allowed now.',
      question:
        'What was refused and why, was anything built or used all the same, and was it asked for again?',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of holdingAny(disclosuresOf(doc), 'text', patterns.refused)) {
      const { text, span, zone } = passage
      if (zone === 'by-laws' || zone === 'minutes' || zone === 'plan' || zone === 'title-search')
        continue
      if (patterns.nextDoor.test(text)) continue
      if (!isOfProperty(passage) || isVicinity(passage) || isOfOtherLots(text, facts)) continue
      if (affirmed(passage, patterns.refused) === null) continue
      // The authority's own decision in its letter reads as plainly as any letter does.
      const sure = patterns.decided.test(text) ? ({ unmistakable: true } as const) : {}
      report('refused', [span], {}, sure)
    }
  },
})

function isOfProperty({ text, span, previous, next, block }: Passage): boolean {
  if (patterns.supposed.test(text) || patterns.other.test(text)) return false
  // "DA 2023/118 second dwelling. Refused 4 May 2024.": what was asked stands before, as its head.
  const before = block.text.slice(0, Math.max(0, span.start - block.span.start)).slice(-REACH)
  const above = before === '' && text.length < SHORT ? previous.slice(-REACH) : before
  if (!patterns.asked.test(`${above} ${text}`)) return false
  const behind = block.text.includes(next) ? next : ''
  return !patterns.mended.test(`${text} ${behind}`)
}

const REACH = 200
/** A line that is no more than an outcome. */
const SHORT = 60
