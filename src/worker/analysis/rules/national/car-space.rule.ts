import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from '../land/lots-named.ts'
import { lotSold } from '../land/lot-sold.ts'
import { LOT_TABLE_PATTERNS, lotFigures } from '../land/lot-table.ts'
import { mayHold, passagesIn, passagesSaying } from '../reading/passages.ts'

const patterns = wordings({
  ...LOT_TABLE_PATTERNS,
  ...LOTS_NAMED_PATTERNS,
  nothing: /^(?:none|nil|no|0|-)$/i,
  sold: /\bcar ?(?:park|space|parking|bay)s?\b|\bgarage\b|\bstorage (?:cage|unit)\b/i,
  ticked: /☒ ?(?:car ?space|storage|garage)\b/i,
  title: /\b(?:on title|part of the lot|included|one \(1\)|\d{1,4})\b/i,
  // What the plan makes of all places but those it names, or of the garages.
  shared:
    /\b(?:all (?:other |the )?)?(?:car ?)?parking(?: areas?| spaces?)?\b.{0,60}\b(?:is|are|form part of|:) ?(?:the )?common property\b|\b(?:car ?(?:spaces?|parks?|ports?)|garages?|parking)\b.{0,24}\bseparate lots?\b|\bnobody has a right\b/i,
  included: /\bwith (?:\w{2,12} ){0,3}(?:car ?(?:space|park|port)|garage|parking|storage)\b/i,
  /** A condition that sells one. */
  sells:
    /\b(?:sale|price|property|lot|unit|flat) includes? (?:the |an? |one )?(?:\w{3,12} ){0,2}(?:car ?(?:space|park|port|bay)|garage|parking space|storage cage)\b/i,
  /** "No car space goes with flat 6", in anybody's letter. */
  noneGoes:
    /\bno (?:car ?(?:park(?:ing)?|space|bay)s?|parking(?: spaces?)?|garage|storage(?: cage)?)\b[^.;]{0,24}\b(?:goes|comes|belongs|attached|allotted|allocated) (?:with|to) (?:the |this |that )?(?:lot|flat|unit|apartment|villa|townhouse)s?\b/i,
  /** "No lot has a car space of its own." */
  noneHas:
    /\bno (?:lot|unit|flat|apartment|owner)s? (?:has|have|holds?|owns?|comes? with) (?:an? |any )?(?:car|parking|garage|storage)\b/i,
  /** "119 | E119 | car space 41" in a list of exclusive uses: the lot, and its space. */
  row: /^\W{0,3}(?:lot )?(\d{1,5}[A-Z]?)[ |]{1,4}(?:[A-Z]{0,3}-?\d{1,5}[A-Z]?[ |]{1,4})?(?:[a-z]{3,10} ){0,2}car ?(?:park|space|bay)(?:ing)?s?(?: no\.?)? ?([A-Z]?\d{1,4}[A-Z]?)\b/i,
  /** "Spaces 40 to 60: common property". */
  range:
    /\b(?:spaces?|bays?|car ?parks?) (\d{1,4}) (?:to|-|–) (\d{1,4})\b[^.;]{0,24}\bcommon property\b/i,
  /** "Bays 9, 10 and 11 are common property". */
  list: /\b(?:spaces?|bays?|car ?parks?|cages?|stores?) (\d{1,4}(?:(?:, | and |, and )\d{1,4}){0,12})\b[^.;\d]{0,24}\bcommon property\b/i,
  /** What stands on no plan is used for as long as the others let one. */
  byGrace:
    /\b(?:cages?|stores?|store ?rooms?|storage|bays?|car ?spaces?)\b[^.;]{0,60}\b(?:not (?:shown |drawn |marked )?on (?:the|any) (?:units? |strata |registered )?plan|(?:used|held|had) by (?:grace|leave|permission|arrangement))\b/i,
  car: /\b(?:car|garage|parking)/i,
  stores: /\b(?:cages?|stores?|store ?rooms?|storage)\b/i,
  not: /\b(?:car ?(?:park|space)s?|storage(?: cages?| spaces?)?|garages?)\b.{0,90}\b(?:(?<!\bnot (?:on |part of )?(?:the )?)common property|leased by|licen[cs]e|not (?:part|on title)|not included)\b|\bno (?:car ?(?:park|space)|cage|storage)\b.{0,60}\b(?:is|part|in)\b/i,
  /** "part of lot 5 and not held under a licence" says the reverse of what its words name. */
  ownLot:
    /\b(?:is|are|forms?|being) (?:a |an? )?(?:part|subsidiar\w{1,3}) (?:of )?(?:the )?(?:lot|unit)\b(?! \d{1,4} (?:and|is) not part)|\bnot (?:held |used |taken |depend )?(?:under|by|by way of|subject to|on|as)\b[^.;]{0,50}\b(?:licen[cs]e|exclusive use|lease|common property)\b/i,
  /** "Lot 6 consists of the flat and the balcony only". */
  only: /\blot (\d{1,4})\b[^.;]{0,30}(?:consists? of|comprises|is|\()[^.;]{0,50}\bonly\b/i,
  noPromise:
    /\bno (?:warranty|promise|assurance|right)\b|\bnot (?:warrant|promise|guarantee|assure)/i,
  space:
    /\b(?:car|vehicle|motor cycle|boat) ?(?:park(?:ing)?|spaces?|bays?|spots?)\b|\b(?:parking|garage|car ?port|storage) (?:spaces?|cages?|areas?|bays?|units?|lockers?)\b|\b(?:garage|carport|storeroom|storage|parking|store (?:no\.? ?)?\d{1,3})\b/i,
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
  number:
    /\bcar ?(?:park(?:ing)?|space|bay)s?(?: space)?(?: no\.?| number)? ?(\d{1,4})\b|\bexclusive use\b.{0,60}\bcar ?(?:park|space)s? ?(\d{1,4})\b/i,
  /** A list of exclusive uses names the lot before its space. */
  whose: /\blot (\d{1,4})\b[^.;]{0,16}\bcar ?(?:park|space|bay)s?\b/i,
  moved: /\b(?:may|can)\b.{0,30}\b(?:re-?allocated?|reassigned?|withdrawn?|revoked?|moved)\b/i,
  // Where the place is chosen later, by the other side.
  chosen:
    /\b(?:allocated?|allocating|assigned?|designated?|determined?|chosen|selected?|nominated?|re-?located?)\b.{0,40}\bby (?:the )?vendor\b|\bvendor\b.{0,30}\b(?:may|must)\b.{0,20}\b(?:allocate|re-?allocate|assign|designate|determine|choose|select|nominate|re-?locate|swap)\b/i,
  /** Left open on the front page, or the developer's to move afterwards. */
  later:
    /\b(?:location|position|number|place)? ?(?:to be|is|will be) (?:nominated|allocated|chosen|allotted|determined|selected|assigned|advised)\b[^.;]{0,24}\b(?:vendor|later|settlement|completion)\b|\b(?:vendor|developer)\b[^.;]{0,20}\b(?:may|can|will)\b[^.;]{0,10}\b(?:allot|allocate|nominate|choose)\b[^.;]{0,12}\b(?:any|another|a) (?:bay|space|car)|\b(?:may|can) be (?:put in (?:another|a different) place|moved|made (?:a |into a )?stacker|swapped)\b[^.;]{0,60}\b(?:vendor|decides?|pleases?|wishes)\b/i,
  place: /\b(?:car|parking|garage|storage|bay|tandem)\b/i,
  none: /\bno (?:car ?(?:park(?:ing)?|space|bay)s?|parking|garage|storage(?: cage| unit)?)\b.{0,30}\b(?:is|are|included|comes?|forms?|provided|with)\b/i,
  /** Where no lot has a space, none was promised with this one. */
  noLotHas:
    /\bno (?:car ?(?:park(?:ing)?|space|bay)s?|parking(?: spaces?)?|garage|storage(?: cage| unit)?)\b[^.;]{0,30}\b(?:attached|belong\w{0,3}|allotted|allocated|assigned|goes|go|comes?) (?:to|with) (?:an?y?|the|each|other) (?:lots?|units?|apartments?)\b/i,
  machine:
    /\b(?:car|vehicle|parking) ?stackers?\b|\bstackers?\b.{0,24}\b(?:parking|car|bay)|\bmechanical (?:car )?(?:parking|stacker)|\bcar (?:turntable|lift|elevator)\b/i,
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
  clear: 'Nothing contradicts what the contract says about parking and storage.',
  messages: {
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
    const terms = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions'])
    for (const { plain, span, zone } of mayHold(terms, 'plain', patterns.later)) {
      if (zone === 'special-conditions' && patterns.machine.test(plain)) continue
      if (patterns.later.test(plain) && patterns.place.test(plain))
        report('later', [span], {}, { severity: 'medium' })
    }
    for (const { full, plain, text, span, block } of mayHold(
      passagesIn(doc, ['special-conditions']),
      'text',
      patterns.space,
    )) {
      if (block.kind === 'heading' || !patterns.space.test(text)) continue
      if (patterns.later.test(plain) && !patterns.machine.test(text)) continue
      if (patterns.othersUse.test(text)) continue
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
    for (const { text, span } of mayHold(
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
    const sold = mayHold(
      passagesIn(doc, ['particulars', 'contract-form']),
      'text',
      patterns.ticked,
      patterns.included,
      patterns.sold,
    ).filter(
      ({ text }) =>
        patterns.ticked.test(text) ||
        patterns.included.test(text) ||
        (patterns.sold.test(text) && patterns.title.test(text)),
    )
    const [first] = [...sold, ...passagesSaying(doc, ['special-conditions'], patterns.sells)]
    if (first === undefined) return
    const papers = passagesIn(doc, [
      'plan',
      'by-laws',
      'owners-corporation-certificate',
      'vendor-statement',
      'title-search',
    ])
    const letters = passagesIn(doc, ['annexure', 'other', 'minutes'])
    const denied = [
      ...papers.filter(
        ({ text }) =>
          (patterns.not.test(text) && !patterns.ownLot.test(text)) ||
          patterns.shared.test(text) ||
          patterns.noneHas.test(text) ||
          isBare(text, lotSold(facts)) ||
          isWithin(numberIn(first.text), text),
      ),
      ...letters.filter(
        ({ text }) =>
          patterns.noneGoes.test(text) ||
          (patterns.byGrace.test(text) &&
            patterns.stores.test(text) === patterns.stores.test(first.text)),
      ),
    ]
    const own = numberIn(first.text)
    const sale = lotSold(facts)
    const other = papers.filter(({ text }) => {
      // What others have says nothing, unless it is what is sold here.
      const holder = patterns.row.exec(text)?.[1]
      if (sale !== null && holder !== undefined && holder.toUpperCase() !== sale)
        return isOfHolder(text, sale, own)
      const whose = patterns.whose.exec(text)?.[1]
      if (sale !== null && whose !== undefined && whose !== sale) return false
      const number = numberIn(text)
      return own !== null && number !== null && number !== own
    })
    const lot = lotSold(facts)
    const kinds = new Set([
      ...(patterns.car.test(first.text) ? ['car'] : []),
      ...(patterns.stores.test(first.text) ? ['storage'] : []),
    ])
    const without = lotFigures(doc).filter(
      ({ of, lot: owner, value }) => kinds.has(of) && owner === lot && patterns.nothing.test(value),
    )
    const clash = [
      ...denied,
      ...other,
      ...without.map(({ span }) => ({ span, text: doc.text.slice(span.start, span.end) })),
    ].slice(0, 3)
    if (clash.length === 0) return
    // A list that gives this very space to another lot is told by the rule on what is not sold.
    if (clash.every(({ text }) => isOfHolder(text, sale, own))) {
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
          { label: 'Contract', value: first.text.slice(0, 80), spans: [first.span] },
          {
            label: 'Other paper',
            value: clash[0]?.text.slice(0, 80) ?? '',
            spans: clash.map(({ span }) => span),
          },
        ],
      },
    )
  },
})

/** Whether a row of a list gives a space to another lot than the one that is sold. */
function isOfHolder(text: string, sale: string | null, own: string | null): boolean {
  const [, holder, space] = patterns.row.exec(text) ?? []
  return sale !== null && own !== null && space === own && holder?.toUpperCase() !== sale
}

/** Whether a place is one of a row or list of numbers that are common property. */
function isWithin(number: string | null, text: string): boolean {
  const [, listed] = patterns.list.exec(text) ?? []
  if (number !== null && listed?.split(/\D{1,6}/).includes(number)) return true
  const [, from, to] = patterns.range.exec(text) ?? []
  return number !== null && Number(from) <= Number(number) && Number(number) <= Number(to)
}

/** Whether a plan gives to the lot that is sold its rooms and nothing else. */
function isBare(text: string, sale: string | null): boolean {
  const [whole, lot] = patterns.only.exec(text) ?? []
  return whole !== undefined && lot === sale && !patterns.space.test(whole)
}

function numberIn(text: string): string | null {
  const match = patterns.number.exec(text)
  return match?.[1] ?? match?.[2] ?? null
}
