import { readFileSync } from 'node:fs'
import { rules } from '#worker/analysis/rules/index.ts'
import { runRules } from '#worker/analysis/rules/run-rules.ts'
import { readingOf } from '#worker/analysis/rules/testing/reading-of.ts'
const cases = readFileSync(process.argv[2] ?? '/tmp/say.txt', 'utf8').split(/\n====\n/)
for (const c of cases) {
  const [state, ...rest] = c.split('\n')
  const text = rest.join('\n')
  const { reading } = readingOf(text, { kind: 'special-conditions', state: state as never })
  const out = runRules(reading, rules)
  console.log('###', state, text.slice(0, 90).replaceAll('\n', ' | '))
  for (const f of (
    out as never as { findings: { ruleId: string; severity: string; key: string; title: string }[] }
  ).findings ?? [])
    console.log('   ', f.ruleId, f.severity, f.key ?? '', f.title ?? '')
  if (!('findings' in (out as object))) console.log(Object.keys(out as object))
}
