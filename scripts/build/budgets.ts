import type { Plugin } from 'vite'

import { kb, overspent, spentOn, type Budget, type BuiltChunk } from './first-load.ts'

const LANDING_MAX_BYTES = 70_000
const DASHBOARD_MAX_BYTES = 160_000

/** Fails a build whose first load is too large or holds what is for later; else says what it is. */
export function budgets(): Plugin {
  return {
    name: 'fineprint:budgets',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks: BuiltChunk[] = []
        let dashboard: BuiltChunk | undefined
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          chunks.push(output)
          if (output.facadeModuleId?.endsWith('/pages/dashboard.tsx')) dashboard = output
        }
        if (!dashboard) throw new Error('The dashboard is no chunk of its own.')
        const html = (fileName: string) => {
          const output = bundle[fileName]
          if (output?.type !== 'asset') throw new Error(`${fileName} was not built`)
          return String(output.source)
        }
        const routes: Budget[] = [
          { route: 'Landing page', html: html('landing.html'), maxBytes: LANDING_MAX_BYTES },
          {
            route: 'Dashboard',
            html: html('index.html'),
            page: dashboard,
            maxBytes: DASHBOARD_MAX_BYTES,
          },
        ]
        const complaints = routes.flatMap((budget) => overspent(budget, chunks))
        if (complaints.length > 0) throw new Error(complaints.join('\n'))
        for (const budget of routes) {
          const { bytes } = spentOn(budget, chunks)
          this.environment.logger.info(
            `${budget.route}: ${kb(bytes)} of script at first load, at most ${kb(budget.maxBytes)}`,
          )
        }
      },
    },
  }
}
