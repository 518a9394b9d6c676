import { describe, expect, test } from 'vitest'
import type { Action, Refusal } from '../../src/engine/fairy-tale/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf } from '../drawn/index.ts'
import { end, heard, roll, walk } from './support.ts'

const SOLDIERS = 'boxes soldiers'
const recruit: Action = { type: 'recruit' }
const march = (from: string, to: string, via?: string): Action => ({
  type: 'march',
  from: at(from),
  to: at(to),
  ...(via !== undefined && { via: at(via) }),
})

describe('[R 53] recruiting', () => {
  const BARRACKS = `O ━⚑ ━\nseats huntsman 1,0\n${SOLDIERS}`

  test("adds one soldier at the hero's place, and spends one order", () => {
    const { state, events } = played(drawn(BARRACKS), recruit)
    expect(lineOf(state, 'soldiers')).toBe('1,0 1')
    expect(lineOf(state, 'spent')).toBe('orders 1')
    expect(heard(events, 'soldier-recruited')).toEqual([
      { type: 'soldier-recruited', seat: 0, at: at('1,0') },
    ])
    expect(refusalOf(state, recruit)).toEqual({ code: 'order-given' })
  })

  test('the next turn may give the next order', () => {
    const { state } = played(drawn(BARRACKS), [recruit, end, roll], { dice: [1, 2] })
    expect(refusalOf(state, recruit)).toBeNull()
  })

  test.each<[string, string, Refusal]>([
    ['not on a barracks', `O ━⚑ ━\nseats huntsman 2,0\n${SOLDIERS}`, { code: 'no-barracks-here' }],
    ['among monsters', `O ━⚑1 ━\nseats huntsman 1,0\n${SOLDIERS}`, { code: 'monsters-in-the-way' }],
    ['where two stand', `${BARRACKS}\nsoldiers 1,0 2`, { code: 'too-many-soldiers' }],
    [
      'with four in the forest',
      `O ━⚑ ━ ━\nseats huntsman 1,0\n${SOLDIERS}\nsoldiers 2,0 2; 3,0 2`,
      { code: 'too-many-soldiers' },
    ],
    [
      'at midnight, before anything else',
      `O ━⚑ ━\nseats cinderella 1,0 turns=4\n${SOLDIERS}\nspent orders 1`,
      { code: 'not-this-turn' },
    ],
    ['before the roll', `${BARRACKS}\nphase new-monsters`, { code: 'not-in-this-phase' }],
  ])('is refused %s', (_, text, refusal) => {
    expect(refusalOf(drawn(text), recruit)).toEqual(refusal)
  })
})

