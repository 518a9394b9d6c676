import { isDeepStrictEqual } from 'node:util'
import {
  actionText,
  boogyman,
  type Event,
  parseNotation,
  parseTile,
  parseTurn,
  problemText,
  type Refusal,
  SEATS,
  type State,
  tileName,
  writeNotation,
} from '../../src/engine/boogyman/index.ts'
import { play, playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'

/** Returns the position that a text draws; " / " may separate its lines. Throws if it is no position. */
export function drawn(text: string): State {
  const parsed = parseNotation(text.replaceAll(' / ', '\n'))
  if (!parsed.ok) throw new Error(`${problemText(parsed.error)}\n${text}`)
  return parsed.value
}

/** Actions in words, joined by commas. */
function actionsOf(text: string) {
  const actions = parseTurn(text)
  if (!actions) throw new Error(`"${text}" is no turn.`)
  return actions
}

/**
 * Carries out actions one after another. Returns the last state and the events of the last action. `play` and `playInPlace` must agree, use no
 * rng, and leave the given position unchanged.
 */
export function played(state: State | string, text: string): { state: State; events: Event[] } {
  let now = typeof state === 'string' ? drawn(state) : state
  let events: Event[] = []
  const chance = scriptedRng({})
  const plain = boogyman.copy(now)
  for (const action of actionsOf(text)) {
    const before = writeNotation(now)
    const one = play(boogyman, now, action, () => chance)
    if (!one.ok) throw new Error(`${actionText(action)} was refused: ${one.error.code}.`)
    if (writeNotation(now) !== before) throw new Error('The given position was changed.')
    playInPlace(boogyman, plain, action, chance)
    now = one.value.state
    events = one.value.frames.map(({ event }) => event)
  }
  if (!isDeepStrictEqual(plain, now)) throw new Error('The two drivers do not agree.')
  return { state: now, events }
}

/** Why an action is not allowed; null if it is. Whether it is listed must agree. */
export function refusalOf(state: State | string, text: string): Refusal['code'] | null {
  const now = typeof state === 'string' ? drawn(state) : state
  const [action, ...more] = actionsOf(text)
  if (!action || more.length > 0) throw new Error(`"${text}" is not one action.`)
  const refusal = boogyman.refuse(now, action)
  const listed = listOf(now).includes(text)
  const isNeverListed = action.type === 'agree-draw' || action.type === 'give-up'
  if (listed !== (refusal === null && !isNeverListed)) {
    throw new Error(`${text} is ${listed ? 'listed, but refused' : 'allowed, but not listed'}.`)
  }
  return refusal?.code ?? null
}

/** Everything that is allowed now, in words. */
export const listOf = (state: State | string): string[] =>
  boogyman.list(typeof state === 'string' ? drawn(state) : state).map(actionText)

/** Returns the content of a tile in the letters of the notation. */
export function cellOf(state: State, name: string): string {
  const rows = writeNotation(state).split('\n').slice(1, 8)
  const words = rows.flatMap((row) => row.trim().split(/\s+/))
  return words[parseTile(name) ?? -1] ?? ''
}

/** One line of a position in writing, such as `lineOf(state, 'quiet')`; null if it has no such line. */
export function lineOf(state: State, key: string): string | null {
  const line = writeNotation(state)
    .split('\n')
    .find((text) => text.startsWith(`${key} `))
  return line?.slice(key.length + 1) ?? null
}

const TOLD: { [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => string } = {
  placed: ({ seat, tile }) => `${SEATS[seat]} ${tileName(tile)}`,
  'turn-began': ({ seat, turn }) => `${turn} of ${SEATS[seat]}`,
  stepped: ({ seat, from, to }) => `${SEATS[seat]} ${tileName(from)} ${tileName(to)}`,
  'tree-grew': ({ tile }) => tileName(tile),
  'no-tree': ({ tile }) => tileName(tile),
  spawned: ({ seat, tile, count }) => `${SEATS[seat]} ${tileName(tile)}: ${count}`,
  'boogyman-came': ({ seat, tile }) => `${SEATS[seat]} ${tileName(tile)}`,
  prowled: ({ seat, from, path }) => `${SEATS[seat]} ${tileName(from)} by ${path.map(tileName).join(' ')}`,
  captured: ({ whose, tile, count }) => `${count} of ${SEATS[whose]} ${tileName(tile)}`,
  'no-second-action': ({ seat }) => SEATS[seat],
  stuck: ({ seat }) => SEATS[seat],
  over: ({ winner, by }) => `${winner === null ? 'nobody' : SEATS[winner]} ${by}`,
}

/** Events in one short line each. */
export const told = (events: readonly Event[]): string[] =>
  events.map((event) => `${event.type} ${(TOLD[event.type] as (one: Event) => string)(event)}`)
