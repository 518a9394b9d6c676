import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Rate, type Spread, tallyText } from './statistics.ts'

/** A share in percent, small ones with a tenth. */
export const percent = (share: number): string => {
  const hundredths = 100 * share
  return hundredths > 0 && hundredths < 9.95 ? hundredths.toFixed(1) : hundredths.toFixed(0)
}

/** "41 % (36–46)". */
export const shortRate = ({ share, low, high }: Rate): string =>
  `${percent(share)} % (${percent(low)}–${percent(high)})`

/** "26, 15–44, 116": the median, the 10th to the 90th percentile, the maximum. */
export const shortSpread = ({ median, tenth, ninetieth, most }: Spread): string =>
  `${median}, ${tenth}–${ninetieth}, ${most}`

/** How games ended, the most frequent way first. */
export const endText = ({ endedBy }: { endedBy: Readonly<Record<string, number | undefined>> }): string =>
  tallyText(Object.fromEntries(Object.entries(endedBy).sort(([, one = 0], [, other = 0]) => other - one)))

/** A table of a report. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'Nothing of this is measured yet.'
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns a table with a row for each run. Column heads must not be numbers: object keys would be reordered. */
export const runTable = <Run>(
  runs: readonly Run[],
  columns: Readonly<Record<string, (run: Run) => string | number>>,
): string =>
  markdownTable(
    Object.keys(columns),
    runs.map((run) => Object.values(columns).map((write) => String(write(run)))),
  )

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

/** Puts tables into a report, each between its two markers. */
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

/** Writes the files of a report, by their paths from the project's root, and says which. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
}
