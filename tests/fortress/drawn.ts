import { isDeepStrictEqual } from 'node:util'
import {
  actionText,
  type Event,
  type Fortress,
  fortress,
  parseAction,
  parseNotation,
  problemText,
  type State,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import {
  play,
  playInPlace,
  type RefusalCode,
  type Script,
  scriptedRng,
} from '../../src/engine/kernel/index.ts'

/** Returns the position that a text draws. Throws if it is no position. */
export function drawn(text: string): State {
  const parsed = parseNotation(text)
  if (!parsed.ok) throw new Error(`${problemText(parsed.error)}\n${text}`)
  return parsed.value
}

function actionOf(text: string) {
  const action = parseAction(text)
  if (!action) throw new Error(`"${text}" is no action.`)
  return action
}

/**
 * Carries out actions, separated by commas, with the given rng. Returns the last state and all events. `play` and `playInPlace` must agree,
 * use the whole script, and leave the given position unchanged.
 */
export function played(
  from: State | string,
  text: string,
  luck: Script = {},
): { state: State; events: Event[] } {
  let now = typeof from === 'string' ? drawn(from) : from
  const events: Event[] = []
  const plain = fortress.copy(now)
  const [chance, other] = [scriptedRng(luck), scriptedRng(luck)]
  for (const action of text.split(', ').map(actionOf)) {
    const before = writeNotation(now)
    const one = play(fortress, now, action, () => chance)
    if (!one.ok) throw new Error(`${actionText(action)} was refused: ${one.error.code}.`)
    if (writeNotation(now) !== before) throw new Error('The given position was changed.')
    playInPlace(fortress, plain, action, other)
    now = one.value.state
    events.push(...one.value.frames.map(({ event }) => event))
  }
  const { dice, draws } = chance.leftOver()
  if (dice.length + draws.length > 0) throw new Error('Not all the luck was spent.')
  if (!isDeepStrictEqual(plain, now)) throw new Error('The two drivers do not agree.')
  return { state: now, events }
}

/** Why an action is not allowed; null if it is. Whether it is listed must agree. */
export function refusalOf(from: State | string, text: string): RefusalCode<Fortress> | null {
  const state = typeof from === 'string' ? drawn(from) : from
  const refusal = fortress.refuse(state, actionOf(text))
  if (listOf(state).includes(text) !== (refusal === null)) {
    throw new Error(`${text} is ${refusal ? 'listed, but refused' : 'allowed, but not listed'}.`)
  }
  return refusal?.code ?? null
}

/** Everything that is allowed now, in words. */
export const listOf = (from: State | string): string[] =>
  fortress.list(typeof from === 'string' ? drawn(from) : from).map(actionText)

/** One line of a position in writing, such as `lineOf(state, 'army')`; null if it has no such line. */
export function lineOf(state: State, key: string): string | null {
  const line = writeNotation(state)
    .split('\n')
    .find((text) => text === key || text.startsWith(`${key} `))
  return line?.slice(key.length + 1) ?? null
}

const TOLD: { [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => string } = {
  'siege-began': ({ siege, garrison }) => `${siege}: ${garrison.join(' ')}`,
  'hand-dealt': ({ hand }) => hand.join(' '),
  'turn-began': ({ turn, phase }) => `${turn} ${phase}`,
  drawn: ({ card }) => card,
  'land-laid': ({ card, cost }) => `${card} for ${cost}`,
  'life-lost': ({ amount, cause, life }) => `${amount} by ${cause}, ${life} left`,
  'life-gained': ({ amount, cause, life }) => `${amount} by ${cause}, ${life} left`,
  cast: ({ card }) => card,
  met: ({ attacker, defender, place, reason }) => `${attacker} by ${defender} ${place} ${reason}`,
  fought: ({ attacker, defender, attackerFalls, defenderFalls }) =>
    `${attacker}${attackerFalls ? '†' : ''} ${defender}${defenderFalls ? '†' : ''}`,
  'garrison-gone': () => '',
  'night-rolled': ({ face }) => String(face),
  'assault-rolled': ({ damage, dice, roll, result }) => `${damage} on ${dice.join('+')}, ${roll}: ${result}`,
  over: ({ outcome, cause }) => `${outcome} ${cause}`,
}

/** Events in one short line each. */
export const told = (events: readonly Event[]): string[] =>
  events.map((event) => `${event.type} ${(TOLD[event.type] as (one: Event) => string)(event)}`.trim())
