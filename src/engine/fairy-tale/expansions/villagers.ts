import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import { villagersAt } from '../rules/ours.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'
import { giveHeart, loseHeart } from './hearts.ts'

/** How many live in the village [R 55]. */
export const VILLAGERS = 3

/** Which of them counts: the second one safe gives a heart back, the second one lost costs one [R 55]. */
const COUNTS = 2

/** All villagers that there ever were: in the forest, safe, or carried off. */
export function villagersInAll({ extras }: State): number {
  if (!extras) return 0
  return Object.values(extras.villagers).reduce((sum, count) => sum + count, extras.saved + extras.lost)
}

function change({ extras }: State, at: Place, by: 1 | -1): void {
  if (!extras) return
  const left = (extras.villagers[at] ?? 0) + by
  if (left > 0) extras.villagers[at] = left
  else delete extras.villagers[at]
}

/** The village is laid or swapped in: if it is for the first time, three villagers live there [R 55]. */
export function settle(state: State, at: Place): void {
  if (state.extras && villagersInAll(state) === 0) state.extras.villagers[at] = VILLAGERS
}

/** A monster that enters carries a villager off, and is not stopped by it [R 55]. */
export function carryVillager(table: Table, at: Place, { n, kind }: Monster): void {
  const { state, emit } = table
  const { extras } = state
  if (!extras || villagersAt(state, at) === 0) return
  change(state, at, -1)
  extras.lost += 1
  const { lost } = extras
  const tell = (hearts: number | null) =>
    emit?.({ type: 'villager-lost', at, monster: n, kind, lost, hearts })
  if (lost === COUNTS) loseHeart(table, tell)
  else tell(null)
}

/** A villager walks along with the character on turn; on the oak it is safe [R 55]. */
export function takeAlong(table: Table, from: Place, to: Place): void {
  const { state, emit } = table
  const { extras } = state
  if (!extras) return
  change(state, from, -1)
  if (to !== CENTRE) change(state, to, 1)
  else extras.saved += 1
  emit?.({ type: 'villager-walked', seat: state.onTurn, from, to })
  if (to !== CENTRE) return
  emit?.({ type: 'villager-saved', seat: state.onTurn, saved: extras.saved })
  if (extras.saved === COUNTS) giveHeart(table)
}
