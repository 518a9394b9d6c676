import { expect } from 'vitest'
import {
  actionText,
  asPlot,
  citadel,
  ownerOf,
  parsePlot,
  type State,
  standingOn,
} from '../../../src/engine/citadel/index.ts'
import { action } from '../random-play.ts'
import { doAll, drawing, position } from '../told.ts'

/** Somebody else at the table, who has nothing. */
export const OTHER = 'seat 2 bricks 0 plots c5'

/** What a position refuses an action for; null if it allows it. */
export const refusal = (text: string, wished: string) =>
  citadel.refuse(position(text), action(wished))?.code ?? null

/** What is done in a position, with the cards that are drawn. */
export function told(text: string, done: string, ...draws: string[]) {
  const state = position(text)
  const result = doAll(state, drawing(state, draws), done)
  expect(draws, 'draws that were never made').toEqual([])
  return { state, ...result }
}

export const bricks = ({ seats }: State) => seats.map((seat) => seat.bricks)

/** Whose a plot is, and what stands there. */
export const at = (state: State, name: string) => {
  const plot = parsePlot(name) ?? asPlot(-1)
  return [ownerOf(state, plot), standingOn(state, plot)]
}

export const begin = (players: number, rules: Partial<State['rules']> = {}) =>
  citadel.begin(
    {
      players: Array.from({ length: players }, () => ''),
      rules: { version: 'basic', two: 'plots', lastRound: 'off', ...rules },
    },
    7,
  )

export const listed = (state: State) => citadel.list(state).map(actionText)
