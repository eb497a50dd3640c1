/**
 * The ways in which drafters change words, on a text whose quotations (‹0›), figures («0») and clauses
 * (§0¶) are marked by numbers (word-changes.ts).
 */

const NOUN =
  '(?:the )?(?:following )?(?:words?|figures?|expressions?|percentages?|numbers?|periods?|phrases?|sums?|amounts?|rate|time|references? to|letters?|line)?(?: and (?:figures|words|symbols?))?:? ?'
/** A quotation, a figure, or a part of a clause that is named; each stands for what it says. */
const ANY = '[‹«]\\d{1,2}[›»]'
const QUOTE = '‹\\d{1,2}›'
const GAP = '[^‹«;]{0,70}?'
const BE = '(?:is|are|be|being|been|were|was|to be|shall be|will be|hereby|now)'
const OUT =
  '(?:deleted|struck out|struck through|struck|omitted|left out|removed|taken out|crossed out|ruled out|excluded|cut)'
const TAKE_OUT =
  '(?:delet(?:es?|ing)|omit(?:s|ting)?|strik(?:es?|ing) (?:out )?|cross(?:ing)? out|remov(?:es?|ing)|leav(?:es?|ing) out|tak(?:es?|ing) out|exclud(?:es?|ing)|cut(?:ting)?)'
const PUT_IN =
  '(?:insert(?:s|ed|ing)?|substitut(?:es?|ed|ing)|put(?:ting)?|add(?:s|ed|ing)?|replac(?:es?|ed|ing)|read(?:ing)?|writ(?:e|ten|ing))'
const INSTEAD =
  '(?:in (?:the )?(?:place|lieu|stead|substitution) (?:of|for)|instead of|in place of|for|replac(?:es?|ing)|supersed(?:es?|ing))'

const PLACES = '(?:chang|exchang|swap(?:p)?|trad)(?:e|es|ed|ing)? places'

const INSTEAD_AT_LENGTH = '(?:instead of|in (?:the )?(?:place|lieu|stead) of)'
/** Of words that give up their place to others: what is read first is what goes. */
const YIELDS =
  '(?:(?:gives?|giving|yields?|makes?|making) (?:way|place|room) (?:to|for)|yields? to|(?:is|are) (?:displaced|supplanted|superseded) by|turns? into|(?:is|are) (?:exchanged|changed|swapped) for)'

function shape(source: string): RegExp {
  return new RegExp(source, 'i')
}

