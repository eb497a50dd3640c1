import { wordings } from '../../wording/wordings.ts'
import { lotSold } from '../land/lot-sold.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'
import { ACCESSORY_PATTERNS, accessoryClash } from '../schemes/accessory-clash.ts'
import { CAR_SPACE_PATTERNS, carSpaceClash } from '../schemes/car-space-clash.ts'
import { sideOf } from '../reading/side-of.ts'
import { VISITOR_BAY_PATTERNS, visitorBaySold } from '../schemes/visitor-bay.ts'

const patterns = wordings({
  ofHome: /^\W{0,3}(?:(?:lot|apartment|apt|unit) )?([A-Z]?\d{1,2}\.\d{2}|[A-Z]?\d{1,5})\b/i,
  ...ACCESSORY_PATTERNS,
  ...CAR_SPACE_PATTERNS,
  ...VISITOR_BAY_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  noPromise:
    /\bno (?:warranty|promise|assurance|right)\b|\bnot (?:warrant|promise|guarantee|assure)/i,
  bays: /\b(?:bays?|spaces?)\b/i,
  apart: /\b(?:does|do|is|are) not (?:form )?(?:a )?part of the (?:lot|unit)\b/i,
  unsure:
    /\bleave of\b|\bno assurance\b|\b(?:common property|exclusive use|special privilege|licen[cs]e[de]?|informal(?:ly)?|by arrangement|not (?:part|on (?:the )?title|owned|registered|allocated|included)|does not (?:form part|own|include)|no (?:title|registered right|right|warranty|promise|assurance)|leased|permission|personal to|allocation|re-?allocat\w{1,4}|discretion|not (?:warrant|promise|guarantee|assure))\b/i,
  lost: /\b(?:with the consent|not (?:(?:yet )?been )?(?:registered|made|passed|recorded|formali[sz]ed|part|on|owned|included|allocated|assured|guaranteed)|unregistered|un-?registered|no (?:registered |formal |legal )?(?:by-?law|right|title|warranty|promise|assurance|entitlement)|without (?:a |any )?(?:registered |formal )?(?:by-?law|right|title)|does not (?:form part|own|warrant|pass|include|hold)|may (?:end|be (?:withdrawn|revoked|ended|terminated|changed))|revo(?:cable|ked)|informal(?:ly)?|month to month|permission|licen[cs]e|personal to|to be (?:decided|determined|allocated|selected)|re-?allocat\w{1,4}|discretion|not (?:warrant|promise|guarantee|assure))\b/i,
  /** Somebody else's use, which is over by settlement, takes nothing from the buyer. */
  othersUse:
    /\b(?:licen[cs]ee|tenant|occupier|vendor|seller)\b.{0,90}\b(?:ends?|ended|expires?|leaves?|vacates?|ceases?)\b.{0,60}\b(?:before|on|at|by|prior to) (?:settlement|completion)\b/i,
  /** Told anywhere: a space by a licence that somebody may end or move, or lent. */
  byLicence:
    /\b(?:by|under|on|is|by a) (?:a |an? yearly |an? annual |the )?(?:licen[cs]e|permission|leave)\b[^.;]{0,90}\b(?:terminable|end(?:ed)?|moved|withdrawn|revo\w{2,5}|cancel\w{0,4}|notice|at will|year to year|yearly|does not form part)\b|\b(?:allocation|space|bay|cage|storage) (?:is )?by licen[cs]e\b|\bheld by licen[cs]e\b|\blicen[cs]e\b[^.;]{0,40}\b(?:bring (?:it )?to an end|terminable|(?:has |had )?ended|expired|revocable)\b|\b(?:is|are) (?:the )?(?:neighbour|owner|church|shop|council)[^.;]{0,20}['’]s,? (?:and )?lent\b|\blent by the (?:month|week|year)\b/i,
  moved: /\b(?:may|can)\b.{0,30}\b(?:re-?allocated?|reassigned?|withdrawn?|revoked?|moved)\b/i,
  // Where the place is chosen later, by the other side.
  chosen:
    /\b(?:allocated?|allocating|assigned?|designated?|determined?|chosen|selected?|nominated?|re-?located?)\b.{0,40}\bby (?:the )?vendor\b|\bvendor\b.{0,30}\b(?:may|must)\b.{0,20}\b(?:allocate|re-?allocate|assign|designate|determine|choose|select|nominate|re-?locate|swap)\b/i,
  /** Left open on the front page, or the developer's to move afterwards. */
  later:
    /\b(?:location|position|number|place)? ?(?:to be|is|will be) (?:nominated|allocated|chosen|allotted|determined|selected|assigned|advised)\b[^.;]{0,24}\b(?:vendor|later|settlement|completion)\b|\b(?:vendor|developer)\b[^.;]{0,20}\b(?:may|can|will)\b[^.;]{0,10}\b(?:allot|allocate|nominate|choose)\b[^.;]{0,12}\b(?:any|another|a) (?:bay|space|car)|\b(?:may|can) be (?:put in (?:another|a different) place|moved|made (?:a |into a )?stacker|swapped)\b[^.;]{0,60}\b(?:vendor|decides?|pleases?|wishes)\b/i,
  /** Let, lent or licensed to somebody else for years to come. */
  letOut:
    /\b(?:vendor|seller|owner) has (?:let|leased|rented|lent|licen[cs]ed|given|granted)\b[^.;]{0,80}\b(?:to|until|till)\b[^.;]{0,60}\b(?:20[2-9]\d|years|months)\b|\b(?:is|are|has been|have been) (?:let|leased|rented|lent|licen[cs]ed)\b[^.;]{0,80}\b(?:to|until|till)\b[^.;]{0,60}\b(?:20[2-9]\d|years|months)\b/i,
  /** The home and its car space, let together: the rule on tenancies tells of it. */
  withHome:
    /\b(?:property|home|house|unit|apartment|flat|dwelling|lot|land)\b[^.;]{0,30}\b(?:is|are|has been) (?:currently )?(?:let|leased|rented|tenanted)\b/i,
  place: /\b(?:car|parking|garage|storage|bay|tandem)\b/i,
  none: /\bno (?:car ?(?:park(?:ing)?|space|bay)s?|parking|garage|storage(?: cage| unit)?)\b.{0,30}\b(?:is|are|included|comes?|forms?|provided|with)\b/i,
  /** Where no lot has a space, none was promised with this one. */
  noLotHas:
    /\bno (?:car ?(?:park(?:ing)?|space|bay)s?|parking(?: spaces?)?|garage|storage(?: cage| unit)?)\b[^.;]{0,30}\b(?:attached|belong\w{0,3}|allotted|allocated|assigned|goes|go|comes?) (?:to|with) (?:an?y?|the|each|other) (?:lots?|units?|apartments?)\b/i,
  machine:
    /\b(?:car|vehicle|parking) ?stackers?\b|\bstackers?\b.{0,24}\b(?:parking|car|bay)|\bmechanical (?:car )?(?:park(?:ing|ers?)|stacker)|\b(?:upper|lower|top|bottom|middle) (?:tray|platform|pallet|deck) of\b[^.;]{0,40}\b(?:parkers?|parking|stackers?)|\bcar (?:turntable|lift|elevator)\b/i,
  ends: /\blicen[cs]e\b.{0,40}\b(?:end(?:ed)?|terminat\w{1,4}|revok\w{1,3}|cancel\w{0,4})\b/i,
})

/** The place for the car, and whether it comes with the lot. */
export default defineRule({
  id: 'national/car-space',
  title: 'Car space and storage',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a matter of title and plan' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'plan',
    'by-laws',
    'owners-corporation-certificate',
  ],
  patterns,
  clear: 'Nothing was found that contradicts what the contract says about parking and storage.',
  subject:
    /\b(?:car|parking) ?(?:spaces?|parks?|bays?|stackers?|spots?)\b|\bparking\b[^.;]{0,60}\b(?:licen[cs]e|bay|allocat\w{1,4}|visitors?|title|common property|permit)\b|\bstorage (?:cages?|units?|spaces?|lockers?)\b|\bstore no\b|\bstacker\b|\bcages?\b|\bbays? (?:no\.? )?[A-Z]?\d|\btwo bays\b|\b(?:first|second) bay\b|\baccessory unit\b|\bvisitors?'? (?:parking|spaces?|bays?)\b|\b(?:garages?|carports?)\b[^.;]{0,60}\b(?:on title|the lot|lots? \d|common property|licen[cs]e|no\.? ?\d|belongs?|right|allocat\w{1,4}|exclusive|moved)\b/i,
  messages: {
    letOut: {
      title: 'The car space or storage is let to somebody else after settlement',
      description:
        'The wording at {{where}} shows that the car space or storage is let, lent or licensed to somebody else for a time that may run past settlement. You would pay for a space that you cannot use, and the rent may already be in the vendor’s pocket.',
      recommendation:
        'Before you sign, ask for the agreement, and for the space to be free at settlement or for a lower price.',
      question: 'Who uses the space, until when, at what rent, and will it be free at settlement?',
    },
    unsure: {
      title: 'You may not get a lasting right to the car space or storage',
      description:
        'By the wording at {{where}} the car space or storage is not part of what you buy: it is common property, or is used under a licence, a permission or an exclusive use right that is not registered. The owners or another person could take it away.',
      recommendation:
        'Before you sign, ask for a registered by-law or a title for the space, or a lower price.',
      question: 'By what right is the car space used, and will it be registered before completion?',
    },
    later: {
      title: 'The developer chooses or moves your car space later',
      description:
        'The wording at {{where}} does not say which car space or storage you get: the vendor picks it after you have signed, or may move it. It could be a narrow bay, far from the lift, or in a mechanical stacker.',
      recommendation:
        'Before you sign, have the number and size of the space written into the contract and shown on a plan.',
      question: 'Which space, of which size, comes with the lot, and may it still be changed?',
    },
    stacker: {
      title: 'The car space is in a mechanical stacker or needs a car lift',
      description:
        'The wording at {{where}} shows that your car is parked by a machine. Large or heavy cars may not fit, you wait when it is out of order, and its upkeep is expensive.',
      recommendation:
        'Check the size and weight limits with your car, and ask who pays for repairs.',
      question: 'What are the limits of the stacker, and who maintains it at what yearly cost?',
    },
    visitors: {
      title:
        'Bay {{bay}} is sold with the lot, but it is kept for visitors or belongs to all owners',
      description:
        'The contract sells bay {{bay}} with the lot; the rules or the plan of the scheme, quoted here too, keep it for visitors or show it as common property. The vendor cannot sell what all owners own: you would pay for a space from which your car may be towed.',
      recommendation:
        'Before you sign, have the bay taken out of the contract and the price looked at again, or ask for a registered by-law that gives it to the lot.',
      question:
        'By what right does bay {{bay}} go with the lot, since it is not part of its title?',
    },
    differ: {
      title: 'The car space is described differently in different papers',
      description:
        'The contract and another paper, both quoted here, do not agree about the car space or storage. You could settle and find that you have another space, or only a licence, or none.',
      recommendation:
        'Before you sign, have the plan and rules checked and the right space named in the contract.',
      question: 'Which car space and storage come with the lot, and by what right?',
    },
  },
  check({ doc, facts }, report) {
    const sold = lotSold(facts)
    // A schedule of parking has a row for each home, by the number of its storey and place.
    for (const { text, span, block } of holdingAny(
      passagesIn(doc, ['particulars', 'annexure', 'other']),
      'text',
      patterns.machine,
    )) {
      const row = patterns.ofHome.exec(text)?.[1]?.replace('.', '').toUpperCase()
      if (block.kind !== 'row' || row === undefined || row !== sold) continue
      if (patterns.machine.test(text)) report('stacker', [span], {}, { severity: 'medium' })
    }
    const terms = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions'])
    for (const { plain, span, zone } of holdingAny(terms, 'plain', patterns.later)) {
      if (zone === 'special-conditions' && patterns.machine.test(plain)) continue
      if (patterns.later.test(plain) && patterns.place.test(plain))
        report('later', [span], {}, { severity: 'medium' })
    }
    for (const { full, plain, text, span, block } of holdingAny(
      passagesIn(doc, ['special-conditions']),
      'text',
      patterns.space,
    )) {
      if (block.kind === 'heading' || !patterns.space.test(text)) continue
      if (patterns.later.test(plain) && !patterns.machine.test(text)) continue
      if (patterns.othersUse.test(text)) continue
      if (patterns.letOut.test(text) && !patterns.withHome.test(text)) {
        report('letOut', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (patterns.machine.test(text)) report('stacker', [span], {}, { severity: 'medium' })
      else if (
        (patterns.unsure.test(full) &&
          patterns.lost.test(full) &&
          !(patterns.ownLot.test(text) && !patterns.noPromise.test(text))) ||
        patterns.chosen.test(plain) ||
        (patterns.none.test(text) && !patterns.noLotHas.test(text))
      )
        report('unsure', [span])
    }
    for (const { text, span } of passagesIn(doc, ['by-laws'])) {
      if (patterns.space.test(text) && (patterns.moved.test(text) || patterns.ends.test(text)))
        report('unsure', [span])
    }
    for (const { text, span } of holdingAny(
      passagesIn(doc, [
        'particulars',
        'contract-form',
        'special-conditions',
        'vendor-statement',
        'annexure',
        'other',
        'owners-corporation-certificate',
        'by-laws',
        'minutes',
        'plan',
      ]),
      'text',
      patterns.byLicence,
    )) {
      if (isOfOtherLots(text, facts)) continue
      if (
        text.length < 400 &&
        (patterns.space.test(text) || patterns.bays.test(text)) &&
        patterns.byLicence.test(text) &&
        (!patterns.ownLot.test(text) || patterns.apart.test(text)) &&
        !patterns.othersUse.test(text)
      )
        report('unsure', [span])
    }
    const visitors = visitorBaySold(doc)
    if (visitors !== null) {
      const { bay, sold, kept } = visitors
      report(
        'visitors',
        [sold.span, kept.span],
        { bay },
        {
          severity: 'high',
          unmistakable: true,
          sides: [sideOf('Contract', sold), sideOf('Scheme', kept)],
        },
      )
    }
    const accessory = accessoryClash(doc)
    if (accessory !== null) {
      const { sold: own, clash } = accessory
      const [other = own] = clash
      const spans = clash.map(({ span }) => span)
      report(
        'differ',
        [own.span, ...spans],
        {},
        {
          unmistakable: true,
          sides: [sideOf('Contract', own), { ...sideOf('Plan', other), spans }],
        },
      )
      return
    }
    const told = carSpaceClash(doc, facts)
    if (told === null) return
    const { first, clash, isAnothers } = told
    // A list that gives this very space to another lot is told by the rule on what is not sold.
    if (isAnothers) {
      report(
        'differ',
        clash.map(({ span }) => span),
        {},
        { aside: 'national/part-not-on-title' },
      )
      return
    }
    report(
      'differ',
      [first.span, ...clash.map(({ span }) => span)],
      {},
      {
        strength: 'likely',
        sides: [
          sideOf('Contract', first),
          ...clash.slice(0, 1).map((other) => ({
            ...sideOf('Other paper', other),
            spans: clash.map(({ span }) => span),
          })),
        ],
      },
    )
  },
})
