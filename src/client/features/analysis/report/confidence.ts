/** Confidence as a word before its number (the anatomy of the concern card). */
export function confidenceWord(
  confidence: number,
): 'Certain' | 'Very likely' | 'Likely' | 'Worth checking' {
  if (confidence >= 97) return 'Certain'
  if (confidence >= 85) return 'Very likely'
  if (confidence >= 65) return 'Likely'
  return 'Worth checking'
}
