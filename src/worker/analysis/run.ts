import * as v from 'valibot'

import { ReportBody } from '#shared/report.ts'

import { readDocument } from './engine.ts'
import { extractSource, UnreadableDocument } from './extract/extract.ts'
import type { Bargain } from './report/bargain.ts'
import type { Source } from './source.ts'

/** What a run tells while it works. */
export type RunListener = {
  readonly onPage: (read: number, total: number) => void | Promise<void>
  /** Awaited before the rules run, which never pause. */
  readonly onRead: (pages: number) => Promise<void>
}

/** A report, or the reason why this file can never have one. */
export type RunResult =
  | {
      readonly ok: true
      readonly source: Source
      readonly body: ReportBody
      readonly bargain: Bargain
    }
  | { readonly ok: false; readonly code: string; readonly message: string }

/** A fault of our own on this document: the same bytes will meet it again. */
export class EngineFault extends Error {
  constructor(cause: unknown) {
    super('the engine could not finish this document', { cause })
    this.name = 'EngineFault'
  }
}

/**
 * The pipeline in order: bytes → pages → facts, rules, money → report, checked against its schema.
 * Throws EngineFault for everything after the reader, and what the listener throws.
 */
export async function runAnalysis(
  bytes: Uint8Array,
  format: Source['format'],
  listener: RunListener,
): Promise<RunResult> {
  const source = await read(bytes, format, listener)
  if (source instanceof UnreadableDocument) {
    return { ok: false, code: source.reason, message: UNREADABLE[source.reason] }
  }
  await listener.onRead(source.pages.length)
  try {
    const { body, bargain } = readDocument(source)
    return { ok: true, source, body: v.parse(ReportBody, body), bargain }
  } catch (cause) {
    throw new EngineFault(cause)
  }
}

const UNREADABLE: Readonly<Record<UnreadableDocument['reason'], string>> = {
  encrypted:
    'This file is locked with a password, so it could not be read. Your credit has been returned. Please upload a copy without a password.',
  damaged:
    'This file is damaged and could not be read. Your credit has been returned. Please upload another copy.',
}

async function read(
  bytes: Uint8Array,
  format: Source['format'],
  { onPage }: RunListener,
): Promise<Source | UnreadableDocument> {
  try {
    return await extractSource(bytes, format, onPage)
  } catch (error) {
    if (error instanceof UnreadableDocument) return error
    throw error
  }
}
