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
export interface Notebook {
  records: GameRecord[]
  keep(record: GameRecord): void
}

/** Opens a notebook, or begins one; one that belongs to another setting is refused. */
export function openNotebook(path: string, setting: Setting): Read<Notebook> {
  const heading: Heading = { rulesVersion: fairyTale.rulesVersion, setting }
  const head = JSON.stringify(heading)
  try {
    if (!existsSync(path)) writeFileSync(path, `${head}\n`)
    // The last line may have been cut off in the middle; such a game is played again.
    const [first, ...lines] = readFileSync(path, 'utf8').split('\n')
    if (first !== head) return { ok: false, problem: `${path} belongs to other games than these.` }
    const whole = lines.filter((line) => line.endsWith('}'))
    writeFileSync(path, `${[head, ...whole].join('\n')}\n`)
    const records = whole.map((line): GameRecord => JSON.parse(line))
    const keep = (record: GameRecord) => appendFileSync(path, `${JSON.stringify(record)}\n`)
    return { ok: true, value: { records, keep } }
  } catch {
    return { ok: false, problem: `${path} cannot be read as games of the simulator, or not be written.` }
  }
}
