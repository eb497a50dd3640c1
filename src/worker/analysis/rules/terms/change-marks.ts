import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'

export const WORD_CHANGE_PATTERNS = wordings({
  quoted: /"([^"]{1,900})"|(?<!\w)'([^']{1,200})'(?!\w)/i,
  clause:
    /\b(?<own>special |additional |further |extra )?(?:(?:printed|general|standard|law society) )?(?:(?:sub-?)?(?:conditions?|clauses?|terms?)|cl\.?|GCs?|SCs?|provisions?) ?(?<number>\d{1,2}(?:\.\d{1,3}){0,3}[A-Z]?(?: ?\([a-z\d]{1,4}\)){0,2})(?:(?<=\))|\b)(?<of> of (?:the|this|that|an?) (?:\w{4,12} )?(?:lease|by-?laws?|deed|mortgage|agency|tenancy|memorandum|constitution|rules|special|annexure|schedule|clause))?/i,
  /** "Special conditions 4, 5 and 7.1": each of the numbers stands for a clause. */
  list: /\b(?<owned>special |additional |further |extra )?(?:conditions|clauses|terms|provisions|GCs|cls?\.?) (?<numbers>\d{1,2}(?:\.\d{1,3}){0,3}(?:\((?:[a-z]|[ivx]{2,4}|\d{1,2})\)){0,2}(?:(?:, ?| and | & | or | to |, and )(?:the )?(?:\d{1,2}(?:\.\d{1,3}){0,3}(?:\((?:[a-z]|[ivx]{2,4}|\d{1,2})\)){0,2}|\((?:[a-z]|[ivx]{2,4}|\d{1,2})\))){1,9})(?:(?<=\))|\b)(?! ?%| (?:business |working |clear )?(?:days?|weeks?|months?|years?)\b)(?<others> of the (?:\w{4,12} )?(?:lease|by-?laws?|agency|tenancy|annexure|schedule|clause)\b)?/i,
  bare: /(?:(?<=\b(?:in|and|of|to|delete|omit|strike out|replace) |[;:|] )|(?<![\d.$])(?=\d{1,2}\.\d{1,2} (?:to|and) \d{1,2}\.\d{1,2} (?!%|per|m\b|metres?|ha\b|hectares?|million))|(?<![\d.$])(?=\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z\d]{1,4}\))? (?:stands?|appl(?:y|ies)|(?:now |shall |is to |to )?reads?|operates?|has (?:no )?effect|(?:is|are) (?:to be )?(?:read|amended|changed|varied|deleted|omitted|struck|taken|replaced|altered)|(?:does|do|shall|will) not apply)\b))(?<number>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z\d]{1,4}\))?)(?=[,:;) ])(?! ?(?:m\b|metres?|ha\b|hectares?|%|per cent|square|million|kW))/i,
  named:
    /\b(?:sub-?)?(?:paragraphs?|clauses?|items?) (?:\([a-z\d]{1,4}\)|and|or|[,& ]){1,14}(?<=\))|(?:\b(?:everything|all|the words|whatever|what) (?:that )?(?:(?:comes?|stands?) )?(?:after|before|behind|following|from) )?\bthe (?:first|second|third|last|final|closing|opening) (?:\w{3,5} )?(?:sentences?|paragraphs?|words|lines?|limb)\b|\b(?:proviso|exception)\b(?= (?:is|to))|\bthe (?:words?|provisions?|part|passage|bit|exception|allowance) (?:(?:giving|allowing|letting|granting|requiring|making|limiting|about|as to|concerning|for)|(?:that|which) (?:gives?|allows?|lets?|grants?|requires?|makes?|limits?|says?|promises?)) [^.;:,"|]{3,80}?(?=[.;,]| (?:is|are|be|being|comes?|goes|shall|to be)\b)/i,
  /** The numbers of the marks themselves stand beside their signs. */
  figure:
    /(?<![‹«§\d])(?!\d{1,2}\.\d{1,2}\.\d)(?:\$ ?\d[\d,.]{0,12}(?<=\d)|\b\d[\d,.]{0,9}(?<=\d)|\b(?:nil|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|(?:twenty|thirty|forty|seventy)(?:[- ](?:one|two|four|eight))?|sixty|ninety)\b)(?: \([^)§¶]{1,14}\))?(?:(?: ?%| per ?cent(?:um)?| (?:clear |business |working |calendar )?(?:days?|weeks?|months?|years?|hours?))(?: per annum)?)?(?![›»¶\d])/i,
  varied: /\b(?:amended|varied|altered|changed|modified|variations?|amendments?)\b/i,
  row: /^(?:GC ?|cl\.? ?|clause )?(\d{1,2}(?:\.\d{1,3}){0,3})(?:[.):]|\b)/i,
  ordinal:
    /\bwhere (?:it )?(?:is )?(first and second(?:ly)?|first|second|secondly|third|last|lastly)\b|\bfirst (?:place|time)\b/i,
  /** The clause and, behind it, the part of it that is meant: "GC 23 | 23.2(b)". */
  narrowed:
    /\b(?<whole>\d{1,2})(?<gap>[ |]{1,3})(?<part>\d{1,2}(?:\.\d{1,3}){1,3}(?:\([a-z\d]{1,4}\))?)(?![\d.]\d)/i,
  /** A defined term that is exchanged without being quoted. */
  term: /(?<=\bfor )the [A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?(?= [^.;‹]{0,60}?\b(?:put|read|substituted?|written|write)\b)/,
  /** What a clause is called, in brackets behind its number. */
  subject: /(?<=¶[^‹«;§:.(]{0,40}) ?\((?<subject>[^)]{3,160})\)/i,
  reachBefore:
    /^,? (?:and|with|together with) (?:everything|all|anything|whatever|what)(?: that)?(?: \w{4,7})? (?:before|above|in front|preced\w{2,3})/i,
  reachAfter:
    /^,? (?:and|with|together with) (?:everything|all|anything|whatever|what)(?: that)?(?: \w{4,7})? (?:after|below|behind|follow\w{1,3})/i,
  /** Before words that stay: "the words following 'apportioned'". */
  restOf:
    /\b(?:words?|everything|all|whatever|what) (?:that )?(?:(?:follows?|following|after|behind|comes? after)) (?:the words? )?‹\d{1,2}›$/i,
  /** What is put in the place of words that were taken out in the sentence before. */
  insteadNext:
    /^[^‹«;.]{0,40}[.;,:]? ?(?:instead|in (?:its|their) (?:place|stead|lieu))(?: there)?(?: (?:is|are) (?:put|written|inserted))?[,:] /i,
  /** Where a clause goes only in some case, or another one comes in its place. */
  partly:
    /^[^.;§‹]{0,50}?\b(?:(?<!\bas )if|where|unless|until|when|while|to the extent|so far|insofar|except|save|only|replaced|substitut\w{1,4}|in (?:its|their) (?:place|stead|lieu)|instead|the following|(?<!\breferences? )to an?|(?<!\breferences? )to any|in relation|in respect)\b/i,
  /** The sentence speaks of a case: "If no lender is named, clause 1 does not apply". */
  inCase:
    /(?:^|[.;:] )(?:\(?\w{1,3}[.)] )?(?:if|where|unless|should|when|in the event|in case)\b[^.;]{0,300}$|\b(?:are|is) (?:not )?(?:completed|filled in|inserted|selected|ticked|marked|left blank)\b[^.;]{0,80}$/i,
  /** What a form prints of a line that nobody filled in: "Unless all are completed, clause 3 does not apply". */
  ifFilled:
    /\b(?:unless|if|where|when)\b[^.;]{0,120}\b(?:is|are) (?:not )?(?:completed|filled in|inserted|written in)\b/i,
  /** A form's question with both of its answers, or an answer that is not given. */
  boxes: /☐[^;☐☒☑]{0,60}(?:[☒☑]|\b(?:does|do|shall|will) not apply\b)|[☒☑][^;☐☒☑]{0,40}☐/,
  /** Another clause is the one of which the change behind it is told: "… is unchanged, but clause 4 is". */
  otherSubject:
    /\b(?:but|and|while|whereas)\b[^§;]{0,40}§\d{1,2}¶(?:\([^)]{0,60}\))? (?:is|are|shall|will|must)\b/i,
  supposed:
    /\b(?:in|this|if|whether|unless|former|earlier|previous|draft|neither|nor|nothing in|reference to|references to|under|required by|limited by)[ ,]{1,2}$|\b(?:(?:date|day|time)(?: (?:on|at|by) which| that| when)?|(?:once|when|after|until|upon|as soon as)(?: all of)?)(?: the)?(?: (?:general|printed|standard|special))?(?: (?:conditions?|clauses?))? ?$/i,
  /** A condition that comes true, or is given up by whom it protects, stays where it is. */
  fulfilled:
    /\b(?:satisfied|fulfilled|met|complied with|performed)(?:,| or| and){1,2} (?:(?:is|are|been) )?waived\b/i,
  kept: /\b(?:un(?:changed|amended|altered|varied)|(?:is|are|stays?) (?:not|as)|no amendment)\b/i,
})

