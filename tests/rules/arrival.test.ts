import { describe, expect, test } from 'vitest'
import { type Event, facesToFall, monstersToCome, whyCount } from '../../src/engine/fairy-tale/index.ts'
import type { DieFace } from '../../src/engine/kernel/index.ts'
import { drawn, forestOf, lineOf, played, told, whyStepped } from '../drawn/index.ts'

/** Rolls for new monsters in a drawn forest. */
const rolled = (forest: string, dice: DieFace[], lines = '') =>
  played(drawn(`forest\n${forest}\nphase new-monsters\n${lines}`), { type: 'roll' }, { dice })

/** Where the first monster appears. */
const entrance = (forest: string, die: DieFace): string | undefined =>
  told(rolled(forest, [die]).events, 'monster-appeared')[0]?.replace(/.* at (\S+).*/, '$1')

describe('3.1 new monsters: how many', () => {
  test('[R 6] the longest side − 2', () => {
    expect(monstersToCome(drawn('━ ━ ━ O ━ ━ ━'))).toBe(5)
  })

  test('[R 6] height counts as width', () => {
    expect(monstersToCome(drawn('┃ \n ┃ \n ┃ \n O \n ┃'))).toBe(3)
  })

  test('[R 6] never fewer than one', () => {
    expect(monstersToCome(drawn('━ O'))).toBe(1)
    expect(monstersToCome(drawn('━ O ━'))).toBe(1)
  })

  test('[R 6] for one reason: width, height, or the minimum of one', () => {
    expect(whyCount({ width: 2, height: 2 })).toBe('least')
    expect(whyCount({ width: 3, height: 3 })).toBe('width')
    expect(whyCount({ width: 3, height: 4 })).toBe('height')
  })
})

describe('3.1 new monsters: where', () => {
  test('[R 10] they differ by their side of origin, and are numbered as they appear', () => {
    const east = rolled('━ ━ O ━ ━', [2])
    expect(lineOf(east.state, 'monsters')).toBe('1 ogre 2,0; 2 ogre 2,0; 3 ogre 2,0')
    expect(lineOf(east.state, 'next-monster')).toBe('4')
  })

  test('a 5 asks the player on turn, and the answer is a side', () => {
    const { state, events } = rolled('━ O ━', [5])
    expect(told(events)).toEqual(['die 5 for new-monsters', 'which side for new-monsters?'])
    expect(lineOf(state, 'pending')).toBe('spawn-side 1')
    const answered = played(state, { type: 'choose-side', side: 'west' })
    expect(told(answered.events)).toEqual([
      'west for new-monsters',
      '1 coming at -1,0',
      '1 ice-witch appears at -1,0',
      'seat 0 acts',
    ])
  })

  test('a 5 asks for the number still to come, and all of them come', () => {
    const { state } = rolled('━ ━ ━ O ━ ━ ━', [5])
    expect(lineOf(state, 'pending')).toBe('spawn-side 5')
    expect(played(state, { type: 'choose-side', side: 'east' }).state.nextMonster).toBe(6)
  })

  test('the third heart lost while they come after a 5 ends the game at once', () => {
    const asked = drawn('forest\n ━ ━ ━ O ━3 ━3 ━3\n pending spawn-side 5\n hearts 1')
    const { state } = played(asked, { type: 'choose-side', side: 'east' })
    expect([state.outcome, state.phase, state.nextMonster]).toEqual(['lost', 'over', 11])
  })

  test('[R 7] [R 24] a 6 lets Trolls out of a dark diamond', () => {
    expect(entrance('O ━ ╸◆', 6)).toBe('2,0')
    expect(lineOf(rolled('O ━ ╸◆', [6]).state, 'monsters')).toBe('1 troll 2,0')
  })

  test('[R 7] of dens, the oak’s furthest', () => {
    expect(entrance('╺◆ ━ ━ O ━ ╸◆', 6)).toBe('-3,0')
  })

  test('[R 7] of equally far dens, the first clockwise from north', () => {
    const forest = `
      .  .  ╻◆ .  .
      .  .  ┃  .  .
      ╺◆ ━  O  ━  ╸◆
    `
    expect(entrance(forest, 6)).toBe('0,-2')
  })

  test('[R 7] only dens that a road joins to the oak count', () => {
    const forest = `
      ╺◆ .  .  .  .
      .  .  O  ━  ╸◆
    `
    expect(entrance(forest, 6)).toBe('2,0')
  })

  test('[R 8] without a den, rolls again', () => {
    const { events } = rolled('━ O ━', [6, 6, 4])
    expect(told(events)).toEqual([
      'die 6 for new-monsters',
      'no den: roll-again',
      'die 6 for new-monsters',
      'no den: roll-again',
      'die 4 for new-monsters',
      '1 coming at -1,0',
      '1 ice-witch appears at -1,0',
      'seat 0 acts',
    ])
  })

  test('[R 7] [R 8] a den without a road does not count', () => {
    const { state, events } = rolled('╺◆ . O ━', [6, 5])
    expect(told(events, 'no-den', 'side-asked')).toEqual([
      'no den: roll-again',
      'which side for new-monsters?',
    ])
    expect(lineOf(state, 'pending')).toBe('spawn-side 2')
  })

  test('[R 8] house rule "none": no monster comes', () => {
    const { state, events } = rolled('━ O ━', [6], 'rules noDen none')
    expect(told(events)).toEqual(['die 6 for new-monsters', 'no den: none', 'seat 0 acts'])
    expect(state.nextMonster).toBe(1)
  })

  test('[R 8] house rule "every side": one by one over the four entrances, from north', () => {
    const forest = `
      .  .  .  ┃  .  .  .
      ━  ━  ━  O  ━  ━  ━
      .  .  .  ┃  .  .  .
    `
    const { events } = rolled(forest, [6], 'rules noDen every-side')
    expect(told(events, 'monster-appeared')).toEqual([
      '1 frost-giant appears at 0,-1',
      '2 ogre appears at 3,0',
      '3 big-bad-wolf appears at 0,1',
      '4 ice-witch appears at -3,0',
      '5 frost-giant appears at 0,-1',
    ])
  })
})

