/** The key under which the start of one run is paid. */
export function debitKey(analysisId: string, run: number): string {
  return `analysis:${analysisId}:${run}`
}

/** The key under which a failed run gives its credit back. */
export function refundKey(analysisId: string, run: number): string {
  return `refund:${analysisId}:${run}`
}
