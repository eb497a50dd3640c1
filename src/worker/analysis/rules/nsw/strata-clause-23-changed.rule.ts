import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { EARLY_LEVY_PATTERNS, paysEarlyLevies } from '../schemes/early-levies.ts'
import { amendmentsOf } from '../terms/amendments.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...EARLY_LEVY_PATTERNS,
  amended:
    /\bprinted 23(?:\.\d{1,2}){0,3}\b[^.;]{0,40}\b(?:struck|deleted|out|omitted|excluded|not apply)\b|\bclauses? 23(?:\.\d{1,2}){0,3}\b.{0,90}\b(?:delet\w{1,4}|do(?:es)? not apply|not apply|omit\w{0,4}|replac\w{1,4}|amend\w{1,4}|exclud\w{1,4}|substitut\w{1,4}|in (?:the )?(?:place|stead|lieu) of|struck out|no effect|chang\w{1,3}|alter\w{0,3}|var(?:y|ied|ies)|reads?|is raised|is increased|is reduced|taken out|comes? out|goes)\b|\b(?:chang\w{1,3}|alter\w{0,3}|var(?:y|ied|ies)|delet\w{1,4}|omit\w{0,4}|amend\w{0,4}|replac\w{1,4}|exclud\w{1,4}|substitut\w{1,4}|strik\w{1,3})\b.{0,60}\bclauses? 23\b/i,
  gone: /\bclauses? 23(?:\.\d{1,2}){0,3}\b[^.;]{0,80}\b(?:(?:is|are|be|hereby) (?:deleted|omitted|excluded|removed|struck out)|(?:do|does|shall|will) not apply|deleted|excluded)\b|\b(?:delet\w{1,4}|omit\w{0,4}|exclud\w{1,4}) (?:printed )?clauses? 23\b/i,
  same: /\bno amendment\b|\bnot (?:amended|deleted|changed|altered|varied)\b|\bsubject to clause 23\b/i,
  /** What is put in binds the vendor to more. */
  addsDuty:
    /\b(?:insert|add|substitut|replac)\w{0,4}\b[^.;]{0,60}\b(?:vendor's (?:own )?(?:cost|expense)|vendor must (?:pay|give|bear|obtain|provide|supply)|(?:cost|expense) of the vendor)\b/i,
  ofClause: /^23\b/,
  /** What the print asks of a levy that the vendor bears, and what then takes its place. */
  decided: /\b(?:determined|even if it is payable by instal|contract date)/i,
  fallsDue: /\b(?:due|payable|falls?|falling)\b/i,
  levy: /\b(?:purchaser|buyer|transferee)\b.{0,70}\b(?:pay|liable|responsible|bear|assume|adjust)\w{0,4}\b.{0,120}\b(?:special (?:levy|levies|contributions?|expenses?)|contributions?|levies|levy)\b|\b(?:special (?:levy|levies|contributions?|expenses?)|contributions?|levies)\b.{0,120}\b(?:(?:paid|payable|borne|met|assumed|discharged) by|(?:the )?(?:responsibility|liability|account|cost) of|(?:at|for) the (?:cost|expense|account) of) the (?:purchaser|buyer|transferee)\b|\b(?:special (?:levy|levies|contributions?|expenses?)|contributions?|levies)\b.{0,120}\bthe (?:purchaser|buyer|transferee)'s (?:responsibility|liability|account|cost)/i,
  harsh:
    /\b(?:before|prior to|whenever|regardless|irrespective|whether)\b.{0,60}\b(?:contract|determined|struck|resolved|date|made|levied)\b|\b(?:due|payable|falls?|falling due|instal?ments?)\b.{0,40}\bafter\b|\ball special\b|\bany special\b/i,
  fair: /\b(?:determined|struck|resolved|levied|made) after the (?:contract date|date of this contract)\b/i,
  early: /\b(?:before|prior to|whenever|regardless|whether)\b/i,
  barred:
    /\b(?:purchaser|buyer)\b.{0,40}\b(?:may not|must not|cannot|shall not|will not|no right)\b.{0,60}\b(?:rescind|terminate|claim|object)\b/i,
  scheme: /\bspecial expenses?\b|\blev(?:y|ies)\b|\bcontributions?\b|\bowners corporation\b/i,
  vendorFree:
    /\b(?:vendor|seller)\b.{0,20}\b(?:need not|is not|not|will not|shall not)\b.{0,30}\b(?:pay|liable|responsible|contribute|bear)\b.{0,60}\b(?:lev(?:y|ies)|contributions?)\b|\bsubject to\b.{0,24}\bunpaid (?:lev(?:y|ies)|contributions?)\b/i,
})

