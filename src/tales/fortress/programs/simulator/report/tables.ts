import {
  FORTRESS_IDS,
  PRESET_IDS,
  PRESETS,
  standardRules,
  TREASURES,
} from '../../../../../engine/fortress/index.ts'
import { markdownTable, shortRate } from '../../../../../programs/simulator/report.ts'
import { standardSetting } from '../../../../../programs/simulator/settings.ts'
import { unbeatableChance } from '../../../foresight/index.ts'
import { PLAYER_NAMES, SETTINGS, type Setting } from '../settings.ts'
import type { Answer } from '../summary.ts'

const COUNTS = [1, 2, 3, 4, 5, 6, 7]

/** Whether a run is one of a preset as it lies ready, by the standard rules. */
const isPlain = ({ setting: { treasure, lands, order, gift } }: Answer): boolean =>
  treasure === 'own' && lands === 0 && order === standardRules().order && gift === standardRules().gift

const isOnRoad = ({ setting }: Answer): boolean => setting.fortress !== 'none'

/** The run of a setting that is otherwise the standard one. */
const runOf = (runs: readonly Answer[], wanted: Partial<Setting>): Answer | undefined =>
  runs.find(({ setting }) => {
    const { ahead: _, seed: __, ...rest } = { ...standardSetting(SETTINGS), ...wanted }
    return Object.entries(rest).every(([name, value]) => setting[name as keyof Setting] === value)
  })

/** "96 (82)": wins, and of them total victories, in per cent. */
const wins = (run: Answer | undefined): string =>
  run ? `${percent(run.won.share)} (${percent(run.total.share)})` : '–'

const percent = (share: number): string => String(Math.round(100 * share))

/** Wins of each player with each deck against one to seven. */
export const decksTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['deck, player', 'games', ...COUNTS.map(String), 'turns at 5 / 7'],
    PRESET_IDS.flatMap((deck) =>
      [...PLAYER_NAMES].reverse().flatMap((player) => {
        const row = COUNTS.map((defenders) => runOf(runs, { deck, player, defenders }))
        const games = row.flatMap((run) => run?.won.games ?? [])
        if (games.length === 0) return []
        const turns = [row[4], row[6]].map((run) => run?.turns.toFixed(0) ?? '–').join(' / ')
        return [[`${deck}, ${player}`, rangeText(games), ...row.map(wins), turns]]
      }),
    ),
  )

/** "400", or "100–400" where they differ. */
const rangeText = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? String(least) : `${least}–${most}`
}

/** Wins at each fortress of the road. */
export const roadTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['deck', ...FORTRESS_IDS],
    PRESET_IDS.map((deck) => [
      deck,
      ...FORTRESS_IDS.map((fortress) => {
        const run = runOf(runs, { deck, fortress })
        return run ? percent(run.won.share) : '–'
      }),
    ]),
  )

/** Wins with every treasure. */
export const treasureTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['deck, defenders', ...TREASURES],
    PRESET_IDS.flatMap((deck) =>
      [5, 7].map((defenders) => [
        `${deck}, ${defenders}`,
        ...TREASURES.map((treasure) => {
          const own = PRESETS[deck].treasure === treasure
          const run = runOf(runs, { deck, defenders, treasure: own ? 'own' : treasure })
          return run ? percent(run.won.share) : '–'
        }),
      ]),
    ),
  )

/** What house rules do. */
export const houseTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['deck, defenders', 'standard', '`order=strongest`', '`gift=hand`'],
    PRESET_IDS.flatMap((deck) =>
      [5, 7].map((defenders) => [
        `${deck}, ${defenders}`,
        ...[{}, { order: 'strongest' as const }, { gift: 'hand' as const }].map((rules) => {
          const run = runOf(runs, { deck, defenders, ...rules })
          return run ? shortRate(run.won) : '–'
        }),
      ]),
    ),
  )

/** What more or fewer lands do. */
export const landsTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['lands', 'won'],
    runs
      .filter(({ setting }) => setting.lands > 0)
      .sort((one, other) => one.setting.lands - other.setting.lands)
      .map(({ setting, won }) => [String(setting.lands), shortRate(won)]),
  )

/** How sieges go, with the decks as they lie ready. */
export const oddTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'deck, player, defenders',
      'renown',
      'life left in victories',
      'defeats by life / creatures gone',
      'hand asked about',
      'more than seven cards',
      'actions to choose from',
      'longest, actions',
    ],
    runs
      .filter((run) => isPlain(run) && !isOnRoad(run) && [5, 7].includes(run.setting.defenders))
      .map((run) => [
        `${run.setting.deck}, ${run.setting.player}, ${run.setting.defenders}`,
        run.renown.toFixed(1),
        run.life.toFixed(1),
        [run.endedBy.life, run.endedBy['no-creatures']]
          .map((count) => `${percent((count ?? 0) / run.won.games)} %`)
          .join(' / '),
        `${(100 * run.asked.share).toFixed(1)} %`,
        `${(100 * run.fullHands).toFixed(1)} %`,
        run.choices.toFixed(1),
        String(run.longest),
      ]),
  )

/** The exact chance of a garrison that nobody beats. */
export const chanceTable = (): string =>
  markdownTable(
    ['deck', ...COUNTS.map(String)],
    PRESET_IDS.map((deck) => [
      deck,
      ...COUNTS.map((defenders) => `${(100 * unbeatableChance(PRESETS[deck], { defenders })).toFixed(2)} %`),
    ]),
  )
