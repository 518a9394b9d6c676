import { fortland, SEATS } from '../../engine/fortland/index.ts'
import { computersAt } from '../../playback/computers.ts'
import { useTable } from './table.ts'

/** Whom the table waits for: a person, or which computer player. */
export const { computerIn, computerNow, useComputer, isComputers, isHandsOff, useHandsOff } = computersAt({
  game: fortland,
  roles: () => SEATS,
  useTable,
})
