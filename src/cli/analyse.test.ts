import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, it } from 'vitest'

import { Report } from '#shared/report.ts'

describe('npm run analyse', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'analyse-'))
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it.for(['contract.pdf', 'contract.docx', 'contract.txt'])(
    'prints the report of samples/%s and nothing else on standard output',
    (name, { expect }) => {
      const { status, stdout } = analyse(`samples/${name}`, '--json')
      expect(status).toBe(0)
      const report = v.parse(Report, JSON.parse(stdout))
      expect(report.analysis).toMatchObject({ status: 'completed', failure: null })
      expect(report.analysis.totalConcerns).toBe(report.concerns.length)
      expect(report.concerns.length).toBeGreaterThan(0)
      expect(report.comprehensivePropertyAnalysis?.propertyDetails.address).not.toBeNull()
    },
  )

  it('prints a summary without --json', ({ expect }) => {
    const { status, stdout } = analyse('samples/contract.txt')
    expect(status).toBe(0)
    expect(stdout).toContain("Buyer's summary")
    expect(stdout).toContain('31 Rosella Rise, Kirrabank QLD 4997')
  })

  it('ends quietly when whoever reads its output has enough', async ({ expect }) => {
    const child = spawn(process.execPath, ['src/cli/analyse.ts', 'samples/contract.pdf', '--json'])
    let complaints = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString()
    })
    child.stdout.once('data', () => child.stdout.destroy())
    await once(child, 'exit')
    expect(child.exitCode).toBe(0)
    expect(complaints).not.toContain('EPIPE')
  })

  it('judges no risk by a letter on which no check could be made', ({ expect }) => {
    const file = join(folder, 'letter.txt')
    writeFileSync(
      file,
      'Dear Ms Gill\nThe shire’s rates of 17 Plover Lane, Kirrabank WA 6299, Lot 6 on Diagram 70416, are $2,090.00 for the year to 30 June 2027, all paid. The land area is 812 m2.\nYours faithfully\n',
    )
    const { stdout } = analyse(file)
    expect(stdout).toContain('17 Plover Lane, Kirrabank WA 6299')
    expect(stdout).toContain('NOT JUDGED')
    expect(stdout).not.toMatch(/Overall risk\s+LOW/)
  })

  it('believes a state that it is told', ({ expect }) => {
    const { stdout } = analyse('samples/contract.txt', '--json', '--state', 'nt')
    expect(v.parse(Report, JSON.parse(stdout)).coverage?.state).toBe('NT')
  })

  it('refuses an unreadable file with one line on standard error and exit code 2', ({ expect }) => {
    const file = join(folder, 'empty.pdf')
    writeFileSync(file, '')
    const { status, stdout, stderr } = analyse(file, '--json')
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('tells how it is called with --help', ({ expect }) => {
    const { status, stdout } = analyse('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('usage: npm run -s analyse -- FILE')
  })

  it('says in one sentence that a file is not there, or is a folder', ({ expect }) => {
    expect(analyse(join(folder, 'nowhere.pdf')).stderr).toMatch(/^There is no file .+\.\n$/)
    expect(analyse(folder).stderr).toMatch(/ is a folder: .+\.\n$/)
  })

  it('exits with 1 for a file that is not there and for a wrong call', ({ expect }) => {
    expect(analyse(join(folder, 'nowhere.pdf')).status).toBe(1)
    expect(analyse().status).toBe(1)
    expect(analyse('samples/contract.txt', '--state', 'XX').status).toBe(1)
  })
})

function analyse(...args: string[]) {
  return spawnSync(process.execPath, ['src/cli/analyse.ts', ...args], { encoding: 'utf8' })
}