describe('[R 71] monsters that are dealt', () => {
  const WIDE = `
      .  .  ┃  .  .
      ━  ━  O  ━∩ ━
      .  .  ┃  .  .
    `
  const dealt = (dice: DieFace[]) =>
    told(rolled(WIDE, dice, 'rules arrivals dealt').events, 'monster-appeared')

  test('appear one by one at the entrances, clockwise from the side of the die', () => {
    expect(dealt([3])).toEqual([
      '1 big-bad-wolf appears at 0,1',
      '2 ice-witch appears at -2,0',
      '3 frost-giant appears at 0,-1',
    ])
  })

  test('on a 6 from north, any den', () => {
    expect(dealt([6])).toEqual([
      '1 frost-giant appears at 0,-1',
      '2 ogre appears at 2,0',
      '3 big-bad-wolf appears at 0,1',
    ])
  })

  test('on a 5 from the chosen side', () => {
    const { state: asked } = rolled(WIDE, [5], 'rules arrivals dealt')
    const { events } = played(asked, { type: 'choose-side', side: 'west' })
    expect(told(events, 'monster-appeared')).toEqual([
      '1 ice-witch appears at -2,0',
      '2 frost-giant appears at 0,-1',
      '3 ogre appears at 2,0',
    ])
  })

  test('no 6 is rerolled without a den', () => {
    expect(facesToFall(drawn('━ O ━'), 'new-monsters')).toEqual([1, 2, 3, 4, 5])
    expect(facesToFall(drawn('━ O ━\nrules arrivals dealt'), 'new-monsters')).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('[R 71] monsters with a die each', () => {
  const WIDE = `
      .  .  ┃  .  .
      ━  ━  O  ━∩ ━
      .  .  ┃  .  .
    `
  const EACH = 'rules arrivals each'
  const appeared = (events: Event[]) => told(events, 'monster-appeared')

  test('appear one by one where their dice say, in the usual number', () => {
    const { events } = rolled(WIDE, [3, 3, 6], EACH)
    expect(appeared(events)).toEqual([
      '1 big-bad-wolf appears at 0,1',
      '2 big-bad-wolf appears at 0,1',
      '3 troll appears at 1,0',
    ])
    expect(told(events, 'die-rolled')).toHaveLength(3)
  })

  test('a 5 asks before the next die, with the number left', () => {
    const asked = rolled(WIDE, [1, 5], EACH)
    expect(appeared(asked.events)).toEqual(['1 frost-giant appears at 0,-1'])
    expect(lineOf(asked.state, 'pending')).toBe('spawn-side 2')
    const again = played(asked.state, { type: 'choose-side', side: 'west' }, { dice: [5] })
    expect(lineOf(again.state, 'pending')).toBe('spawn-side 1')
    const last = played(again.state, { type: 'choose-side', side: 'east' })
    expect(appeared([...again.events, ...last.events])).toEqual([
      '2 ice-witch appears at -2,0',
      '3 ogre appears at 2,0',
    ])
    expect(last.state.phase).toBe('action')
  })

  test('a 6 without a den is rerolled, or brings none, or one from north', () => {
    const without = WIDE.replace('∩', '')
    expect(appeared(rolled(without, [6, 2, 1, 1], EACH).events)).toEqual([
      '1 ogre appears at 2,0',
      '2 frost-giant appears at 0,-1',
      '3 frost-giant appears at 0,-1',
    ])
    const noDen = (reading: string, dice: DieFace[]) =>
      appeared(rolled(without, dice, `rules arrivals each; noDen ${reading}`).events)
    expect(noDen('none', [6, 2, 6])).toEqual(['1 ogre appears at 2,0'])
    expect(noDen('every-side', [2, 6, 2])).toEqual([
      '1 ogre appears at 2,0',
      '2 frost-giant appears at 0,-1',
      '3 ogre appears at 2,0',
    ])
  })

  test('Aladdin may reroll any of these dice; the question says how many are to come', () => {
    const asked = rolled(WIDE, [2], `${EACH}\nseats aladdin 0,0`)
    expect(lineOf(asked.state, 'pending')).toBe('die new-monsters 2 3')
    const wished = played(asked.state, { type: 'use', power: 'reroll' }, { dice: [4, 1, 1] })
    expect(appeared(wished.events)).toEqual([
      '1 ice-witch appears at -2,0',
      '2 frost-giant appears at 0,-1',
      '3 frost-giant appears at 0,-1',
    ])
    const kept = played(asked.state, { type: 'keep-die' }, { dice: [3] })
    expect(lineOf(kept.state, 'pending')).toBe('die new-monsters 3 2')
  })

  test('a game ending midway throws no more', () => {
    const { state } = rolled('╺3 O ╸3', [4], `${EACH}\nhearts 1`)
    expect(state.outcome).toBe('lost')
  })

  test('only there, a question about a die gives a number to come', () => {
    expect(() => drawn(`O ━\npending die new-monsters 4 3`)).toThrow('does not go with')
    expect(() => drawn(`O ━\npending die movement 4 3\n${EACH}`)).toThrow('question')
  })
})

describe('[R 9] the entrance of a side', () => {
  test('tiles with a road out that way come first, even with others further out', () => {
    const forest = `
      .  ╻
      ┗  ┫
      .  O
    `
    expect(entrance(forest, 1)).toBe('-1,-1')
  })

  test('if none has a road out that way, the furthest out', () => {
    expect(entrance('O ━ ╸', 2)).toBe('2,0')
  })

  test('of those with roads out, the farthest', () => {
    const forest = `
      .  ┃
      ┗  ┫
      .  O
    `
    expect(entrance(forest, 1)).toBe('0,-2')
  })

  test('of equally far tiles, the one nearest to the oak’s own column', () => {
    const forest = `
      ┃  .  ┃
      ┗  ━  ┫
      .  .  O
    `
    expect(entrance(forest, 1)).toBe('0,-2')
  })

  test.each([
    [1, 'north', 'eastern', '1,-2', '┃ . ┃ \n ┗ ┳ ┛ \n . O .'],
    [2, 'east', 'southern', '2,1', '. ┏ ━ \n O ┫ . \n . ┗ ━'],
    [3, 'south', 'western', '-1,2', '. O . \n ┏ ┻ ┓ \n ┃ . ┃'],
    [4, 'west', 'northern', '-2,-1', '━ ┓ . \n . ┣ O \n ━ ┛ .'],
  ] as const)('on a %i (%s), of two alike the %s', (die, _side, _which, expected, forest) => {
    expect(entrance(forest, die)).toBe(expected)
  })

  test('[R 2] by "half" a tile 2 east 1 north is north too', () => {
    const forest = `
      .  .  ┃
      O  ━  ┛
    `
    const where = (lines: string) => told(rolled(forest, [1], lines).events, 'monster-appeared')
    expect(where('rules sides half')).toEqual(['1 frost-giant appears at 2,-1'])
    expect(where('')).toEqual(['1 ogre appears at 2,0'])
  })

  test('a tile without a road to the oak is no entrance', () => {
    const forest = `
      ┃  .
      ━  .
      .  O
    `
    const joined = forest.replace('━  .', '┗  ┓')
    expect(told(rolled(forest, [1]).events, 'no-entrance')).toEqual(['no entrance'])
    expect(entrance(joined, 1)).toBe('-1,-2')
  })

  test('if a side has none, the next side clockwise with one counts as their origin', () => {
    const { events } = rolled('┃ \n O', [2])
    expect(told(events, 'monster-appeared')).toEqual(['1 frost-giant appears at 0,-1'])
    const coming = events.find((event) => event.type === 'monsters-coming')
    expect(coming?.type === 'monsters-coming' && coming.reason).toEqual({
      total: 1,
      width: 1,
      height: 2,
      side: 'east',
      entranceSide: 'north',
    })
  })

  test('crowds and full tiles do not matter', () => {
    expect(entrance('O ━3', 2)).toBe('1,0')
  })

  test('a dark diamond may be one', () => {
    expect(entrance('O ━ ╸◆', 2)).toBe('2,0')
  })
})

describe('[R 17] more monsters than the entrance holds', () => {
  test('three find room, the fourth and fifth hurry on at once', () => {
    const { state, events } = rolled('━ ━ ━ O ━ ━ ━', [2])
    expect(told(events, 'monster-appeared', 'monster-stepped')).toEqual([
      '1 ogre appears at 3,0',
      '2 ogre appears at 3,0',
      '3 ogre appears at 3,0',
      '4 ogre appears at 3,0 and hurries',
      '4 steps 3,0 to 2,0 in haste',
      '5 ogre appears at 3,0 and hurries',
      '5 steps 3,0 to 2,0 in haste',
    ])
    expect(forestOf(state)).toBe(forestOf('━ ━ ━ O ━ ━2 ━3'))
  })

  test('appearing counts as entering: never back onto the entrance, but squeezed in', () => {
    const forest = `
      ┏3 ┓3
      ╹3 ┃
      O  ┛
    `
    const { state, events } = rolled(forest, [1])
    expect(whyStepped(events)).toEqual([
      '10 steps 0,-2 to 0,-1 forced in haste (wants south; south full, west no-road, north no-road, east full; forced; haste)',
      '10 stays at 0,-1 squeezed (wants south; south no-road, west no-road, north entered-already, east no-road; haste)',
    ])
    expect(forestOf(state)).toBe(forestOf(forest.replace('╹3', '╹4')))
  })

  test('the third heart lost while they come ends the game before the rest appear', () => {
    const { state, events } = rolled('━ ━ ━ O ━3 ━3 ━3', [2], 'hearts 2')
    expect(told(events).slice(-3)).toEqual([
      '11 steps 1,0 to 0,0 in haste',
      '11 hurts the oak: 0 hearts',
      'the game is lost',
    ])
    expect(state.phase).toBe('over')
    expect(state.nextMonster).toBe(12)
  })
})
