const DRAWN = /^(?:[-–—_=*~·.•#─━═]\s?){5,}$/

const DRAWN_BELOW = /(?:(?:[-–—_=*~─━═]){40}|(?:[-–—_=*~─━═] ){20})[-–—_=*~─━═ ]{0,60}$/

/** True for words below which a line was drawn across the page. */
export function endsInDrawnLine(text: string): boolean {
  return DRAWN_BELOW.test(text.slice(-60))
}

/** A line that is drawn between two papers: "-----", "- - - -", "─────". */
export function isDrawnLine(text: string): boolean {
  return DRAWN.test(text.slice(0, 200).trim())
}
