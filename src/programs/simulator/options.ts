import { applyOptions, type Read, reading, whole } from './command-line.ts'
import { settingOptions, standardSetting } from './setting-parts.ts'
import type { SimulationTypes, SimulatorTale } from './tale.ts'

/** The options of the command line. */
export interface Options<Setting> {
  setting: Setting
  games: number
  workers: number
  json: boolean
  /** A file for all finished games, so that an interrupted run can be resumed; null: none. */
  resume: string | null
}

const MOST_GAMES = 1_000_000
const MOST_WORKERS = 256

/** Reads the command line of a tale. `workers`: the default number. */
export const readOptions = <M extends SimulationTypes>(
  tale: SimulatorTale<M>,
  words: readonly string[],
  workers: number,
): Read<Options<M['Setting']>> =>
  reading(() => {
    const setting = standardSetting(tale.settings)
    const options: Options<typeof setting> = { setting, games: 400, workers, json: false, resume: null }
    const said = applyOptions(
      words,
      {
        games: (text) => {
          options.games = whole('games', text, 1, MOST_GAMES)
        },
        ...settingOptions(tale.settings, setting),
        workers: (text) => {
          options.workers = whole('workers', text, 1, MOST_WORKERS)
        },
        resume: (text) => {
          options.resume = text
        },
      },
      {
        json: () => {
          options.json = true
        },
      },
    )
    tale.complete?.(setting, said)
    return options
  })
