import fs from 'node:fs'
import { extractSource } from './src/worker/analysis/extract/extract.ts'
import { inspectUpload } from './src/worker/analysis/extract/inspect.ts'
import { readDocument } from './src/worker/analysis/engine.ts'
const [paths, only] = process.argv.slice(2)
const rules = await Promise.all((paths ?? '').split(',').map(async (p) => (await import(`./src/worker/analysis/rules/${p}.rule.ts`)).default))
let n = 0, lab = 0
for (const set of ['form-open', 'rest', 'plain', 'quiet']) {
  for (const id of fs.readdirSync(`/tmp/ds/${set}`).sort()) {
    if (only && !new RegExp(only).test(id)) continue
    const dir = `/tmp/ds/${set}/${id}`
    if (!fs.existsSync(dir + '/labels.json')) continue
    const L = JSON.parse(fs.readFileSync(dir + '/labels.json', 'utf8'))
    const file = fs.readdirSync(dir).find((f) => f.startsWith('document'))
    if (!file) continue
    const bytes = new Uint8Array(fs.readFileSync(`${dir}/${file}`))
    const ins = await inspectUpload(bytes, { now: () => performance.now(), timeoutMs: 60000 })
    if (!ins.ok) { console.log('?', id, ins.message); continue }
    const source = await extractSource(bytes, ins.format, undefined)
    const { body } = readDocument(source, { rules })
    for (const c of body.concerns) {
      const t = `${c.title} ${c.description} ${c.evidence.map((e: any) => e.quote ?? '').join(' ')}`
      const hit = L.issues.filter((i: any) => i.kind === 'absence' && i.match.some((m: string) => new RegExp(m, 'i').test(t)))
      n++; if (hit.length) lab++
      console.log(hit.length ? '+' : ' ', `${set}/${id}`, `[${c.severity}]`, c.title, '|', c.evidence.filter((e: any) => e.role === 'quote').map((e: any) => e.quote?.slice(0, 110)).slice(0, 2).join(' // '), hit.length ? '| + ' + hit.map((i: any) => i.title).join(' ; ').slice(0,140) : '')
    }
  }
}
console.log(n, lab)
