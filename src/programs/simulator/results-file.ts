import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { err, ok } from '../../engine/kernel/result.ts'
import type { Read } from './command-line.ts'
import type { SimulationTypes, SimulatorTale } from './tale.ts'

/** The header of a run: the setting and the rules version. Games of different versions must not be mixed. */
export interface RunHeader<M extends SimulationTypes> {
  /** The tale; absent for the first one. */
  tale?: string
  rulesVersion: number
  setting: M['Setting']
}

/** A results file: the run header in the first line, then one finished game a line. */
interface Notebook<M extends SimulationTypes> {
  records: M['GameRecord'][]
  keep(record: M['GameRecord']): void
}

export const headingOf = <M extends SimulationTypes>(
  { notebookName, rulesVersion }: SimulatorTale<M>,
  setting: M['Setting'],
): RunHeader<M> => ({ ...(notebookName !== undefined && { tale: notebookName }), rulesVersion, setting })

/** Reads a results file. Leaves out a last line that was cut off. */
export function readNotebook<M extends SimulationTypes>(
  text: string,
): { heading: RunHeader<M>; records: M['GameRecord'][] } {
  const [head = '', ...lines] = text.slice(0, wholeLength(text)).trimEnd().split('\n')
  return { heading: JSON.parse(head), records: lines.map((line): M['GameRecord'] => JSON.parse(line)) }
}

/** Returns the length of the complete lines of a text. */
const wholeLength = (text: string): number => text.lastIndexOf('\n') + 1

/**
 * Opens or creates a results file. Refuses one of another tale, rules version or setting. Adds missing parts to the setting of an older
 * file.
 */
export function openNotebook<M extends SimulationTypes>(
  path: string,
  own: RunHeader<M>,
  wholeSetting = (kept: M['Setting']): M['Setting'] => kept,
): Read<Notebook<M>> {
  const head = JSON.stringify(own)
  try {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const { heading, records } = text ? readNotebook<M>(text) : { heading: own, records: [] }
    if (JSON.stringify({ ...heading, setting: heading.setting && wholeSetting(heading.setting) }) !== head) {
      return err(`${path} has games of another tale, rules version or setting. Choose another file.`)
    }
    if (text === '') writeFileSync(path, `${head}\n`)
    else if (!text.endsWith('\n')) replace(path, text.slice(0, wholeLength(text)))
    const keep = (record: M['GameRecord']) => appendFileSync(path, `${JSON.stringify(record)}\n`)
    return ok({ records, keep })
  } catch (error) {
    const trouble =
      error instanceof SyntaxError ? 'is not a results file of the simulator' : 'cannot be read or written'
    return err(`${path} ${trouble}.`)
  }
}

/** Replaces the text of a file atomically, so that no game is lost in a crash. */
function replace(path: string, text: string): void {
  const beside = `${path}.new`
  writeFileSync(beside, text)
  renameSync(beside, path)
}
