import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule, type Reading } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...LOTS_NAMED_PATTERNS,
  /** What is only allowed, and how it is taken back. */
  licence:
    /\b(?:licen[cs]e\w{0,2}|permission|permitted|may use|may be used|right to use|may occupy|leave)\b/i,
  takenBack:
    /\b(?:may|can) be (?:withdrawn|revoked|ended|cancelled|terminated|taken (?:back|away))\b|\bpersonal to the (?:holder|owner|licensee)\b|\b(?:for so long|as long|so long|until) (?:as )?(?:the )?(?:corporation|committee|body corporate|owners corporation|council|company|association|board)\b.{0,30}\b(?:not require|content|allows?|permits?|requires?|needs?|decides?)\b|\bat the (?:will|pleasure) of the (?:corporation|committee|body corporate|council|board)\b/i,
  /** Leave that was given to the present owner and not to the lot. */
  toOwnerOnly:
    /\b(?:permission|leave|consent|approval|licen[cs]e)\b[^.;]{0,50}\bpersonal(?:ly)?\b[^.;]{0,60}\b(?:ends?|lapses?|ceases?|expires?|stops?)\b/i,
  /** Leave of a council or of the Crown for what stands on public land. */
  ofPublic:
    /\b(?:council|shire|crown|minister|department|road authority|reserve|foreshore|waterway|harbour|jetty|pontoon|nature strip|footpath)\b/i,
  right:
    /\balone may use\b|\bmay only be used by the owner of lot\b|\bexclusive[- ]use\b|\bexclusive (?:right|enjoyment|occupation|possession)\b|\bspecial privileges?\b|\b(?:granted|given|has) the right to (?:use|occupy)\b|\bsole (?:use|enjoyment)\b|\buse and enjoyment\b.{0,40}\b(?:only|alone|exclusively)\b/i,
  area: /\b(?:common property|courtyards?|balcon(?:y|ies)|terraces?|roof(?: ?top)?|gardens?|yard|car ?(?:spaces?|parks?|parking)|storage|lots?|areas?|rights?|by-?law|deck|storeroom|cage)\b/i,
  duty: /\bowner\b.{0,12}\bmaintains\b|\b(?:must|shall|is to|are to|responsible|obliged|at (?:its|their|his|her|the owner'?s?) (?:own )?(?:cost|expense))\b.{0,70}\b(?:maintain|repair|keep|insure|renew|replace|clean|pay|upkeep|waterproof)\w{0,4}\b|\bbears?\b.{0,24}\b(?:cost|expense)\b.{0,40}\b(?:maintain|repair|replac|upkeep)\w{0,4}|\b(?:maintenance|upkeep|repair)\b.{0,40}\b(?:by|of) the (?:owner|lot)\b/i,
  fragile:
    /\b(?:revo(?:ke[ds]?|cable)|withdraw\w{0,3}|may (?:be )?(?:end(?:ed)?|cancel\w{0,4}|terminat\w{1,4})|not (?:yet )?(?:been )?(?:registered|recorded|granted|made)|by resolution only|until further notice|expires?|ends? on|unless renewed|for a (?:term|period) of)\b/i,
  other:
    /\b(?:exclusive (?:agent|agency|authority|jurisdiction|retailer|supplier)|purchaser waives)\b/i,
  /** What a lot has outside its own walls, where it stands, and by whose leave. */
  fixture:
    /\b(?:air[- ]?condition\w{1,4}|condensers?|split[- ]systems?|outdoor units?|heat pumps?|hot[- ]?water (?:units?|services?|systems?)|solar panels?|awnings?|pergolas?|blinds?|shutters?|skylights?|flues?|satellite dish(?:es)?|aerials?|antennas?|pipes?|ducts?|storage (?:cages?|boxes)|sheds?|spas?|screens?|signs?|chargers?|charging (?:points?|stations?))\b/i,
  outside:
    /\b(?:common property|(?:outer|outside|external|exterior|north|south|east|west|rear|front|side|boundary|stair) (?:face of the \w{4,9} )?walls?|roof(?:top| space| slab)?|fa[cç]ade|slab|light ?well|basement|eaves|driveway)\b/i,
  leave:
    /\b(?:has|have|had) (?:licensed|permitted|allowed|authorised) (?:the )?(?:owner|proprietor|lot|unit)\b|\b(?:has|have|had) (?:had )?(?:the )?(?:leave|permission|approval|consent|a licen[cs]e|the right)\b|\bmay (?:keep|have|retain|install|leave|fix|mount|maintain|place)\b|\b(?:is|was|were|are) (?:allowed|permitted|authorised|given (?:leave|permission)|granted (?:leave|permission|a licence|approval))\b|\b(?:leave|permission|approval|consent|licen[cs]e) (?:is |was |has been )?(?:given|granted)?[^.;]{0,24}\b(?:to|for) (?:the )?(?:owner|proprietor|lot|unit|apartment)\b/i,
  onTerms:
    /\bwhoever owns\b|\b(?:at|to) (?:that|the|its|his|her|their|each) (?:lot )?(?:owner'?s |own )?(?:sole |own )?(?:costs?|expense)\b|\b(?:must|shall|is to|are to|will)\b[^.;]{0,50}\b(?:maintain|repair|remove|reinstate|insure|take (?:it |them )?(?:down|away))\b|\bowner\b[^.;]{0,40}\b(?:maintains|repairs|removes|reinstates|insures|indemnifies|bears)\b|\bindemnif\w{1,4}\b|\bkeeps? (?:it|them|the \w{3,14})? ?in (?:good )?(?:repair|order)\b/i,
  ownerOf:
    /\b(?:owners?|proprietors?)(?: or occupiers?)?(?: for the time being)? (?:of|from) (?:the )?(?:lots?|units?|apartments?|flats?)\b|\b(?:lots?|units?|apartments?|flats?) \d{1,4}\b|\b(?:the|this) (?:lot|unit|apartment)'s (?:owner|proprietor)\b/i,
  /** A rule for every lot, which grants nothing to this one. */
  forEach:
    /\b(?:an?|any|each|every|no) (?:lot |unit )?(?:owner|proprietor|occupier|person|lot|unit)\b|\b(?:owners and occupiers|owners or occupiers|all owners)\b|\b(?:must not|may not|shall not) (?:install|fix|keep|place|mount)\b/i,
  none: /\bno (?:exclusive|owner has|special privilege)/i,
})

/** What makes a courtyard or car space the lot's own, and what it costs. */
export default defineRule({
  id: 'national/exclusive-use',
  title: 'Exclusive use of common property',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  isPropertyRisk: true,
  law: {
    none: 'strata and owners corporation laws of each state differ; the by-law itself decides',
  },
  appliesTo: ['by-laws', 'special-conditions', 'owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No exclusive use of common property with duties or an end was found.',
  subject:
    /\b(?:exclusive|sole) (?:use|right|possession|enjoyment|occupation)\b|\bspecial privileges?\b|\b(?:permission|permitted|licen[cs]ed?|by licen[cs]e|leave|granted the right|right to use|alone may use|may use|may keep|revoked)\b.{0,100}(?:\b(?:common property|roof|outside wall|rear wall|wall|car ?port|car space|courtyard|yard|garden|terrace|pergola|awning|air ?condition\w{1,4}|pontoon|condenser|balcony)\b)|(?:\b(?:common property|roof|outside wall|rear wall|wall|car ?port|car space|courtyard|yard|garden|terrace|pergola|awning|air ?condition\w{1,4}|pontoon|condenser|balcony)\b).{0,100}\b(?:permission|permitted|licen[cs]ed?|by licen[cs]e|leave|granted the right|right to use|alone may use|may use|may keep|revoked)\b|\b(?:permission|licen[cs]e)\b.{0,40}\bpersonal to\b/i,
  messages: {
    byLeave: {
      title:
        'Something of this lot stands on common property by permission, on terms that bind each owner',
      description:
        'The wording at {{where}} lets the owner of this lot keep something, such as the outdoor unit of an air conditioner, on the common property (what all owners own together), and says on what terms. From settlement it is yours to look after, and usually yours to pay for when it has to be taken down and put back for work on the building.',
      recommendation:
        'Ask for the resolution or by-law that gives the permission, check that it passes to a new owner, and look at the age and state of what stands there.',
      question:
        'Please give us the resolution or by-law with all its terms. Have they been kept, and is work planned on that part of the building?',
    },
    duty: {
      title: 'Exclusive use of common property, with the duty to maintain it',
      description:
        'The wording at {{where}} gives an owner the only use of part of the common property (what all owners own together) and makes that owner look after it. Repairs that others share elsewhere would be yours alone.',
      recommendation:
        'Before you sign, check which area goes with your lot and its condition, above all roofs, membranes and drains.',
      question: 'Which exclusive use areas go with the lot, and what has been spent on them?',
    },
    fragile: {
      title: 'The exclusive use of common property can end or is not secured',
      description:
        'The wording at {{where}} shows a right to use part of the common property alone that is not registered, or that can be ended. You could lose a courtyard or car space that you paid for.',
      recommendation:
        'Before you sign, ask for the registered by-law that gives the right, without an end.',
      question: 'Is the exclusive use registered, and can it be ended?',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of passagesIn(doc, [
      'by-laws',
      'special-conditions',
      'owners-corporation-certificate',
      'minutes',
      'annexure',
    ])) {
      const { full, text, span, zone, previous } = passage
      if (patterns.toOwnerOnly.test(text)) {
        if (patterns.ofPublic.test(`${previous} ${text}`)) continue
        report('fragile', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (
        zone === 'by-laws' &&
        patterns.takenBack.test(text) &&
        patterns.licence.test(`${previous} ${text}`)
      ) {
        report('fragile', [span], {}, { severity: 'medium', unmistakable: true })
        continue
      }
      if (isByLeave(passage, facts)) {
        report('byLeave', [span], {}, { severity: 'low', unmistakable: true })
        continue
      }
      if (!holds(text, patterns.right, patterns.area) || patterns.other.test(text)) continue
      const fragile = patterns.fragile.test(text)
      if (patterns.none.test(text) || isOfOtherLots(text, facts)) continue
      if (!fragile && affirmed(passage, patterns.right) === null) continue
      // New South Wales asks in a rule of its own whether such a by-law is registered.
      if (fragile) {
        if (doc.state !== 'NSW') report('fragile', [span], {}, { severity: 'medium' })
      } else if (patterns.duty.test(full)) report('duty', [span])
    }
  },
})

/** "The owner of Lot 7 may keep a condenser on the outer wall, on terms that …": leave for what stands there. */
function isByLeave({ text, next }: Passage, facts: Reading['facts']): boolean {
  return (
    holds(text, patterns.fixture, patterns.outside, patterns.leave, patterns.ownerOf) &&
    patterns.onTerms.test(`${text} ${next.slice(0, 200)}`) &&
    !patterns.forEach.test(text) &&
    !isOfOtherLots(text, facts)
  )
}
