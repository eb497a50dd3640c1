const DRAWN = /^(?:[-–—_=*~·.•#─━═]\s?){5,}$/

/** A line that is drawn between two papers: "-----", "- - - -", "─────". */
export function isDrawnLine(text: string): boolean {
  return DRAWN.test(text.slice(0, 200).trim())
}
