import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import { villagersAt } from '../rules/ours.ts'
import type { State } from '../state.ts'
import type { Monster } from '../tiles.ts'
import { giveHeart, loseHeart } from './hearts.ts'

/** The number of villagers that settle in the village [R 55]. */
export const VILLAGERS = 3

/** The second saved villager restores a heart, the second lost one costs a heart [R 55]. */
const COUNTS = 2

/** The number of all villagers until now: in the forest, saved or lost. */
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

/** Settles villagers in the village when it is placed for the first time [R 55]. */
export function settle(state: State, at: Place): void {
  if (state.extras && villagersInAll(state) === 0) state.extras.villagers[at] = VILLAGERS
}

/** Lets a monster that enters carry off a villager, without stopping it [R 55]. */
export function carryVillager(context: RuleContext, at: Place, { n, kind }: Monster): void {
  const { state, emit } = context
  const { extras } = state
  if (!extras || villagersAt(state, at) === 0) return
  change(state, at, -1)
  extras.lost += 1
  const { lost } = extras
  const tell = (hearts: number | null) =>
    emit?.({ type: 'villager-lost', at, monster: n, kind, lost, hearts })
  if (lost === COUNTS) loseHeart(context, tell)
  else tell(null)
}

/** Moves a villager along with the character on turn. On the oak it is saved [R 55]. */
export function takeAlong(context: RuleContext, from: Place, to: Place): void {
  const { state, emit } = context
  const { extras } = state
  if (!extras) return
  change(state, from, -1)
  if (to !== CENTRE) change(state, to, 1)
  else extras.saved += 1
  emit?.({ type: 'villager-walked', seat: state.onTurn, from, to })
  if (to !== CENTRE) return
  emit?.({ type: 'villager-saved', seat: state.onTurn, saved: extras.saved })
  if (extras.saved === COUNTS) giveHeart(context)
}
