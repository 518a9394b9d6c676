import { describe, expect, test } from 'vitest'
import {
  type Action,
  everyBox,
  roadSides,
  type State,
  walks as walksOf,
} from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { bestDefence } from '../../src/tales/fairy-tale/bots/errand.ts'
import { guardian, planOf } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn } from '../drawn/index.ts'
import { someConfig } from '../support/random-play.ts'
import { playedBy } from './games.ts'

const player = guardian()

/** Games in which each symbol must be used at least once. */
const GAMES = 20

/** Returns the guardian's actions up to the end of its turn, and the state after them. */
function turnOf(text: string): { actions: Action[]; state: State } {
  const state = drawn(text)
  const { turn } = state
  const luck = seededRng({ random: randomState(1) })
  const actions: Action[] = []
  while (!state.outcome && state.turn === turn && actions.at(-1)?.type !== 'end-turn') {
    const action = player(state, luck)
    actions.push(action)
    if (action.type !== 'end-turn') playInPlace(fairyTale, state, action, luck)
  }
  return { actions, state }
}

const ended = (text: string): string | null => turnOf(text).state.outcome

describe('dark diamonds', () => {
  test('the last one in reach is destroyed', () => {
    expect(ended('O ━ ╸◆\nseats huntsman 0,0\ndiamonds 2')).toBe('won')
  })

  test('places and destroys it in one turn', () => {
    expect(ended('O ━ ━ ━\nseats huntsman 2,0\ndiamonds 2\nmarket ┗#9 ╹◆#1 ┃#8')).toBe('won')
  })
})

describe('powers of the characters', () => {
  test('huntsman: clears the crowd at the oak', () => {
    const { state } = turnOf('━1 O ━3 ━\nseats huntsman 0,0\nhearts 1')
    expect(state.tiles[at('1,0')]?.monsters).toEqual([])
  })

  test('puss-in-boots: four steps away is in reach', () => {
    expect(ended('O ━ ━ ━ ╸◆\nseats puss-in-boots 0,0\ndiamonds 2')).toBe('won')
  })

  test('beast: removes one, stays holding others', () => {
    const { actions, state } = turnOf('O ━3 ━ ━\nseats beast 0,0; huntsman 0,0\nhearts 1')
    expect(state.seats[0]?.at).toBe(at('1,0'))
    expect(actions).toContainEqual(expect.objectContaining({ type: 'remove' }))
  })

  test('three-little-pigs: place several tiles in peace', () => {
    const market = 'market ┗#9 ┗#10 ┗#11\npile 0; 0; 4 ╹◆#3\npool ┗#12 ┃#13 ┻#14'
    const { actions } = turnOf(`. ╋ .\n╋ O ╋\n. ╋ .\nseats three-little-pigs 0,0\ndiamonds 2\n${market}`)
    expect(actions.filter(({ type }) => type === 'expand').length).toBeGreaterThan(1)
  })

  test('pied-piper: he stands so that monsters come to him, not to the oak', () => {
    const { state } = turnOf('O ━3 ━ ━\nseats pied-piper 3,0\nspent removes 1\nhearts 1')
    expect(state.seats[0]?.at).toBe(at('2,0'))
  })

  test('rumpelstiltskin: no monsters come if he and the next hero can remove the rest', () => {
    const forest = '. ┃ .\n━ O ━2\n. ┃ .'
    const seats = 'seats rumpelstiltskin 1,0; huntsman 0,0'
    const [first] = turnOf(`${forest}\n${seats}\nphase new-monsters`).actions
    expect(first).toEqual({ type: 'use', power: 'bargain-movement' })
  })

  test('rumpelstiltskin: no monster moves before the next hero wins, however many come', () => {
    const seats = 'seats rumpelstiltskin 1,1; huntsman -1,0\ndiamonds 2'
    const [first] = turnOf(`. . ┃ .\n╺◆ ━ O ━3\n. . ┃ ┃\n${seats}\nphase new-monsters`).actions
    expect(first).toEqual({ type: 'use', power: 'bargain-monsters' })
  })

  test('rapunzel: she pulls the Beast onto a crowd that must be held', () => {
    const { actions } = turnOf('O ━3 ━ ━ ━\nseats rapunzel 1,0; beast 4,0\nhearts 1')
    expect(actions).toContainEqual({ type: 'use', power: 'pull', seat: 1 })
  })

  test('red-riding-hood: her basket clears the oak’s crowd', () => {
    const { actions } = turnOf('O ━3 ━ ━ ━ ━1\nseats red-riding-hood 3,0 basket\nhearts 1')
    expect(actions).toContainEqual({ type: 'choose-place', at: at('1,0') })
  })

  test('cinderella: she removes two', () => {
    const { actions } = turnOf('O ━2\nseats cinderella 1,0 turns=1\nhearts 1')
    expect(actions.filter(({ type }) => type === 'remove')).toHaveLength(2)
  })

  test('aladdin: wishes distant monsters away', () => {
    const { actions } = turnOf('O ━3 ━ ━ ━ ━ ━\nseats aladdin 6,0\nhearts 1')
    expect(actions).toContainEqual({ type: 'use', power: 'clear', at: at('1,0') })
  })

  test('aladdin: wishes himself to the last diamond', () => {
    expect(ended('━ O ━ ━ ━ ━ ╸◆\nseats aladdin -1,0\ndiamonds 2')).toBe('won')
  })

  test('aladdin: a die that would be the last is rolled again', () => {
    const [first] = turnOf(
      'O ━3 ━\nseats aladdin 0,0\nhearts 1\nphase monsters-move\npending die movement 2',
    ).actions
    expect(first).toEqual({ type: 'use', power: 'reroll' })
  })
})

