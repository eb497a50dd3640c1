import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  /** Nobody reads the contract for the buyer. */
  none: /\b(?:purchaser|buyer)['’]?s?['’]? (?:solicitor|conveyancer|lawyer|legal practitioner|representative|settlement agent)s?\b[^.;]{0,16}\b(?:acting for|acts for|representing) (?:self|himself|herself|themselves|themself|itself)\b|\b(?:purchaser|buyer)s?\b[^.;]{0,60}\b(?:chooses? not|has chosen not|have chosen not|declines?|declined|does not (?:wish|want)|do not (?:wish|want)|elects? not|waives? (?:the right to )?(?:independent )?legal advice)\b/i,
  advised:
    /\b(?:lawyer|solicitor|conveyancer|legal advice|advice|acting for|acts for|representing)\b/i,
  notNeeded:
    /\b(?:lawyer|solicitor|conveyancer|legal advice)s?\b[^.;]{0,30}\b(?:not (?:be )?(?:needed|necessary|required)|unnecessary)\b|\bno need (?:of|for|to (?:see|have|engage)) an? (?:lawyer|solicitor|conveyancer)\b|\bneed not (?:see|engage|have|use) an? (?:lawyer|solicitor|conveyancer)\b/i,
  /** The same firm, or one that the other side sends. */
  both: /\b(?:lawyer|solicitor|conveyancer|settlement agent|law firm)s?\b[^.;]{0,50}\b(?:(?:acts?|acting) )?for (?:both (?:the )?(?:parties|sides|of (?:us|you|them))|(?:the )?(?:vendor|seller)s? and (?:the )?(?:buyer|purchaser)|(?:the )?(?:buyer|purchaser)s? and (?:the )?(?:vendor|seller))|\bacts? for you\b[^.;]{0,40}\b(?:also|and) for the (?:vendor|seller)\b/i,
  sent: /\b(?:purchaser|buyer)s? (?:must |shall |agrees to |will )?(?:engages?|uses?|instructs?|appoints?|retains?)\b[^.;]{0,70}\b(?:related to|owned by|associated with|connected with|recommended by|chosen by|nominated by)\b[^.;]{0,16}\b(?:agent|vendor|seller|developer|builder)\b/i,
  /** Orders and deeds between people who sell, for whom one firm may act. */
  betweenOthers:
    /\b(?:family (?:court|law)|federal circuit|supreme court|consent orders?|orders? (?:made|of the court|by consent)|it is ordered|the court orders|applicant|respondent|husband|wife|de facto|beneficiar(?:y|ies)|partners?hip|co-?owners?)\b/i,
  sideNamed: /\b(?:purchaser|buyer|transferee|you|vendor|seller)s?\b/i,
  deposit: /\b(?:deposit|trust account|agent who acts)\b/i,
  question: /\?|\bif (?:you|the (?:buyer|purchaser))\b/i,
  sides:
    /\b(?:vendor|seller)[:\s|]{1,4}([A-Z][\w&' ]{4,40}?)[\s|]{1,4}(?:purchaser|buyer)[:\s|]{1,4}([A-Z][\w&' ]{4,40}?)\s?$/i,
  office:
    /\b(?:conveyancers?|solicitors?|lawyers?|settlement agents?|representatives?|law|legal)\b/i,
})

/** A contract that nobody has read for the buyer. */
export default defineRule({
  id: 'national/own-lawyer',
  title: 'Your own lawyer or conveyancer',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'professional rules of each state say when one person may act for both' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'Nothing was found that leaves you without a lawyer or conveyancer of your own.',
  subject:
    /\b(?:purchasers?|buyers?|you|transferee)\b[^.;]{0,80}\b(?:solicitors?|conveyancers?|lawyers?|law firm|legal (?:advice|practitioner|representative)|settlement agents?|acting for (?:himself|herself|themselves)|unrepresented|self[- ]represented)\b|\b(?:solicitors?|conveyancers?|lawyers?|legal (?:advice|practitioner)|settlement agents?)\b[^.;]{0,80}\b(?:purchasers?|buyers?|you|both (?:sides|parties)|not (?:needed|required))\b|\bindependent (?:legal )?advice\b|\b(?:purchaser|buyer|you) must (?:use|engage|appoint|retain)\b/i,
  messages: {
    none: {
      title: 'The papers show nobody acting for you alone',
      description:
        'By the wording at {{where}} you have no lawyer or conveyancer, or you promise that you chose to have none. Nobody would have checked the title, the conditions and the dates for you, and you could not say later that you did not understand them.',
      recommendation:
        'Before you sign, have the contract read by a lawyer or conveyancer of your own choice, and ask that this statement be struck out.',
    },
    shared: {
      title: 'The same person acts for both sides, or was chosen by the other side',
      description:
        'The wording at {{where}} shows that whoever is to act for you also acts for the vendor, or is connected with the vendor or the agent. Where your interests differ, such as over a delay, a defect or the deposit, that person cannot advise you freely.',
      recommendation:
        'Before you sign, engage a lawyer or conveyancer who has no connection with the vendor or the agent.',
      question: 'Who acts for the purchaser alone, and who pays that person?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, [
      'particulars',
      'contract-form',
      'special-conditions',
      'annexure',
      'other',
    ])
    for (const { text, span, heading, previous, block } of passages) {
      if (!patterns.office.test(text) && !patterns.advised.test(text)) continue
      if (patterns.question.test(text)) continue
      if (patterns.deposit.test(text)) continue
      const part = doc.parts[block.partIndex]
      const opens = part?.span.start ?? span.start
      const about = `${part?.title ?? ''} ${heading} ${previous} ${doc.text.slice(opens, opens + HEAD_LENGTH)}`
      const isTerm = block.zone !== 'annexure' && block.zone !== 'other'
      if (!isTerm && !patterns.sideNamed.test(text) && patterns.betweenOthers.test(about)) continue
      if (patterns.both.test(text) || patterns.sent.test(text) || isSameFirm(text))
        report('shared', [span], {}, { unmistakable: true })
      else if (patterns.none.test(text) || patterns.notNeeded.test(text))
        report('none', [span], {}, { unmistakable: true })
    }
  },
})

/** So much of a paper tells whose it is. */
const HEAD_LENGTH = 700

/** "Conveyancer | Seller: Karri Settlements | Buyer: Karri Settlements". */
function isSameFirm(text: string): boolean {
  if (!patterns.office.test(text)) return false
  const [, first, second] = patterns.sides.exec(text) ?? []
  return first !== undefined && first.trim() === second?.trim()
}