/** The printed rule: the vendor pays what was decided before the contract. */
export default defineRule({
  id: 'nsw/strata-clause-23-changed',
  title: 'Printed protection against strata levies (clause 23)',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: { none: 'clause 23 of the printed contract, which the parties may change' },
  appliesTo: ['special-conditions'],
  patterns,
  clear: 'No change of the printed strata clause was found.',
  subject:
    /\b(?:clauses?|printed|condition|and|or) 23(?:\.\d{1,2})?\b|\b(?:special (?:lev(?:y|ies)|contributions?|expenses)|strata lev(?:y|ies)|contributions?|lev(?:y|ies))\b[^.;]{0,100}\b(?:purchaser|buyer|transferee|vendor|seller|adjusted)\b|\b(?:purchaser|buyer|transferee|vendor|seller|adjusted)\b[^.;]{0,100}\b(?:special (?:lev(?:y|ies)|contributions?|expenses)|strata lev(?:y|ies)|contributions?|lev(?:y|ies))\b|\bvendor'?s (?:part|share)\b[^.;]{0,80}\b(?:works|lev(?:y|ies))\b/i,
  messages: {
    amended: {
      title: 'The printed strata protections (clause 23) are cut',
      description:
        'The wording at {{where}} changes or deletes part of printed clause 23. That clause has the vendor pay levies decided before the contract and lets you end the contract when large undisclosed expenses of the scheme come to light. Without it, such costs can become yours.',
      recommendation:
        'Before you sign, ask for the printed clause to be put back, and have the strata records inspected.',
      question: 'Will the vendor leave printed clause 23 as it is?',
      suggestedWording: 'Clause 23 applies without amendment.',
    },
    levies: {
      title: 'You pay strata levies decided before you own the lot (special levies)',
      description:
        'By the wording at {{where}} you pay contributions of the owners corporation that were decided before the contract or fall due after it. A special levy or its instalments can be tens of thousands of dollars that are not in the price.',
      recommendation:
        'Before you sign, ask that the vendor pays every levy decided before the contract date, and get the amounts from the strata certificate and minutes.',
      question: 'Will the vendor pay every contribution determined before the contract date?',
      suggestedWording:
        'The vendor must pay every contribution determined on or before the contract date, even if it is payable later by instalments.',
    },
    noRemedy: {
      title: 'You cannot end the contract for costs or problems of the strata scheme',
      description:
        'The wording at {{where}} takes away rights you would otherwise have when large expenses or changes of the scheme come to light before completion.',
      recommendation: 'Before you sign, ask for these words to be struck out.',
      question: 'Will the vendor remove this limit on the purchaser’s rights under clause 23?',
    },
  },
  check({ doc }, report) {
    // The vendor bears what was decided: by other words only what is due already.
    const shifted = amendmentsOf(doc).filter(
      ({ clause, old, now }) =>
        patterns.ofClause.test(clause) &&
        patterns.decided.test(old) &&
        !patterns.fallsDue.test(old.replace(/payable by instal/i, '')) &&
        patterns.fallsDue.test(now),
    )
    for (const { span } of shifted) report('levies', [span], {}, { unmistakable: true })
    for (const { full, plain, text, span } of passagesIn(doc, [
      'special-conditions',
      'annexure',
      'other',
    ])) {
      if (shifted.some((one) => one.span.start <= span.start && one.span.end >= span.end)) continue
      const fair = patterns.fair.test(text) && !patterns.early.test(text)
      if (patterns.levy.test(text) && patterns.harsh.test(text) && !fair) {
        report('levies', [span])
      } else if ((patterns.vendorFree.test(text) || paysEarlyLevies(plain)) && !fair) {
        report('levies', [span])
      } else if (
        patterns.amended.test(full) &&
        !patterns.same.test(full) &&
        !patterns.addsDuty.test(full)
      ) {
        // A deletion by number can mean nothing else, short as its sentence is.
        const gone = patterns.gone.test(full) ? ({ unmistakable: true } as const) : {}
        report('amended', [span], {}, gone)
      } else if (patterns.barred.test(full) && patterns.scheme.test(text)) {
        report('noRemedy', [span], {}, { strength: 'likely' })
      }
    }
  },
})
