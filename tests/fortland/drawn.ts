import { isDeepStrictEqual } from 'node:util'
import {
  actionText,
  type Event,
  type Fortland,
  fortland,
  letterOf,
  parseGiven,
  parseNotation,
  placeName,
  problemText,
  type Refusal,
  type Seat,
  type State,
  spaceName,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import { play, playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'

/** Returns the position that a text draws; " / " separates its lines. Throws if it is no position. */
export function drawn(text: string): State {
  const parsed = parseNotation(text.replaceAll(' / ', '\n'))
  if (!parsed.ok) throw new Error(`${problemText(parsed.error)}\n${text}`)
  return parsed.value
}

const stateOf = (state: State | string): State => (typeof state === 'string' ? drawn(state) : state)

/** Actions in words, joined by commas; "march 3" is three times "march". */
export const actionsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .flatMap((part) => {
      const [, many] = /^march (\d+)$/.exec(part) ?? []
      return many === undefined ? [part] : Array.from({ length: Number(many) }, () => 'march')
    })
    .map((part) => {
      const given = parseGiven(part)
      if (!given) throw new Error(`"${part}" is no action.`)
      return given
    })

/**
 * Carries out actions one after another. Returns the last state and the events of each action. `play` and `playInPlace` must agree, every roll
 * needs given faces, and the given position must stay unchanged.
 */
export function played(state: State | string, text: string): { state: State; events: Event[]; all: Event[] } {
  let now = stateOf(state)
  const all: Event[] = []
  let events: Event[] = []
  const plain = fortland.copy(now)
  for (const { action, dice } of actionsOf(text)) {
    const before = writeNotation(now)
    const chances = [scriptedRng({ dice }), scriptedRng({ dice })] as const
    const one = play<Fortland>(fortland, now, action, () => chances[0])
    if (!one.ok) throw new Error(`${actionText(action)} was refused: ${one.error.code}.`)
    if (writeNotation(now) !== before) throw new Error('The given position was changed.')
    playInPlace(fortland, plain, action, chances[1])
    if (chances.some((chance) => chance.leftOver().dice.length > 0)) throw new Error('Dice are left over.')
    now = one.value.state
    events = one.value.frames.map(({ event }) => event)
    all.push(...events)
  }
  if (!isDeepStrictEqual(plain, now)) throw new Error('The two drivers do not agree.')
  return { state: now, events, all }
}

/** Why an action is not allowed; null if it is. Whether it is listed must agree, but for giving up. */
export function refusalFor(state: State | string, text: string): Refusal | null {
  const now = stateOf(state)
  const [given, ...more] = actionsOf(text)
  if (!given || more.length > 0) throw new Error(`"${text}" is not one action.`)
  const refusal = fortland.refuse(now, given.action)
  const isAllowed = refusal === null && given.action.type !== 'give-up'
  if (listOf(now).includes(text) !== isAllowed) {
    throw new Error(`${text} is ${isAllowed ? 'allowed, but not listed' : 'listed, but refused'}.`)
  }
  return refusal
}

/** The code of why an action is not allowed; null if it is. */
export const refusalOf = (state: State | string, text: string): Refusal['code'] | null =>
  refusalFor(state, text)?.code ?? null

/** Everything that is allowed now, in words. */
export const listOf = (state: State | string): string[] => fortland.list(stateOf(state)).map(actionText)

/** One line of a position in writing, such as `lineOf(state, 'armies')`; null if it has no such line. */
export function lineOf(state: State, key: string): string | null {
  const line = writeNotation(state)
    .split('\n')
    .find((text) => text.startsWith(`${key} `))
  return line?.slice(key.length + 1) ?? null
}

/** The board of a position as the law draws it, its columns not padded: "a a A / B b+a b". */
export const boardText = (state: State): string =>
  writeNotation(state)
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((row) => row.trim().replaceAll(/ +/g, ' '))
    .join(' / ')

const names = (seats: readonly Seat[]) => seats.map(letterOf).join('')

/** One event in a short line; places by their names on the board of the state. */
export function told(state: State, event: Event): string {
  switch (event.type) {
    case 'mustered':
      return `mustered ${letterOf(event.seat)} ${spaceName(event.space)}`
    case 'turn-began':
      return `turn-began ${letterOf(event.seat)} ${event.round}`
    case 'rolled':
      return `rolled ${letterOf(event.seat)} ${event.faces.join(' ')}`
    case 'marched':
      return `marched ${letterOf(event.seat)} ${spaceName(event.from)} ${spaceName(event.to)}${event.passing ? ' passing' : ''}`
    case 'turned':
      return `turned ${letterOf(event.seat)} ${event.facing}`
    case 'built':
      return `built ${letterOf(event.seat)} ${placeName(state, event.place)}${event.siege ? ' siege' : ''}`
    case 'tore':
      return `tore ${letterOf(event.seat)} ${placeName(state, event.place)} of ${letterOf(event.whose)}${event.gains ? ' gains' : ''}`
    case 'fell':
      return `fell ${letterOf(event.seat)} by ${event.by === null ? 'none' : letterOf(event.by)}`
    case 'fort-returned':
      return `fort-returned ${placeName(state, event.place)} of ${letterOf(event.whose)}`
    case 'actions-lost':
      return `actions-lost ${letterOf(event.seat)} ${event.count}`
    case 'gave-up':
      return `gave-up ${letterOf(event.seat)}`
    case 'over':
      return `over ${names(event.winners)} ${event.by}`
  }
}
