import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'

/**
 * The same sentence in the few words that rules know: one word for each party, one for a duty, one
 * for a ban, one for a right, one for the day of settlement and one for ending the contract. Drafters
 * use dozens; a pattern written for these holds for all of them.
 */
export function plainOf(sentence: string): string {
  let plain = OURS.test(sentence)
    ? sentence.replaceAll(WE, 'the vendor').replaceAll(OUR, "the vendor's")
    : sentence
  for (const { pattern, word } of WORDS) {
    if (pattern.test(plain)) plain = plain.replaceAll(everywhere(pattern), word)
  }
  return plain
}

/** A contract in plain English speaks of "we" and "you": the seller wrote it. */
const OURS =
  /\b(?:you|your)\b|^(?:\W{0,2}\d{1,2}[\d.]{0,6} )?we (?:can|may|will|must|need not|do not|are not|cannot|pay|bear|meet|repair|replace|fix|leave|give|hand over|take away)\b/i
const WE = /\b(?:we|us)\b/gi
const OUR = /\bours?\b/gi

/** In this order: a later line reads what the earlier ones wrote. */
const WORDS = (
  [
    [/\b(?:can't|cannot)\b/i, 'cannot'],
    [/\bwon't\b/i, 'will not'],
    [
      /(?<=\b(?:is|are|was|were|does|do|did|has|have|had|need|must|should|could|would))n't\b/i,
      ' not',
    ],
    [/\bowners['’]? corporations?\b/i, 'body corporate'],
    [/\b(?:sellers?|vendors|transferors?|developers?|proponent)\b/i, 'vendor'],
    [/\bthe Owners?\b/, 'the vendor'],
    [/\b[Tt]he Proprietor\b(?! of)/, 'the vendor'],
    [/\b(?:do|does) not have to\b/i, 'need not'],
    [/\b[Tt]he (?:Proprietors?|Grantors?|Promoters?)\b/, 'the vendor'],
    [/\b[Tt]he Grantees?\b/, 'the purchaser'],
    [/\b(?:buyers?|purchasers|transferees?)\b/i, 'purchaser'],
    [/\b(?:you|your)\b(?! own choice)/i, 'purchaser'],
    [/\bvendor (?:or|and) (?:the )?vendor\b/i, 'vendor'],
    [/\bvendor(?:\(s\)|\/s)/i, 'vendor'],
    [/\bpurchaser(?:\(s\)|\/s)/i, 'purchaser'],
    [/\blegal (?:practitioner|representative|adviser)s?\b/i, 'lawyer'],
    [/\bas (?:and )?from\b/i, 'from'],
    [/\bmon(?:ies|eys)\b/i, 'money'],
    [/\b(?:percentage points?|per cent(?:um)?)\b/i, '%'],
    [
      /\b(?:(?:on|at|upon|after|by) )?(?:final )?(?:payment of the balance(?: of the (?:price|purchase money))?|payment of the residue)\b/i,
      'at settlement',
    ],
    [
      /\bcompletion(?: date)?(?! of (?:the )?(?:works?|construction|building|contract))/i,
      'settlement',
    ],
    [/\b(?:date for settlement|settlement day|due date for settlement)\b/i, 'settlement date'],
    [/\b(?:ahead of|prior to|in advance of|earlier than)\b/i, 'before'],
    [/\bfollowing (?=settlement)/i, 'after '],
    [/\bthis (?:agreement|deed|sale|transaction|purchase|bargain)\b/i, 'this contract'],
    [
      /\b(?:is|are|shall be|will be) not (?:be )?(?:entitled|permitted|allowed|at liberty|free) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))|\b(?:shall|will|must|may) not be (?:entitled|permitted|allowed|at liberty|free) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))|\b(?:has|have|shall have) no (?:right|power|liberty|entitlement) to\b(?! (?:any|a|an|the|compensation|damages|interest|costs))/i,
      'must not',
    ],
    [
      /\b(?:shall have|has|have|is at|are at|shall be at) (?:full |the )?liberty to\b|\b(?:may|can) (?:elect|choose|decide|opt) to\b|\bcan choose to\b/i,
      'may',
    ],
    [
      /\b(?:has to|have to|is (?:required|obliged|bound) to|are (?:required|obliged|bound) to)\b/i,
      'must',
    ],
    [
      /\b(?:is|are|shall be|will be) (?:prohibited|precluded|barred|prevented|restrained) from\b/i,
      'must not',
    ],
    [
      /\b(?:must|shall|will|may|agrees to|undertakes to) refrain from\b|\b(?:shall|must|may|will) (?:at no time|under no circumstances|in no event|never|neither)\b|\b(?:agrees?|undertakes?|covenants?|promises|is|are) not to\b|\bcannot\b|\bcan ?not\b/i,
      'must not',
    ],
    [
      /\b(?:is|are|shall|will|must|may)(?: not| have no) (?:be )?(?:entitled|permitted|allowed|at liberty|right|obliged|bound)(?: to)?(?= (?:lodge|make|raise|deliver|serve|object|rescind|claim|delay|withhold|assign|retain|require|end|terminate|resell|caveat|call)\b)/i,
      'must not',
    ],
    // "May not later than Friday give notice" gives a right, and its last day.
    [/\bmay,? not (?:later|earlier|less|more) than\b/i, 'may by'],
    [/\b(?:shall|will|may|does|do|must) not\b/i, 'must not'],
    [
      /\b(?:shall|will|is|are)(?: be)? (?:at liberty|permitted|free|authorised|authorized|entitled|allowed|empowered) to\b|\b(?:shall have|has|have|reserves?) the (?:right|option|power) (?:to|of)\b|\b(?:can)\b/i,
      'may',
    ],
    [
      /\b(?:is|are|must be|will be|shall be) (?:entitled|permitted|authorised), [^,;.]{1,60}, to\b/i,
      'may',
    ],
    [
      /\b(?:annul|avoid|determine|call off|walk away from|pull out of|put an end to|cancel|withdraw from|rescind|terminate)(?= (?:this|the|that|it)\b)/i,
      'end',
    ],
    [
      /\b(?:bring|treat) (?:this contract|the contract|it|the sale)(?: as)? (?:at|to) an end\b|\bcall (?:this contract|the contract|it|the sale) off\b/i,
      'end this contract',
    ],
    [/\bend (?:the contract|the sale|it)\b/i, 'end this contract'],
    [/\b(?:shall|is to|are to|will)\b/i, 'must'],
  ] as const
).map(([pattern, word]) => ({ ...wordings({ pattern }), word }))
