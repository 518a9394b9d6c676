import { enemyOf, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import type { EachOnce } from '../../../../engine/kernel/index.ts'
import { controllerOf, isHuman } from '../../../../store/controllers-store.ts'
import { type BotId, type Controllers, useLiveControllers } from '../../controllers.ts'
import { useDraft } from './draft.ts'

/** Two people, one person against a bot, or two bots to watch. */
export const WAYS_TO_PLAY = ['two', 'one', 'none'] as const

export type WayToPlay = (typeof WAYS_TO_PLAY)[number]

/** The first bot that is suggested. */
const FIRST_MET: BotId = 'apprentice'

const BOTH = [0, 1] as const satisfies EachOnce<Seat>

const isPerson = (leaders: Controllers, seat: Seat): boolean => isHuman(leaders, SEATS[seat])

/** The way to play that follows from the controllers. */
export const wayOf = (leaders: Controllers): WayToPlay =>
  WAYS_TO_PLAY[2 - BOTH.filter((seat) => isPerson(leaders, seat)).length] ?? 'two'

/** The seat of the only person. */
const personsSeat = (leaders: Controllers): Seat => (isPerson(leaders, 1) && !isPerson(leaders, 0) ? 1 : 0)

/** The bot of a seat, or the bot that would play it. */
function computerOf(leaders: Controllers, seat: Seat): BotId {
  const known = [seat, enemyOf(seat)].map((one) => controllerOf(leaders, SEATS[one]))
  return known.find((leader) => leader !== 'person') ?? FIRST_MET
}

const choose = (seat: Seat, leader: BotId | 'person') =>
  useLiveControllers.getState().choose(SEATS[seat], leader)

/** Sets the number of people. Bots that were chosen earlier keep their strength. */
export function chooseWay(way: WayToPlay): void {
  const { cover } = useLiveControllers.getState()
  const own = personsSeat(cover)
  for (const seat of BOTH) {
    const led = way === 'two' || (way === 'one' && seat === own)
    choose(seat, led ? 'person' : computerOf(cover, seat))
  }
}

/** Swaps the sides of both controllers, with their names. */
export function changeSides(): void {
  const { cover } = useLiveControllers.getState()
  const { config, rename } = useDraft.getState()
  for (const seat of BOTH) {
    const other = enemyOf(seat)
    choose(seat, controllerOf(cover, SEATS[other]))
    rename(seat, config.players[other])
  }
}

/** Sets the bot of a seat. */
export const chooseStrength = (seat: Seat, computer: BotId): void => choose(seat, computer)
