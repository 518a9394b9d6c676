import {
  FORTRESS_IDS,
  PRESET_IDS,
  PRESETS,
  standardRules,
  TREASURES,
} from '../../../../engine/fortress/index.ts'
import { namesOf } from '../../../../players/player.ts'
import { reportOn } from '../../../../programs/simulator/report-on.ts'
import { standardSetting } from '../../../../programs/simulator/setting-parts.ts'
import {
  crossTable,
  markdownTable,
  runTable,
  shortRate,
  sortedBy,
} from '../../../../programs/simulator/tables.ts'
import type { AnswerOf } from '../../../../programs/simulator/tale.ts'
import { unbeatableChance } from '../../foresight/index.ts'
import { fortressSimulator } from './index.ts'
import { PLAYER_NAMES, SETTINGS, type Setting } from './settings.ts'

type Run = AnswerOf<typeof fortressSimulator>

const COUNTS = [1, 2, 3, 4, 5, 6, 7]

/** True if a run has an unchanged preset and the standard rules, and is not on the road. */
const isPlain = ({ setting: { treasure, lands, order, gift, fortress } }: Run): boolean =>
  treasure === 'own' &&
  lands === 0 &&
  order === standardRules().order &&
  gift === standardRules().gift &&
  fortress === 'none'

/** Returns the run with these settings and otherwise the standard; its effort and seed may differ. */
function runOf(runs: readonly Run[], wanted: Partial<Setting>): Run | undefined {
  const { ahead: _, seed: __, ...setting } = { ...standardSetting(SETTINGS), ...wanted }
  return runs.find((run) => namesOf(setting).every((name) => run.setting[name] === setting[name]))
}

const percent = (share: number): string => String(Math.round(100 * share))

const winsOf = (run: Run | undefined): string => (run ? percent(run.won.share) : '–')

/** Each preset against five and against seven defenders. */
const DECKS = PRESET_IDS.flatMap((deck) => [5, 7].map((defenders) => ({ deck, defenders })))

const deckText = ({ deck, defenders }: (typeof DECKS)[number]) => `${deck}, ${defenders}`

/** The standard rules and each other house rule. */
const RULES: readonly Partial<Setting>[] = [{}, { order: 'strongest' }, { gift: 'hand' }]

const rulesText = (rules: Partial<Setting>): string =>
  Object.entries(rules)
    .map(([rule, reading]) => `\`${rule}=${reading}\``)
    .join() || 'standard'

export const fortressReport = reportOn(fortressSimulator, {
  report: 'docs/balance/FORTRESS.md',
  measurements: 'docs/balance/fortress',
  tables: {
    /** Percent of wins by player, deck and one to seven defenders, and of total victories: "96 (82)". */
    decks: (runs) =>
      markdownTable(
        ['deck, player', 'games', ...COUNTS.map(String), 'turns at 5 / 7'],
        PRESET_IDS.flatMap((deck) =>
          PLAYER_NAMES.toReversed().flatMap((player) => {
            const row = COUNTS.map((defenders) => runOf(runs, { deck, player, defenders }))
            const games = row.flatMap((run) => run?.won.games ?? [])
            if (games.length === 0) return []
            const wins = row.map((run) => (run ? `${winsOf(run)} (${percent(run.total.share)})` : '–'))
            const turns = [row[4], row[6]].map((run) => run?.turns.toFixed(0) ?? '–').join(' / ')
            return [[`${deck}, ${player}`, rangeText(games), ...wins, turns]]
          }),
        ),
      ),
    /** Wins at each fortress of the road. */
    road: (runs) =>
      crossTable('deck', [PRESET_IDS, String], [FORTRESS_IDS, String], (deck, fortress) =>
        winsOf(runOf(runs, { deck, fortress })),
      ),
    /** Wins with every treasure. */
    treasures: (runs) =>
      crossTable('deck, defenders', [DECKS, deckText], [TREASURES, String], (plain, treasure) => {
        const isOwn = PRESETS[plain.deck].treasure === treasure
        return winsOf(runOf(runs, { ...plain, treasure: isOwn ? 'own' : treasure }))
      }),
    /** Wins under each house rule. */
    house: (runs) =>
      crossTable('deck, defenders', [DECKS, deckText], [RULES, rulesText], (plain, rules) => {
        const run = runOf(runs, { ...plain, ...rules })
        return run ? shortRate(run.won) : '–'
      }),
    /** Wins by number of lands. */
    lands: (runs) =>
      runTable(
        sortedBy(
          runs.filter(({ setting }) => setting.lands > 0),
          ({ setting }) => setting.lands,
        ),
        { lands: ({ setting }) => setting.lands, won: ({ won }) => shortRate(won) },
      ),
    /** Details of sieges with unchanged decks. */
    odd: (runs) =>
      runTable(
        runs.filter((run) => isPlain(run) && [5, 7].includes(run.setting.defenders)),
        {
          'deck, player, defenders': ({ setting: { deck, player, defenders } }) =>
            `${deck}, ${player}, ${defenders}`,
          renown: ({ renown }) => renown.toFixed(1),
          'life left in victories': ({ life }) => life.toFixed(1),
          'defeats by life / creatures gone': ({ endedBy, won }) =>
            [endedBy.life, endedBy['no-creatures']]
              .map((count = 0) => `${percent(count / won.games)} %`)
              .join(' / '),
          'hand asked about': ({ asked }) => `${(100 * asked.share).toFixed(1)} %`,
          'more than seven cards': ({ fullHands }) => `${(100 * fullHands).toFixed(1)} %`,
          'actions to choose from': ({ choices }) => choices.toFixed(1),
          'longest, actions': ({ longest }) => longest,
        },
      ),
    /** The exact chance of an unbeatable defender in the garrison. */
    unbeatable: () =>
      crossTable(
        'deck',
        [PRESET_IDS, String],
        [COUNTS, String],
        (deck, defenders) => `${(100 * unbeatableChance(PRESETS[deck], { defenders })).toFixed(2)} %`,
      ),
  },
})

/** "400", or "100–400" where they differ. */
function rangeText(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? String(least) : `${least}–${most}`
}
