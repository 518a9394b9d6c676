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

/** Another player, without cards or bricks. */
export const OTHER = 'seat 2 bricks 0 plots c5'

/** Returns the code of a refusal; null if the action is allowed. */
export const refusal = (text: string, wished: string) =>
  citadel.refuse(position(text), action(wished))?.code ?? null

/** Plays actions in a position with the given draws; all draws must be used. */
export function told(text: string, done: string, ...draws: string[]) {
  const state = position(text)
  const result = doAll(state, drawing(state, draws), done)
  expect(draws, 'draws that were never made').toEqual([])
  return { state, ...result }
}

export const bricks = ({ seats }: State) => seats.map((seat) => seat.bricks)

/** Returns the owner and the building of a plot. */
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
