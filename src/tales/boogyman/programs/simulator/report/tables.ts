import { standardRules } from '../../../../../engine/boogyman/index.ts'
import { endText, markdownTable, shortRate, shortSpread } from '../../../../../programs/simulator/report.ts'
import { rateText } from '../../../../../programs/simulator/statistics.ts'
import { PLAYER_NAMES, type PlayerName } from '../settings.ts'
import type { Answer } from '../summary.ts'

/** How often each level beats the one below it, and the others that were measured, in seats that change. */
export const levelTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['player', 'against', 'won'],
    runs
      .filter(({ setting }) => setting.red !== setting.green && setting.opening === 'thumbs')
      .sort(byStrength)
      .map(({ setting, firstNamed }) => [setting.red, setting.green, `**${rateText(firstNamed)}**`]),
  )

/** Who wins when equals play, how, and how long it takes. */
export const pairTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['both', 'opening', 'games', 'won by Red (first) / Green / draw', 'Green wins', 'ended by', 'turns'],
    ofEquals(runs).map((run) => [
      playerText(run),
      openingText(run),
      String(run.red.games),
      [run.red, run.green, run.draws].map(({ count }) => count).join(' / '),
      shortRate(run.green),
      endText(run),
      shortSpread(run.turns),
    ]),
  )

/** What goes on in games of equals. */
export const playTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'both',
      'opening',
      'quiet turns running',
      'a Boogyman called in',
      'captured a game',
      'no second action',
      'stuck',
      'actions to choose from',
    ],
    ofEquals(runs).map((run) => [
      playerText(run),
      openingText(run),
      shortSpread(run.quiet),
      shortRate(run.called),
      run.captured.toFixed(1),
      run.noSecond.toFixed(1),
      run.stuck.toFixed(2),
      shortSpread(run.choices),
    ]),
  )

/** How often whoever places by the rules of thumb beats an equal who places anywhere, in seats that change. */
export const openingTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['both', 'games', 'won by whoever places by the rules of thumb'],
    runs
      .filter(({ setting }) => setting.opening === 'first')
      .sort(byStrength)
      .map((run) => [playerText(run), String(run.firstNamed.games), shortRate(run.firstNamed)]),
  )

/** Games of a player against itself, that never changed seats: Red always began. */
const ofEquals = (runs: readonly Answer[]): Answer[] =>
  runs.filter(({ setting }) => setting.red === setting.green && setting.change === 'no').sort(byStrength)

const strengthOf = (name: PlayerName): number => -PLAYER_NAMES.indexOf(name)

/** The weakest first; by the standard rules first. */
const byStrength = ({ setting: one }: Answer, { setting: other }: Answer): number =>
  strengthOf(one.red) - strengthOf(other.red) ||
  Number(one.trees !== standardRules().trees) - Number(other.trees !== standardRules().trees)

const playerText = ({ setting }: Answer): string =>
  setting.trees === standardRules().trees ? setting.red : `${setting.red}, \`trees: "${setting.trees}"\``

/** Random players place anywhere, whatever is said. */
const openingText = ({ setting }: Answer): string =>
  setting.opening === 'random' || setting.red === 'random' ? 'anywhere' : 'rules of thumb'
