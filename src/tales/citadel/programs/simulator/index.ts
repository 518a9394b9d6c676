import { citadel } from '../../../../engine/citadel/index.ts'
import { defineSimulator } from '../../../../programs/simulator/define.ts'
import { seatsText } from '../../../../programs/simulator/seats.ts'
import { rateText, spreadText, tallyText } from '../../../../programs/simulator/statistics.ts'
import { recordOf, watch } from './game.ts'
import { rulesText, SEAT_GAME } from './settings.ts'
import { isFirstNamed, summary } from './summary.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** The Indomitable Citadel for the simulator. */
export const citadelSimulator = defineSimulator({
  game: citadel,
  ...SEAT_GAME,
  watch,
  record: recordOf,
  soFar: (records) => `${records.filter(isFirstNamed).length} by the first`,
  summary,
  lines: ({ setting, categories, influence, ...games }) => [
    seatsText(setting, rulesText(setting.rules)),
    `the ${setting.players[0]} named first won ${rateText(games.firstNamed)}`,
    `won by seat ${games.seats.map(({ count }, seat) => `${seat + 1}: ${count}`).join(', ')}, shared ${games.shared.count}`,
    `ended by: ${tallyText(games.endedBy)}`,
    `turns of all: median ${spreadText(games.turns)}; ${games.actionsATurn.toFixed(1)} actions a turn`,
    `who alone led at half time won ${rateText(games.leaderWon)}`,
    `built: ${categories.map(({ category, built }) => `${category} ${built.toFixed(1)}`).join(', ')}; ${games.sieges.toFixed(1)} sieges`,
    ...(setting.rules.version === 'strategic'
      ? [
          `Great Powers: ${categories.map(({ category, held, holderWon }) => `${category} held in ${percent(held.share)}, its holder won ${percent(holderWon.share)}`).join('; ')}`,
        ]
      : []),
    `Influence played of drawn: ${influence
      .filter(({ drawn }) => drawn > 0)
      .map(({ card, drawn, played }) => `${card} ${percent(played / drawn)}`)
      .join(', ')}`,
  ],
})
