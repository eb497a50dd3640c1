import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { Report, emptyReportBody } from '#shared/report.ts'
import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import type { Tools } from '#worker/analysis/job.ts'
import { noteStart } from '#worker/analysis/status.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { reportKey } from '#worker/documents/object-keys.ts'
import { expectNoise } from '#worker/testing/console-noise.ts'
import { createStoredDocument, deliver, plainRun } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

const NONE = 'No analysis found for this document. Please run a new analysis.'

const withOneCheck: Tools['runAnalysis'] = async (...given) => {
  const result = await plainRun(...given)
  const check = {
    ruleId: 'national/example',
    title: 'An example',
    outcome: 'clear' as const,
    concernIds: [],
    evidence: [],
    note: null,
  }
  return result.ok ? { ...result, body: { ...emptyReportBody(), checks: [check] } } : result
}

async function analysed(runAnalysis: Tools['runAnalysis'] = withOneCheck) {
  const { user, headers } = await signedInUser()
  const stored = await createStoredDocument(user.id)
  const { analysisId, documentId } = stored
  await noteStart(openDatabase(env), analysisId, user.id, new Date())
  await ledgerOf(env, user.id).debit(debitKey(analysisId, 1), 'Analysis', Date.now())
  await deliver({ analysisId, run: 1 }, { tools: { runAnalysis } })
  return { ...stored, headers, paths: pathsOf(analysisId, documentId) }
}

function pathsOf(analysisId: string, documentId: string): string[] {
  return [`/api/analyses/${analysisId}`, `/api/documents/${documentId}/analysis`]
}

describe('the two reads of an analysis', () => {
  test('answer the same report, row and findings together', async ({ expect }) => {
    const { headers, paths, analysisId } = await analysed()
    for (const path of paths) {
      const report = v.parse(Report, await (await testApp().call(path, { headers })).json())
      expect(report.analysis).toMatchObject({ id: analysisId, status: 'completed', progress: 100 })
      expect(report.checks.map(({ title }) => title)).toEqual(['An example'])
    }
  })

  test('answer empty lists before the report is there', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { analysisId, documentId } = await createStoredDocument(user.id)
    for (const path of pathsOf(analysisId, documentId)) {
      const report = v.parse(Report, await (await testApp().call(path, { headers })).json())
      expect(report).toEqual({
        analysis: expect.objectContaining({ status: 'pending' }),
        ...emptyReportBody(),
      })
    }
  })

  test('tell why a run failed', async ({ expect }) => {
    const { headers, paths } = await analysed(async () => ({
      ok: false,
      code: 'damaged',
      message: 'This file is damaged.',
    }))
    const report = v.parse(Report, await (await testApp().call(paths[0] ?? '', { headers })).json())
    expect(report.analysis).toMatchObject({
      status: 'failed',
      failure: { code: 'damaged', message: 'This file is damaged.' },
    })
  })

  test('answer a missing analysis and one of another user with the same sentence', async ({
    expect,
  }) => {
    const { paths } = await analysed()
    const { headers } = await signedInUser()
    for (const path of [...paths, ...pathsOf('ana_none', 'doc_none')]) {
      const response = await testApp().call(path, { headers })
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(NONE)
    }
  })

  test('never answer a completed analysis without its report', async ({ expect }) => {
    const { headers, paths, place, analysisId } = await analysed()
    await env.FILES.delete(reportKey(place, analysisId, 1))
    expectNoise(/has no report/)
    expect((await testApp().call(paths[0] ?? '', { headers })).status).toBe(500)
  })
})
