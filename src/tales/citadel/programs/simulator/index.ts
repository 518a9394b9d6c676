import { citadel } from '../../../../engine/citadel/index.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import type { SimulatorTale } from '../../../../programs/simulator/tale.ts'
import { playGame } from './game.ts'
import { writeReport } from './report/index.ts'
import { rulesText, SETTINGS } from './settings.ts'
import type { Answer, CitadelMeasured } from './summary.ts'
import { isFirstNamed, summaryOf } from './summary.ts'

/** The Indomitable Citadel, as the simulator knows it. */
export const citadelSimulator: SimulatorTale<CitadelMeasured> = {
  notebookName: citadel.id,
  rulesVersion: citadel.rulesVersion,
  settings: SETTINGS,
  playGame,
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summaryOf,
  tableText,
  writeReport,
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

function tableText({ setting, ...games }: Answer): string {
  const { players, change } = setting
  const chosen = rulesText(setting.rules)
  const strategic = setting.rules.version === 'strategic'
  return [
    `${players.join(', ')}; ${change === 'yes' ? 'changing seats' : 'in these seats'}${chosen && `; ${chosen}`}`,
    `the ${players[0]} named first won ${rateText(games.firstNamed)}`,
    `won by seat ${games.seats.map(({ count }, seat) => `${seat + 1}: ${count}`).join(', ')}, shared ${games.shared.count}`,
    `ended by: ${tallyText(games.endedBy)}`,
    `turns of all: median ${spreadText(games.turns)}; ${games.actionsATurn.toFixed(1)} actions a turn`,
    `who alone led at half time won ${rateText(games.leaderWon)}`,
    `built: ${games.categories.map(({ category, built }) => `${category} ${built.toFixed(1)}`).join(', ')}; ${games.sieges.toFixed(1)} sieges`,
    ...(strategic
      ? [
          `Great Powers: ${games.categories.map(({ category, held, holderWon }) => `${category} held in ${percent(held.share)}, its holder won ${percent(holderWon.share)}`).join('; ')}`,
        ]
      : []),
    `Influence played of drawn: ${games.influence
      .filter(({ drawn }) => drawn > 0)
      .map(({ card, drawn, played }) => `${card} ${percent(played / drawn)}`)
      .join(', ')}`,
  ].join('\n')
}