/** A quotation, a figure or a named part of a clause. */
export type Token = { readonly text: string; readonly isNamed: boolean }
export type Mention = { readonly number: string; readonly isOwn: boolean }
export type Marked = {
  readonly words: string
  readonly tokens: readonly Token[]
  readonly clauses: readonly Mention[]
}

/** The text with its quotations, figures and clauses each marked by a number. */
export function mark(text: string): Marked {
  const { quoted, list, clause, bare, named, narrowed, figure, term } = WORD_CHANGE_PATTERNS
  const tokens: Token[] = []
  const clauses: Mention[] = []
  const put = (words: string, isNamed = false): number => tokens.push({ text: words, isNamed }) - 1
  const mention = (groups: Record<string, string | undefined>): string =>
    `§${clauses.push({ number: (groups['number'] ?? '').replaceAll(' ', ''), isOwn: groups['own'] !== undefined || groups['of'] !== undefined }) - 1}¶`
  const words = text
    .replaceAll(/[‹›«»§¶]/g, ' ')
    // "[9.2] and [9.3] leave out …": the numbers of the print, in brackets.
    .replaceAll(BRACKETED, 'clause $1')
    .replaceAll(
      everywhere(quoted),
      (_whole, double?: string, single?: string) => `‹${put(double ?? single ?? '')}›`,
    )
    .replaceAll(everywhere(narrowed), (told, ...found) => {
      const { whole = '', part = '' } = groupsOf(found)
      return part.startsWith(`${whole}.`) ? part : told
    })
    .replaceAll(everywhere(list), (...found) => {
      const { owned, others, numbers = '' } = groupsOf(found)
      const whose = owned ?? (others === undefined ? '' : 'special ')
      let stem = ''
      return numbers.replaceAll(LISTED_NUMBER, (number) => {
        // "9.1(b), (c) and (e)": a letter alone goes with the number before it.
        const isLetter = number.startsWith('(')
        if (!isLetter) stem = number.replace(LAST_LETTER, '')
        return `${whose}clause ${isLetter ? stem : ''}${number}`
      })
    })
    .replaceAll(everywhere(clause), (...found) => mention(groupsOf(found)))
    .replaceAll(everywhere(bare), (...found) => mention(groupsOf(found)))
    .replaceAll(everywhere(named), (whole) => `‹${put(whole, true)}›`)
    .replaceAll(everywhere(term), (whole) => `‹${put(whole)}›`)
    .replaceAll(everywhere(figure), (whole) => `«${put(whole)}»`)
  return { words, tokens, clauses }
}

const BRACKETED = /\[(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\([a-z\d]{1,4}\))?)\]/gi
const LISTED_NUMBER = /\d[\d.]{0,10}(?:\([a-z\d]{1,4}\)){0,2}|\([a-z\d]{1,4}\)/gi
const LAST_LETTER = /\([a-z\d]{1,4}\)$/i

function groupsOf(found: readonly unknown[]): Record<string, string | undefined> {
  // The last argument of a replacer holds the named groups where a pattern has some.
  return found.at(-1) as Record<string, string | undefined>
}

/** The words behind their marks. */
export function plainWords(words: string, { tokens, clauses }: Marked): string {
  return words
    .replaceAll(/[‹«](\d{1,2})[›»]/g, (_whole, place: string) => tokens[Number(place)]?.text ?? '')
    .replaceAll(
      /§(\d{1,2})¶/g,
      (_whole, at: string) => `clause ${clauses[Number(at)]?.number ?? ''}`,
    )
    .trim()
}
