/** "ALEX SAMPLE" and "Alex SAMPLE" as a person writes it; a company keeps its own capitals. */
export function plainCase(name: string): string {
  if (!/\p{Lu}{3}/u.test(name)) return name
  return name.replace(/\p{Lu}[\p{Lu}'’-]+/gu, (word) =>
    /^(?:ATF|ABN|ACN|NSW|QLD|VIC|WA|SA|NT|ACT|II|III|IV)$/.test(word)
      ? word
      : word
          .toLowerCase()
          .replace(
            /(^|['’-])(\p{Ll})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          )
          .replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`),
  )
}
