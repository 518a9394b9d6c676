// Removes repeated errors from the compiler's output.

/** The first line of an error: "src/a.ts(1,2): error TS2322: …", or one without a place. */
const HEAD = /^(?<key>(?:.+\(\d+,\d+\): )?error TS\d+)(?<rest>.*)$/

/**
 * Returns the compiler's output with every error once. A file of two projects is checked in both, with other globals: equal errors at one
 * position count as one.
 * @param {string} output of `tsc -b --pretty false`
 */
export function uniqueDiagnostics(output) {
  const seen = new Set()
  let isRepeated = false
  const lines = output.split('\n').filter((line) => {
    const { key, rest } = HEAD.exec(line)?.groups ?? {}
    // Indented lines belong to the error before them.
    if (key === undefined) return !(isRepeated && /^\s+\S/.test(line))
    // Errors without a position are distinguished by their text.
    const name = key.includes('): ') ? key : `${key}${rest}`
    isRepeated = seen.has(name)
    seen.add(name)
    return !isRepeated
  })
  return lines.join('\n')
}
