import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

/** What speaks for whoever owns the property, for both sides alike, or of somebody else's things. */
export const FOR_THE_OWNER = wordings({
  /** The sentence behind a change that it binds both sides. */
  both: /\b(?:for|to|on|binds?) both (?:parties|sides)(?: alike| equally)?\b|\b(?:applies|apply|holds) (?:equally )?to (?:the )?(?:vendor|seller) (?:and|as to) (?:the )?(?:purchaser|buyer)(?: alike)?\b|\bfor either (?:party|side) alike\b/i,
  notBoth: /\b(?:except|save|but|unless|however|not)\b/i,
  /** A rent that cannot fall, and who answers for the tenant: good for the new landlord. */
  rentHolds:
    /\brent\b[^.;]{0,120}\b(?:(?:is|are) not to|(?:must|may|shall|can|will) not|cannot) (?:go down|fall|decrease|be (?:less|lower|reduced))\b|\brent\b[^.;]{0,60}\bnever (?:falls?|goes down|be less)\b/i,
  tenantsSurety:
    /\bguarantees? to the (?:lessor|landlord|rental provider)\b|\b(?:guarantor|guarantee)\b[^.;]{0,80}\b(?:of|by|for) the (?:lessee|tenant|renter)'?s?\b[^.;]{0,40}\b(?:rent|obligations|performance|covenants)\b/i,
  /** What the tenant owes its landlord, who after settlement is the buyer. */
  tenantOwes:
    /\b(?:payable|paid|owed|borne|due|recoverable|reimbursed) (?:by|from) the (?:lessee|tenant|renter|licensee)s?\b|\b(?:lessee|tenant|renter|licensee)s? (?:must |shall |will |is to |are to |has to )?(?:pays?|reimburses?|bears?|owes?|makes? good|compensates?)\b|\b(?:sums?|rent|moneys?|amounts?)\b[^.;]{0,60}\b(?:lessee|tenant|renter|licensee)s? (?:leaves?|fails?|does not|owes?)\b[^.;]{0,60}\binterest\b/i,
  /** … and the landlord nothing to it. */
  ownerOwes:
    /\b(?:landlord|lessor|owner|rental provider|licensor)s?\b[^.;]{0,60}\b(?:pays?|must|repays?|refunds?|bears?|allows?|waives?|gives? up|reimburses?|not|no|arrears)\b|\b(?:arrears|overdue|unpaid since|has not|have not|behind|pays? (?:no|nothing|only|less)|less than|only|ceases?|no longer|reduced|waived|instead of|need not|not (?:be )?(?:obliged|required)|does not pay|not pay)\b/i,
  /** What secures the rent goes with the land to the next landlord. */
  securesRent:
    /\b(?:bank guarantee|security (?:deposit|bond)|deed of guarantee|guarantee|bond)\b[^;]{0,60}\bin (?:favour|the name) of the (?:owner|lessor|landlord|rental provider)\b(?: (?:for the time being|from time to time|and its successors))?/i,
  /** Expired, or lacking: no comfort. */
  lacking:
    /\b(?:expired|lapsed|not been (?:renewed|replaced|given)|never given|no guarantee|until|unless|limited to|released)\b/i,
  /** The owner is free of a manager who may no longer act. */
  managerGoes:
    /\b(?:our|this|the (?:agent|manager)'s|the (?:management|agency)) (?:appointment|agreement|authority|engagement|management) (?:ends|terminates|ceases|comes to an end)\b[^.;]{0,24}\b(?:sold|sale|settlement|completion|changes hands)\b|\bif the (?:operator|manager|agent|letting agent|caretaker)\b[^.;]{0,60}\b(?:is lost|lost|loses|lapses|is cancelled|is suspended|becomes insolvent|is wound up|defaults?)\b[^.;]{0,60}\b(?:appointment|agreement|contract|engagement) (?:ends|is at an end|terminates|comes to an end)\b|\b(?:appointment|agreement|engagement) (?:ends|terminates)\b[^.;]{0,24}\bif the (?:operator|manager|agent|caretaker)\b[^.;]{0,60}\b(?:loses|lapses|lost|cancelled|suspended)\b/i,
  /** The power to sell, by the paper that gives it. */
  powerToSell:
    /\bpower (?:of sale )?(?:was|is|has been) (?:granted|given|conferred)\b[^.;]{0,120}\bto sell\b|\b(?:deed|will|settlement|order)\b[^.;]{0,60}\b(?:gives|grants|confers)\b[^.;]{0,40}\bpower (?:of sale|to sell)\b/i,
  powerDoubted:
    /\b(?:not|no|never|unless|until|subject to|only|lapsed|revoked|consent of|part)\b(?! of the trust)/i,
  /** The debts of other lots. */
  otherLots:
    /^\W{0,3}(?:arrears|debts?|levies (?:owing|unpaid)|unpaid (?:levies|contributions))[,:]? (?:of |by |from )?other (?:lots?|owners?|units?|members?|villas?)\b/i,
  /** A thing of the owner of another lot. */
  othersThing:
    /\bbelongs? to (?:another|a different|the next) (?:lot )?(?:owner|unit|lot|resident|villa)\b[^.;]{0,40}\b(?:no|not)\b[^.;]{0,16}\bpart of the (?:sale|property)\b/i,
})

const p = FOR_THE_OWNER

/** True of what a net heard where it takes nothing from the buyer. */
export function isForTheOwner({ text, next, block, zone }: Passage): boolean {
  const follows = block.text.includes(`${text} ${next}`)
  if (follows && next.length < BRIEF && p.both.test(next) && !p.notBoth.test(next)) return true
  if (p.otherLots.test(text) || p.othersThing.test(text)) return true
  if (p.managerGoes.test(text)) return true
  if (p.powerToSell.test(text)) return !p.powerDoubted.test(text)
  return (
    zone === 'lease' &&
    !p.lacking.test(text) &&
    ((p.tenantOwes.test(text) && !p.ownerOwes.test(text)) ||
      p.securesRent.test(text) ||
      p.rentHolds.test(text) ||
      p.tenantsSurety.test(text))
  )
}

/** "This is for both parties alike." and no more. */
const BRIEF = 80
