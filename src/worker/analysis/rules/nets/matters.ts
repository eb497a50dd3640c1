import type { PageKind } from '#shared/report.ts'

import type { Wording } from '../../likeness/features.ts'
import { topicOf } from '../../likeness/topics/topic-of.ts'
import type { Topic } from '../../likeness/topics/topics.ts'

/** What a buyer should know of a matter, where no rule knows the particular words. */
type Matter = {
  /** As it stands behind "a term on". */
  readonly on: string
  /** What such words can cost, in money, time or use. */
  readonly cost: string
  /** Behind "Before you sign,". */
  readonly ask: string
  /** To the other side. */
  readonly question: string
}

/** Of each matter that a sentence may be about, in words that fit a term and a statement. */
const MATTERS: Readonly<Record<Topic, Matter>> = {
  deposit: {
    on: 'the deposit',
    cost: 'Words on the deposit can have you pay more or sooner, or let the money leave the trust account before you own anything.',
    ask: 'ask that the deposit is at most 10% and stays in a trust account until settlement.',
    question: 'Will the deposit be held in trust until settlement, and when can it be lost?',
  },
  settlement: {
    on: 'settlement and delay',
    cost: 'A day that one side can move may cost you a loan approval, rent or storage.',
    ask: 'ask for a fixed day, and for the same rights of both sides if it moves.',
    question: 'May the day of settlement move, by how long, and who bears the cost?',
  },
  default: {
    on: 'what a delay costs you',
    cost: 'If you are late, even because of a bank, you may owe interest and fixed fees.',
    ask: 'ask for interest of at most 8 to 10% a year and for costs that were really incurred.',
    question: 'What exactly would the purchaser owe for a delay of one week?',
  },
  claims: {
    on: 'claims you give up',
    cost: 'What you give up here is gone when a fault shows after settlement.',
    ask: 'have the matter looked into, or have the words taken out.',
    question: 'Will the vendor delete these words, or say which matter they are meant for?',
  },
  ending: {
    on: 'who may end the contract',
    cost: 'Where the vendor may leave and you may not, you carry the cost of a sale that never happens.',
    ask: 'ask that both sides may end it on the same grounds, with your deposit repaid.',
    question: 'Will the purchaser have the same right, with the deposit repaid?',
  },
  conditions: {
    on: 'the conditions of the sale',
    cost: 'A condition with a short time or a heavy proof may not protect you when you need it.',
    ask: 'check its days and papers with your lender or inspector.',
    question: 'Will the time be longer, and is a written notice of the purchaser enough?',
  },
  possession: {
    on: 'tenants and possession',
    cost: 'A tenancy or another right to stay binds whoever owns the property: its rent, its length and what was promised under it pass to you.',
    ask: 'ask for the agreement with every change to it, the rent record and the bond, and for vacant possession in writing if you mean to live there.',
    question: 'Under which paper does this hold, until when, and what was agreed beside it?',
  },
  inclusions: {
    on: 'what is sold with the property',
    cost: 'What stays out of the sale, or belongs to somebody else, you pay for a second time.',
    ask: 'have a list of what stays, and of who pays for what is hired.',
    question: 'Which items stay, do they work, and does anybody else own or finance them?',
  },
  costs: {
    on: 'costs put on you',
    cost: 'It adds to what you pay; where no sum is named, without an upper limit.',
    ask: 'ask for the amount, or that each side pays its own share by the day.',
    question: 'What amount is this, and will the vendor bear the part up to settlement?',
  },
  changes: {
    on: 'changes to what you buy',
    cost: 'You may have to take something smaller or plainer than you were shown.',
    ask: 'ask for a limit, for notice, and for a way out beyond it.',
    question: 'Which changes are meant, and what may the purchaser do about them?',
  },
  afterwards: {
    on: 'what you may do with the property',
    cost: 'It can limit when and how you build, let or sell, also after settlement.',
    ask: 'compare it with your plans, and ask when it ends.',
    question: 'How long does this bind the purchaser, and who can enforce it?',
  },
  authority: {
    on: 'the vendor’s right to sell',
    cost: 'If whoever signs may not sell, or a debt stays on the land, you may not get a clear title.',
    ask: 'have your conveyancer see the paper that gives the power, and every release.',
    question: 'By which paper may the vendor sell, and which debts are released at settlement?',
  },
  title: {
    on: 'rights over the land',
    cost: 'Rights and promises that go with land bind whoever owns it, and can limit where you build, park or pass.',
    ask: 'read the whole document and, where it is about a part of the land, have that marked on a plan.',
    question: 'Who may rely on this, for what, and may we have the document?',
  },
  building: {
    on: 'building work and approvals',
    cost: 'Work without its approval or final certificate may have to be changed or taken down at your cost.',
    ask: 'ask the vendor for permits and final certificates, and the council for its file.',
    question: 'Which permit and which final certificate cover this work?',
  },
  defects: {
    on: 'the state of the buildings',
    cost: 'From settlement on the repair is yours to pay.',
    ask: 'have an inspector look at it and put a price on it.',
    question: 'What has been repaired since, by whom, and may we have invoices and warranties?',
  },
  hazards: {
    on: 'flood, fire and other hazards',
    cost: 'A hazard raises the cost of insuring and building, and can rule out building on part of the land.',
    ask: 'get an insurer’s quote for this address, and ask the council what it requires.',
    question: 'What does the vendor know of this hazard, and was there ever an event or a claim?',
  },
  planning: {
    on: 'planning and the use of the land',
    cost: 'Less may be built, kept or done here than it seems.',
    ask: 'ask the council whether what you plan is allowed.',
    question: 'Which control applies, and to which part of the land?',
  },
  notices: {
    on: 'orders and charges of public bodies',
    cost: 'An order or a charge stays with the land: after settlement it is yours to obey or to pay.',
    ask: 'ask that it is complied with or paid before settlement, with proof.',
    question: 'Has this been complied with or paid, and may we have the proof?',
  },
  services: {
    on: 'water, sewerage and power',
    cost: 'A service that is missing, shared or worn out can cost thousands and take months to put right.',
    ask: 'ask each supplier what is connected and what a connection costs.',
    question: 'Which services are connected and working, and who pays for the others?',
  },
  schemeMoney: {
    on: 'money of the scheme',
    cost: 'What the scheme lacks or has to repair its owners pay by levies, and you with them.',
    ask: 'read its last two years of minutes and accounts, and ask what this lot has to pay.',
    question: 'What has been resolved or is planned, and what is the share of this lot?',
  },
  schemeRules: {
    on: 'rules of the scheme',
    cost: 'Its rules and the rights of other lots bind you and your tenants.',
    ask: 'compare the by-laws with how you want to live: pets, parking, letting, works.',
    question: 'How is this rule applied, and is anything about this lot in breach of it?',
  },
  neighbours: {
    on: 'neighbours and the surroundings',
    cost: 'Noise, works or a dispute next door stay when the vendor goes.',
    ask: 'visit at other hours, and ask the council what is approved nearby.',
    question: 'What does the vendor know of it, and has anything been agreed in writing?',
  },
  papers: {
    on: 'papers that are missing or out of date',
    cost: 'What such a paper would have shown nobody can tell you without it.',
    ask: 'ask for it.',
    question: 'Please give us this paper, or say why there is none.',
  },
}

