import { describe, expect, test } from 'vitest'
import { asPlot, asSeat, countOf, goalOf, parsePlot, plotName } from '../../../src/engine/citadel/index.ts'
import { doAll, drawing, position } from '../told.ts'
import { at, begin, OTHER, told } from './in-a-position.ts'

describe('the end', () => {
  const rich =
    'g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2=hospital c5=manor h5=coach-house'

  test('the highest score wins, then most plots, then most bricks, then all share [C 26]', () => {
    const text = (one: string, two: string) =>
      `seat 1 bricks ${one} | seat 2 bricks ${two} | ending pile | on-turn 2`
    expect(told(text('0 plots a4=stable', '9 plots c5=commons'), 'end').state.winners).toEqual([1])
    expect(told(text('0 plots a4=stable a5', '9 plots c5=stable'), 'end').state.winners).toEqual([0])
    expect(told(text('0 plots a4=stable', '1 plots c5=stable'), 'end').state.winners).toEqual([1])
    expect(told(text('1 plots a4=stable', '1 plots c5=stable'), 'end').state.winners).toEqual([0, 1])
  })

  test('all plots owned at the same time begin the last round [C 27]', () => {
    const state = position(`seat 1 bricks 9 plots a4 | ${OTHER}`)
    state.owners = state.owners.map(
      (owner, plot) => owner ?? (plot === parsePlot('a5') ? null : asSeat(plot % 2)),
    )
    const { events } = doAll(state, drawing(state, []), 'claim a5, end')
    expect(events).toContain('last-round land')
    expect(state.phase).toBe('reveal')
  })

  test('the goal ends the game, or starts the last round [C 28]', () => {
    const text = `seat 1 bricks 0 plots ${rich} | seat 2 bricks 9 plots e1`
    expect(told(text, 'end').state.winners).toEqual([0])
    const { state, events } = told(`last-round on | ${text}`, 'end')
    expect(events).toContain('last-round goal')
    expect(state).toMatchObject({ phase: 'reveal', onTurn: 1 })
  })

  test('a player who gives up leaves plots and cards; the last one wins [C 29]', () => {
    const { state, events } = told(
      `seat 1 bricks 5 plots a4=stable a5 influence loan | seat 2 bricks 0 plots c5 | seat 3 bricks 0 plots e4 | phase reveal`,
      'resign',
    )
    expect(events).toEqual(['resigned 1', 'turn 2'])
    expect(at(state, 'a4')).toEqual([null, null])
    expect(countOf(state.setAside, 'loan')).toBe(1)
    expect(told(`seat 1 bricks 5 plots a4 | ${OTHER}`, 'resign').state.winners).toEqual([1])
    const two =
      'two orders | seat 1 bricks 5 plots a4 | seat 2 out bricks 0 | seat 3 bricks 5 plots e4=stable | seat 4 bricks 0 plots h5 | on-turn 4'
    expect(told(two, 'resign').state.winners).toEqual([2])
  })

  test.each([
    ['basic', 2, 40],
    ['basic', 3, 30],
    ['basic', 4, 25],
    ['basic', 5, 20],
    ['strategic', 2, 50],
    ['strategic', 3, 35],
    ['strategic', 4, 30],
    ['strategic', 5, 25],
  ] as const)('the goal: %s with %i seats, %i points (section 3)', (version, seats, goal) => {
    const state = begin(seats, { version })
    expect(goalOf(state)).toBe(goal)
    // Whole towns of a value: who has it wins, who lacks a point plays on.
    const ends = (points: number) => {
      const town = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1]
      const names =
        'town-hall town-hall basilica rose-palace stock-exchange stock-exchange printing-house manor manor manor court-house library school school hospital chapel chapel chapel donjon donjon stable stable'
      const built: string[] = []
      let left = points
      for (const [index, value] of town.entries()) {
        if (value > left) continue
        built.push(`${plotName(asPlot(2 * index))}=${names.split(' ')[index]}`)
        left -= value
      }
      expect(left).toBe(0)
      const others = Array.from({ length: seats - 1 }, (_, index) => `seat ${index + 2} bricks 0`)
      return told(
        `version ${version} | start-score ${points} | seat 1 bricks 0 plots ${built.join(' ')} | ${others.join(' | ')}`,
        'end',
      ).state.winners
    }
    expect(ends(goal)).toEqual([0])
    expect(ends(goal - 1)).toBeNull()
  })
})
