const PLACE =
  '(?:Western Australia|South Australia|Queensland|Tasmania|Victoria|New South Wales|(?:the )?(?:Australian Capital|Northern) Territory|[A-Z]{2,3}\\b)'
/** One whose office it is to hold or to sell the land of others. */
const TRUSTEE_OFFICES =
  'public trustee(?: and guardian)?|state trustees(?: (?:limited|ltd)\\b)?|(?:nsw )?(?:public )?trustee and guardian|public guardian|public advocate|director of housing|homes (?:victoria|tasmania)|(?<=the )crown'
/** "Minister for Lands", "The Secretary, Department of Planning": an office and what it is for. */
const OFFICES =
  '(?:minister|secretary|commissioner|director-general|chief executive|registrar)(?:,| of| for| to| administering)? (?:of |for |to )?(?:the )?(?=[A-Z])[A-Z][A-Za-z]+(?:,? (?:and|of|for|the|[A-Z][A-Za-z]+)){0,8}'
const STATES = '(?:the )?(?:state|commonwealth) of [A-Z][a-z]+(?: [A-Z][a-z]+){0,2}'
const TRUSTEES_OF =
  '(?:the )?trustees of the (?:sisters|brothers|society|order|roman catholic|anglican|uniting|diocese|church|congregation)\\b[^,;(]{0,60}'

/** A public office or a religious body, which sells in its own name. */
export const PUBLIC_BODY = new RegExp(
  `^(?:the )?(?:(?:${TRUSTEE_OFFICES})(?: (?:of|for) ${PLACE})?|${OFFICES}|${STATES}|${TRUSTEES_OF})`,
  'i',
)
const OWNERS =
  "the owners,?(?: -)? (?:strata|units?) plan (?:no\\.? ?)?[A-Z]{0,2}\\d{2,6}|owners'? corporation (?:no\\.? ?)?\\d{0,2} ?(?:on |of )?(?:plan (?:no\\.? ?)?)?[A-Z]{2}\\d{5,6}[A-Z]?"

/** "The Trustees of the Sisters of St Brenda", "The Owners - Strata Plan 8812": the whole is the name. */
export const WHOLE_NAME = new RegExp(`^[\\s:.]*(${TRUSTEES_OF}|${OWNERS})`, 'i')

const PLAIN_WORDS =
  'Authority|Commission|Association|Society|Foundation|Diocese|Church|University|Hospital|Co-?operative|Trusts? Corporation|(?:Property|Family|Unit|Investment|Land|Housing|Charitable|Community|Hybrid|Discretionary|Pastoral) Trust'
const BODY_WORDS = `${PLAIN_WORDS}|${PLAIN_WORDS.toUpperCase()}`

/** The name of a body that is no company: its words have capitals. */
export const BODY = new RegExp(
  `^(?:[A-Z][\\w'&.-]*\\s(?:(?:of|the|and|for|&|OF|THE|AND|FOR)\\s){0,2}){1,8}(?:${BODY_WORDS})(?= of [A-Z]| \\(|\\s*$|,|;| and\\b| as\\b| A\\.?[BC]\\.?N)(?: of [A-Z][a-z]+(?: [A-Z][a-z]+)?)?`,
)
