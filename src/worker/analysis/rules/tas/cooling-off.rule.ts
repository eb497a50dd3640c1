import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked, optionAt } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  named: /\bcooling[ -]?off\b/i,
  waived:
    /\bcooling[ -]?off(?: period)?[ :|]{1,3}(?:no|nil|none)$|\bwaiv\w{1,4}\b.{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,70}\b(?:waived|waives?|waiver|deleted|omitted|excluded|struck out|not selected|not applicable|none|nil|(?:does|do|shall|will) not apply)\b|\bnot (?:rely(?:ing)?|require|want|wish|elect|seek)\b.{0,50}\bcooling[ -]?off\b|\b(?:forgoes?|declines?|surrenders?)\b.{0,40}\bcooling[ -]?off\b|\bwithout (?:the )?(?:benefit|protection|use) of\b[^.;]{0,24}\bcooling[ -]?off\b|\b(?:no|without(?: a| any)?|gives up (?:the|any)) cooling[ -]?off\b/i,
  /** The box beside the refusal is the one that is crossed. */
  boxed:
    /☒[^☐☒]{0,60}\bwithout (?:the |a |any )?cooling[ -]?off\b|\bcooling[ -]?off\b[^☒]{0,110}☒ ?(?:no\b|not\b|does not|do not|waiv\w{2,4}|none)|\bcooling[ -]?off\b[^☐☒]{0,60}\byes ☐ ?\/? ?no ☒/i,
  reliance:
    /\brel(?:iance|y|ies|ying) (?:up)?on\b.{0,40}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,40}\b(?:☒ ?)?(?:applies|yes)\b/i,
  word: /none|nil|waiv|delet|omit|exclud|struck|not|no |without|gives/i,
  denied: /\bnot rel(?:y|ying)\b/i,
  possible: /\b(?:if|where|unless|whether|should)\b.{0,60}\b(?:cooling|waive|ticked)/i,
  unconditional:
    /\bnot subject to finance\b|\b(?:cash )?unconditional (?:contract|offer|sale)\b|\bfinance\b.{0,24}☒ ?(?:no|does not apply|not applicable)\b/i,
  auction:
    /\b(?:sold|offered) (?:at|by|on) (?:public )?auction\b|\bfall of the hammer\b|\bhighest bidder\b|\bpublic auction\b/i,
  prior: /\b(?:prior to auction|unless sold|if not sold|passed in|no auction)\b/i,
})

/** In Tasmania cooling off is a clause to be ticked, and no right that the law gives. */
export default defineRule({
  id: 'tas/cooling-off',
  title: 'Cooling-off clause of the standard contract',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  replaces: ['national/cooling-off'],
  law: [cite(act.tas.propertyAgents)],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'auction-conditions'],
  patterns,
  clear: 'Nothing was found that takes away the cooling-off clause.',
  subject: /\bcool(?:ing|ed|s)?[- ]?off\b|\bauction\w{0,3}\b/i,
  messages: {
    waived: {
      title: 'The cooling-off clause is waived or deleted',
      description:
        'By the wording at {{where}} you have no cooling-off period. In Tasmania the law gives none: the three business days exist only if the clause is chosen in the contract. Without it you are bound as soon as both sides have signed.',
      recommendation:
        'Before you sign, ask to have the cooling-off clause chosen, or finish every check and have your loan approved first.',
      question: 'Will the vendor agree to the cooling-off clause of the standard contract?',
      suggestedWording:
        'The purchaser relies on the cooling-off period of three business days from the contract date.',
    },
    unmarked: {
      title: 'Neither cooling-off box is marked',
      description:
        'At {{where}} neither the reliance nor the waiver of the cooling-off period is marked. In Tasmania there is no cooling-off period unless the contract gives one, so it is uncertain whether you have the three business days.',
      recommendation: 'Before you sign, have the reliance box ticked and initialled by both sides.',
      question: 'Which box applies, and may the purchaser tick reliance on cooling off?',
    },
    none: {
      title: 'The contract gives no cooling-off period',
      description:
        'No cooling-off clause was found in the particulars or special clauses. In Tasmania the law gives no such period by itself, so you would be bound from signing.',
      recommendation:
        'Ask for a cooling-off clause before you sign, or make the contract depend on finance and a building inspection.',
      question: 'Will the vendor agree to a cooling-off period of three business days?',
    },
    auction: {
      title: 'Sold at auction: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction. The highest bidder is bound at once, and the cooling-off clause of the standard contract is not offered.',
      recommendation:
        'Have the contract read, the searches done and the loan approved before you bid.',
    },
  },
  check({ doc, facts }, report) {
    const terms = termsOf(doc)
    const named = terms.filter(({ text }) => patterns.named.test(text))
    const unconditional = terms.some(({ text }) => {
      const at = text.search(patterns.unconditional)
      return at >= 0 && !isUnticked(text, at)
    })
    let chosen = false
    let waived = false
    for (const { text, span } of named) {
      if (patterns.boxed.test(text)) {
        waived = true
        report('waived', [span], {}, unconditional ? { severity: 'high' } : {})
        continue
      }
      const reliance = text.search(patterns.reliance)
      if (reliance >= 0 && !isUnticked(text, reliance) && !patterns.denied.test(text)) chosen = true
      const at = text.search(patterns.waived)
      if (at < 0 || patterns.possible.test(text)) continue
      const word = at + text.slice(at).search(patterns.word)
      if (isUnticked(text, word)) continue
      if (optionAt(text, word).startsWith('☐')) continue
      waived = true
      report('waived', [span], {}, unconditional ? { severity: 'high' } : {})
    }
    for (const { text, span } of passagesIn(doc, ['auction-conditions', 'special-conditions'])) {
      if (patterns.auction.test(text) && !patterns.prior.test(text)) {
        waived = true
        report('auction', [span])
      }
    }
    // A crossed box below the name of the right, which does not name it again.
    for (const { value, text, spans } of facts.coolingOffMarks) {
      if (waived || !text.includes('☒')) continue
      if (value === 'chosen') chosen = true
      if (value !== 'waived') continue
      waived = true
      const severity = unconditional ? 'high' : 'medium'
      report('waived', spans, {}, { severity, unmistakable: true })
    }
    if (waived || chosen) return
    const boxes = named.filter(({ text }) => text.includes('☐') && !text.includes('☒'))
    if (boxes.length > 0) {
      report(
        'unmarked',
        boxes.map(({ span }) => span),
        {},
        { strength: 'likely' },
      )
      return
    }
    const form = doc.parts.some(({ kind }) => kind === 'particulars' || kind === 'contract-form')
    if (form && named.length === 0 && doc.hasContract) report('none', [])
  },
})
