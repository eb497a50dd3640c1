/** Types of the scorer as the command line uses it. */
export type Labels = {
  readonly id: string
  readonly state: string
  readonly documentType: string
  readonly pages: number
  readonly issues: readonly { readonly key: string; readonly severity: string; readonly title: string }[]
}

export type DocumentScore = {
  readonly id: string
  readonly issues: readonly { readonly key: string; readonly severity: string; readonly found: boolean }[]
  readonly falseAlarms: readonly { readonly finding: string; readonly title: string }[]
}

type Share = { readonly labelled: number; readonly found: number; readonly share: number | null }

export type Group = { readonly labelled: number; readonly found: number; readonly recall: number | null }

export type Totals = {
  readonly documents: number
  readonly issues: number
  readonly found: number
  readonly recall: number | null
  readonly recallStrict: number | null
  readonly recallCriticalHigh: number | null
  readonly byCategory: Readonly<Record<string, Group>>
  readonly byKind: Readonly<Record<string, Group>>
  readonly bySeverity: Readonly<Record<string, Group>>
  readonly scanned: Group | null
  readonly falseAlarms: number
  readonly lookAlikes: number
  readonly findings: number
  readonly extra: number
  readonly fields: Share & { readonly spurious: number }
  readonly easements: Share
  readonly overlays: Share
  readonly costs: Share
  readonly company: Share
}

export function scoreDocument(labels: Labels, report: unknown): DocumentScore
export function totals(documents: readonly DocumentScore[]): Totals
export function printDocument(document: DocumentScore): string
export function printTotals(totals: Totals): string
/** Whether two quotations are of the same place: most of the shorter one stands in the other. */
export function overlaps(one: string, other: string): boolean
