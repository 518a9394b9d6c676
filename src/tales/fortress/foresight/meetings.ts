import {
  attackerAt,
  type CreatureId,
  creatureFace,
  type Fighter,
  falls,
  fortress,
  isMet,
  meetingNow,
  nextToSend,
  REASONS,
  type Reason,
  type State,
  stepOf,
} from '../../../engine/fortress/index.ts'

/** The result of sending a creature now: its opponent, the reason, and who falls when the column fights. */
export interface Encounter {
  creature: CreatureId
  /** The index of the creature in the army, from 0. */
  soldier: number
  /** The index of the defender in the line, from 0. */
  place: number
  defender: CreatureId
  reason: Reason
  attackerFalls: boolean
  defenderFalls: boolean
}

/** Returns the result of sending a creature of the army now, or null if that is refused. */
export function encounterOf(state: State, creature: CreatureId): Encounter | null {
  if (fortress.refuse(state, { type: 'send', card: creature })) return null
  const soldier = nextToSend(state, creature)
  const meeting = meetingNow(state, creature)
  const defender = state.garrison[meeting?.place ?? -1]
  if (!meeting || !defender) return null
  const [one, other] = [attackerAt(state, creature, state.column.length), creatureFace(defender)]
  const fates = { attackerFalls: falls(one, other), defenderFalls: falls(other, one) }
  return { creature, soldier, defender, ...meeting, ...fates }
}

/** Returns the result for each kind of creature that can be sent now, in army order. */
export const encountersOf = (state: State): Encounter[] =>
  [...new Set(state.army.map(({ creature }) => creature))].flatMap(
    (creature) => encounterOf(state, creature) ?? [],
  )

/**
 * Why a free defender is not chosen. It fits only a later step, loses by the step's criterion or the tie-break, or is equal but further
 * right.
 */
export type PassedOver = 'later-step' | 'higher' | 'tie' | 'further-right'

/** A free defender in the choice of an opponent [S 12] [S 13]. */
export interface Candidate {
  place: number
  defender: CreatureId
  kills: boolean
  lives: boolean
  /** The first of the four steps that it fits. */
  reason: Reason
  /** The step's criterion, and the tie-break; lower wins. */
  measure: number
  tie: number
  /** Why another defender is chosen; null for the chosen one. */
  passedOver: PassedOver | null
}

/** Returns every free defender in line, with the reason for or against it if the creature is sent now. */
export function candidatesFor(state: State, creature: CreatureId): Candidate[] {
  const attacker = attackerAt(state, creature, state.column.length)
  const all = state.garrison.flatMap((defender, place) =>
    isMet(state, place) ? [] : [asked(defender, place, attacker)],
  )
  const chosen = all.find(({ place }) => place === meetingNow(state, creature)?.place)
  return chosen ? all.map((one) => ({ ...one, passedOver: passedOver(one, chosen) })) : all
}

function asked(defender: CreatureId, place: number, attacker: Fighter): Candidate {
  const face = creatureFace(defender)
  const reason = REASONS[stepOf(face, attacker)] ?? 'weakest'
  const { power, toughness } = face
  const both = power + toughness
  return {
    place,
    defender,
    kills: falls(attacker, face),
    lives: !falls(face, attacker),
    reason,
    measure: { 'kills-and-lives': both, lives: toughness, kills: power, weakest: both }[reason],
    tie: reason === 'kills' ? toughness : power,
    passedOver: null,
  }
}

function passedOver(one: Candidate, chosen: Candidate): PassedOver | null {
  if (one.place === chosen.place) return null
  if (one.reason !== chosen.reason) return 'later-step'
  if (one.measure !== chosen.measure) return 'higher'
  return one.tie === chosen.tie ? 'further-right' : 'tie'
}
