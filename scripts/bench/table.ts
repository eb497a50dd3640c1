/** Prints rows under a heading, columns aligned; numbers to the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  console.log(`\n${title}\n`)
  for (const row of cells) {
    console.log(`  ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   ')}`)
  }
}