/** In this order: what the first ones read is not read again. */
const REPLACED: readonly RegExp[] = [
  // The words stay; what follows them goes.
  shape(
    `\\b(?:following|follows?|after|behind) ${NOUN}(?<old>${QUOTE})(?: in (?<within>‹\\d{1,2}›))?[^‹«;]{0,24}?\\b${OUT},?(?: and)?[^‹«;]{0,30}?(?:\\b${PUT_IN}|place|stead|lieu|instead)\\b[^‹«;]{0,30}?(?<now>${QUOTE})`,
  ),
  shape(`(?<old>${ANY})[^‹«;]{0,24}?\\b${YIELDS} ${NOUN}(?<now>${ANY})`),
  shape(
    `(?<now>${ANY})[^‹«;]{0,24}?\\b(?:takes?|taking|takes? up|fills?) (?:up )?the place of ${NOUN}(?<old>${ANY})`,
  ),
  shape(
    `\\b${INSTEAD_AT_LENGTH} ${NOUN}(?<old>${ANY})${GAP}\\b${PUT_IN}\\b[^‹«;]{0,40}?(?<now>${ANY})`,
  ),
  shape(`\\bfor ${NOUN}(?<old>${ANY})${GAP}\\b${PUT_IN}\\b[^‹«;]{0,40}?(?<now>${ANY})`),
  shape(
    `(?<old>${ANY})[^‹«;]{0,40}?\\b${OUT},?(?: and)?[^‹«;]{0,30}?(?:\\b${PUT_IN}|place|stead|lieu|instead)\\b[^‹«;]{0,30}?(?<now>${QUOTE})`,
  ),
  shape(
    `(?<old>${ANY})[^‹«;]{0,40}?\\b${OUT},?(?: and)?[^‹«;]{0,30}?(?<now>${ANY})[^‹«;]{0,30}?\\b(?:${PUT_IN}|in (?:its|their|his) (?:place|stead)|instead)\\b(?! (?:after|before|behind))`,
  ),
  shape(
    `\\bas (?:though|if) ${NOUN}(?<old>${ANY})${GAP}\\b(?:were|was|read|said) ${NOUN}(?<now>${ANY})`,
  ),
  shape(
    `\\bas (?:though|if) (?:it|they) (?:said|read) ${NOUN}(?<now>${ANY}) instead of ${NOUN}(?<old>${ANY})`,
  ),
  shape(
    `(?<old>${ANY})${GAP}\\b(?:(?:replaced|substituted)(?:, [^‹«;:]{3,50},)? (?:by|with)|(?:to be )?reads?(?: instead)?(?: as)?|becomes?|(?:changed|amended|altered|varied|reduced|increased|raised|lowered|shortened|extended|lengthened|cut) to(?: read)?|to read(?: as)?) ${NOUN}(?<now>${ANY})`,
  ),
  shape(`\\bfrom ${NOUN}(?<old>${ANY}) to ${NOUN}(?<now>${ANY})`),
  shape(
    `\\b(?:${TAKE_OUT}|chang(?:es?|ing)|alter(?:s|ing)?|amend(?:s|ing)?|vary(?:ing)?|replac(?:es?|ing)) ?${NOUN}(?<old>${ANY})[^‹«;]{0,40}?\\b(?:with|by|to(?: read)?) ${NOUN}(?<now>${ANY})`,
  ),
  shape(
    `\\b(?:${TAKE_OUT}|replac(?:es?|ing)) ?${NOUN}(?<old>${ANY})${GAP}\\b${PUT_IN}\\b[^‹«;]{0,40}?(?<now>${ANY})`,
  ),
  // Two orders, with a stop between them.
  shape(
    `\\b${TAKE_OUT} ?${NOUN}(?<old>${ANY})[^‹«;§]{0,40}?[;:,.] ?(?:and |then )?${PUT_IN}\\b[^‹«;§]{0,40}?(?<now>${ANY})`,
  ),
  shape(`\\b(?:${PUT_IN}|by) ${NOUN}(?<now>${ANY})[^‹«;]{0,24}? ${INSTEAD} ${NOUN}(?<old>${ANY})`),
  shape(
    `(?<now>${ANY}) (?:${BE} ){0,3}(?:(?:substituted|inserted|read|put|written) )?${INSTEAD} ${NOUN}(?<old>${ANY})`,
  ),
  shape(`(?<now>${QUOTE})[^‹«;]{0,40}?\\b${INSTEAD_AT_LENGTH} ${NOUN}(?<old>${QUOTE})`),
]

/** Words that change places: two for two, or one for the other. */
const SWAPPED: readonly RegExp[] = [
  shape(
    `(?<old>${ANY}) and (?<old2>${ANY})[^‹«;]{0,24}?\\b${PLACES} with ${NOUN}(?<now>${ANY}) and (?<now2>${ANY})`,
  ),
  shape(`(?<old>${ANY})[^‹«;]{0,24}?\\b${PLACES} with ${NOUN}(?<now>${ANY})`),
  shape(
    `(?<one>${ANY}) and ${NOUN}(?<other>${ANY})[^‹«;]{0,30}?\\b(?:${PLACES}|transposed|interchanged)\\b`,
  ),
  shape(
    `\\b(?:transpos|interchang|swap(?:p)?|exchang)(?:es?|ing)? ${NOUN}(?<one>${ANY}) (?:and|with|for) ${NOUN}(?<other>${ANY})`,
  ),
]

