import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fairyTale } from '../engine/fairy-tale/index.ts'
import type { GameRecord } from './game.ts'
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
  const [head = '', ...lines] = text.split('\n')
  const records = lines.filter((line) => line.endsWith('}')).map((line): GameRecord => JSON.parse(line))
  return { heading: JSON.parse(head), records }
}

/** Opens a notebook, or begins one; one that belongs to another setting is refused. */
export function openNotebook(path: string, setting: Setting): Read<Notebook> {
  const head = JSON.stringify(headingOf(setting))
  try {
    if (!existsSync(path)) writeFileSync(path, `${head}\n`)
    const { heading, records } = readNotebook(readFileSync(path, 'utf8'))
    if (JSON.stringify(heading) !== head) {
      return { ok: false, problem: `${path} belongs to other games than these.` }
    }
    const keep = (record: GameRecord) => appendFileSync(path, `${JSON.stringify(record)}\n`)
    writeFileSync(path, `${[head, ...records.map((record) => JSON.stringify(record))].join('\n')}\n`)
    return { ok: true, value: { records, keep } }
  } catch {
    return { ok: false, problem: `${path} cannot be read as games of the simulator, or not be written.` }
  }
}