describe('[R 53] marching', () => {
  const marched = (text: string, action: Action) => lineOf(played(drawn(text), action).state, 'soldiers')

  test('one or two steps, through gates and palaces, by the player on turn', () => {
    expect(marched(`O ━GE ━ ━\n${SOLDIERS}\nsoldiers 1,0 1`, march('1,0', '2,0'))).toBe('2,0 1')
    expect(marched(`O ━ ━♜ ━\n${SOLDIERS}\nsoldiers 1,0 2`, march('1,0', '3,0'))).toBe('1,0 1; 3,0 1')
  })

  test('over the oak, but not onto it', () => {
    const text = `━ O ━\n${SOLDIERS}\nsoldiers 1,0 1`
    expect(marched(text, march('1,0', '-1,0'))).toBe('-1,0 1')
    expect(refusalOf(drawn(text), march('1,0', '0,0'))).toEqual({ code: 'not-on-the-oak' })
  })

  test('where two ways are open it is said which, and only there', () => {
    const text = `O ┳ ┓\n. ┗ ┛\n${SOLDIERS}\nsoldiers 1,0 1`
    expect(refusalOf(drawn(text), march('1,0', '2,1'))).toEqual({ code: 'wrong-aim', aim: 'place' })
    const { events } = played(drawn(text), march('1,0', '2,1', '1,1'))
    expect(heard(events, 'soldier-marched').map(({ path }) => path)).toEqual([
      [at('1,0'), at('1,1'), at('2,1')],
    ])
    const barred = drawn(`O ┳ ┓\n. ┗1 ┛\n${SOLDIERS}\nsoldiers 1,0 1`)
    expect(refusalOf(barred, march('1,0', '2,1'))).toBeNull()
    expect(refusalOf(barred, march('1,0', '2,1', '2,0'))).toEqual({ code: 'wrong-aim', aim: 'nothing' })
  })

  test.each<[string, string, Action, Refusal]>([
    ['without a soldier', `O ━ ━\n${SOLDIERS}`, march('1,0', '2,0'), { code: 'no-soldier-there' }],
    [
      'further than two steps',
      `O ━ ━ ━ ━\n${SOLDIERS}\nsoldiers 1,0 1`,
      march('1,0', '4,0'),
      { code: 'not-next-door' },
    ],
    [
      'where no road joins',
      `. ╹ .\nO ━ ━\n${SOLDIERS}\nsoldiers 1,0 1`,
      march('1,0', '1,-1'),
      { code: 'not-next-door' },
    ],
    [
      'through monsters',
      `O ━ ━1 ━\n${SOLDIERS}\nsoldiers 1,0 1`,
      march('1,0', '3,0'),
      { code: 'monsters-in-the-way' },
    ],
    [
      'onto a dark diamond',
      `O ━ ╸◆\n${SOLDIERS}\nsoldiers 1,0 1`,
      march('1,0', '2,0'),
      { code: 'building-stays', building: 'diamond' },
    ],
    [
      'to where two stand',
      `O ━ ━\n${SOLDIERS}\nsoldiers 1,0 1; 2,0 2`,
      march('1,0', '2,0'),
      { code: 'too-many-soldiers' },
    ],
    [
      'over a raised bridge [R 51]',
      `O ━BE! ━\nboxes soldiers ways\nsoldiers 1,0 1`,
      march('1,0', '2,0'),
      { code: 'bridge-is-raised' },
    ],
    [
      'into a fire [R 39]',
      `O ━ ━\nboxes soldiers fire\nburning 2,0 2\nsoldiers 1,0 1`,
      march('1,0', '2,0'),
      { code: 'it-burns' },
    ],
    [
      'twice a turn',
      `O ━ ━\n${SOLDIERS}\nsoldiers 1,0 1\nspent orders 1`,
      march('1,0', '2,0'),
      { code: 'order-given' },
    ],
  ])('is refused %s', (_, text, action, refusal) => {
    expect(refusalOf(drawn(text), action)).toEqual(refusal)
  })
})

