import { describe, expect, test } from 'vitest'
import type { Action, State } from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import { guardian } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { at, drawn } from '../drawn/index.ts'

/** Enough playouts for positions with one clearly best action. */
const player = guardian(160)

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

/** Its answer to the question that is open. */
const answer = (text: string): Action => player(drawn(text), seededRng({ random: randomState(1) }))

/** Returns a forest of four arms with the given eastern arm; the last diamond is still to come. */
function east(arm: string, lines: string): string {
  const beside = `. ╋ ${Array.from({ length: arm.split(' ').length }, () => '.').join(' ')}`
  const pile = 'market ┗#50 ┃#51 ┻#52\npile 3 ╹◆#1; 0; 0\npool ┗#60 ┃#61\ndiamonds 2'
  return `${beside}\n╋ O ${arm}\n${beside}\n${pile}\n${lines}`
}

const types = (actions: readonly Action[]): string[] =>
  actions.map((action) => (action.type === 'use-symbol' ? action.symbol : action.type))

describe('fire and water', () => {
  test('puts out fires threatening the last heart', () => {
    const { actions } = turnOf('O ━ ━\nseats rapunzel 2,0 water\nboxes fire\nburning 1,0 1\nhearts 1')
    expect(actions).toContainEqual({ type: 'pour', at: at('1,0') })
  })

  test('water is fetched for it', () => {
    const { actions } = turnOf('┃◎ .\nO ━\nseats rapunzel 0,0\nboxes fire\nburning 1,0 1\nhearts 1')
    expect(types(actions)).toContain('pour')
  })

  test('uses a torch against the approaching crowd', () => {
    const { actions } = turnOf(east('━ ━fn ━3 ━', 'seats rapunzel 2,0\nboxes fire\nhearts 1'))
    expect(actions).toContainEqual({ type: 'use-symbol', symbol: 'torch', at: at('3,0') })
  })
})

describe('river and heights', () => {
  test('the sluice is opened where many would drown', () => {
    const { actions } = turnOf(east('━vh ━3 ━3', 'seats rapunzel 1,0\nboxes river simple\nhearts 1'))
    expect(types(actions)).toContain('river')
  })

  test('rolls the boulder over monsters in a line', () => {
    const { actions } = turnOf(east('━kh ━3 ━3', 'seats rapunzel 1,0\nboxes river simple\nhearts 1'))
    expect(types(actions)).toContain('boulder')
  })

  test('neither is spent on an empty forest', () => {
    const { actions } = turnOf(east('━vk ━ ━', 'seats rapunzel 1,0\nboxes river'))
    expect(types(actions)).not.toContain('river')
    expect(types(actions)).not.toContain('boulder')
  })
})

describe('bridges, signposts and doors', () => {
  test('a sign that leads to the oak is turned away from it', () => {
    const { state } = turnOf('. ┃ .\nO ╋aW3 ━\nseats rapunzel 1,0\nboxes ways\nhearts 1')
    expect(state.tiles[at('1,0')]?.symbols[0]?.sides).not.toEqual(['west'])
  })

  test('the last bridge before the oak is raised', () => {
    const { state } = turnOf('O ━BW2 ━\nseats rapunzel 1,0\nboxes ways\nhearts 1')
    expect(state.tiles[at('1,0')]?.symbols[0]?.spent).toBe(true)
  })

  test('a secret door leads to the last diamond', () => {
    const { state } = turnOf('O ━q ━ ━ ━ ━q ╸◆\nseats rapunzel 1,0\nboxes ways\ndiamonds 2')
    expect(state.outcome).toBe('won')
  })
})

describe("the king's soldiers", () => {
  test('one is recruited in passing', () => {
    const { actions } = turnOf('O ━⚑ ━ ━2\nseats rapunzel 1,0\nboxes soldiers\nhearts 1')
    expect(types(actions)).toContain('recruit')
  })

  test('a soldier marches before the oak if no hero can get there', () => {
    const text = east('━h ━1 ━', 'seats rapunzel -1,0\nboxes soldiers simple\nsoldiers 0,-1 1\nhearts 1')
    const { actions } = turnOf(text)
    expect(actions).toContainEqual(expect.objectContaining({ type: 'march', to: at('1,0') }))
  })

  test('the second villager is led to the oak, for the heart', () => {
    // A monster beside the oak could take the last one in this very turn.
    const lines = 'boxes soldiers\nvillagers 1,0 1; saved 1\nhearts 1\nspent removes 1'
    const text = `. ╋1 .\n╋ O ━\n. ╋ .\nseats rapunzel 1,0\n${lines}`
    expect(turnOf(text).state.hearts).toBe(2)
  })
})

describe('dark tiles', () => {
  test('does not leave a grove to its monster', () => {
    const { state } = turnOf('O ━ ━x1 ━\nseats rapunzel 0,0\nboxes dark\nhearts 1')
    const here = state.tiles[at('2,0')]?.monsters.length ?? 0
    const ours = state.seats.filter((seat) => seat.at === at('2,0')).length
    expect(here).toBeLessThanOrEqual(ours)
  })

  test('monsters before an unguarded grove do not move', () => {
    const text = '━1 ━ ━ O ━ ━x ━1\npending movement-side\nboxes dark\nhearts 1'
    expect(answer(text)).not.toEqual({ type: 'choose-side', side: 'east' })
  })

  test('those before a drum shall not move', () => {
    const text = east('━ ━u3 ━1', 'pending movement-side\nboxes dark\nseats rapunzel -1,0')
    expect(answer(text)).not.toEqual({ type: 'choose-side', side: 'east' })
  })
})

describe('quests and the messenger', () => {
  test('the gold thread is brought to the ballroom, for the heart', () => {
    const { state } = turnOf('O ━ ━♫\nseats rapunzel 1,0\nboxes quests\nthings thread rapunzel\nhearts 1')
    expect(state.hearts).toBe(2)
  })

  test("fetches a house's thing in passing", () => {
    const { state } = turnOf(east('━ ━♥ ━✳', 'seats rapunzel 1,0\nboxes quests\nhearts 2'))
    expect(Object.values(state.extras?.things ?? {})).toContain(0)
  })

  test('the messenger avoids monsters it cannot drive away', () => {
    const text =
      '. ┏ ━ ┓\nO ┻ ━3 ┻♫\nseats rapunzel 1,0\nboxes quests\nthings thread rapunzel\nspent removes 1\nhearts 2'
    const { actions } = turnOf(text)
    expect(actions).not.toContainEqual({ type: 'walk', to: at('2,0') })
  })
})

describe('curses and spells', () => {
  test('a crowd beside the oak vanishes', () => {
    const { actions } = turnOf('O ━3 ━\nseats rapunzel 0,0\nboxes spells\nspells vanish rapunzel\nhearts 1')
    expect(actions).toContainEqual({ type: 'cast', spell: 'vanish', at: at('1,0') })
  })

  test('the shoes carry heroes to the last diamond', () => {
    const text = 'O ━ ━ ━ ━ ╸◆\nseats rapunzel 0,0\nboxes spells\nspells shoes rapunzel\ndiamonds 2'
    expect(turnOf(text).state.outcome).toBe('won')
  })

  test('monsters that would take the last heart sleep if no hero can reach them', () => {
    const text =
      '┃ . .\n┃ . .\n┃ . .\nO ━2 ━\nseats rapunzel 0,-3\nboxes spells\nspells sleep rapunzel\nhearts 1'
    expect(turnOf(text).actions).toContainEqual({ type: 'cast', spell: 'sleep', at: at('1,0') })
  })
})
