import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { err, ok } from '../../engine/kernel/result.ts'
import type { Read } from './command-line.ts'
import type { Measured, SimulatorTale } from './tale.ts'

/** What is played, and by which rules: games of other rules are other games. */
export interface Heading<M extends Measured> {
  /** Whose games these are; those of the first tale do not say it. */
  tale?: string
  rulesVersion: number
  setting: M['Setting']
}

/** A file that keeps finished games: its heading in the first line, then a game a line. */
interface Notebook<M extends Measured> {
  records: M['GameRecord'][]
  keep(record: M['GameRecord']): void
}

export const headingOf = <M extends Measured>(
  { notebookName, rulesVersion }: SimulatorTale<M>,
  setting: M['Setting'],
): Heading<M> => ({ ...(notebookName !== undefined && { tale: notebookName }), rulesVersion, setting })

/** Reads a notebook. The last line may have been cut off in the middle; that game is left out. */
export function readNotebook<M extends Measured>(
  text: string,
): { heading: Heading<M>; records: M['GameRecord'][] } {
  const [head = '', ...lines] = text.slice(0, wholeLength(text)).trimEnd().split('\n')
  return { heading: JSON.parse(head), records: lines.map((line): M['GameRecord'] => JSON.parse(line)) }
}

/** How much of a text is whole lines. */
const wholeLength = (text: string): number => text.lastIndexOf('\n') + 1

/**
 * Opens a notebook, or begins one; one that belongs to another tale, other rules or another setting is refused. One of before there
 * was more to set is made whole first.
 */
export function openNotebook<M extends Measured>(
  path: string,
  own: Heading<M>,
  wholeSetting = (kept: M['Setting']): M['Setting'] => kept,
): Read<Notebook<M>> {
  const head = JSON.stringify(own)
  try {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const { heading, records } = text ? readNotebook<M>(text) : { heading: own, records: [] }
    if (JSON.stringify({ ...heading, setting: heading.setting && wholeSetting(heading.setting) }) !== head) {
      return err(`${path} belongs to other games than these.`)
    }
    if (text === '') writeFileSync(path, `${head}\n`)
    else if (!text.endsWith('\n')) replace(path, text.slice(0, wholeLength(text)))
    const keep = (record: M['GameRecord']) => appendFileSync(path, `${JSON.stringify(record)}\n`)
    return ok({ records, keep })
  } catch (error) {
    const trouble =
      error instanceof SyntaxError ? 'does not hold games of the simulator' : 'cannot be read or written'
    return err(`${path} ${trouble}.`)
  }
}

/** Puts a text in a file's place, all of it or nothing: whatever happens meanwhile, no kept game is lost. */
function replace(path: string, text: string): void {
  const beside = `${path}.new`
  writeFileSync(beside, text)
  renameSync(beside, path)
}
