import { boogyman, SEATS } from '../../engine/boogyman/index.ts'
import { computersAt } from '../../playback/computers.ts'
import { useTable } from './table.ts'

/** Whom the table waits for: a person, or which computer player. */
export const { computerIn, computerNow, useComputer, isComputers, isHandsOff, useHandsOff } = computersAt({
  game: boogyman,
  roles: () => SEATS,
  useTable,
})
