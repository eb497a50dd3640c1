import { readFileSync } from 'node:fs'

import type { Document } from '#shared/contract/documents.ts'
import { type Analysis, emptyReportBody, type Report } from '#shared/report.ts'

import { newPerson, type Person, untilEnded } from '../setup/person.ts'

/** Somebody whose documents were really read, for the screens that show a report. */
export type World = {
  readonly origin: string
  readonly person: Person
  readonly pdf: Document
  readonly docx: Document
  readonly txt: Document
  /** The report on `pdf`. */
  readonly report: Report
}

const READ_MS = 120_000

/** Signs up, buys ten credits of the sandbox, and has the three sample documents read. */
export async function makeWorld(origin: string): Promise<World> {
  const person = await newPerson(origin)
  await buyCredits(origin, person)
  const pdf = await readDocument(person, 'contract.pdf')
  const docx = await readDocument(person, 'contract.docx')
  const txt = await readDocument(person, 'contract.txt')
  return {
    origin,
    person,
    pdf: pdf.document,
    docx: docx.document,
    txt: txt.document,
    report: pdf.report,
  }
}

/** A report that is not there yet: its analysis as it stands, and nothing else. */
export function unfinished({ report }: World, change: Partial<Analysis>): Report {
  const analysis: Analysis = {
    ...report.analysis,
    completedAt: null,
    totalConcerns: 0,
    ...change,
  }
  return { analysis, ...emptyReportBody() }
}

async function readDocument(person: Person, name: string) {
  const uploaded = await person.upload(name, readFileSync(`samples/${name}`))
  const { document, analysis }: { document: Document; analysis: Analysis } = await uploaded.json()
  await person.call('POST', `/api/analyses/${analysis.id}/start`)
  return { document, report: await untilEnded(person, analysis.id, READ_MS) }
}

async function buyCredits(origin: string, person: Person): Promise<void> {
  const body = { quantity: 10, amount: 2_900 }
  const opened = await person.call('POST', '/api/stripe/create-payg-subscription', body)
  const { clientSecret }: { clientSecret: string } = await opened.json()
  const paymentIntentId = clientSecret.split('_secret')[0] ?? ''
  const paid = await fetch(`${origin}/dev/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret }),
  })
  if (!paid.ok) throw new Error(`not paid: ${paid.status}`)
  await person.call('POST', '/api/stripe/allocate-credits-automatically', { paymentIntentId })
}
