import { enemyOf, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import type { EachOnce } from '../../../../engine/kernel/index.ts'
import { isLedByPerson, leaderOf } from '../../../../store/leaders.ts'
import { type Computer, type Leaders, useLiveLeaders } from '../../leaders.ts'
import { useDraft } from './draft.ts'

/** Two people against each other, one against a computer player, or two of those who are watched. */
export const WAYS_TO_PLAY = ['two', 'one', 'none'] as const

export type WayToPlay = (typeof WAYS_TO_PLAY)[number]

/** Who is met first by somebody who asks for a computer player. */
const FIRST_MET: Computer = 'apprentice'

const BOTH = [0, 1] as const satisfies EachOnce<Seat>

const isPerson = (leaders: Leaders, seat: Seat): boolean => isLedByPerson(leaders, SEATS[seat])

/** The way to play that the leaders make. */
export const wayOf = (leaders: Leaders): WayToPlay =>
  WAYS_TO_PLAY[2 - BOTH.filter((seat) => isPerson(leaders, seat)).length] ?? 'two'

/** The seat of the only person. */
const personsSeat = (leaders: Leaders): Seat => (isPerson(leaders, 1) && !isPerson(leaders, 0) ? 1 : 0)

/** The computer player of a seat, or the one who would lead it. */
function computerOf(leaders: Leaders, seat: Seat): Computer {
  const known = [seat, enemyOf(seat)].map((one) => leaderOf(leaders, SEATS[one]))
  return known.find((leader) => leader !== 'person') ?? FIRST_MET
}

const choose = (seat: Seat, leader: Computer | 'person') =>
  useLiveLeaders.getState().choose(SEATS[seat], leader)

/** Chooses how many people play; of the computer players those who were chosen already. */
export function chooseWay(way: WayToPlay): void {
  const { cover } = useLiveLeaders.getState()
  const own = personsSeat(cover)
  for (const seat of BOTH) {
    const led = way === 'two' || (way === 'one' && seat === own)
    choose(seat, led ? 'person' : computerOf(cover, seat))
  }
}

/** Whoever leads the one folk leads the other, under the same name. */
export function changeSides(): void {
  const { cover } = useLiveLeaders.getState()
  const { config, rename } = useDraft.getState()
  for (const seat of BOTH) {
    const other = enemyOf(seat)
    choose(seat, leaderOf(cover, SEATS[other]))
    rename(seat, config.players[other])
  }
}

/** Which computer player leads a seat. */
export const chooseStrength = (seat: Seat, computer: Computer): void => choose(seat, computer)
