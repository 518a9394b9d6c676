import { fortress } from '../../engine/fortress/index.ts'
import { computersAt } from '../../playback/computers.ts'
import { ROLES } from './leaders.ts'
import { useTable } from './table.ts'

/** Whom the table waits for: a person, or which computer player. */
export const { computerNow, useComputer, isComputers, isHandsOff, useHandsOff } = computersAt({
  game: fortress,
  roles: () => ROLES,
  useTable,
})
