import type { Topic } from '../../likeness/topics/topics.ts'

/** What a buyer should know of a matter, where no rule knows the particular words. */
export type Matter = {
  /** As it stands behind "a term on". */
  readonly on: string
  /** What such words can cost, in money, time or use. */
  readonly cost: string
  /** Behind "Before you sign,". */
  readonly ask: string
  /** To the other side. */
  readonly question: string
}

/** Matters that the likeness does not tell apart from a neighbouring one, and words do. */
export type FineMatter =
  | 'boundary'
  | 'insurance'
  | 'licence'
  | 'pool'
  | 'promise'
  | 'signature'
  | 'unseen'
  | 'withholding'

/**
 * Of each matter that a sentence may be about, in words that fit a term and a statement, what speaks
 * for the buyer and what speaks against him: nobody has understood the sentence itself.
 */
export const MATTERS: Readonly<Record<Topic | FineMatter, Matter>> = {
  deposit: {
    on: 'the deposit',
    cost: 'What matters of a deposit is how much it is, when it falls due, who holds it, and when you have it back or lose it.',
    ask: 'check that you can meet its days, that it is at most 10% of the price and stays in a trust account until settlement, and that it comes back to you where the sale ends without your fault.',
    question:
      'When does each part of the deposit fall due, who holds it until settlement, and when is it repaid or lost?',
  },
  settlement: {
    on: 'settlement and delay',
    cost: 'A day that hangs on something not yet done, or that one side can move, may cost you a loan approval, rent or storage.',
    ask: 'ask what the day of settlement hangs on, what is the last day it can be, and what each side may do when it is not kept.',
    question: 'Which is the last day for settlement, and what may each side do if it is not kept?',
  },
  default: {
    on: 'what a delay costs you',
    cost: 'If you are late, even because of a bank, you may owe interest and fixed fees.',
    ask: 'ask for interest of at most 8 to 10% a year and for costs that were really incurred.',
    question: 'What exactly would the purchaser owe for a delay of one week?',
  },
  claims: {
    on: 'claims and how far they go',
    cost: 'Words on claims can decide what you may still ask for when a fault shows after settlement.',
    ask: 'ask which claims these words leave you, and have the matter looked into or the words changed where they take one away.',
    question:
      'Which claims of the purchaser do these words leave or take away, and for which matter are they meant?',
  },
  ending: {
    on: 'who may end the contract',
    cost: 'What matters is who may end the contract, on which grounds, and what then becomes of your deposit and your costs.',
    ask: 'ask that both sides may end it on the same grounds, with your deposit repaid.',
    question:
      'On which grounds may each side end the contract, and is the deposit repaid when it ends?',
  },
  conditions: {
    on: 'the conditions of the sale',
    cost: 'A condition protects you only within its days and with the proof that it asks for.',
    ask: 'check its days and papers with your lender or inspector.',
    question: 'Until which day does this condition run, and is a written notice enough to use it?',
  },
  possession: {
    on: 'tenants and possession',
    cost: 'Whoever has a right to stay in a property or to use it keeps that right against a new owner, with the rent, the length and whatever was promised.',
    ask: 'ask for every agreement on the use of the property with each change to it, for the rent record and the bond, and for vacant possession in writing if you mean to live there.',
    question:
      'Who uses or may use the property after settlement, until when, and what was agreed beside the papers?',
  },
  inclusions: {
    on: 'what is sold with the property',
    cost: 'What stays out of the sale, or belongs to somebody else, you pay for a second time.',
    ask: 'have a list of what stays, and of who pays for what is hired.',
    question: 'Which items stay, do they work, and does anybody else own or finance them?',
  },
  costs: {
    on: 'costs put on you',
    cost: 'It may add to what you pay; where no sum is named, without an upper limit.',
    ask: 'ask for the amount, or that each side pays its own share by the day.',
    question: 'What amount is this, and will the vendor bear the part up to settlement?',
  },
  changes: {
    on: 'changes to what you buy',
    cost: 'Where what you buy may still change, you may get something other than you were shown.',
    ask: 'ask for a limit, for notice, and for a way out beyond it.',
    question: 'Which changes are meant, and what may the purchaser do about them?',
  },
  afterwards: {
    on: 'what you may do with the property',
    cost: 'It may limit when and how you build, let or sell, also after settlement.',
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
    cost: 'Rights and promises that go with land hold for whoever owns it: some serve your land, some limit where you build, park or pass.',
    ask: 'have your conveyancer read the whole document with you and, where it is about a part of the land, have that marked on a plan.',
    question:
      'Who has this right or this duty, over which part of the land, and has everybody kept to it?',
  },
  building: {
    on: 'building work and approvals',
    cost: 'Work without its approval or final certificate may have to be changed or taken down at the cost of whoever owns it by then.',
    ask: 'ask the vendor for permits and final certificates, and have the building file searched at the office that keeps it.',
    question:
      'What work is this about, is it approved and finished, and what remains to be done about it?',
  },
  defects: {
    on: 'the state of the buildings',
    cost: 'What is worn or broken at settlement is, unless the contract says otherwise, the new owner’s to mend, and in a scheme all owners’ where they share it.',
    ask: 'have an inspector tell you what has to be done about it, how soon and for how much.',
    question: 'What has been done about this since, by whom, and may we have the invoices?',
  },
  hazards: {
    on: 'flood, fire and other hazards',
    cost: 'How far a hazard reaches decides what it costs to insure and to build, and whether part of the land may be built on at all.',
    ask: 'get an insurer’s quote for this address, and ask the planning authority what it requires.',
    question: 'What does the vendor know of this hazard, and was there ever an event or a claim?',
  },
  planning: {
    on: 'planning and the use of the land',
    cost: 'Planning decides what may be built, kept or done here, which may be less than it seems.',
    ask: 'ask the planning authority whether what you plan is allowed.',
    question: 'Which control applies, and to which part of the land?',
  },
  notices: {
    on: 'orders and charges of public bodies',
    cost: 'An order or a charge usually stays with the land: after settlement it is the new owner’s to obey or to pay.',
    ask: 'ask whether one is in force, and that it is complied with or paid before settlement, with proof.',
    question:
      'Is an order or a charge in force, has it been complied with or paid, and may we have the proof?',
  },
  services: {
    on: 'water, sewerage and power',
    cost: 'A service that is missing, shared or worn out can cost thousands and take months to put right.',
    ask: 'ask each supplier what is connected and what a connection costs.',
    question: 'Which services are connected and working, and who pays for them?',
  },
  schemeMoney: {
    on: 'money of the scheme',
    cost: 'What a scheme spends or lacks its owners pay by levies, each by the share of the lot.',
    ask: 'read its last two years of minutes and accounts, and have your conveyancer say what this lot owes and will be asked for.',
    question:
      'What has been resolved or is planned, and which part of the share of this lot will the vendor pay?',
  },
  schemeRules: {
    on: 'rules and shared parts of the scheme',
    cost: 'The rules of a scheme, and the rights that others have in it, can put limits and costs on you and your tenants.',
    ask: 'ask what this allows, forbids and costs you there, for how you want to live, park or let.',
    question:
      'How is this applied, what does it cost this lot, and is anything about the lot against it?',
  },
  neighbours: {
    on: 'neighbours and the surroundings',
    cost: 'Noise, works or a dispute next door stay when the vendor goes.',
    ask: 'visit at other hours, and ask the planning authority what is approved nearby.',
    question: 'What does the vendor know of it, and has anything been agreed in writing?',
  },
  papers: {
    on: 'papers that are missing or out of date',
    cost: 'What a missing paper would show nobody can tell you without it, and an old one tells of its own day only.',
    ask: 'ask for the paper, or for a new one.',
    question: 'Please give us this paper as it stands today, or say why there is none.',
  },
  boundary: {
    on: 'what stands at a boundary',
    cost: 'What stands over a boundary may have to be moved or settled with a neighbour, and whose it is decides who keeps it up.',
    ask: 'have your conveyancer or a surveyor tell you on which side it stands, and what follows from that.',
    question: 'On whose land does this stand, since when, and has anything been agreed about it?',
  },
  insurance: {
    on: 'insurance',
    cost: 'What a policy leaves out, limits or no longer covers is paid by whoever owns the building.',
    ask: 'have the policy read with its endorsements, and ask until when and for whom it covers what.',
    question:
      'What does this policy cover for a new owner and until when, and has a claim been made or refused?',
  },
  licence: {
    on: 'a licence',
    cost: 'A licence is a leave and no right in the land: it may be for one person alone, or end with the sale or by a notice.',
    ask: 'ask whether you can have this licence, for how long and at what price, and what you would have without it.',
    question:
      'Can this licence pass to the purchaser, until when and on what terms, and what remains without it?',
  },
  pool: {
    on: 'the pool and its barrier',
    cost: 'A pool whose barrier does not meet the standard may have to be closed or altered, at the cost of whoever owns it by then.',
    ask: 'ask for a certificate that is in force at settlement, or for what the work would cost.',
    question: 'What does the pool still need for its certificate, by when, and who pays for it?',
  },
  promise: {
    on: 'what the vendor states or promises',
    cost: 'A statement or a promise of the vendor is worth to you what you can prove and enforce.',
    ask: 'ask for the papers that show it or, for something still to be done, for its last day and for what follows if it is not done.',
    question:
      'Which paper shows this or, if it is still to be done, by which day, and what follows if it is not?',
  },
  signature: {
    on: 'a signature',
    cost: 'A paper that not everybody has signed who must sign it may be without effect, or give you a right to end the contract.',
    ask: 'have your conveyancer check who has to sign this paper and who has signed it.',
    question: 'Has everybody signed this paper who must, and may we have the signed copy?',
  },
  unseen: {
    on: 'what an inspector did not see',
    cost: 'Nobody has told you in what state a part is that was not reached or not found.',
    ask: 'ask for access to it, and have it inspected or the risk of it priced.',
    question:
      'May our inspector see this part before we sign, and what does the vendor know of it?',
  },
  withholding: {
    on: 'tax that a buyer withholds',
    cost: 'What the tax law has a buyer withhold from the price you owe to the Tax Office even if you paid it to the vendor, whatever the contract says.',
    ask: 'have your conveyancer tell you what must be withheld if the vendor gives no clearance certificate.',
    question:
      'Will the vendor give a clearance certificate before settlement, and may the purchaser withhold the tax without one?',
  },
}