const INSERTED: readonly RegExp[] = [
  shape(
    `\\b(?:insert|add)(?:s|ed|ing)?,? (?:after|before|following|behind) ${NOUN}(?<old>${QUOTE})[^‹«;]{0,40}?(?<now>${QUOTE})`,
  ),
  shape(
    `\\b(?:after|before|following|behind) ${NOUN}(?<old>${QUOTE})[^‹«;]{0,40}?\\b(?:insert|add|put)\\w{0,3}\\b[^‹«;]{0,30}?(?<now>${QUOTE})`,
  ),
  shape(
    `(?<now>${QUOTE})[^‹«;]{0,30}?\\b(?:after|before|following|behind) ${NOUN}(?<old>${QUOTE})`,
  ),
  shape(`(?<now>${QUOTE})(?: ${BE}){1,3} (?:inserted|added|put in)\\b`),
  shape(`\\b(?:insert|add)(?:s|ed|ing)?\\b[^‹«;]{0,50}?(?<now>${QUOTE})`),
]

const OMITTED: readonly RegExp[] = [
  shape(
    `\\bwords? (?:that )?(?:following|follows?|after|behind) ${NOUN}(?<old>${QUOTE})(?: in (?<within>‹\\d{1,2}›))?[^‹«;]{0,24}?\\b${OUT}\\b`,
  ),
  shape(`\\b(?:${TAKE_OUT}|without|ignoring|disregarding) ?${NOUN}(?<old>${QUOTE})`),
  shape(
    `(?<old>${QUOTE})${GAP}\\b(?:${OUT}|ignored|disregarded|of no effect|(?:do|does|did|shall|will) not (?:apply|form (?:any )?part)|forms? no part|were not there)\\b`,
  ),
]

/** A whole clause with another in its place, whose words follow. */
export const WHOLE_SHAPES: readonly RegExp[] = [
  shape(
    `§(?<at>\\d{1,2})¶[^‹«;§]{0,50}?\\b(?:${OUT}|replaced|deleted)\\b[^‹«;§]{0,30}?\\b(?:in (?:its|their|his) (?:place|stead|lieu)|replaced|substitut\\w{1,4}|the following|instead|with|by)\\b[^‹«;§:]{0,32}?(?:: ?| (?=[‹«])|(?<=stead|place|lieu) (?!(?:there )?(?:is|are|put|stands?|comes?|shall)\\b))`,
  ),
  shape(`§(?<at>\\d{1,2})¶ (?:now |shall |is to |to )?(?:reads?)(?: instead| as follows)?: ?`),
  shape(`\\bin (?:lieu|place|stead|substitution) (?:of|for) §(?<at>\\d{1,2})¶[:,] ?`),
  shape(
    `\\b(?:${TAKE_OUT}|replac(?:es?|ing)) ?§(?<at>\\d{1,2})¶[,;]? (?:and )?(?:(?:then )?${PUT_IN}|with|by)\\b[^‹«;§:]{0,24}?(?:: ?| (?=[‹«]))`,
  ),
  shape(
    `\\bfor §(?<at>\\d{1,2})¶[^‹«;:.]{0,30}?\\b(?:the following|these words|this) [^‹«;§:.]{0,24}?: ?`,
  ),
]

/** Words of the clause's own that are put behind it. */
export const ADDED_SHAPES: readonly RegExp[] = [
  // One case is taken out of it; the clause stays for all others.
  shape(
    `§(?<at>\\d{1,2})¶,? (?=(?:does|do|shall|will|is|are) not (?:to )?(?:(?:extend|reach|relate) to|cover)\\b|(?:does|do|shall|will) not (?:to )?apply to (?:the|that|those|this|these) (?!contract|sale|agreement|property|land|lot|parties|purchaser|buyer|vendor|seller|transaction))`,
  ),
  shape(
    `§(?<at>\\d{1,2})¶ (?:(?:is|are|shall be|must be) )(?:hereby )?(?:varied|modified|qualified|altered|changed|amended)(?: as follows| so that| in that)?[:,.] ?(?!‹|$)`,
  ),
  shape(
    `§(?<at>\\d{1,2})¶[^‹«;§:]{0,30}?\\b(?:added to|extended|enlarged|supplemented|amended by adding)\\b[^‹«;§:]{0,40}?: ?`,
  ),
]

