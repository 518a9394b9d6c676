import {
  type DrawnBy,
  type Event,
  type EventOf,
  type EventType,
  faceText,
  type Haste,
  type HeldBy,
  type StepReason,
  type Tried,
} from '../../src/engine/fairy-tale/index.ts'
import { placeText } from '../../src/engine/kernel/index.ts'
import { TELL_EXPANSIONS } from './told-expansions.ts'

const numbers = (all: readonly number[]): string => all.join(' ')
const when = (condition: boolean, text: string): string => (condition ? ` ${text}` : '')

const triedText = (tried: Tried): string =>
  tried.refused === 'barred' ? `${tried.turn} barred by ${tried.by}` : `${tried.turn} ${tried.refused}`

const causeText = (cause: DrawnBy | HeldBy): string => {
  if ('seat' in cause) return `seat ${cause.seat}`
  return 'at' in cause ? `${cause.by} at ${placeText(cause.at)}` : cause.by
}

/** Says that a monster hurries on, and the reason unless it is a full tile. */
const hurrying = (haste: Haste | null): string =>
  haste ? ` and hurries${when(haste !== 'full', `by ${haste}`)}` : ''

/** A reason in short: "wants west; west full, north no-road; forced; haste". */
function why({ desired, tried, forced, haste, drawnBy }: StepReason): string {
  const turns = tried.map(triedText).join(', ')
  const parts = [
    `wants ${desired}`,
    turns,
    forced ? 'forced' : '',
    haste ? `haste${when(haste !== 'full', `by ${haste}`)}` : '',
    drawnBy ? `drawn by ${causeText(drawnBy)}` : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

const TELL: { [Type in EventType]: (event: EventOf<Type>) => string } = {
  ...TELL_EXPANSIONS,
  'first-tile-laid': ({ tile, side, turn, movedTile }) =>
    `first tile ${tile} to the ${side}, turned ${turn}${when(movedTile !== null, `moves ${movedTile}`)}`,
  'tale-began': () => 'the tale begins',
  'tile-revealed': ({ slot, face }) => `slot ${slot} shows ${faceText(face)}`,
  'hand-dealt': ({ seat, faces }) => `seat ${seat} draws ${faces.map(faceText).join(' ')}`,
  'turn-began': ({ turn, seat }) => `turn ${turn} of seat ${seat}`,
  'die-rolled': (event) => `die ${event.face} for ${event.for}`,
  'die-kept': (event) => `the ${event.face} for ${event.for} stands`,
  'no-den': ({ then }) => `no den: ${then}`,
  'side-asked': (event) => `which side for ${event.for}?`,
  'side-chosen': (event) => `${event.side} for ${event.for}`,
  'question-asked': (event) =>
    `seat ${event.seat} is asked: ${event.question}${event.question === 'die' ? '' : ` by ${event.clearing.by}`}`,
  'monsters-coming': ({ at, count }) => `${count} coming at ${placeText(at)}`,
  'no-entrance': () => 'no entrance',
  'monster-appeared': ({ monster, kind, at, hurries }) =>
    `${monster} ${kind} appears at ${placeText(at)}${hurrying(hurries)}`,
  'movement-began': ({ side, monsters }) => `${side ?? 'all'} moving: ${numbers(monsters)}`.trim(),
  'monster-stepped': ({ monster, from, to, reason }) =>
    `${monster} steps ${placeText(from)} to ${placeText(to)}${when(reason.forced, 'forced')}${when(reason.haste !== null, 'in haste')}`,
  'monster-stayed': ({ monster, at, squeezed, held }) =>
    `${monster} stays at ${placeText(at)}${when(squeezed, 'squeezed')}${held ? ` held by ${causeText(held)}` : ''}`,
  'monster-lost': ({ monster, at, by }) => `${monster} lost at ${placeText(at)} to ${by}`,
  'monster-put-out': ({ monster, from, to, by, side, hurries }) =>
    `${monster} put out from ${placeText(from)} to ${placeText(to)} by ${by}: ${side}${hurrying(hurries)}`,
  'monster-delayed': ({ monster, at, by }) => `${monster} delayed at ${placeText(at)} by ${by}`,
  'bar-broken': ({ monster, symbol, at, side }) =>
    `${monster} breaks ${symbol} at ${placeText(at)} to the ${side}`,
  'oak-hurt': ({ monster, hearts }) => `${monster} hurts the oak: ${hearts} hearts`,
  'action-began': ({ seat }) => `seat ${seat} acts`,
  'character-walked': ({ seat, from, to }) => `seat ${seat} walks ${placeText(from)} to ${placeText(to)}`,
  'character-carried': ({ seat, from, to, by }) =>
    `seat ${seat} comes from ${placeText(from)} to ${placeText(to)} by ${by}`,
  'power-used': ({ seat, power, at, target }) =>
    `seat ${seat} uses ${power}${at === null ? '' : ` at ${placeText(at)}`}${target === null ? '' : ` on seat ${target}`}`,
  'monsters-cleared': ({ seat, at, monsters, by }) =>
    `seat ${seat} clears ${placeText(at)} of ${numbers(monsters)} by ${by}`,
  'item-changed': ({ seat, item, how, at }) => `seat ${seat}: ${item} ${how} at ${placeText(at)}`,
  'diamond-destroyed': ({ seat, at, from, monsters, destroyed }) =>
    `seat ${seat} from ${placeText(from)} destroys diamond ${destroyed} at ${placeText(at)}${when(monsters.length > 0, `with ${numbers(monsters)}`)}`,
  'tile-placed': ({ seat, slot, face, at, turn }) =>
    `seat ${seat} places ${faceText(face)} of slot ${slot} at ${placeText(at)}, turned ${turn}`,
  'building-set': ({ seat, building, at }) => `seat ${seat} sets ${building} at ${placeText(at)}`,
  'symbol-used': ({ seat, symbol, at }) => `seat ${seat} uses ${symbol} at ${placeText(at)}`,
  'tile-destroyed': ({ seat, at, face, monsters }) =>
    `seat ${seat} destroys ${faceText(face)} at ${placeText(at)}${when(monsters.length > 0, `with ${numbers(monsters)}`)}`,
  'tile-swapped': ({ seat, slot, face, at, turn, left }) =>
    `seat ${seat} swaps ${faceText(left)} at ${placeText(at)} for ${faceText(face)} of slot ${slot}, turned ${turn}`,
  'tile-turned': ({ seat, at, turn }) => `seat ${seat} turns ${placeText(at)} by ${turn}`,
  'tile-swept': ({ seat, slot, face }) => `seat ${seat} sweeps ${faceText(face)} of slot ${slot}`,
  'tile-felled': ({ seat, at, face }) => `seat ${seat} fells ${faceText(face)} at ${placeText(at)}`,
  'monster-removed': ({ seat, monster, at }) => `seat ${seat} removes ${monster} at ${placeText(at)}`,
  'turn-ended': ({ seat }) => `seat ${seat} ends the turn`,
  'game-ended': ({ outcome }) => `the game is ${outcome}`,
}

const line = (event: Event): string => (TELL[event.type] as (event: Event) => string)(event)

/** Events in one short line each; only those of the types given, if any are. */
export const told = (events: readonly Event[], ...types: EventType[]): string[] =>
  events.filter(({ type }) => types.length === 0 || types.includes(type)).map(line)

/** The steps of monsters (and their staying), each with the whole of its reason. */
export const whyStepped = (events: readonly Event[]): string[] =>
  events.flatMap((event) =>
    'reason' in event && 'desired' in event.reason ? [`${line(event)} (${why(event.reason)})`] : [],
  )
