import { plainOf } from '#worker/analysis/rules/reading/plain.ts'
for (const t of process.argv.slice(2)) console.log(plainOf(t))