describe('[R 54] a monster that enters a tile with soldiers', () => {
  test('is gone with one of them, and the next one meets no soldier', () => {
    const { events } = played(drawn(`O ━ ━ ━2\n${SOLDIERS}\nsoldiers 2,0 1`), end, { dice: [2] })
    expect(heard(events, 'soldier-fell').map(({ monster }) => monster)).toEqual([1])
  })

  test('triggers no trapdoor, sweets or haste there', () => {
    const trapdoor = played(drawn(`O ━ ━▽h ━1\n${SOLDIERS}\nsoldiers 2,0 1`), end, { dice: [2] })
    expect(forestOf(trapdoor.state)).toBe(forestOf('O ━ ━▽h ━'))
    expect(heard(trapdoor.events, 'monster-stepped')).toHaveLength(1)
  })

  test('sounds no drum there, but does sound one that it stepped onto before [R 57]', () => {
    const ofDrum = 'boxes soldiers dark simple'
    const there = played(drawn(`O ━ ━u3 ━1\n${ofDrum}\nsoldiers 2,0 1`), end, { dice: [2] })
    expect(forestOf(there.state)).toBe(forestOf(`O ━ ━u3 ━\n${ofDrum}`))
    const before = played(drawn(`O ━ ━ ━u3h ━1\n${ofDrum}\nsoldiers 2,0 1`), end, { dice: [2] })
    expect(heard(before.events, 'drum-sounded').map(({ at }) => at)).toEqual([at('3,0')])
    const next = played(drawn(`O ━ ━u3 ━2\n${ofDrum}\nsoldiers 2,0 1`), end, { dice: [2] })
    expect(heard(next.events, 'drum-sounded').map(({ monster }) => monster)).toEqual([2])
  })

  test('whether it appears, hurries or is put there', () => {
    const appears = drawn(`O ━ ━\nphase new-monsters\n${SOLDIERS}\nsoldiers 2,0 1`)
    expect(forestOf(played(appears, roll, { dice: [2] }).state)).toBe(forestOf('O ━ ━'))
    const nibbling = [1, 2, 3].map((n) => `${n} ogre 2,0 candy-house`).join('; ')
    const hurries = drawn(`O ━ ━3 ━1\nmonsters ${nibbling}; 4 ogre 3,0\n${SOLDIERS} special\nsoldiers 1,0 1`)
    const hurried = played(hurries, end, { dice: [2] })
    expect(heard(hurried.events, 'soldier-fell').map(({ at, monster }) => [at, monster])).toEqual([
      [at('1,0'), 4],
    ])
    const put = drawn(`O ━ ━▣ ━1 ━\n${SOLDIERS}\nsoldiers 4,0 1`)
    expect(forestOf(played(put, end, { dice: [2] }).state)).toBe(forestOf('O ━ ━▣ ━ ━'))
  })
})

