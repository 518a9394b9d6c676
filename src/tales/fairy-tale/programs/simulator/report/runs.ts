import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerOf } from '../../../../../programs/simulator/answer.ts'
import { readNotebook } from '../../../../../programs/simulator/notebook.ts'
import { wholeSetting } from '../settings.ts'
import type { Answer, FairyTaleMeasured } from '../summary.ts'
import { summaryOf } from '../summary.ts'

/** Where the measurements lie that the report is made of, from the project's root. */
export const MEASUREMENTS = 'docs/balance'

/**
 * All measurements of this tale that are kept: notebooks, with a line for every game, and sums as `--json` prints them, of games
 * that are played again in a minute. In the order of their names.
 */
export function readRuns(root: string): Answer[] {
  const folder = join(root, MEASUREMENTS)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      if (name.endsWith('.json')) return [whole(JSON.parse(text))]
      if (!name.endsWith('.games')) return []
      const { heading, records } = readNotebook<FairyTaleMeasured>(text)
      return [whole(answerOf<FairyTaleMeasured>({ summaryOf }, heading, records))]
    })
}

/** A measurement of before there was more to set, made whole. */
const whole = (kept: Answer): Answer => ({ ...kept, setting: wholeSetting(kept.setting) })
