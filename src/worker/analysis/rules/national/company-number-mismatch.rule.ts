import type { Doc, Span } from '../../document.ts'
import { isAbn } from '../../facts/company/business-numbers.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { nameKey, sameName } from '../reading/names.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  acn: /\bA\.?C\.?N\.?(?: no\.?)?[ :|]{0,3}((?:\d{3} ?){2}\d{3})(?! ?\d)/i,
  abn: /\bA\.?B\.?N\.?(?: no\.?)?[ :|]{0,3}(\d{2} ?(?:\d{3} ?){2}\d{3})(?! ?\d)/i,
  company: /\b(?:pty\.?|proprietary|limited|ltd)\b/i,
  vendor: /\b(?:vendor|seller)\b/i,
  other:
    /\b(?:purchaser|buyer|agent|solicitor|conveyancer|lawyer|guarantor|stakeholder|deposit holder)\b/i,
  /** Words that the names of many companies share. */
  trade:
    /^(?:holdings?|developments?|developers?|groups?|investments?|propert(?:y|ies)|nominees?|australian?|homes?|lands?|estates?|capital|projects?|custodians?|enterprises?|services?|partners|trustees?|no)$/i,
  former: /\b(?:formerly|previously|former name|change of name|name change)\b/i,
})

/** The company that signs, the company in the extract and the number must be one. */
export default defineRule({
  id: 'national/company-number-mismatch',
  title: 'Name and numbers of the vendor company',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.cth.corporations)],
  appliesTo: ['company-extract', 'particulars', 'contract-form'],
  patterns,
  clear: 'No difference in the name or numbers of the vendor company was found.',
  messages: {
    acn: {
      title: 'The company number (ACN) in the contract is not the one of the company extract',
      description:
        'The contract names the vendor company with ACN {{contract}}, the company extract has {{extract}}. One of them is wrong, or they are two companies; only the company that owns the land can sell it to you.',
      recommendation:
        'Before you sign, have the right company named with its right number in the contract.',
      question: 'Which company sells, and what is its ACN?',
    },
    name: {
      title: 'The vendor company has another name in the company extract',
      description:
        'The contract names {{contract}} as vendor; the company extract is for {{extract}}. If they are two companies, the extract proves nothing about the one that sells.',
      recommendation: 'Before you sign, ask for an extract of the company that is the vendor.',
      question: 'Is {{extract}} the vendor under another name, and since when?',
    },
    elsewhere: {
      title: 'The company number (ACN) of {{name}} differs: {{contract}} and {{extract}}',
      description:
        'The contract names {{name}} with ACN {{contract}}, but the paper at {{where}} has {{extract}} for a company of that name. One of them is wrong, or they are two companies; only the company on the title can sell to you.',
      recommendation:
        'Before you sign, search both numbers in the register of companies, and have the right one in every paper.',
      question: 'Which ACN is right for {{name}}, {{contract}} or {{extract}}?',
    },
    abn: {
      title: 'A business number (ABN) of the vendor is not valid',
      description:
        'The number at {{where}} fails the check of Australian business numbers. A wrong number can name the wrong company, and forms for tax and duty will be refused.',
      recommendation: 'Ask for the right number before you sign.',
      question: 'What is the vendor’s ABN?',
    },
  },
  check({ doc, facts }, report) {
    const extract = facts.companyExtract
    const companies = facts.vendors.filter(({ value }) => patterns.company.test(value))
    const named = passagesIn(doc, [...TERMS, 'vendor-statement']).filter(({ text }) => {
      const own = companies.some(({ value }) => text.toLowerCase().includes(value.toLowerCase()))
      return own || (patterns.vendor.test(text) && !patterns.other.test(text))
    })
    for (const { text, span } of named) {
      const abn = patterns.abn.exec(text)?.[1]
      if (abn !== undefined && !isAbn(abn)) report('abn', [span], {}, { severity: 'medium' })
    }
    const [other] = companies.flatMap(({ value }) => numbersElsewhere(doc, value))
    if (other !== undefined) {
      const { name, mine, its } = other
      report(
        'elsewhere',
        [mine.span, its.span],
        {
          name,
          contract: mine.acn,
          extract: its.acn,
          where: `page ${doc.pageAt(its.span.start)}`,
        },
        {
          sides: [
            { label: 'Contract', value: mine.acn, spans: [mine.span] },
            { label: 'Other paper', value: its.acn, spans: [its.span] },
          ],
        },
      )
    }
    if (extract === null || companies.length === 0) {
      if (companies.length === 0) report.notInDocument('No company sells in these papers.')
      return
    }
    const { acn, name } = extract.value
    const numbers = named.flatMap(({ text, span }) => {
      const found = patterns.acn.exec(text)?.[1]
      return found === undefined ? [] : [{ acn: found.trim(), span }]
    })
    const same = numbers.filter((one) => digits(one.acn) === digits(acn ?? ''))
    const own = name !== null && companies.some(({ value }) => sameName(value, name))
    const [differing] = numbers.filter((one) => digits(one.acn) !== digits(acn ?? ''))
    const isOfAnother = name !== null && companies.every(({ value }) => isAnother(value, name))
    if (differing !== undefined && isOfAnother) return
    if (differing !== undefined && acn !== null && (own || companies.length === 1)) {
      const line = passagesIn(doc, ['company-extract']).find(({ text }) =>
        digits(text).includes(digits(acn)),
      )
      const places = line === undefined ? extract.spans : [line.span]
      const sides = [
        { label: 'Contract', value: differing.acn, spans: [differing.span] },
        { label: 'Company extract', value: acn, spans: places },
      ]
      report(
        'acn',
        [differing.span, ...places],
        { contract: differing.acn, extract: acn },
        { facts: [extract], sides },
      )
    }
    const explained = doc.blocks.some(
      ({ text, zone }) => zone !== 'general-conditions' && patterns.former.test(text),
    )
    const [first] = companies
    // Who buys, or guarantees, may be searched too.
    if (name !== null && facts.purchasers.some(({ value }) => sameName(value, name))) return
    if (own || name === null || first === undefined || explained || differing !== undefined) return
    const spans = companies.flatMap((company) => company.spans)
    report(
      'name',
      [...spans, ...extract.spans],
      { contract: first.value, extract: name },
      {
        severity: same.length > 0 ? 'low' : 'medium',
        facts: [extract, ...companies],
        sides: [
          { label: 'Contract', value: first.value, spans },
          { label: 'Company extract', value: name, spans: extract.spans },
        ],
      },
    )
  },
})

