import type { Accuracy, Share } from '#shared/accuracy.ts'

export type Figure = {
  readonly what: string
  readonly result: string
  /** What the figure was counted from. */
  readonly basis: string
}

/** The rows of the measured table. What was not measured has no row. */
export function figuresOf(accuracy: Accuracy): Figure[] {
  const rows = [
    shareRow('Critical and high risks found', accuracy.criticalAndHigh),
    shareRow('All risks found', accuracy.issues),
    accuracy.documents > 0 && {
      what: 'False alarms in a document',
      result: (accuracy.falseAlarms / accuracy.documents).toFixed(2),
      basis: `${accuracy.falseAlarms} on ${accuracy.lookAlikes} look-alikes that a careful reader passes over`,
    },
    shareRow('Fields read right: address, title, price, dates and parties', accuracy.fields),
    accuracy.documents > 0 && {
      what: 'Quotations that do not stand word for word on the page named',
      result: String(accuracy.misquotes),
      basis: `in the reports on all ${accuracy.documents} documents`,
    },
  ]
  return rows.filter((row) => row !== false)
}

/** `98.1 %`, with the thin space of a printed table; never rounded up to all of them. */
export function percentOf({ found, labelled }: Share): string {
  if (found === labelled) return '100\u2009%'
  return `${Math.min(99.9, (found / labelled) * 100).toFixed(1)}\u2009%`
}

function shareRow(what: string, share: Share): Figure | false {
  if (share.labelled === 0) return false
  return { what, result: percentOf(share), basis: `${share.found} of ${share.labelled}` }
}
