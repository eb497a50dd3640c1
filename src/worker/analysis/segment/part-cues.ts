import type { PageKind, StateCode } from '#shared/report.ts'

/** A heading that opens a document of the bundle or a zone of the contract. */
export type PartCue = {
  readonly kind: PageKind
  readonly pattern: RegExp
  readonly state: StateCode | null
  /** `zone`: only inside a contract. `page`: anywhere in the first lines of a page. */
  readonly place: 'heading' | 'zone' | 'page'
  /** A notice that runs over headings of its own until another part begins. */
  readonly long: boolean
  /** Nothing in it is a term of the contract: what one side asks the other. */
  readonly ofOthers?: true
  /** A sheet for every buyer: behind its page another paper may begin without a known name. */
  readonly endsWithPage?: true
}

type Options = Partial<Omit<PartCue, 'kind' | 'pattern'>>

const NUMBERING =
  '(?:(?:annexure|attachment|appendix|schedule|part|division|form|section)\\s{1,9}["\'(]{0,2}(?:[a-z0-9]{1,4}|three|seven|eight)["\')]{0,2}(?:\\s{0,9}\\(part\\))?\\s{0,9}[-:.]?\\s{0,9})?'
/** What may stand before the name of a paper; the patterns of most cues begin with it. */
export const CUE_LEAD = `^["'*]{0,2}${NUMBERING}(?:the |extract\\s{0,9}-\\s{0,9})?`
const TAIL =
  '(?=$|\\s{0,9}[-:(,/|.·•]|\\s{1,9}(?:for|of|to|by|no|in|and|under|page|20\\d\\d|section|lot|volume|[a-z]{0,3}\\s?\\d[\\w./-]*|transfer|plan)\\b)'

function cue(kind: PageKind, words: string, options: Options = {}): PartCue {
  return {
    kind,
    pattern: new RegExp(`${CUE_LEAD}(?:${words})${TAIL}`, 'i'),
    state: options.state ?? null,
    place: options.place ?? 'heading',
    long: options.long ?? false,
    ...(options.ofOthers === true ? { ofOthers: true as const } : {}),
    ...(options.endsWithPage === true ? { endsWithPage: true as const } : {}),
  }
}

function inPage(kind: PageKind, words: string, state: StateCode | null = null): PartCue {
  return { kind, pattern: new RegExp(words, 'i'), state, place: 'page', long: false }
}

const zone = { place: 'zone' } as const

/** Forms are numbered in every state: behind the number stands what this one is. */
const OF_ANOTHER_FORM =
  '(?![^.\\n]{0,60}\\b(?:agreement|application|lease|tenancy|rental|certificate|transfer|request|permit|easement|notification|notice of|strata plan|plan of)\\b)'

const SCHEME_NAMED =
  "[^.;:$]{0,50}\\b(?:(?:SP|PS|OC|CTS|CP|UP) ?\\d{2,6}|(?:strata|survey-strata|units?|community) (?:plan|scheme)|body corporate|owners['’]? corporation|strata company|strata corporation|the owners)\\b"
const MONEY_SHEETS =
  '(?:(?:annual|audited|draft|proposed|approved|adopted) ){0,2}(?:(?:statements? of )?accounts|financial (?:statements?|reports?|accounts)|(?:statement of )?income and expenditure|budgets?)(?: (?:and|&) (?:(?:proposed|draft) )?(?:accounts|budgets?|levies|contributions))?\\b'

/**
 * In order of strength: the first that fits decides. From the anatomy sections of the law notes. One
 * long table on purpose: the order over all kinds is what it says.
 */