/** An extract of a shareholder, a tenant or an operator has no telling word of the vendor's name. */
function isAnother(vendor: string, name: string): boolean {
  const words = new Set(nameKey(vendor).filter(isTelling))
  const its = nameKey(name).filter(isTelling)
  return words.size > 0 && its.length > 0 && !its.some((word) => words.has(word))
}

function isTelling(word: string): boolean {
  return word.length > 2 && !patterns.trade.test(word)
}

type Numbered = { readonly acn: string; readonly span: Span; readonly isTerm: boolean }

/** A company of the vendor's name that another paper than the contract gives another number. */
function numbersElsewhere(
  doc: Doc,
  name: string,
): { name: string; mine: Numbered; its: Numbered }[] {
  const own = bare(name)
  const told: Numbered[] = passagesIn(doc, ALL_PAPERS)
    .filter(({ zone }) => zone !== 'company-extract')
    .flatMap(({ text, span, zone }) => {
      const match = patterns.acn.exec(text)
      if (match === null) return []
      // The number stands right behind the name that it is of, and not behind another company's.
      const before = bare(text.slice(0, match.index))
      const at = before.lastIndexOf(own)
      const between = before.slice(at + own.length)
      if (at < 0 || between.length > BEHIND || between.includes('ltd')) return []
      return [{ acn: (match[1] ?? '').trim(), span, isTerm: TERMS.some((term) => term === zone) }]
    })
  const mine = told.find(({ isTerm }) => isTerm)
  const its = told.find(
    ({ isTerm, acn }) => !isTerm && mine !== undefined && digits(acn) !== digits(mine.acn),
  )
  return mine === undefined || its === undefined ? [] : [{ name, mine, its }]
}

/** Between a company's name and its number stand a trust or an address at most. */
const BEHIND = 60

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\bproprietary\b/g, 'pty')
    .replaceAll(/\blimited\b/g, 'ltd')
    .replaceAll(/[^a-z\d&]/g, '')
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}
