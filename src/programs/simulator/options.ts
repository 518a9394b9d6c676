import { type Read, readId, reading, Wrong, whole, wordAfter } from './reading.ts'
import type { Measured, SettingOption, SimulatorTale } from './tale.ts'

/** What is asked for on the command line. */
export interface Options<Setting> {
  setting: Setting
  games: number
  workers: number
  json: boolean
  /** A file that keeps every game that is finished, so that a run can go on where it was broken off. */
  resume: string | null
}

const MOST_GAMES = 1_000_000

type Option<Setting> = (options: Options<Setting>, text: string) => void

/** What each option changes: a tale's own stand among those that all have. */
const optionsOf = <M extends Measured>(
  tale: SimulatorTale<M>,
): Readonly<Record<string, Option<M['Setting']>>> => ({
  games: (options, text) => {
    options.games = whole('games', text, 1, MOST_GAMES)
  },
  ...Object.fromEntries(Object.entries(tale.options).map(([name, change]) => [name, inSetting(change)])),
  workers: (options, text) => {
    options.workers = whole('workers', text, 1, 256)
  },
  resume: (options, text) => {
    options.resume = text
  },
})

const inSetting =
  <Setting>(change: SettingOption<Setting>): Option<Setting> =>
  ({ setting }, text) =>
    change(setting, text)

/** Reads the command line of a tale; `workers` is how many there are unless it says otherwise. */
export const readOptions = <M extends Measured>(
  tale: SimulatorTale<M>,
  words: readonly string[],
  workers: number,
): Read<Options<M['Setting']>> =>
  reading(() => {
    const known = optionsOf(tale)
    const setting = tale.standard()
    const options: Options<typeof setting> = { setting, games: 400, workers, json: false, resume: null }
    const said = new Set<string>()
    const left = [...words]
    for (let word = left.shift(); word !== undefined; word = left.shift()) {
      if (word === '--json') options.json = true
      else optionOf(known, word)(options, wordAfter(word, left.shift()))
      said.add(word.slice(2))
    }
    tale.complete?.(options.setting, said)
    return options
  })

function optionOf<Setting>(known: Readonly<Record<string, Option<Setting>>>, word: string): Option<Setting> {
  const name = word.startsWith('--') ? word.slice(2) : ''
  const option = Object.hasOwn(known, name) ? known[name] : undefined
  if (option) return option
  const all = [...Object.keys(known), 'json', 'tale'].map((one) => `--${one}`)
  throw new Wrong(`There is no option ${word}. There are: ${all.join(', ')}.`)
}

/** Takes the tale's name out of a command line: the first of these names where none is said. */
export const takeTale = (
  words: readonly string[],
  names: readonly string[],
): Read<{ tale: string; words: string[] }> =>
  reading(() => {
    const left = [...words]
    let [tale = ''] = names
    for (let at = left.indexOf('--tale'); at >= 0; at = left.indexOf('--tale')) {
      const [word = '', text] = left.splice(at, 2)
      tale = readId('tale', wordAfter(word, text), names)
    }
    return { tale, words: left }
  })
