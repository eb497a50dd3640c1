import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { isUnticked } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  pool: /\b(?:swimming )?pools?\b|\bspas?\b/i,
  fails:
    /\bnon-?complian\w{1,3}\b|\bnot (?:compl\w{1,6}|registered|certified|been (?:certified|inspected|registered))\b|\bdoes not comply\b|\bfail(?:s|ed)?\b|\bdefects?\b|\bwithout (?:a )?(?:fence|barrier|certificate)\b|\bno (?:current |pool (?:safety )?|compliance |valid )?(?:certificate|barrier|fence|representation|warranty)\b|\bexpired\b|\bunregistered\b|\bwill rectify\b|\brectif(?:y|ication)\b|\bat (?:its|their|the (?:purchaser|buyer)'s) (?:own )?(?:cost|expense|risk)\b/i,
  barrier:
    /\b(?:barrier|fenc\w{1,4}|complian\w{1,3}|comply|complies|regist\w{1,6}|certificate|safety|gate|standard|form 36|notice of no)\b/i,
  severe:
    /\bcertificate of non-?compliance\b|\bnotice\b|\border\b|\bnot registered\b|\bunregistered\b|\bdoes not comply\b|\bfails?\b/i,
  barrierFails: /\b(?:pool )?barrier (?:fail(?:s|ed)?|does not comply)\b/i,
  other:
    /\bpool table\b|\bcar ?pool|\bpool of\b|\bno (?:swimming )?(?:pool|spa)s?\b|\bnot (?:have|contain) a (?:pool|spa)|\bpooled\b/i,
  owns: /\bpool (?:equipment|pump|fence|heater|cover)|\bswimming pool\b|\bin-?ground pool|\bspa\b/i,
}

/** A barrier that the next owner must answer for. */
export default defineRule({
  id: 'national/pool-barrier',
  title: 'Swimming pool and spa barriers',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.vic.buildingRegulations), cite(act.nsw.swimmingPools)],
  appliesTo: [
    'special-conditions',
    'particulars',
    'vendor-statement',
    'building-report',
    'rates-certificate',
    'building-permit',
  ],
  patterns,
  clear: 'No pool or spa without a compliant barrier is disclosed.',
  messages: {
    fails: {
      title: 'The pool or spa barrier is not certified or does not comply',
      description:
        'The wording at {{where}} shows a pool or spa whose barrier fails, has no valid certificate or is left to you. The barrier protects children; its owner must repair it and can be fined, and that owner will be you.',
      recommendation:
        'Before you sign, have the barrier inspected, get a price for the work, and ask for a certificate by settlement.',
      question: 'Will the vendor give a current barrier certificate at or before settlement?',
      suggestedWording:
        'The vendor must give the purchaser a current certificate of pool or spa barrier compliance at least 7 days before settlement.',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, zone, heading, previous } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'contract-form',
      'vendor-statement',
      'building-report',
      'rates-certificate',
      'building-permit',
      'planning-certificate',
      'annexure',
      'other',
    ])) {
      if (
        !(
          patterns.pool.test(`${heading} ${previous} ${full}`) || patterns.barrierFails.test(text)
        ) ||
        patterns.other.test(text)
      )
        continue
      if (zone === 'by-laws' || !patterns.fails.test(text) || !patterns.barrier.test(text)) continue
      if (text.endsWith('?') || isUnticked(text, text.search(patterns.pool))) continue
      report('fails', [span], {}, patterns.severe.test(text) ? { severity: 'high' } : {})
    }
  },
})
