import { err, ok, type Result } from '../../kernel/result.ts'
import { type Line, linesOf, quote } from '../../kernel/text.ts'
import type { Field } from './line.ts'
import { beginsRow } from './glyphs.ts'
import type { Fault, Problem } from './problem.ts'
import { FOREST, TITLE, VERSION } from './write.ts'

/** A text in its parts: the rows of the drawing, and the value of every other line by its key. */
export interface Sections {
  rows: Line[]
  fields: Map<string, Line>
}

type Sectioned = Result<Sections, Problem>

/** Sorts the lines of a text. `known`: all possible lines. Ignores blank lines, and blanks around a line. */
export function sectionsOf(text: string, known: readonly Field[]): Sectioned {
  const sections: Sections = { rows: [], fields: new Map() }
  let drawing = false
  for (const [index, line] of linesOf(text).entries()) {
    const isRow = beginsRow(line.text)
    const fault = isRow ? addRow(sections, line, drawing) : addLine(sections, line, index, known)
    if (fault) return err({ ...fault, line: line.number })
    drawing = isRow
  }
  return sections.rows.length > 0 ? ok(sections) : err({ code: 'no-forest', line: 0 })
}

function addRow({ rows }: Sections, line: Line, drawing: boolean): Fault | null {
  if (rows.length > 0 && !drawing) return { code: 'forest-twice' }
  rows.push(line)
  return null
}

function addLine(
  { rows, fields }: Sections,
  { number, text }: Line,
  index: number,
  known: readonly Field[],
): Fault | null {
  if (index === 0 && text.startsWith(`${TITLE} `)) return refuseVersion(text.slice(TITLE.length + 1))
  if (text === FOREST) return rows.length > 0 ? { code: 'forest-twice' } : null
  const [key = ''] = text.split(/\s/, 1)
  if (!known.some((field) => field.key === key)) return { code: 'unknown-line', key: quote(key) }
  if (fields.has(key)) return { code: 'line-twice', key }
  fields.set(key, { number, text: text.slice(key.length).trim() })
  return null
}

const refuseVersion = (version: string): Fault | null =>
  version.trim() === String(VERSION) ? null : { code: 'unknown-version', version: quote(version.trim()) }
