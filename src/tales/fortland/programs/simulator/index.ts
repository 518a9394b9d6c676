import { fortland } from '../../../../engine/fortland/index.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import type { SimulatorTale } from '../../../../programs/simulator/tale.ts'
import { playGame } from './game.ts'
import { writeReport } from './report/index.ts'
import { rulesText, SETTINGS } from './settings.ts'
import type { Answer, FortlandMeasured } from './summary.ts'
import { isFirstNamed, summaryOf } from './summary.ts'

/** Fortland, as the simulator knows it. */
export const fortlandSimulator: SimulatorTale<FortlandMeasured> = {
  notebookName: fortland.id,
  rulesVersion: fortland.rulesVersion,
  settings: SETTINGS,
  playGame,
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summaryOf,
  tableText,
  writeReport,
}

function tableText({ setting, ...games }: Answer): string {
  const { players, change, rules } = setting
  const seats = games.seats.slice(0, players.length)
  return [
    `${players.join(', ')}; ${change === 'yes' ? 'changing seats' : 'in these seats'}${rulesText(rules) && `; ${rulesText(rules)}`}`,
    `the ${players[0]} named first won ${rateText(games.firstNamed)}`,
    `won by ${seats.map(({ seat, won }) => `${seat} ${won.count}`).join(', ')}, shared ${games.shared.count}`,
    `ended by: ${tallyText(games.endedBy)}`,
    `rounds: median ${spreadText(games.rounds)}; turns: median ${spreadText(games.turns)}`,
    `first fall in round ${spreadText(games.firstFall)}; then watched ${(100 * games.watched).toFixed(0)} % of the turns`,
    `a turn: ${games.built.toFixed(2)} built, ${games.sieges.toFixed(2)} of them sieges; ${games.fetched.toFixed(2)} own forts fetched, ${games.torn.toFixed(2)} torn down, ${games.turned.toFixed(2)} turns round; in ${(100 * games.lost).toFixed(1)} % actions lost`,
  ].join('\n')
}