/** A crowd on a branch, two steps from the oak, and a symbol where the road forks. */
const BRANCH = (mark: string) => `. ┏3 ╸ . .\nO ┻${mark} ━ ━ ━\nseats rapunzel 1,0\nhearts 1\nboxes knotty`

test('walks no useless steps', () => {
  const pile = 'pile 6; 4; 4 ╹◆#3\npool ┗#12 ┃#13 ┻#14 ┗#15 ┗#16 ┃#17 ┻#18 ┗#19 ┗#20 ┃#21 ┻#22 ┃#23 ┻#24'
  const seats = 'seats puss-in-boots 1,0; beast 0,-1\nspent expands 1'
  const { actions } = turnOf(`. ╋ .\n╋ O ╋\n. ╋ .\n${seats}\nmarket ┗#9 ┗#10 ┗#11\n${pile}\ndiamonds 2`)
  expect(actions.filter(({ type }) => type === 'walk')).toEqual([])
})

describe('errands', () => {
  const walks = (actions: readonly Action[]) =>
    actions.flatMap((action) => (action.type === 'walk' ? [action.to] : []))
  const PILE = 'pile 6; 4; 4 ╹◆#3\npool ┗#12 ┃#13 ┻#14 ┗#15 ┗#16 ┃#17 ┻#18 ┗#19 ┗#20 ┃#21 ┻#22 ┃#23 ┻#24'

  test('a monster beside the oak is driven away first, by the shortest of many ways', () => {
    const forest = '. ┏ ┳ ┓ .\n. ┣ ╋ ┫ .\n━ ┻ O ┻1 ━\n. ╋ ╋ ╋ .'
    const text = `${forest}\nseats puss-in-boots -2,0; beast -1,0\nmarket ┗#9 ┗#10 ┗#11\n${PILE}`
    const { actions } = turnOf(text)
    const removal = actions.findIndex(({ type }) => type === 'remove')
    const shortest = walksOf(drawn(text)).find(({ to }) => to === at('1,0'))?.path
    expect(walks(actions.slice(0, removal))).toEqual(shortest)
  })

  test('is not carried out before a winning action', () => {
    expect(ended('━1 O ━ ╸◆\nseats huntsman 0,0\ndiamonds 2\nhearts 1')).toBe('won')
  })

  test('prefers the larger reduction of danger, and among equal ones the shorter plan', () => {
    const alike = bestDefence(drawn('━1 O ━ ━1 ━\nseats puss-in-boots 0,0\nhearts 3'))
    expect(alike?.plan).toEqual([
      { type: 'walk', to: at('-1,0') },
      expect.objectContaining({ type: 'remove' }),
    ])
    const crowd = bestDefence(drawn('━1 O ━2\nseats huntsman 0,0\nhearts 3'))
    expect(crowd?.plan[0]).toEqual({ type: 'walk', to: at('1,0') })
  })

  test('is null without threats the hero can remove', () => {
    expect(bestDefence(drawn('O ━ ━ ━1\nseats puss-in-boots 0,0'))).toBeNull()
    expect(bestDefence(drawn('━ ━ ━ O ━1\nseats huntsman -3,0'))).toBeNull()
    expect(bestDefence(drawn('O ━1\nseats huntsman 0,0\nspent removes 1'))).toBeNull()
  })
})

