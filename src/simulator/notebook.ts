import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fairyTale } from '../engine/fairy-tale/index.ts'
import type { GameRecord } from './fairy-tale/game.ts'
import type { Read, Setting } from './options.ts'

/** What is played, and by which rules: games of other rules are other games. */
export interface Heading {
  rulesVersion: number
  setting: Setting
}

/** A file that keeps finished games: its heading in the first line, then a game a line. */
interface Notebook {
  records: GameRecord[]
  keep(record: GameRecord): void
}

export const headingOf = (setting: Setting): Heading => ({ rulesVersion: fairyTale.rulesVersion, setting })

/** Reads a notebook. The last line may have been cut off in the middle; that game is left out. */
export function readNotebook(text: string): { heading: Heading; records: GameRecord[] } {
  const [head = '', ...lines] = text.slice(0, wholeLength(text)).trimEnd().split('\n')
  return { heading: JSON.parse(head), records: lines.map((line): GameRecord => JSON.parse(line)) }
}

/** How much of a text is whole lines. */
const wholeLength = (text: string): number => text.lastIndexOf('\n') + 1

/** Opens a notebook, or begins one; one that belongs to another setting is refused. */
export function openNotebook(path: string, setting: Setting): Read<Notebook> {
  const head = JSON.stringify(headingOf(setting))
  try {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const { heading, records } = text ? readNotebook(text) : { heading: headingOf(setting), records: [] }
    if (JSON.stringify(heading) !== head) {
      return { ok: false, problem: `${path} belongs to other games than these.` }
    }
    if (text === '') writeFileSync(path, `${head}\n`)
    else if (!text.endsWith('\n')) replace(path, text.slice(0, wholeLength(text)))
    const keep = (record: GameRecord) => appendFileSync(path, `${JSON.stringify(record)}\n`)
    return { ok: true, value: { records, keep } }
  } catch (error) {
    const trouble =
      error instanceof SyntaxError ? 'does not hold games of the simulator' : 'cannot be read or written'
    return { ok: false, problem: `${path} ${trouble}.` }
  }
}

/** Puts a text in a file's place, all of it or nothing: whatever happens meanwhile, no kept game is lost. */
function replace(path: string, text: string): void {
  const beside = `${path}.new`
  writeFileSync(beside, text)
  renameSync(beside, path)
}