/** A right over land names land: what a company or its rules forbid its members is none. */
const OF_LAND =
  /\b(?:land|lots?|title|folio|plan|easements?|covenants?|caveats?|way|road|lane|driveway|track|boundar(?:y|ies)|fences?|walls?|drains?|pipes?|sewers?|encroach\w{0,4}|metres|access|encumbranc\w{1,2}|lease|instrument|deed)\b/i

/** Papers of offices that charge every owner: their levies are no scheme's, unless they name one. */
const OFFICES: ReadonlySet<PageKind> = new Set([
  'land-tax-certificate',
  'rates-certificate',
  'water-certificate',
])
const OF_SCHEME =
  /\b(?:strata|body corporate|owners'? corporation|units?|lots?|scheme|committee|sinking|administrati(?:ve|on) fund|by-?laws?|common property|community (?:plan|title|corporation))\b/i

/**
 * What a passage is about that no rule has words for, as values of its message: `open` where its
 * words leave that open. `on` has the blank before it.
 */
export function matterOf(passage: Wording, open: Omit<Matter, 'on'>): Matter {
  const topic = topicOf(passage)
  const isScheme = topic === 'schemeMoney' || topic === 'schemeRules'
  if (
    topic === null ||
    (topic === 'title' && !OF_LAND.test(passage.full)) ||
    (isScheme && OFFICES.has(passage.zone) && !OF_SCHEME.test(passage.full))
  ) {
    return { on: '', ...open }
  }
  return { ...MATTERS[topic], on: ` on ${MATTERS[topic].on}` }
}
