import { describe, expect, test } from 'vitest'
import { copyOf, progressOf, type State } from '../../src/engine/fairy-tale/index.ts'
import { scriptedRng } from '../../src/engine/kernel/index.ts'
import { futuresOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn, lineOf, played, refusalOf, told } from '../drawn/index.ts'

const ended = (state: State, dice: (1 | 2 | 3 | 4 | 6)[] = [1]) =>
  played(state, { type: 'end-turn' }, { dice })

describe('[R 68] another goal', () => {
  test('rounds: a heart left after turn 20 wins, and not a turn earlier', () => {
    const turn = (n: number) => ended(drawn(`━ O ━\nturn ${n}\nrules goal rounds`))
    expect(turn(19).state).toMatchObject({ outcome: null, turn: 20 })
    const { state, events } = turn(20)
    expect(state).toMatchObject({ outcome: 'won', phase: 'over', turn: 20 })
    expect(told(events, 'game-ended', 'turn-began')).toEqual(['the game is won'])
  })

  test('[R 38] is checked after the last roll; hearts at once', () => {
    const twice = drawn('━ O ━\nturn 20\nrolls monsters 0; movement 2\nrules goal rounds')
    expect(ended(twice, [1, 2]).state.outcome).toBe('won')
    const asked = played(drawn('━ O ━\nturn 20\nrules goal rounds'), { type: 'end-turn' }, { dice: [5] })
    expect(asked.state).toMatchObject({ outcome: null, pending: { kind: 'movement-side' } })
    expect(played(asked.state, { type: 'choose-side', side: 'north' }).state.outcome).toBe('won')
    const lost = ended(drawn('O ━1\nhearts 1\nturn 20\nrules goal rounds'), [2])
    expect(lost.state.outcome).toBe('lost')
  })

  test('last-tile: with the pile empty, also under it; market tiles do not count', () => {
    const left = (pile: string) =>
      ended(drawn(`━ O ━\nmarket ┃ ┗\n${pile}\nrules goal last-tile`)).state.outcome
    expect(left('')).toBe('won')
    expect(left('pile 1; 0; 0\npool ┃')).toBeNull()
    expect(left('under ┃')).toBeNull()
  })

  test('monsters: defeated is gone without reaching the oak', () => {
    const position = drawn('O ━ ━1\nmonsters 24 ogre 2,0\nreached 2\nhearts 1\nrules goal monsters-22')
    // Of twenty-four, one is in the forest and two are at the oak.
    expect(progressOf(position)).toEqual({ left: 1, of: 22 })
    expect(ended(position).state.outcome).toBeNull()
    const one = drawn('O ━ ━1\nmonsters 25 ogre 2,0\nreached 2\nhearts 1\nrules goal monsters-22')
    expect(ended(one).state.outcome).toBe('won')
    expect(progressOf({ ...one, rules: { ...one.rules, goal: 'monsters-28' } })).toEqual({ left: 6, of: 28 })
  })

  test('a monster that reaches the oak is counted, and is not defeated', () => {
    const { state } = ended(drawn('O ━1\nrules goal monsters-22'), [2])
    expect(state).toMatchObject({ reached: 1, hearts: 2 })
    expect([lineOf(state, 'reached'), progressOf(state)]).toEqual([null, { left: 22, of: 22 }])
    expect(lineOf({ ...state, hearts: 3 }, 'reached')).toBe('1')
  })

  test('the third diamond does not win; the Beast may not return to break it', () => {
    const position = (rules: string) => drawn(`O ━ ╸◆1\nseats huntsman 1,0\ndiamonds 2${rules}`)
    const step = { type: 'walk', to: at('2,0') } as const
    expect(played(position(''), step).state.outcome).toBe('won')
    const { state } = played(position('\nturn 3\nrules goal rounds'), step)
    expect(state).toMatchObject({ outcome: null, diamonds: 3 })
    const beast = (rules: string) =>
      drawn(`O ━ ╸◆1\nseats beast 1,0 rest=1,0\ndiamonds 2\nspent steps 1\nturn 3${rules}`)
    expect(refusalOf(beast(''), step)).toBeNull()
    expect(refusalOf(beast('\nrules goal rounds'), step)).toEqual({ code: 'may-not-stay' })
  })

  test('[R 11] [R 73] for the last tile a road stays open', () => {
    const closing = (rest: string) =>
      refusalOf(drawn(`. ╻ .\n╺ O ━\n. ╹ .\nmarket ╹#20\n${rest}`), {
        type: 'expand',
        slot: 0,
        at: at('2,0'),
        turn: 3,
      })
    const closes = { code: 'closes-the-last-road' }
    expect(closing('pile 1; 0; 0\npool ┃\nrules goal last-tile')).toEqual(closes)
    expect(closing('rules goal last-tile')).toBeNull()
    expect(closing('pile 1; 0; 0\npool ┃')).toBeNull()
    const felling = (rest: string) =>
      refusalOf(drawn(`. ╻ . .\n╺ O ━ ┓\n. ╹ . ╹\n${rest}`), { type: 'fell', at: at('2,0') })
    expect(felling('pile 1; 0; 0\npool ┃\nrules goal last-tile')).toBeNull()
    expect(felling('rules goal last-tile')).toEqual({ code: 'pile-is-empty' })
    expect(felling('pile 1; 0; 0\npool ┃')).toEqual({ code: 'no-diamond-to-come' })
  })

  test('foresight includes the end of the last turn, and takes no unknown pile for empty', () => {
    const last = futuresOf(drawn('O ━ ━1\nturn 20\nrules goal rounds'))
    expect(last && Object.values(last).map(({ after }) => after.outcome)).toEqual(Array(5).fill('won'))
    const position = drawn('━ O ━\nmarket ┃#9\npile 2; 0; 0\npool ┃#7 ┃#8\nrules goal last-tile')
    expect(futuresOf(position)?.all.after.outcome).toBeNull()
    const copy = copyOf(copyOf(position))
    expect(progressOf(copy)).toEqual({ left: 2, of: null })
    fairyTale.apply(
      { state: copy, chance: scriptedRng({}) },
      { type: 'expand', slot: 0, at: at('2,0'), turn: 1 },
    )
    expect([progressOf(copy), copy.market[0]]).toEqual([{ left: 1, of: null }, null])
  })
})
