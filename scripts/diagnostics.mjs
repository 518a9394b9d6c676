// What the compiler reports, each error once.

/** The first line of an error: "src/a.ts(1,2): error TS2322: …", or one without a place. */
const HEAD = /^(?<key>(?:.+\(\d+,\d+\): )?error TS\d+)(?<rest>.*)$/

/**
 * Returns the compiler's output with every error once. A file that belongs to two projects is checked in both, with
 * other globals: an error that both find at one place is one error.
 * @param {string} output of `tsc -b --pretty false`
 */
export function uniqueDiagnostics(output) {
  const seen = new Set()
  let isRepeated = false
  const lines = output.split('\n').filter((line) => {
    const { key, rest } = HEAD.exec(line)?.groups ?? {}
    // What follows an error, indented, belongs to it.
    if (key === undefined) return !(isRepeated && /^\s+\S/.test(line))
    // Errors without a place differ by their words.
    const name = key.includes('): ') ? key : `${key}${rest}`
    isRepeated = seen.has(name)
    seen.add(name)
    return !isRepeated
  })
  return lines.join('\n')
}
