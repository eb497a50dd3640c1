import { benchClient } from './bench/client.ts'
import { benchEngine } from './bench/engine.ts'
import { benchReading } from './bench/reading.ts'
import { benchRules } from './bench/rules.ts'
import { benchServer } from './bench/server.ts'

/**
 * `npm run bench`: time of the engine, of its stages and of each rule on hostile texts, of the
 * running app and of its longest page, each beside what it is compared with. Absolute times depend
 * on the machine; the ratios are what counts. `npm run bench -- engine`, `-- reading`, `-- rules`,
 * `-- server` or `-- client` runs one of them.
 */
const benches = {
  engine: benchEngine,
  reading: benchReading,
  rules: benchRules,
  server: benchServer,
  client: benchClient,
}
const chosen = process.argv[2]
for (const [name, bench] of Object.entries(benches)) {
  if (chosen === undefined || chosen === name) await bench()
}