const CLAUSES =
  '§\\d{1,2}¶(?:(?:, ?| and | & | or | to |, and | up to )(?:the whole of |all of )?§\\d{1,2}¶){0,8}'
const IS_OUT = `(?:(?:${BE}|read as|wholly|entirely|expressly|taken) ){0,4}(?:${OUT}|negatived|disapplied|cancelled|waived|set aside|dispensed with|not (?:included|incorporated|adopted)|of no (?:effect|force|application))`
/** As far as what follows is said of the clause and not of a part of it. */
const ITSELF =
  '(?:(?!\\b(?:words?|references?|sentences?|paragraphs?|items?|lines?|headings?|proviso|parts?|figures?|rate)\\b)[^‹«;§:.]){0,80}?'
const NOT_THERE =
  '(?:(?:do|does|shall|will|is|are|must) not (?:to )?(?:apply|bind|operate|form (?:any )?part|be (?:a |any )?part|have (?:any )?(?:effect|application|operation))|ha(?:s|ve) no (?:application|effect|force|operation|place)|(?:forms?|is|are) no part|ceases? to (?:apply|bind|have effect)|comes? out|falls? away|(?:had never been|were not) (?:printed|written|there))'

/** Whole clauses that are taken out, by whatever verb, with nothing in their place. */
export const GONE_SHAPES: readonly RegExp[] = [
  shape(`(?<clauses>${CLAUSES})${ITSELF}\\b(?:${NOT_THERE}|${IS_OUT})\\b`),
  shape(
    `(?<clauses>${CLAUSES})(?:[^‹«;§:.]{0,40}?(?::| [-–—|])|[^‹«;§:.]{0,3}) ?(?:(?:both|all|each|to be) )?(?:${OUT}|omit|delete|strike out|strike through|cross out|leave out|out)(?=[.;,)]|$| both| all| in full| entirely| altogether| and initial)`,
  ),
  shape(
    `\\b(?:${TAKE_OUT}|disappl(?:y|ies|ying)|contracts? without|sells? without|buys? without):? ?(?:the )?(?:whole of |all of |following )?(?:(?:printed|general|standard|conditions?|clauses?):? ){0,3}(?<clauses>${CLAUSES})`,
  ),
]

/** A clause that is to bind the buyer and no longer both. */
export const ONE_WAY_SHAPES: readonly RegExp[] = [
  shape(
    `(?<clauses>${CLAUSES})[^‹«;§:.]{0,20}?\\b(?<now>(?:binds?|appl(?:y|ies)|operates?|runs?|works?)(?: only)?(?: to| against| upon| on)? the (?:buyer|purchaser)s?,? (?:alone|only))\\b`,
  ),
]

/** Words for words, words put in and words taken out, in the order in which they are tried. */
export const EXCHANGES = [
  ['replace', SWAPPED],
  ['replace', REPLACED],
  ['insert', INSERTED],
  ['omit', OMITTED],
] as const satisfies readonly (readonly [string, readonly RegExp[]])[]

/** The shapes of a change, each under a name for the test of their running time. */
export const WORD_CHANGE_SHAPES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [
    ...SWAPPED,
    ...REPLACED,
    ...INSERTED,
    ...OMITTED,
    ...WHOLE_SHAPES,
    ...ADDED_SHAPES,
    ...GONE_SHAPES,
    ...ONE_WAY_SHAPES,
  ].map((one, index) => [`shape${index}`, one]),
)
