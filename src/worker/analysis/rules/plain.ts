/**
 * The same sentence in the few words that rules know: one word for each party, one for a duty, one
 * for a ban, one for a right, one for the day of settlement and one for ending the contract. Drafters
 * use dozens; a pattern written for these holds for all of them.
 */
export function plainOf(sentence: string): string {
  let plain = OURS.test(sentence)
    ? sentence.replaceAll(WE, 'the vendor').replaceAll(OUR, "the vendor's")
    : sentence
  for (const [pattern, word] of WORDS) plain = plain.replaceAll(pattern, word)
  return plain
}

/** A contract in plain English speaks of "we" and "you": the seller wrote it. */
const OURS =
  /\b(?:you|your)\b|^(?:\W{0,2}\d{1,2}[\d.]{0,6} )?we (?:can|may|will|must|need not|do not|are not|cannot)\b/i
const WE = /\b(?:we|us)\b/gi
const OUR = /\bours?\b/gi

/** In this order: a later line reads what the earlier ones wrote. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bowners['’]? corporations?\b/gi, 'body corporate'],
  [/\b(?:sellers?|vendors|transferors?|developers?|proponent)\b/gi, 'vendor'],
  [/\bthe Owners?\b/g, 'the vendor'],
  [/\b[Tt]he Proprietor\b(?! of)/g, 'the vendor'],
  [/\b(?:do|does) not have to\b/gi, 'need not'],
  [/\b[Tt]he (?:Proprietors?|Grantors?|Promoters?)\b/g, 'the vendor'],
  [/\b[Tt]he Grantees?\b/g, 'the purchaser'],
  [/\b(?:buyers?|purchasers|transferees?)\b/gi, 'purchaser'],
  [/\b(?:you|your)\b(?! own choice)/gi, 'purchaser'],
  [/\bvendor (?:or|and) (?:the )?vendor\b/gi, 'vendor'],
  [/\bvendor(?:\(s\)|\/s)/gi, 'vendor'],
  [/\bpurchaser(?:\(s\)|\/s)/gi, 'purchaser'],
  [/\blegal (?:practitioner|representative|adviser)s?\b/gi, 'lawyer'],
  [/\bas (?:and )?from\b/gi, 'from'],
  [/\bmon(?:ies|eys)\b/gi, 'money'],
  [/\b(?:percentage points?|per cent(?:um)?)\b/gi, '%'],
  [
    /\b(?:(?:on|at|upon|after|by) )?(?:final )?(?:payment of the balance(?: of the (?:price|purchase money))?|payment of the residue)\b/gi,
    'at settlement',
  ],
  [
    /\bcompletion(?: date)?(?! of (?:the )?(?:works?|construction|building|contract))/gi,
    'settlement',
  ],
  [/\b(?:date for settlement|settlement day|due date for settlement)\b/gi, 'settlement date'],
  [/\b(?:ahead of|prior to|in advance of|earlier than)\b/gi, 'before'],
  [/\bfollowing (?=settlement)/gi, 'after '],
  [/\bthis (?:agreement|deed|sale|transaction|purchase|bargain)\b/gi, 'this contract'],
  [
    /\b(?:is|are|shall be|will be) not (?:be )?(?:entitled|permitted|allowed|at liberty|free) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))|\b(?:shall|will|must|may) not be (?:entitled|permitted|allowed|at liberty|free) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))|\b(?:has|have|shall have) no (?:right|power|liberty|entitlement) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))/gi,
    'must not',
  ],
  [
    /\b(?:shall have|has|have|is at|are at|shall be at) (?:full |the )?liberty to\b|\b(?:may|can) (?:elect|choose|decide|opt) to\b|\bcan choose to\b/gi,
    'may',
  ],
  [
    /\b(?:has to|have to|is (?:required|obliged|bound) to|are (?:required|obliged|bound) to)\b/gi,
    'must',
  ],
  [
    /\b(?:is|are|shall be|will be) (?:prohibited|precluded|barred|prevented|restrained) from\b/gi,
    'must not',
  ],
  [
    /\b(?:must|shall|will|may|agrees to|undertakes to) refrain from\b|\b(?:shall|must|may|will) (?:at no time|under no circumstances|in no event|never|neither)\b|\b(?:agrees?|undertakes?|covenants?|promises|is|are) not to\b|\bcannot\b|\bcan ?not\b/gi,
    'must not',
  ],
  [
    /\b(?:is|are|shall|will|must|may)(?: not| have no) (?:be )?(?:entitled|permitted|allowed|at liberty|right|obliged|bound)(?: to)?(?= (?:lodge|make|raise|deliver|serve|object|rescind|claim|delay|withhold|assign|retain|require|end|terminate|resell|caveat|call)\b)/gi,
    'must not',
  ],
  [/\b(?:shall|will|may|does|do|must) not\b/gi, 'must not'],
  [
    /\b(?:shall|will|is|are)(?: be)? (?:at liberty|permitted|free|authorised|authorized|entitled|allowed|empowered) to\b|\b(?:shall have|has|have|reserves?) the (?:right|option|power) (?:to|of)\b|\b(?:can)\b/gi,
    'may',
  ],
  [
    /\b(?:is|are|must be|will be|shall be) (?:entitled|permitted|authorised), [^,;.]{1,60}, to\b/gi,
    'may',
  ],
  [
    /\b(?:annul|avoid|determine|call off|walk away from|pull out of|put an end to|cancel|withdraw from|rescind|terminate)(?= (?:this|the|that|it)\b)/gi,
    'end',
  ],
  [
    /\b(?:bring|treat) (?:this contract|the contract|it|the sale)(?: as)? (?:at|to) an end\b/gi,
    'end this contract',
  ],
  [/\bend (?:the contract|the sale|it)\b/gi, 'end this contract'],
  [/\b(?:shall|is to|are to|will)\b/gi, 'must'],
]
