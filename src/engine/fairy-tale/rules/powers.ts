import type { Place } from '../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../actions.ts'
import type { CharacterId, PowerId } from '../characters/ids.ts'
import { characterRules } from '../characters/index.ts'
import { refusePowers } from '../expansion-queries.ts'
import type { Effect, Power } from '../hooks/power.ts'
import type { Phase, Seat, State } from '../state.ts'
import { powersLeft } from './allowance.ts'
import { refuseClosed } from './closed.ts'
import { places } from './forest.ts'
import { movesByRound } from './rounds.ts'
import { isGone, seatOnTurn } from './seats.ts'

type Use = ActionOf<'use'>
type Aim = 'nothing' | 'place' | 'character'

/** The kind of target of each effect. */
const AIMS: Record<Effect['do'], Aim> = {
  bargain: 'nothing',
  reroll: 'nothing',
  travel: 'place',
  clear: 'place',
  fetch: 'character',
}

/** A power with its name and its rules. */
export interface NamedPower {
  power: PowerId
  rules: Power
}

/** All targets of a power now; both lists are empty for a power without a target. */
export interface Targets {
  places: Place[]
  seats: number[]
}

const NO_POWERS: readonly NamedPower[] = []

/** Cache of the powers of each character. */
const POWERS = new Map<CharacterId, readonly NamedPower[]>()

/** The powers of the character on turn, including those that it cannot use now. */
export function powersOnTurn(state: State): readonly NamedPower[] {
  const seat = seatOnTurn(state)
  if (!seat) return NO_POWERS
  let powers = POWERS.get(seat.character)
  if (!powers) {
    const entries = Object.entries(characterRules(seat.character).powers ?? {})
    powers = entries.map(([power, rules]) => ({ power: power as PowerId, rules }))
    POWERS.set(seat.character, powers)
  }
  return powers
}

/** Returns the power of the character on turn with this name, or null. */
export const powerOnTurn = (state: State, power: PowerId): Power | null =>
  powersOnTurn(state).find((own) => own.power === power)?.rules ?? null

/** Returns why the character on turn cannot use a power now, regardless of the target, or null. */
export function refusePower(state: State, id: PowerId): Refusal | null {
  const seat = seatOnTurn(state)
  const power = powerOnTurn(state, id)
  if (!seat || !power) return { code: 'no-such-power' }
  return (
    refuseMoment(state, power.moment) ??
    (power.effect.do === 'bargain' && movesByRound(state) ? { code: 'not-this-turn' } : null) ??
    (powersLeft(state) === 0 ? { code: 'no-power-left' } : null) ??
    refusePowers(state) ??
    power.refuse?.(seat) ??
    null
  )
}

/** The phases for powers of each moment. */
const IN_TIME: Record<Exclude<Power['moment'], 'die'>, readonly Phase[]> = {
  'before-the-rolls': ['new-monsters'],
  action: ['action'],
  turn: ['new-monsters', 'action'],
}

function refuseMoment({ phase, pending }: State, moment: Power['moment']): Refusal | null {
  if (moment === 'die') return pending?.kind === 'die' ? null : { code: 'no-die-to-reroll' }
  if (!IN_TIME[moment].includes(phase)) return { code: 'not-in-this-phase' }
  return pending ? { code: 'answer-first' } : null
}

/** Returns all targets of a power, assuming that it can be used. */
export function targetsOf(state: State, id: PowerId): Targets {
  const power = powerOnTurn(state, id)
  const all: Targets = { places: [], seats: [] }
  if (!power) return all
  const aim = AIMS[power.effect.do]
  if (aim === 'place') all.places = places(state.tiles).filter((at) => !refusePlace(state, power, at))
  if (aim === 'character') {
    all.seats = [...state.seats.keys()].filter((seat) => !refuseSeat(state, power, seat))
  }
  return all
}

/** Returns all current uses of a power by the character on turn. */
export function usesOf(state: State, power: PowerId): Use[] {
  const rules = powerOnTurn(state, power)
  if (!rules || refusePower(state, power)) return []
  if (AIMS[rules.effect.do] === 'nothing') return [{ type: 'use', power }]
  const { places, seats } = targetsOf(state, power)
  return [
    ...places.map((at): Use => ({ type: 'use', power, at })),
    ...seats.map((seat): Use => ({ type: 'use', power, seat })),
  ]
}

/** Returns why a power cannot be used now with this target, or null. */
export function refuseUse(state: State, { power: id, at, seat }: Use): Refusal | null {
  const power = powerOnTurn(state, id)
  const outright = refusePower(state, id)
  if (outright || !power) return outright
  const aim = AIMS[power.effect.do]
  const aimed: Aim[] = [
    ...(at === undefined ? [] : ['place' as const]),
    ...(seat === undefined ? [] : ['character' as const]),
  ]
  if (aimed.length > 1 || (aimed[0] ?? 'nothing') !== aim) return { code: 'wrong-aim', aim }
  if (at !== undefined) return refusePlace(state, power, at)
  return seat === undefined ? null : refuseSeat(state, power, seat)
}

function refusePlace(state: State, power: Power, at: Place): Refusal | null {
  const seat = seatOnTurn(state)
  if (!seat || !state.tiles[at]) return { code: 'no-such-tile' }
  const refusal = power.refusePlace?.(state, seat, at) ?? null
  return refusal ?? (power.effect.do === 'travel' ? refuseClosed(state, at) : null)
}

function refuseSeat(state: State, power: Power, index: number): Refusal | null {
  const seat = seatOnTurn(state)
  const other: Seat | undefined = state.seats[index]
  if (!seat || !other || index === state.onTurn || isGone(state, index)) return { code: 'no-such-seat' }
  return power.refuseSeat?.(state, seat, other) ?? null
}

/** Returns why a power cannot be used now at all, including a lack of targets, or null. */
export function refuseEveryUse(state: State, { power, rules }: NamedPower, targets: Targets): Refusal | null {
  const outright = refusePower(state, power)
  const aimless = AIMS[rules.effect.do] !== 'nothing' && targets.places.length + targets.seats.length === 0
  return outright ?? (aimless ? (rules.nothingToAim ?? null) : null)
}
