import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { Report } from '#shared/report.ts'
import { bargainKey, reportKey } from '#worker/documents/object-keys.ts'
import { analysedDocument } from '#worker/testing/analysed.ts'
import { createStoredDocument, objectKeys } from '#worker/testing/documents.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

const CONTRACT = `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

Vendor: Ottoline Marchetti

Property address: 5 Larkfield Lane, Bundarra VIC 3999

Price $850,000.00

Deposit $85,000.00

Settlement is due 60 days from the day of sale
`

/** A Friday; Tuesday after it is Melbourne Cup Day. */
const SIGNED_ON = '2026-10-30'

const analysed = () => analysedDocument(CONTRACT)

async function put(analysisId: string, headers: Record<string, string>, body: unknown) {
  return testApp().call(`/api/analyses/${analysisId}/inputs`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function get(path: string, headers: Record<string, string>): Promise<Report> {
  return v.parse(Report, await (await testApp().call(path, { headers })).json())
}

function dateOf(report: Report, title: string): string | null | undefined {
  return report.deadlines.find((deadline) => deadline.title === title)?.date
}

function dutyOf(report: Report): number | undefined {
  return report.comprehensivePropertyAnalysis?.costs.breakdown.find(
    ({ category }) => category === 'Transfer duty',
  )?.amount
}

/** The report without what the inputs may change. */
function restOf(report: Report) {
  const { inputs: _inputs, ...analysis } = report.analysis
  const { costs: _costs, ...property } = report.comprehensivePropertyAnalysis ?? { costs: null }
  return { ...report, analysis, comprehensivePropertyAnalysis: property, deadlines: [] }
}

describe("the buyer's inputs", () => {
  test('change costs and deadlines, here and at every later read, and nothing else', async ({
    expect,
  }) => {
    const { analysisId, documentId, headers, ledger } = await analysed()
    const before = await get(`/api/analyses/${analysisId}`, headers)
    expect(dateOf(before, 'End of the cooling-off period')).toBeNull()
    const credits = await ledger.balances(Date.now())

    const inputs = { signedOn: SIGNED_ON, priceCents: 900_000_00, buyerKind: 'foreign' }
    const response = await put(analysisId, headers, inputs)
    expect(response.status).toBe(200)
    const report = v.parse(Report, await response.json())
    expect(report.analysis.inputs).toEqual(inputs)
    expect(dateOf(report, 'End of the cooling-off period')).toBe('2026-11-05')
    expect(dateOf(report, 'Settlement')).toBe('2026-12-29')
    expect(dutyOf(report)).toBe(49_070_00 + 72_000_00)
    expect(restOf(report)).toEqual(restOf(before))
    expect(await ledger.balances(Date.now())).toEqual(credits)

    for (const path of [`/api/analyses/${analysisId}`, `/api/documents/${documentId}/analysis`]) {
      expect(await get(path, headers)).toEqual(report)
    }
  })

  test('are forgotten when they are left out', async ({ expect }) => {
    const { analysisId, headers } = await analysed()
    const before = await get(`/api/analyses/${analysisId}`, headers)
    await put(analysisId, headers, { signedOn: SIGNED_ON, buyerKind: 'investor' })
    const again = await put(analysisId, headers, {})
    expect(await again.json()).toEqual(before)
  })

  test('leave the kept report as it is', async ({ expect }) => {
    const { analysisId, headers, place } = await analysed()
    const key = reportKey(place, analysisId, 1)
    const etagOf = async () => (await env.FILES.head(key))?.etag
    const before = await etagOf()
    const keys = await objectKeys(place.userId)
    await put(analysisId, headers, { signedOn: SIGNED_ON })
    expect(await etagOf()).toBe(before)
    expect(await objectKeys(place.userId)).toEqual(keys)
  })

  test('work for a report that was made before they existed', async ({ expect }) => {
    const { analysisId, headers, place } = await analysed()
    const inputs = { signedOn: SIGNED_ON, priceCents: 700_000_00 }
    const report = await (await put(analysisId, headers, inputs)).json()
    await env.FILES.delete(bargainKey(place, analysisId, 1))
    expect(await (await put(analysisId, headers, inputs)).json()).toEqual(report)
    await env.FILES.put(bargainKey(place, analysisId, 1), '{"state":"of an older shape"}')
    expect(await (await put(analysisId, headers, inputs)).json()).toEqual(report)
  })

  test('are refused before the report is there', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { analysisId } = await createStoredDocument(user.id)
    const response = await put(analysisId, headers, { signedOn: SIGNED_ON })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('not completed yet')
  })

  test("never touch another user's report", async ({ expect }) => {
    const { analysisId, headers } = await analysed()
    const before = await get(`/api/analyses/${analysisId}`, headers)
    const stranger = await signedInUser()
    const response = await put(analysisId, stranger.headers, { signedOn: SIGNED_ON })
    expect(response.status).toBe(404)
    expect(await get(`/api/analyses/${analysisId}`, headers)).toEqual(before)
  })

  test.for([
    [{ signedOn: '2026-02-30' }, 'This date does not exist.'],
    [{ signedOn: '30/10/2026' }, 'Enter the date as year-month-day.'],
    [{ signedOn: '1897-01-01' }, 'This day of signing is too long ago.'],
    [{ signedOn: '9999-12-31' }, 'This day of signing is too far ahead.'],
    [{ signedOn: 20261030 }, 'Enter the day of signing as a date.'],
    [{ priceCents: 0 }, 'Enter a price of at least $1,000.'],
    [{ priceCents: -850_000_00 }, 'Enter a price of at least $1,000.'],
    [{ priceCents: 1e15 }, 'Enter a price of at most $1,000,000,000.'],
    [{ priceCents: 85_000_000.5 }, 'Enter the price in whole cents.'],
    [{ priceCents: '850000' }, 'Enter the price as a number.'],
    [{ buyerKind: 'speculator' }, 'Choose one of the kinds of buyer.'],
  ] as const)('are refused when they are nonsense: %o', async ([body, sentence], { expect }) => {
    const { analysisId, headers } = await analysed()
    const response = await put(analysisId, headers, body)
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(sentence)
    const report = await get(`/api/analyses/${analysisId}`, headers)
    expect(report.analysis.inputs).toBeUndefined()
  })

  test('are refused when they hold what nobody asked for', async ({ expect }) => {
    const { analysisId, headers } = await analysed()
    expect((await put(analysisId, headers, { status: 'pending' })).status).toBe(400)
  })
})
