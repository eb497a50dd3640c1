import type { Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isNearSpelling, lettersOf } from '../reading/near-spelling.ts'
import { passagesIn } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

const patterns = wordings({
  explained:
    /\b(?:also known as|formerly|née|nee|previously known|change of name|alias|(?:one and |are |is )the same(?: person)?|the (?:one|same) (?:person|man|woman)|one person|(?:is|was) (?:a |an |the )?(?:\w{3,10} )?(?:slip|error|mistake)|(?:a |clerical |typing |spelling )(?:slip|error|mistake)|misspel\w{1,4}|spells (?:it|his|her|their|\w{3,12}) (?:name )?with|typographical|pronounced)\b/i,
  company: /\b(?:pty|ltd|limited|incorporated|inc)\b/i,
})

/** A party whose name one of the papers writes otherwise. */
export default defineRule({
  id: 'national/name-misspelt',
  title: 'Spelling of the parties’ names',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['particulars', 'contract-form', 'title-search'],
  patterns,
  clear: 'No name of a party was found that is spelled in two ways.',
  messages: {
    differs: {
      title: 'A name is spelled in two ways: {{first}} and {{second}}',
      description:
        'The {{party}} is {{first}} in the contract, but the words at {{where}} have {{second}}. A transfer can be refused, and a certificate or search may not count, where a name does not agree to the letter.',
      recommendation:
        'Before you sign, ask which spelling is on the identity papers, and have the other place corrected.',
      question:
        'Which spelling is right, {{first}} or {{second}}, and will the other be corrected?',
    },
  },
  check({ doc, facts }, report) {
    const parties = partiesOf(facts)
    if (parties.length === 0) {
      report.notInDocument('No party was recognised.')
      return
    }
    const known = new Set(parties.flatMap(({ words }) => words))
    const told = new Set<string>()
    for (const { text, span } of passagesIn(doc, ALL_PAPERS)) {
      if (patterns.explained.test(text)) continue
      const words = lettersOf(text)
      for (const { name, party, words: own, spans } of parties) {
        const other = misspeltIn(words, own, known)
        if (other === null || told.has(`${name}/${other}`)) continue
        told.add(`${name}/${other}`)
        const [mine] = spans
        const places: Span[] = mine === undefined ? [span] : [mine, span]
        const second = printed(text, other)
        report(
          'differs',
          places,
          { party, first: name, second, where: `page ${doc.pageAt(span.start)}` },
          {
            strength: 'likely',
            sides: [
              { label: 'Contract', value: name, spans: spans.slice(0, 1) },
              { label: 'Other paper', value: second, spans: [span] },
            ],
          },
        )
      }
    }
  },
})

type Party = {
  readonly name: string
  readonly party: 'vendor' | 'buyer'
  readonly words: readonly string[]
  readonly spans: readonly Span[]
}

function partiesOf({ vendors, purchasers }: Facts): Party[] {
  const of = (facts: Facts['vendors'], party: Party['party']): Party[] =>
    facts.flatMap(({ value, spans }) => {
      const words = lettersOf(value)
      return words.length < 2 || words.length > 5 || patterns.company.test(value)
        ? []
        : [{ name: value, party, words, spans }]
    })
  return [...of(vendors, 'vendor'), ...of(purchasers, 'buyer')]
}

/**
 * The word of a line that stands for one of the name's and is not it: a first name as written and a
 * last name misspelt close behind it, or the other way round. Names of other parties are themselves.
 */
function misspeltIn(
  words: readonly string[],
  name: readonly string[],
  known: ReadonlySet<string>,
): string | null {
  const first = name[0] ?? ''
  const last = name.at(-1) ?? ''
  for (const [at, word] of words.entries()) {
    const near = words.slice(at + 1, at + name.length + 1)
    if (word === first || word === last) {
      const wanted = word === first ? last : first
      // "Merrigan, Xanthe" and "Xanthe Merrigan": the other word follows upon this one.
      const behind = near.slice(0, word === last ? 1 : name.length - 1)
      if (behind.includes(wanted)) continue
      const slip = behind.find((one) => isNearSpelling(one, wanted) && !known.has(one))
      if (slip !== undefined) return slip
    } else if (!known.has(word) && isNearSpelling(word, first)) {
      const middle = near.slice(0, name.length - 1)
      const isWhole =
        middle.includes(last) &&
        middle.slice(0, middle.indexOf(last)).every((one) => name.includes(one))
      if (isWhole) return word
    }
  }
  return null
}

/** The word as the paper writes it. */
function printed(text: string, word: string): string {
  const one = text.split(/[\s/,;:|()]+/).find((part) => lettersOf(part)[0] === word) ?? word
  return one.endsWith('.') ? one.slice(0, -1) : one
}
