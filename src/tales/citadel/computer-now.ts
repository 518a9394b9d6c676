import { citadel, ORDERS } from '../../engine/citadel/index.ts'
import { computersAt } from '../../playback/computers.ts'
import { useLeaders } from './leaders.ts'
import { useGame, usePlayback } from './table.ts'

/** Whom the table waits for: a person, or which computer player. */
export const { computerIn, computerNow, useComputer, isComputers, isHandsOff, useHandsOff } = computersAt({
  game: citadel,
  roles: () => ORDERS,
  useGame,
  useLeaders,
  usePlayback,
})
