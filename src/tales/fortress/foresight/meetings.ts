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

/** What would come of sending a creature now: who would meet it and why, and who falls when the column is closed. */
export interface Encounter {
  creature: CreatureId
  /** Which of the army would go, counted from 0. */
  soldier: number
  /** Who would meet it, counted from 0 in the line. */
  place: number
  defender: CreatureId
  reason: Reason
  attackerFalls: boolean
  defenderFalls: boolean
}

/** What would come of sending a creature of the army now; null where it cannot be sent. */
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

/** The same of every creature that could be sent now, in the order of the army, each kind of creature once. */
export const encountersOf = (state: State): Encounter[] =>
  [...new Set(state.army.map(({ creature }) => creature))].flatMap(
    (creature) => encounterOf(state, creature) ?? [],
  )

/**
 * Why a free defender is not the one: it answers only a later step; or it is behind in what is low in its step; or in the
 * tie; or it is like the chosen one in all, and stands to its right.
 */
export type PassedOver = 'later-step' | 'higher' | 'tie' | 'further-right'

/** A free defender, as it is asked whether it meets an attacker [S 12] [S 13]. */
export interface Candidate {
  place: number
  defender: CreatureId
  kills: boolean
  lives: boolean
  /** The first of the four steps that it answers. */
  reason: Reason
  /** What counts in that step, and what in a tie. */
  measure: number
  tie: number
  /** Why another meets the attacker; null for the one who does. */
  passedOver: PassedOver | null
}

/** Every free defender, in line, and why it would meet a creature that is sent now, or would not. */
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
