import { lawOf } from '../law/cite.ts'
import type { Rule } from './define-rule.ts'
import { RULE_FOLDERS } from './define-rule.ts'

/** The catalogue of rules as Markdown: what each looks for, where, and on which law it rests. */
export function catalogueOf(rules: readonly Rule[]): string {
  const sections = Object.keys(RULE_FOLDERS).flatMap((folder) => {
    const own = rules.filter(({ id }) => id.startsWith(`${folder}/`))
    return own.length === 0
      ? []
      : [`## ${folder} (${own.length})\n\n${own.map(entryOf).join('\n')}`]
  })
  return `# The rules

Generated from \`src/worker/analysis/rules\`; change the rules, not this file, and run
\`node src/cli/rules-catalogue.ts --write\`.

${rules.length} rules. Each answers for every document of its state: a problem, clear, or not in the document.

${sections.join('\n')}`
}

function entryOf(rule: Rule): string {
  const laws =
    'none' in rule.law
      ? `none: ${rule.law.none}`
      : rule.law
          .map(lawOf)
          .map(({ act, section }) => (section === null ? act : `${act} ${section}`))
          .join('; ')
  const findings = Object.values(rule.messages).map(({ title }) => `  - ${title}`)
  return `### ${rule.title}

- \`${rule.id}\` · ${rule.category} · usually ${rule.severity} · ${rule.kind}
- Looks in: ${rule.appliesTo.join(', ')}
- Law: ${laws}
- May say:
${findings.join('\n')}
`
}
