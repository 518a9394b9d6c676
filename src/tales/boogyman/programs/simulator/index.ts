import { boogyman } from '../../../../engine/boogyman/index.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import type { SimulatorTale } from '../../../../programs/simulator/tale.ts'
import { playGame } from './game.ts'
import { writeReport } from './report/index.ts'
import { SETTINGS } from './settings.ts'
import type { Answer, BoogymanMeasured } from './summary.ts'
import { isFirstNamed, summaryOf } from './summary.ts'

/** The BigBadBoogyman, as the simulator knows it. */
export const boogymanSimulator: SimulatorTale<BoogymanMeasured> = {
  notebookName: boogyman.id,
  rulesVersion: boogyman.rulesVersion,
  settings: SETTINGS,
  playGame,
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summaryOf,
  tableText,
  writeReport,
}

function tableText({ setting, ...games }: Answer): string {
  const { red, green, draws, firstNamed, endedBy, turns, called, captured, noSecond, stuck, quiet, choices } =
    games
  const sides = setting.change === 'yes' ? 'changing seats' : 'Red and Green'
  return [
    `${setting.red} against ${setting.green}, ${sides}, ${setting.trees} trees, opening ${setting.opening}`,
    `${setting.red} won ${rateText(firstNamed)}`,
    `Red ${rateText(red)}, Green ${rateText(green)}, drawn ${rateText(draws)}`,
    `ended by: ${tallyText(endedBy)}`,
    `turns: median ${spreadText(turns)}`,
    `a Boogyman in ${rateText(called)}; ${captured.toFixed(1)} pawns captured a game`,
    `no second action ${noSecond.toFixed(1)} times a game, stuck ${stuck.toFixed(2)}`,
    `longest row of quiet turns in a decided game: median ${spreadText(quiet)}`,
    `actions to choose from: median ${spreadText(choices)}`,
  ].join('\n')
}