export const PART_CUES: readonly PartCue[] = [
  // Vendor statements and their like
  cue(
    'vendor-statement',
    "(?:vendor'?s?'? )?statement (?:made |given )?(?:(?:by|of) (?:the )?vendor )?(?:under|pursuant to|for the purposes? of) section 32",
    { state: 'VIC' },
  ),
  cue('vendor-statement', 'section 32 (?:vendor )?statement', { state: 'VIC' }),
  // Its schedule has two divisions of "particulars", which are not those of a contract.
  cue(
    'vendor-statement',
    `form 1\\s{0,9}-?\\s{0,9}(?:vendor'?s?'? )?statement|form 1(?=$|\\s{0,9}[-:(])${OF_ANOTHER_FORM}|(?:schedule\\s{0,9}-?\\s{0,9})?division [12]\\s{0,9}-?\\s{0,9}(?:(?:other )?particulars|mortgages,? charges and (?:other )?prescribed encumbrances(?: affecting (?:the )?land)?)`,
    { state: 'SA' },
  ),
  cue(
    'vendor-statement',
    `disclosure plan|(?:form 2\\s{0,9}-?\\s{0,9})?seller(?:'?s)? disclosure statement|form 2(?!\\s{0,9}-?\\s{0,9}general)${OF_ANOTHER_FORM}`,
    {
      state: 'QLD',
    },
  ),
  // Western Australia prints what every buyer of a strata lot is told behind part A of the statement.
  {
    kind: 'statutory-notice',
    pattern: /^general information about strata titles? schemes\b/i,
    state: 'WA',
    place: 'heading',
    long: true,
  },
  cue(
    'vendor-statement',
    '(?:\\| ?)?information specific to (?:the )?sale of (?:the |a )?(?:strata )?lot|pre-?contractual disclosure statement|(?:general|specific) information about (?:the sale of )?(?:the |a )?strata (?:titles? )?(?:schemes?|lots?)',
    { state: 'WA' },
  ),
  cue(
    'vendor-statement',
    "(?:vendor|seller)'?s?'? (?:disclosure )?statement|vendor disclosure|seller'?s disclosure(?= - | \\(section)",
  ),
  // A form of the agent's in which the vendor answers for the property.
  cue(
    'vendor-statement',
    "(?:vendor|seller)'?s?'? (?:property |disclosure |information ){0,2}(?:questionnaire|(?:property|information) (?:form|sheet|statement|declaration)|property declaration)|property questionnaire(?= ?-? ?(?:to be )?completed by the (?:vendor|seller))",
  ),
  // … below the agent's own name.
  inPage(
    'vendor-statement',
    "^\\W{0,3}(?:vendor|seller)'?s?'? property (?:statement|questionnaire|declaration|information form)\\b.{1,12}\\b(?:completed|for the information|to be read|answered)\\b",
  ),
  cue(
    'vendor-statement',
    'disclosure statement\\s{0,9}-?\\s{0,9}(?:off the plan|proposed lot)|(?:off[- ]the[- ]plan )?disclosure statement',
  ),
  cue('vendor-statement', 'prescribed documents?|documents? prescribed|attached documents', zone),
  // Standalone certificates and searches
  cue(
    'company-extract',
    '(?:asic\\s{0,9}-?\\s{0,9})?(?:current\\s{0,9}(?:&|and)\\s{0,9}historical|current|historical)?\\s{0,9}(?:company|organisation) extract',
  ),
  inPage(
    'company-extract',
    '\\b(?:current|historical) (?:company|organisation) extract\\b|\\bsection 1274A\\b',
  ),
  cue('ppsr', '(?:ppsr|personal property securities register)'),
  inPage(
    'ppsr',
    '\\b(?:ppsr|personal property securities register)\\b.{0,60}\\bsearch\\b|search certificate number',
  ),
  // Instruments say which register they stand on, and are no search of it.
  inPage(
    'annexure',
    '\\binstrument setting out (?:the )?terms of\\b|^\\W{0,3}(?:annexure to )?schedule of easements\\b|\\b(?:land registry|titles registry|titles queensland|titles office)\\b.{0,40}\\b(?:easement|covenant|profit a prendre)\\b.{0,30}\\bform \\d',
  ),
  // What the registry of Victoria prints in front of a dealing, and the agreement itself without one.
  inPage(
    'annexure',
    '^\\W{0,3}imaged document cover sheet\\b|^\\W{0,3}(?:agreement )?(?:made )?(?:under|pursuant to) section 173 of the planning\\b',
    'VIC',
  ),
  inPage('plan', '^\\W{0,3}folio plan\\b', 'TAS'),
  inPage(
    'plan',
    '\\bplan of (?:survey|subdivision)\\b.{0,120}\\b(?:scale|lengths (?:are )?in metres|registered number)\\b',
    'TAS',
  ),
  inPage(
    'plan',
    '\\b(?:survey|strata|survey-strata|deposited|community|neighbourhood|building format|standard format|units?) plan\\b(?! of\\b).{0,60}\\bsheet (?:no\\.? ?)?\\d{1,2} of \\d{1,2}\\b',
  ),
  inPage(
    'plan',
    '^\\W{0,3}(?:(?:primary|secondary|tertiary) community plan \\d{4,6}|[SDR]\\.?P\\.? ?\\d{3,7}\\W{1,4}plan of (?:lots?|subdivision|easements?)\\b)',
  ),
  // "SP214863 Sheet 1 of 3", "D71846 SHEET 2 OF 3": the number of a plan and of its sheet.
  inPage(
    'plan',
    '\\b(?:SP|DP|RP|PS|LP|PP|FP|CP|BUP|GTP|D|F|P) ?\\d{3,7}[A-Z]?\\b\\W{0,4}\\bsheet (?:no\\.? ?)?\\d{1,2} of \\d{1,2}\\b',
  ),
  cue('title-search', 'register search statement', { state: 'VIC' }),
  inPage(
    'title-search',
    '\\bregister search statement\\b.{0,80}\\b(?:title search|transfer of land act|volume)\\b',
    'VIC',
  ),
  inPage(
    'title-search',
    'land registry services\\s{0,9}-?\\s{0,9}title search|^\\s{0,9}folio:\\s{0,9}\\S+/\\S+',
    'NSW',
  ),
  cue('title-search', '(?:current |historical )?title search', {}),
  inPage(
    'title-search',
    '\\bregister of (?:land )?titles\\b.{0,30}\\b(?:extract|search|folio)\\b|\\b(?:extract|search) (?:of|from) the register of (?:land )?titles\\b',
  ),
  inPage(
    'title-search',
    '\\bcurrent title search\\b|(?<!copyright )queensland titles registry(?!.{0,60}\\b(?:community management|easement|covenant|request|transfer|survey plan|form \\d))',
    'QLD',
  ),
  inPage('title-search', 'record of (?:qualified )?certificate of (?:crown land )?title\\b', 'WA'),
  cue('title-search', 'register search(?! ?- ?environment)(?: plus)?|real property act,? 1886', {
    state: 'SA',
  }),
  inPage('title-search', 'register search plus|real property act,? 1886', 'SA'),
  inPage('title-search', 'search of torrens title|recorder of titles', 'TAS'),
  cue(
    'title-search',
    'result of search(?:[\\s-]{0,3}recorder of titles)?(?:[\\s-]{0,3}search of torrens title)?|search of torrens title',
    {
      state: 'TAS',
    },
  ),
  cue('title-search', 'title details(?=$|\\s{1,9}volume)|title(?=\\s{1,9}vol(?:ume)?\\.? \\d)', {}),
  {
    kind: 'title-search',
    pattern: /^SEARCH CERTIFICATE$/,
    state: null,
    place: 'heading',
    long: false,
  },
  inPage(
    'title-search',
    '\\bact government\\b.{0,40}\\b(?:land titles|title (?:details|particulars))\\b',
    'ACT',
  ),
  inPage(
    'title-search',
    '\\bland titles act 1925\\b.{0,60}\\bsearch\\b|\\bact government\\b.{0,30}\\btitle search\\b|\\btitle search\\b.{0,40}\\bblock \\d{1,4},? section \\d{1,4}\\b',
    'ACT',
  ),
  inPage(
    'title-search',
    '^\\W{0,3}(?:search certificate[ -]{1,3})?certificate as to title\\b|^\\W{0,3}search certificate\\b.{0,60}\\bCU[FC][TL]\\b',
    'NT',
  ),
  cue(
    'title-search',
    'certificate (?:as to|of) title(?: extract| search| details| particulars)?|record of certificate of title|title extract|extract of title',
  ),
  cue(
    'planning-certificate',
    '(?:combined )?(?:planning|zoning) certificate|(?:section |s\\.?\\s?)?(?:10\\.7|149)(?:\\s?\\(\\d\\)|\\s?(?:and|&))*\\s{0,9}(?:planning )?certificate|(?:vicplan |detailed )?planning (?:property )?report|property (?:planning )?report|(?:designated )?bush ?fire[- ]prone area (?:report|map|certificate)',
  ),
  inPage(
    'planning-certificate',
    '\\bplanning certificate\\b|\\bplanning property report\\b|\\bsection (?:10\\.7|149)(?:\\s{0,9}\\(\\d\\))*\\s{0,9}(?:planning )?certificate|\\bsection 199\\b.{0,40}planning',
  ),
  cue(
    'planning-certificate',
    'local government (?:inquiry|enquiry|search) certificate|section 7 (?:inquiry|enquiry|certificate|response|answers?)',
    { state: 'SA' },
  ),
  cue(
    'planning-certificate',
    'data extract for section 7|(?:council )?land information certificate section 337|planning and design code',
    { state: 'SA' },
  ),
  cue(
    'planning-certificate',
    'property interest reports?|planning (?:information|extract|search|advice|enquiry)|planning and building',
  ),
  inPage(
    'planning-certificate',
    'data extract for section 7|property interest report|section 7 (?:prescribed encumbrances|search)|^\\W{0,3}environment protection authority\\b.{0,60}$|^\\W{0,3}section 7\\W{1,3}land and business\\b',
  ),
  inPage('planning-certificate', 'council land information certificate|section 337\\b', 'TAS'),
  cue(
    'planning-certificate',
    'section 337(?: certificate)?|337 certificate|certificate (?:under|pursuant to) section 337',
    { state: 'TAS' },
  ),
  cue(
    'rates-certificate',
    'section 132(?: certificate)?|132 certificate|certificate (?:under|pursuant to) section 132',
    { state: 'TAS' },
  ),
  cue('planning-certificate', 'council land information certificate', {}),
  cue(
    'planning-certificate',
    '(?:(?:limited|standard|full) )?planning and development certificate|environmental management register|register search ?- ?environmental protection\\b[^.;]{0,30}|contaminated (?:land register|sites?)|lease conveyancing (?:inquiry|enquiry)(?: (?:response|results?|report|documents?|reply))?|(?:vicroads|roads?|road access|transport|heritage|epa|priority sites?) (?:property )?(?:certificate|search|report|proposals?)|(?:local |state )?heritage (?:(?:place|listing|register|inventory) )?(?:data ?sheet|entry|citation|extract|record)|basic summary of records|(?:council|shire|city|town|local government)(?: of [a-z]{3,20})? (?:reply|response|answers?)|reply to (?:orders and )?requisitions|emr(?:\\/clr)? search|orders and requisitions|zoning (?:and|statement)|plansa (?:data )?extract|data extract(?! for)|(?:reply|response|answers?) to (?:settlement|conveyancing|conveyancer.s|property) (?:enquiry|inquiry|requisitions?)|(?:state of \\w+\\s{0,9}-\\s{0,9})?vegetation management (?:property )?report|flood (?:advice|certificate|search|report)',
  ),
  cue(
    'rates-certificate',
    'land information certificate|(?:municipal|council|annual|combined|quarterly)?\\s{0,9}(?:valuation (?:and|&) )?rates?(?: (?:and|&) (?:valuations?|charges|other))*(?: charges)?\\s{0,9}(?:notice|certificate|statement|search|assessment|information)|certificate of liabilities|(?:certificate (?:under|pursuant to) )?section (?:603|187)(?: certificate)?|council (?:rates?|search)(?: (?:certificate|notice|search))?|certificate of emergency services levy|local government (?:rates|search|inquiry)|(?:combined |annual )?rates? and water(?: (?:notice|account|certificate))?|council rates|valuation and rates? notice|(?:certificate|statement) (?:of|for|as to) (?:council |municipal )?rates\\b.*|rates (?:for )?20\\d\\d(?:\\s?[-\\/]\\s?\\d{2,4})?',
  ),
  inPage(
    'rates-certificate',
    '\\blocal government act.{0,20}section 187|\\bland information certificate\\b|\\bsection 603\\b|\\bcertificate of liabilities\\b|\\brates? (?:and charges )?notice\\b|\\bsection 187 certificate\\b',
  ),
  cue(
    'water-certificate',
    '(?:water |sewerage )?information statement|water (?:and (?:sewer(?:age)?|drainage) )?(?:information |rates? |services? )?(?:statement|certificate|notice|account|charges|bill)|certificate of water and sewer(?:age)?(?: charges)?.{0,40}|(?:section 66|section 158)(?: certificate| statement)?',
  ),
  inPage(
    'water-certificate',
    '\\bsection 56ZQ\\b|\\b(?:information|water|sewer\\w{0,3}) certificate\\b.{0,60}\\bwater and sewerage\\b',
    'TAS',
  ),
  inPage(
    'water-certificate',
    '\\bsection 158\\b|\\bwater\\b.{0,24}\\binformation statement\\b|\\binformation statement\\b.{0,40}\\bwater\\b|\\bwater act 1989\\b.{0,60}statement|\\bcertificate of water and sewer|water (?:corporation|account|and sewerage).{0,60}\\b(?:account|bill|statement|charges)',
  ),
  // The Commonwealth's clearance of a vendor says nothing of land tax.
  cue(
    'annexure',
    '(?:foreign resident (?:capital gains )?(?:withholding )?clearance certificate|clearance certificate (?:for|under|-) (?:the )?(?:foreign resident|capital gains|withholding)).{0,60}',
  ),
  cue(
    'land-tax-certificate',
    '(?:state revenue office\\s{0,9}-?\\s{0,9})?(?:property|land tax|land)? ?clearance certificate|property tax certificate|certificate ?(?:of|about|as to|on|for) ?land ?tax|land tax (?:clearance )?(?:certificate|search|statement)|land tax (?:notice of )?assessment(?: notice)?|revenuesa\\s{0,9}-.*|(?:state )?revenue (?:office|nsw|sa)\\s{0,9}-\\s{0,9}land tax.*|land tax enquiry|windfall gains tax|section 47(?: certificate)?',
  ),
  inPage(
    'land-tax-certificate',
    '\\b(?:property|land tax) clearance certificate\\b|\\bproperty tax certificate\\b|\\bcertificate ?of ?land ?tax\\b|land tax (?:clearance )?certificate|\\bsection 47\\b.{0,60}land tax',
  ),
  cue(
    'owners-corporation-certificate',
    "owners'? corporation (?:certificate|search report|basic report|statement|disclosure|fees|budget)|strata (?:information|inspection) (?:certificate|report)|(?:strata|body corporate|owners'? corporation) (?:records? )?(?:inspection|search)(?: of records)? report|(?:strata |owners'? corporation |body corporate )?(?:levy|levies|contributions?)(?: (?:instalment|payment|account))? notice|notice of (?:strata )?(?:levies|levy|contributions?)(?= |$)(?: due| payable| instalment)?|(?:capital works|sinking|reserve|maintenance) fund (?:plan|forecast|budget)|(?:capital works|sinking) fund\\s{0,9}-\\s{0,9}(?:ten|10)[- ]year (?:plan|forecast)|section 184(?: certificate)?|(?:strata|community)\\s{0,9}(?:-|section \\d+)?\\s{0,9}certificate|body corporate (?:information )?(?:certificate|statement)|bccm form 33|form 33|(?:certificate (?:under|pursuant to) )?section (?:41|139|174|184|119)(?: (?:statement|certificate|strata|community|unit|owners)\\b.{0,60})?|(?:community|neighbourhood|precinct|association) (?:association )?(?:levy |information )?certificate|certificate as to (?:the )?(?:contributions|levies|affairs)|unit title (?:sale )?certificate|section 119|strata company certificate|information certificate\\s{0,9}-\\s{0,9}section 184|record of (?:the )?(?:body corporate|strata company|strata corporation|owners'? corporation)|(?:certificate|statement) (?:(?:given|issued|made) )?(?:of|by|from) (?:the )?(?:body corporate|owners'? corporation|strata (?:company|corporation)|corporation)(?= ?$| ?[(:,-]| (?:of|for|to|about|under)\\b.{0,60})",
  ),
  inPage(
    'owners-corporation-certificate',
    '\\bowners corporation certificate\\b|\\bstrata information certificate\\b|\\bbody corporate certificate\\b|\\bbccm form 33\\b|\\bunit title sale certificate\\b|\\bsection (?:41|139)\\b.{0,40}(?:strata|community) titles act',
  ),
  {
    kind: 'owners-corporation-certificate',
    pattern:
      /^(?:(?:AUDITED|UNAUDITED|ANNUAL|ABRIDGED) )?(?:STATEMENTS? OF (?:ACCOUNTS?|INCOME AND EXPENDITURE|FINANCIAL (?:POSITION|PERFORMANCE))|(?:10|TEN)[- ]YEAR (?:CAPITAL WORKS|SINKING|MAINTENANCE|RESERVE) (?:FUND )?(?:PLAN|FORECAST))\b/,
    state: null,
    place: 'heading',
    long: false,
  },
  // "Elm Court SP 1187 - Accounts and budget": the sheets that go with the notice of a meeting.
  {
    kind: 'owners-corporation-certificate',
    pattern: new RegExp(
      `^(?!\\(?\\d{1,2}[.)])(?:${SCHEME_NAMED}.{0,30} - ${MONEY_SHEETS}|${MONEY_SHEETS}.{0,40}${SCHEME_NAMED})`,
      'i',
    ),
    state: null,
    place: 'heading',
    long: false,
  },
  cue(
    'minutes',
    'decisions? of the (?:\\w+ )?(?:managing|strata) agent\\b.{0,80}|(?:(?:draft|corporation|committee|council|company|body corporate|strata company|association) ){0,2}minutes(?: of)?|(?:notice of )?(?:the )?(?:annual|extraordinary|special|committee) (?:general )?meeting|(?:directors\\W?|board|members\\W?|shareholders\\W?) meeting(?: held\\b.{0,60})?|meeting of (?:the )?(?:directors|board|committee|members|shareholders|council of owners)|(?:notice|agenda) of (?:annual |extraordinary )?general meeting|(?:strata company|owners corporation|body corporate) [\\w ]{1,10}[,:-]{1,2} ?meeting of (?:the )?(?:owners|members|council|committee)',
  ),
  inPage(
    'minutes',
    '\\bminutes of (?:the |an? )?(?:annual|extraordinary|general|committee|ordinary)|\\bannual general meeting\\b.{0,60}\\bminutes\\b',
  ),
  cue(
    'by-laws',
    "(?:consolidated |registered |model |special |scheme |strata |draft |proposed |additional |new )?(?:by-?laws|rules)(?: of (?:the )?owners.*)?|by-?laws? (?:made|adopted|registered) \\d{1,2} .*|(?:constitution|articles of association) of .{3,60} (?:pty\\.?|proprietary|limited|ltd)\\b.{0,24}|owners'? corporation rules|(?:consolidation|change)(?:\\s?(?:\\/|or|and)\\s?change)? of by-?laws|form 15ch|(?:community|strata|neighbourhood|precinct) management statement|(?:extracts? (?:of|from) (?:the )?)?(?:company )?constitution(?=\\s{0,9}$| \\(| (?:adopted|extract|as amended)\\b)|memorandum and articles(?: of association)?|(?:extracts?|summary) (?:from|of) (?:the )?(?:by-?laws|rules)|(?:governance|conduct) by-?laws|body corporate by-?laws",
  ),
  cue('by-laws', 'articles(?= of (?:the )?(?:strata )?corporation|\\s{0,9}$|\\s{0,9}[(:])', {
    state: 'SA',
  }),
  // Off the plan both are drafts, which lie behind the contract under the manager's own heads.
  inPage(
    'owners-corporation-certificate',
    "^.{0,60}\\b(?:(?:first|1st) year(?:['’]s)?|year (?:1|one)|draft|proposed|estimated|initial) (?:draft |annual |levy )?budgets?\\b.{0,40}$",
  ),
  inPage(
    'by-laws',
    '^\\W{0,3}(?:draft |proposed )?(?:owners corporation )?(?:rules|by-?laws) (?:that are )?to be (?:recorded|registered|lodged|filed|made)\\b',
  ),
  inPage(
    'by-laws',
    '\\bcommunity management statement\\b|consolidation of by-?laws|\\bform:? 15ch\\b|^\\W*owners corporation rules\\b',
  ),
  cue(
    'building-permit',
    '(?:building|occupancy|planning|owner[- ]builder) permit(?:s| information)?|certificate of (?:final inspection|occupancy|classification|substantial compliance)|(?:interim |final )?occupation certificate|building information(?: certificate| statement)?|building (?:approval )?certificate|(?:form 23\\s{0,9}-?\\s{0,9})?pool safety certificate|(?:swimming )?pool (?:and spa )?(?:barrier )?(?:certificate|compliance|registration)(?: of (?:non-?)?compliance)?|certificate of (?:pool|swimming|(?:non-?)?compliance)|domestic building insurance|home (?:building compensation|warranty insurance)|building (?:approvals?|records? search|regulations)|(?:notice of )?development (?:approval|consent)|notice (?:under|of) section 47|regulation 51(?: (?:building|property))?(?: (?:information|advice|certificate|statement|report|letter))?',
  ),
  cue(
    'building-permit',
    'certificate (?:of|in respect of) (?:(?:residential )?building|home|builder.?s.?) ?(?:work )?(?:indemnity |warranty |compensation )?insurance|smoke alarms? (?:compliance |safety |installation )?(?:statement|certificate|report|record|declaration)|(?:swimming )?pool (?:papers|records|documents)',
  ),
  cue(
    'building-permit',
    "swimming pool safety act.*|acknowledgement notice|(?:(?:purchaser|buyer|seller|vendor)'?s'? )?(?:no )?pool declaration",
    { state: 'NT' },
  ),
  inPage('building-permit', '^\\W{0,3}building file\\b', 'NT'),
  cue(
    'building-permit',
    'building (?:certification|file)(?: (?:records?|search|history|extract))?',
    {},
  ),
  inPage(
    'building-permit',
    '\\bcertificate of final inspection\\b|\\boccupancy permit\\b\\s{0,9}(?:no|number)|\\bregulation 51\\b|\\bpool safety certificate\\b|\\bsection 22d\\b|\\bdomestic building insurance\\b.{0,40}\\b(?:certificate|policy)\\b',
  ),
  cue(
    'building-report',
    "(?:pre-?(?:purchase|sale)\\s{0,9}(?:standard )?)?(?:building|property|pest|timber pest|structural|defects?|condition|engineer'?s?|building and pest|building inspection|building and compliance|pool barrier|asbestos|pool|dilapidation)(?: inspection| assessment| compliance)? report|section 137b|owner[- ]builder (?:defects? |inspection )?report|(?:building|pest|timber pest|compliance)(?: inspection)?(?:,? (?:and )?(?:building|pest|timber pest|compliance)){1,3}(?: inspection)? reports?|compliance report|asbestos (?:assessment|register)|dilapidation survey|energy (?:efficiency )?rating(?: (?:statement|certificate|report))?|(?:bush ?fire(?: (?:attack level|hazard|risk|protection|safety|management|hazard management)){0,2}|BAL) (?:assessment|report|certificate|plan)(?: report)?",
  ),
  {
    kind: 'building-report',
    pattern:
      /^(?:(?:pre-?(?:purchase|sale)|standard|visual|residential|independent|limited) ){0,3}(?:building|property|termite|timber pest|pest|building (?:and|&) pest) inspection(?: summary)?(?=$|\s?[-:(]|\s(?:supplied|by|of|for|dated|carried)\b)/i,
    state: null,
    place: 'heading',
    long: false,
  },
  inPage(
    'building-report',
    '\\bpre-?purchase (?:building|property|standard|inspection)|\\bsection 137b\\b|\\b(?:building|pest) inspection report\\b',
  ),
  cue(
    'plan',
    '(?:draft |proposed |unregistered |registered )?(?:plan (?:no\\.? )?(?:PS|LP|TP|PC|CP|RP|SP|DP|BUP|GTP|CS)\\s?\\d{4,6}[a-z]?|plan of (?:subdivision|consolidation|survey|strata|easement|land|lots)|(?:strata|deposited|registered|title|sealed|survey-?strata|filed|community|neighbourhood|precinct|units?|sewer|asset|floor|site|location|identification|feature|contour) (?:plan|survey)|sewer(?:age|lines)? (?:service )?(?:location )?(?:diagram|plan)|service location (?:print|diagram)|diagram|survey plan|(?:sellers?|vendors?)(?:.s)? sketch|sketch (?:plan|of (?:the )?(?:land|part)))',
  ),
  inPage(
    'plan',
    '^\\W{0,3}(?:(?:strata|deposited|community|neighbourhood|precinct) )?plan (?:form \\d|administration sheet)|\\bcreasing or folding will lead to rejection\\b|\\bplan of subdivision\\b.{0,80}\\b(?:edition|lrs? use|lv use|spear|surveyor|council|stage)\\b|\\b(?:lv|lrs) use only\\b|\\beasement information\\b|\\bsewer(?:age)? service diagram\\b|\\blocation of land\\b.{0,60}\\bparish\\b',
    null,
  ),
  // The contract's own zones
  cue(
    'statutory-notice',
    "(?:important )?(?:notices?|information) (?:to|for|about)(?: the)?(?: \\w{1,20}){0,3} (?:purchasers?|buyers?|vendors?|sellers?|off[- ]the[- ]plan|cooling)|(?:purchaser|buyer|vendor|seller)s?'? (?:notice|warning)",
  ),
  cue(
    'statutory-notice',
    "cooling[- ]off(?: period| rights?| notice| statement)?|(?:purchaser|buyer)'?s'? cooling[- ]off|statutory (?:notices?|warnings?)|warnings?\\s{0,9}-?\\s{0,9}(?:smoke|loose|swimming|asbestos|to (?:the )?buyer)|important notice|auctions?\\s{0,9}-\\s{0,9}sales?|auction sales\\s{0,9}-\\s{0,9}information|notice of (?:purchaser|buyer)",
  ),
  cue(
    'statutory-notice',
    'due diligence checklist|what you need to know before buying|(?:form r3|buyers? information notice)|prescribed notice|consumer warning|factsheet|fact sheet',
    { long: true },
  ),
  // What agents and their institutes hand to every buyer.
  cue(
    'statutory-notice',
    "(?:(?:home|property) ?)?(?:buyer|purchaser|consumer)s?'?s?'? (?:check ?list|fact ?sheet|information sheet|guide)s?|agent'?s'? fact ?sheets?|check ?lists? for (?:(?:home|property|first home) ?)?(?:buyers|purchasers)|information sheets?(?=\\s{0,9}[-:])|(?:buying|purchasing) (?:a|an|into a|your) (?:(?:first|new|strata) )?(?:home|house|property|unit|apartment|townhouse|lot|scheme|body corporate)\\b.{0,70}",
    { long: true, endsWithPage: true },
  ),
  cue('statutory-notice', 'asbestos advice(?: sheet)?', { long: true, state: 'ACT' }),
  cue(
    'statutory-notice',
    '(?:important )?information concerning the conduct of (?:public )?auctions?',
    { long: true },
  ),
  cue(
    'auction-conditions',
    '(?:general )?(?:rules|conditions) (?:for|of|governing|relating to) (?:the )?(?:conduct of )?(?:sale by )?(?:public )?auctions?|auction (?:conditions|rules|terms)|conditions of (?:public )?auction|particulars and conditions of sale by (?:public )?auction|conditions of sale by (?:public )?auction|standard (?:terms|conditions) (?:for|of) auction',
  ),
  cue(
    'special-conditions',
    "(?:attached |annexed |(?:annexure|schedule|list) of )?(?:(?:vendor|seller|purchaser|buyer|developer|owner)'?s?'? )?(?:special|additional|further|extra|supplementary|specific|non-?standard) (?:(?:terms and )?conditions?|clauses?|provisions?|terms)(?: of (?:sale|contract))?(?: (?:added|inserted|annexed|attached|in addition|supplementing|forming part)\\b.{0,60})?|rider|conditions? (?:particular|special|peculiar) to this (?:sale|contract|property)|amendments? to (?:the )?(?:printed|standard|general|contract).*|schedule of amendments|conditions? (?:inserted|added) by",
  ),
  cue(
    'general-conditions',
    '(?:\\d{4} )?(?:joint form of )?(?:general|standard|printed|usual) (?:terms and )?(?:conditions|clauses|provisions)(?: of (?:sale|contract))?(?: for the sale of land)?|(?:standard|printed|general|usual) terms,? \\(?(?:in (?:summary|brief|short|extract)|summari[sz]ed|abridged|shortened|condensed|short (?:form|print))\\)?|(?:(?:a )?(?:summary|abridge?ment|digest|outline|abstract|short(?:ened)? (?:form|print|version)|abridged (?:form|print|version|edition)) of (?:the )?|(?:abridged|shortened|condensed|summari[sz]ed) )(?:\\d{4} )?(?:(?:joint form of )?(?:general|standard|printed|usual) (?:conditions|terms|clauses|form)|terms of (?:contract|sale))|(?:printed|general|standard(?: form)?) terms|(?:standard )?terms (?:and conditions )?of (?:the )?(?:contract|sale)|conditions of sale of (?:land|real property)|form of general conditions|printed form|extracts?,? (?:(?:from|of) )?(?:the )?(?:printed |standard |joint form of )?(?:general )?conditions',
    {},
  ),
  {
    kind: 'general-conditions',
    pattern:
      /^(?:the )?terms(?: (?:of|and conditions of) (?:this|the) (?:contract|sale|agreement))?:?$/i,
    state: null,
    place: 'zone',
    long: false,
  },
  // "Part C: Conditions of Sale", behind a part for the special ones.
  {
    kind: 'general-conditions',
    pattern:
      /^part [A-Z0-9]{1,4} ?[.:–—-]{1,2} ?(?:the )?(?:terms|conditions)(?: of (?:the )?(?:sale|contract))?$/i,
    state: null,
    place: 'heading',
    long: false,
  },
  // Western Australia prints the clauses of finance below the place where the loan is filled in.
  {
    kind: 'general-conditions',
    pattern: /^finance clause$/i,
    state: 'WA',
    place: 'zone',
    long: false,
  },
  cue(
    'general-conditions',
    '(?:standard )?conditions(?: of sale)?|agreed terms|operative provisions|terms and conditions',
    zone,
  ),
  cue(
    'particulars',
    'particulars(?: of (?:the )?(?:sale|property|contract|land))?(?! of\\b)|reference schedule|items? schedule|information table|contract particulars|contract details|summary of (?:sale|contract)|schedule of particulars',
    {},
  ),
  cue(
    'particulars',
    'schedule(?! of (?:accommodation |holiday |existing |current |approved |\\w{3,12} and )?(?:bookings?|reservations?|tenanc(?:y|ies)|leases|finishes|fixtures|chattels|inclusions|defects|works|charges|fees|levies|contributions|documents|annexures|lots|plant|easements|covenants)\\b)|term meaning of term|words definition|the property|choices|tax information|details',
    zone,
  ),
  cue(
    'contract-form',
    '(?:(?:reiq|reinsw|reiv|reiwa|reint|reisa|act|nt|nsw|qld|tasmania|northern territory|queensland|rural|farm|residential|general|private|standard|property|house and land|vacant land|land|commercial|unit|strata)(?: property| land| estate)? )?contract (?:of|for)(?: the)? sale(?: (?:and|&) purchase)?(?: (?:of|for) (?:real estate|land(?: or strata title)?|property|real property|residential (?:real estate|property|land)))?(?: by offer and acceptance| by auction)?',
    {},
  ),
  cue(
    'contract-form',
    '(?:reiq |reint )?contract for (?:(?:houses?|acreage|rural|vacant land|lots? in|(?:an? )?(?:house|dwelling|acreage|rural property)) |residential|commercial|units|houses|the sale).*|contract\\s{0,9}-\\s{0,9}(?:residential|off[- ]the[- ]plan|apartments?|strata|land|sale|house|community|rural|commercial).*|residential contract(?:: schedule)?|(?:(?:sale of )?(?:land|strata titles?|houses?|land or strata titles?) by )?offer and acceptance|agreement (?:for|of) sale(?: and purchase)?|(?:agreement|contract) (?:for|of) (?:the )?sale(?: and purchase)? of (?:the )?shares\\b.*|contract to (?:buy|sell|purchase)\\b.*|standard form contract for (?:the )?sale.*|(?:off[- ]the[- ]plan )?(?:sale contract|contract of sale).*|offer to purchase|contract note',
    {},
  ),
  inPage(
    'contract-form',
    '\\bcontract (?:for|of) (?:the )?sale (?:and purchase )?of (?:land|real estate|real property)\\b(?! act)|\\bagents licensing act\\b.{0,40}contract of sale|contract for sale of land or strata title',
  ),
  cue(
    'contract-form',
    '(?:table of )?contents|signing (?:of this contract|page)|execution page|executed as (?:a deed|an agreement)|receipt of documents|list of documents|signatures? of (?:the )?(?:parties|vendor|purchaser|seller|buyer)',
    zone,
  ),
  // Instruments and what is tied on at the back
  cue('annexure', '(?:memorandum of )?crown lease', {}),
  // A clause may give a power of attorney; the deed says of what kind it is, at the top of its page.
  inPage(
    'annexure',
    '^\\W{0,3}(?:copy )?(?:enduring|general|registered) power of attorney\\W{0,3}$',
  ),
  inPage(
    'annexure',
    '^\\W{0,3}(?:memorandum of )?crown lease\\b|\\bcity area leases act\\b|\\(planning and land management\\) act 1988\\b',
    'ACT',
  ),
  cue(
    'lease',
    '(?:residential|commercial|retail|periodic|fixed term|general|standard(?: form)?)?\\s{0,9}(?:residential )?(?:tenancy|rental|lease|leasing) agreement|(?:form 18a|form 1aa)|(?:(?:retail|commercial|business|industrial|residential|registered|farm|grazing|shop|office|warehouse|premises) ){0,3}lease(?: of (?:real )?(?:property|premises|land|shop))?|deed of lease|(?:deed|agreement|memorandum) of (?:variation|extension|renewal|assignment|surrender) of (?:the )?lease|(?:rent(?:al)?|tenan(?:t|cy)) (?:ledger|roll|schedule)|schedule of tenanc(?:y|ies)|agreement (?:for|to) lease|licence (?:agreement|to occupy)|rooming accommodation agreement|tenancy details|copy (?:of )?lease',
  ),
  cue(
    'annexure',
    '(?:draft |specimen )?deposit (?:bond|guarantee)(?: certificate)?|(?:form of )?nomination(?: form)?|transfer of land|memorandum of (?:encumbrance|common provisions|transfer|lease)|instrument setting out|section 173 agreement|agreement under section \\d+[a-z]*|land management agreement|deed of .*|village (?:deed|contract|agreement)|licen[cs]e to (?:use|occupy|pass|graze|encroach|take)\\b.{0,60}|guarantee(?: and indemnity)?|creation of (?:restriction|restrictive covenant|easement)|restrictive covenant|positive covenant|notification under|schedule of (?:easements|finishes|fixtures|inclusions|fittings)|statement (?:of|on) (?:service|adjustments?)|authority to release|deposit release statement|covenant|schedule of dealings|finishes schedule',
  ),
  cue(
    'annexure',
    "(?:(?:form of|general|standard|strata|community|torrens|old system|company|title|residential|rural|commercial|property|\\(residential\\)|\\(commercial\\)|purchaser's|vacant land) ){0,6}requisitions?(?: (?:on title|and (?:general )?(?:enquiries|inquiries|questions)))",
    { ofOthers: true },
  ),
  cue(
    'annexure',
    '(?:annexure|attachment|appendix|addendum|exhibit|enclosure)s?(?: ["\'(]{0,2}[a-z0-9]{1,4}\\b["\')]{0,2})?',
  ),
  cue(
    'annexure',
    '(?:copy |copies of )?(?:letters?|correspondence|e-?mails?(?!(?: address)?(?::(?:\\s|$)|\\s{1,9}\\S{1,60}@)))(?: (?:and|&) (?:letters|notes|e-?mails))?(?: (?:handed|given|received|between|to|from)\\b.{0,60})?|file notes?|letters and (?:other )?(?:notes|papers)',
  ),
  cue('planning-certificate', 'land information(?: extract| report| summary)?', { state: 'NT' }),
  cue(
    'planning-certificate',
    '(?:conditional )?approval(?: subject to conditions)?\\s{0,9}-\\s{0,9}(?:freehold|green title|survey[- ]strata|strata|built strata) subdivision',
    { state: 'WA' },
  ),
  cue(
    'other',
    '(?:disclosure of )?material facts?(?: disclosure)?|(?:statement of information|single residential property located)|(?:market |rental )?appraisal|loan (?:contract|agreement)|(?:exclusive |sole )?(?:sale|selling|agency) (?:agency )?(?:authority|agreement)|tax invoice|(?:property )?valuation report|loan offer',
  ),
]
