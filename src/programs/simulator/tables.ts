import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Quantiles, type Rate, tallyText } from './statistics.ts'

/** Writes a share in percent, with one decimal below 10. */
export const percent = (share: number): string => {
  const hundredths = 100 * share
  return hundredths > 0 && hundredths < 9.95 ? hundredths.toFixed(1) : hundredths.toFixed(0)
}

/** Writes a rate: "41 % (36–46)". */
export const shortRate = ({ share, low, high }: Rate): string =>
  `${percent(share)} % (${percent(low)}–${percent(high)})`

/** Writes a spread: the median, the 10th to the 90th percentile, the maximum, as in "26, 15–44, 116". */
export const shortSpread = ({ median, tenth, ninetieth, most }: Quantiles): string =>
  `${median}, ${tenth}–${ninetieth}, ${most}`

/** Lists how games ended, the most frequent way first. */
export const endText = ({ endedBy }: { endedBy: Readonly<Record<string, number | undefined>> }): string =>
  tallyText(Object.fromEntries(Object.entries(endedBy).sort(([, one = 0], [, other = 0]) => other - one)))

/** Returns a Markdown table for a report. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'No measurements yet.'
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The columns of a table by their heads, which must not be numbers: object keys would be reordered. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** Returns a table with a row for each run. */
export const runTable = <Run>(runs: readonly Run[], columns: Columns<Run>): string =>
  markdownTable(
    Object.keys(columns),
    runs.map((run) => Object.values(columns).map((write) => String(write(run)))),
  )

/** Returns a function that makes tables with a row for each thing that `rowsOf` finds in the runs. `head`: the first columns. */
export const tablesOf =
  <Run, Row>(rowsOf: (runs: readonly Run[]) => readonly Row[], head: Columns<Row> = {}) =>
  (columns: Columns<Row>) =>
  (runs: readonly Run[]): string =>
    runTable(rowsOf(runs), { ...head, ...columns })

/** Returns a table with a row for each of some things and a column for each of others. `corner`: the head above the rows. */
export const crossTable = <Row, Column>(
  corner: string,
  [rows, rowText]: Labelled<Row>,
  [columns, columnText]: Labelled<Column>,
  cell: (row: Row, column: Column) => string,
): string =>
  markdownTable(
    [corner, ...columns.map(columnText)],
    rows.map((row) => [rowText(row), ...columns.map((column) => cell(row, column))]),
  )

/** Things, and the label of each. */
type Labelled<Thing> = readonly [things: readonly Thing[], label: (thing: Thing) => string]

/** Sorts runs by the first value, then by the next among equals. */
export const sortedBy = <Run>(
  runs: readonly Run[],
  ...values: readonly ((run: Run) => number | string)[]
): Run[] =>
  runs.toSorted((one, other) => {
    for (const value of values) {
      const [before, after] = [value(one), value(other)]
      const order = typeof before === 'number' ? before - Number(after) : before.localeCompare(String(after))
      if (order !== 0) return order
    }
    return 0
  })

/** Inserts tables into a report, each between its two markers. */
export function filled(report: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, made]) => {
    const [before, rest] = halves(text, `<!-- ${name} -->\n`)
    const [, after] = halves(rest, `<!-- /${name} -->`)
    return `${before}<!-- ${name} -->\n${made}\n<!-- /${name} -->${after}`
  }, report)
}

function halves(text: string, marker: string): [before: string, after: string] {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`The report has no marker ${marker.trim()}.`)
  return [text.slice(0, at), text.slice(at + marker.length)]
}

/** Writes the files of a report, by their paths from the project's root, and prints the paths. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
}