describe('uses symbols and special tiles', () => {
  test('bomb: it is set off under a crowd', () => {
    const { actions } = turnOf('. ╻3 . . .\nO ┻b ━ ━ ━\nseats rapunzel 1,0\nhearts 1\nboxes simple')
    expect(actions).toContainEqual({ type: 'use-symbol', symbol: 'bomb', at: at('1,-1') })
  })

  test('swap: a tile that leads nowhere takes the place of the one with the crowd', () => {
    const { state } = turnOf(`${BRANCH('s')}\nmarket ╹#9 ╹#10 ╹#11`)
    expect(roadSides(state.tiles[at('1,-1')]?.roads ?? 0)).toEqual(['east'])
  })

  test('rotate: a tile is turned away from the oak with its crowd', () => {
    const { state } = turnOf(BRANCH('r'))
    expect(roadSides(state.tiles[at('1,-1')]?.roads ?? 0)).not.toContain('south')
  })

  test('catapult: it is stepped onto to clear the tile next to it', () => {
    const { actions } = turnOf('O ━3\n┗ ╸¤\nseats rapunzel 0,1\nhearts 1\nboxes special')
    expect(actions).toContainEqual({ type: 'choose-place', at: at('1,0') })
  })

  test('trapdoor: resets it before the next monsters', () => {
    const { state } = turnOf('O ━▽! ━ ━2 ━ ━\nseats rapunzel 0,0\nhearts 1\nboxes special')
    expect(state.tiles[at('1,0')]?.sprung).toBe(false)
  })
})

test('in whole games every symbol that can be used is used', () => {
  const usable = new Set(['bomb', 'swap', 'rotate'])
  const quick = guardian(8)
  for (let seed = 0; seed < GAMES && usable.size > 0; seed++) {
    playedBy(
      (state, luck) => {
        const action = quick(state, luck)
        if (action.type === 'use-symbol') usable.delete(action.symbol)
        return action
      },
      someConfig(4, 'fairy-tale', {}, everyBox(true)),
      seed,
    )
  }
  expect([...usable]).toEqual([])
})

describe('how it decides', () => {
  const state = drawn('━1 O ━3 ━\nseats huntsman 0,0; beast 1,0\nmarket ┗#9 ┃#10 ╋#11')

  test('equal position, budget, luck: equal action', () => {
    const choices = [1, 2].map(() => player(state, seededRng({ random: randomState(3) })))
    expect(choices[0]).toEqual(choices[1])
  })

  test("changes nothing, and never uses the game's rng", () => {
    const before = structuredClone(state)
    player(state, seededRng({ random: randomState(3) }))
    expect(state).toEqual(before)
  })

  test('it lays the four first tiles, each on a side of its own, and begins', () => {
    const game = fairyTale.begin(someConfig(2, 'bedtime-story', {}, everyBox(true)), 1)
    const luck = seededRng({ random: randomState(1) })
    for (let turn = 0; turn < 4; turn++) playInPlace(fairyTale, game, guardian(20)(game, luck), luck)
    expect(new Set(game.opening?.spots.map((spot) => spot?.side)).size).toBe(4)
    expect(player(game, luck)).toEqual({ type: 'begin' })
  })
})

describe('a plan', () => {
  const luck = () => seededRng({ random: randomState(1) })

  test('goes on until randomness is involved, and never ends the turn', () => {
    const state = drawn('━ O ━1 ━\nseats huntsman -1,0; beast -1,0\nhearts 1\nspent expands 1')
    const plan = planOf(state, luck())
    expect(plan.slice(0, 3).map(({ type }) => type)).toEqual(['walk', 'walk', 'remove'])
    expect(plan.map(({ type }) => type)).not.toContain('end-turn')
  })

  test('is one action if randomness comes next', () => {
    expect(planOf(drawn('O ━\nseats huntsman 0,0\nphase new-monsters'), luck())).toEqual([{ type: 'roll' }])
    const last = 'O ━3 ━\nseats aladdin 0,0\nhearts 1\nphase monsters-move\npending die movement 2'
    expect(planOf(drawn(last), luck())).toEqual([{ type: 'use', power: 'reroll' }])
  })

  test('ends at a placed tile, revealing another', () => {
    const plan = planOf(drawn('O ━ ━ ━\nseats huntsman 2,0\ndiamonds 2\nmarket ┗#9 ╹◆#1 ┃#8'), luck())
    expect(plan.findIndex(({ type }) => type === 'expand')).toBe(plan.length - 1)
  })
})
