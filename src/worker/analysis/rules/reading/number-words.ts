import { wordings } from '../../wording/wordings.ts'

/** The source of a pattern for "one" to "ninety-nine" in words. */
export const UNDER_HUNDRED =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)'

export const NUMBER_WORD_PATTERNS = wordings({
  words:
    /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)(?: and |, |[ -])?){1,16}(?![a-z])/i,
})

/** "sixty-one" gives 61, "seven hundred and forty thousand" 740,000; digits are read as they are; null for other words. */
export function numberOf(text: string): number | null {
  const bare = text.trim().toLowerCase().replaceAll(',', '')
  if (/^\d{1,9}(?:\.\d{1,4})?$/.test(bare)) return Number(bare)
  let total = 0
  let part = 0
  for (const word of bare.split(/[ -]/)) {
    if (word === 'and' || word === '') continue
    if (word === 'hundred') part = Math.max(1, part) * 100
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(1, part) * (word === 'thousand' ? 1_000 : 1_000_000)
      part = 0
    } else {
      const value = SMALL.indexOf(word)
      const tens = TENS.indexOf(word)
      if (value < 0 && tens < 0) return null
      part += value < 0 ? (tens + 2) * 10 : value + 1
    }
  }
  const value = total + part
  return value === 0 ? null : value
}

const SMALL = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