describe('[R 55] the village', () => {
  const LAID = `O ━ ━\nmarket ╹☗#20\n${SOLDIERS}`

  test('three villagers appear when it is placed, two tiles or more from the oak', () => {
    const { state } = played(drawn(LAID), { type: 'expand', slot: 0, at: at('3,0'), turn: 3 })
    expect(lineOf(state, 'villagers')).toBe('3,0 3')
    const near = drawn(`O ━\n. .\nmarket ╹☗#20\n${SOLDIERS}`)
    expect(refusalOf(near, { type: 'expand', slot: 0, at: at('-1,0'), turn: 1 })).toEqual({
      code: 'too-close-to-the-oak',
      minimum: 2,
    })
  })

  test('a monster that enters carries one off and goes on; the second costs a heart', () => {
    const first = played(drawn(`O ━ ━☗ ━1\n${SOLDIERS}\nvillagers 2,0 3`), end, { dice: [2] })
    expect(lineOf(first.state, 'villagers')).toBe('2,0 2; lost 1')
    expect(first.state.hearts).toBe(3)
    const second = played(drawn(`O ━ ━☗ ━1\n${SOLDIERS}\nvillagers 2,0 1; lost 1`), end, { dice: [2] })
    expect(heard(second.events, 'villager-lost').map(({ hearts }) => hearts)).toEqual([2])
    const third = played(drawn(`O ━ ━☗ ━1\n${SOLDIERS}\nvillagers 2,0 1; lost 2\nhearts 2`), end, {
      dice: [2],
    })
    expect(third.state.hearts).toBe(2)
  })

  test('the last heart lost so ends the game, in the middle of the movement', () => {
    const text = `O ━ ━☗ ━2\n${SOLDIERS}\nvillagers 2,0 2; lost 1\nhearts 1`
    const { state } = played(drawn(text), end, { dice: [2] })
    expect(state).toMatchObject({ outcome: 'lost', hearts: 0 })
    expect(forestOf(state)).toBe(forestOf(`O ━ ━☗1 ━1\n${SOLDIERS}`))
  })

  test('a hero takes one along on each step; the second one saved returns a heart', () => {
    const text = `O ━ ━☗\nseats huntsman 2,0\n${SOLDIERS}\nvillagers 2,0 2; saved 1\nhearts 2`
    const { state, events } = played(drawn(text), [walk('1,0', true), walk('0,0', true)])
    expect(lineOf(state, 'villagers')).toBe('2,0 1; saved 2')
    expect(state.hearts).toBe(3)
    expect(heard(events, 'villager-saved').map(({ saved }) => saved)).toEqual([2])
    expect(heard(events, 'heart-back').map(({ hearts }) => hearts)).toEqual([3])
  })

  test('never more hearts than at the start', () => {
    const text = `O ━\nseats huntsman 1,0\n${SOLDIERS}\nvillagers 1,0 1; saved 1\nrules oak frail`
    const { state, events } = played(drawn(text), walk('0,0', true))
    expect(state.hearts).toBe(1)
    // Without a lost heart, none is announced as returned.
    expect(heard(events, 'heart-back')).toEqual([])
  })

  test.each<[string, string, Action, Refusal]>([
    [
      'where nobody is',
      `O ━ ━\nseats huntsman 1,0\n${SOLDIERS}`,
      walk('2,0', true),
      { code: 'nobody-to-take-along' },
    ],
    [
      'through a secret door',
      `O ━q ━ ━q\nseats huntsman 1,0\nboxes soldiers ways\nvillagers 1,0 1`,
      walk('3,0', true),
      { code: 'not-next-door' },
    ],
    [
      'onto a dark diamond',
      `O ━ ╸◆\nseats huntsman 1,0\n${SOLDIERS}\nvillagers 1,0 1`,
      walk('2,0', true),
      { code: 'building-stays', building: 'diamond' },
    ],
    [
      'among monsters',
      `O ━ ━1\nseats huntsman 1,0\n${SOLDIERS}\nvillagers 1,0 1`,
      walk('2,0', true),
      { code: 'monsters-in-the-way' },
    ],
  ])('no villager is taken along %s', (_, text, action, refusal) => {
    expect(refusalOf(drawn(text), action)).toEqual(refusal)
    expect(refusalOf(drawn(text), { type: 'walk', to: 'to' in action ? action.to : at('0,0') })).toBeNull()
  })

  const swap: Action = { type: 'use-symbol', symbol: 'swap', at: at('2,1'), slot: 0, turn: 0 }
  const swapping = (there: string, market: string, more = '') =>
    drawn(`O ━ ┃s\n. . ${there}\nseats huntsman 2,0\nboxes soldiers knotty\nmarket ${market}#20${more}`)

  test('three appear when it is first swapped in, and only then', () => {
    expect(lineOf(played(swapping('┃', '╹☗'), swap).state, 'villagers')).toBe('2,1 3')
    const again = swapping('┃', '╹☗', '\nvillagers saved 1')
    expect(lineOf(played(again, swap).state, 'villagers')).toBe('saved 1')
  })

  test('who lives there when it is swapped away stays; empty, it may go too', () => {
    const away = played(swapping('╹☗', '┃', '\nvillagers 2,1 2; lost 1'), swap).state
    expect(lineOf(away, 'villagers')).toBe('2,1 2; lost 1')
    expect([lineOf(away, 'market')?.startsWith('╹☗'), away.tiles[at('2,1')]?.building]).toEqual([true, null])
    expect(refusalOf(swapping('╹☗', '┃', '\nvillagers saved 3'), swap)).toBeNull()
  })
})

test('[R 55] soldiers and villagers keep a bomb off their tile', () => {
  const bomb = (line: string) =>
    refusalOf(drawn(`O ━ ━b ━\nseats huntsman 2,0\nboxes soldiers simple\n${line}`), {
      type: 'use-symbol',
      symbol: 'bomb',
      at: at('3,0'),
    })
  expect(bomb('soldiers 3,0 1')).toEqual({ code: 'somebody-stands-there' })
  expect(bomb('villagers 3,0 1')).toEqual({ code: 'somebody-stands-there' })
  expect(bomb('turn 2')).toBeNull()
})
