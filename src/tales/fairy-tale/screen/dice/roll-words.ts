import {
  activeDen,
  type EventOf,
  monsterCount,
  type State,
  sideOfDie,
} from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import type { Frame } from '../../game.ts'
import { deciderOf, type Speaker } from '../log/line.ts'

/** A roll of the die and its meaning in words: "2: the East". */
export interface FallenDie {
  face: DieFace
  words: string
  purpose: 'new-monsters' | 'movement'
}

/** Returns the last roll among some frames; null if there is none. */
export function lastRoll(speaker: Speaker, frames: readonly Frame[]): FallenDie | null {
  const index = frames.findLastIndex(({ event }) => event.type === 'die-rolled')
  const frame = frames[index]
  if (frame?.event.type !== 'die-rolled') return null
  return rollOf(speaker, frame.event, frame.state)
}

type Fallen = Pick<EventOf<'die-rolled'>, 'for' | 'face'>

/** Returns a roll with its meaning, from the state at that time. */
export function rollOf(speaker: Speaker, event: Fallen, state: State): FallenDie {
  const { die } = speaker.m.table
  const { face } = event
  return { face, purpose: event.for, words: die.rolled(face, meaning(speaker, event, state)) }
}

function meaning(speaker: Speaker, event: Fallen, state: State): string {
  const { die } = speaker.m.table
  if (event.face === 5 && event.for === 'movement' && monsterCount(state) === 0) return die.nobody
  if (event.face === 5) return die.mayChoose(deciderOf(speaker, state.onTurn))
  if (event.for === 'new-monsters' && state.rules.arrivals === 'dealt')
    return die.first(die.side[event.face === 6 ? 'north' : sideOfDie(event.face)])
  if (event.face !== 6) return die.side[sideOfDie(event.face)]
  if (event.for === 'movement') return die.all
  return activeDen(state) === null ? die.noDen[state.rules.noDen] : die.den
}
