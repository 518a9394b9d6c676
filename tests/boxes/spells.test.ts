import { describe, expect, test } from 'vitest'
import type { Action, Refusal, SpellId } from '../../src/engine/fairy-tale/index.ts'
import { capacityAt, payRefusal, stepsLeft } from '../../src/engine/fairy-tale/index.ts'
import { futuresOf, oddsOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { at, drawn, forestOf, lineOf, played, refusalOf, told } from '../drawn/index.ts'
import { end, heard, roll, walk } from './support.ts'

const SPELLS = 'boxes spells'
const cast = (spell: SpellId, where?: string): Action => ({
  type: 'cast',
  spell,
  ...(where !== undefined && { at: at(where) }),
})

describe('[R 64] curses', () => {
  test('placing a diamond draws one of six before the market refill, once each', () => {
    const text = `━ O ━\nmarket ╹◆#1\npile 1; 0; 0\npool ┻#30\n${SPELLS}\ncurses drawn night`
    const lay: Action = { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }
    const { state, events } = played(drawn(text), lay, { draws: [0, 0] })
    expect(lineOf(state, 'curses')).toBe('thicket 2,0; drawn night thicket')
    expect(events.map(({ type }) => type)).toEqual(['tile-placed', 'curse-fell', 'tile-revealed'])
  })

  test('destroyed, it is lifted, before anything else', () => {
    const text = `O ━ ╸◆\nseats huntsman 1,0\n${SPELLS}\ncurses night 2,0\ndiamonds 2`
    const { state, events } = played(drawn(text), walk('2,0'))
    const types = events.map(({ type }) => type)
    expect(types.indexOf('curse-lifted')).toBeLessThan(types.indexOf('game-ended'))
    expect(lineOf(state, 'curses')).toBe('drawn night')
  })

  test('thicket: tiles hold one fewer, minimum one', () => {
    const state = drawn(`O ━ ━c1 ━c5 ╸◆\n${SPELLS}\ncurses thicket 4,0`)
    expect(['1,0', '2,0', '3,0'].map((place) => capacityAt(state, at(place)))).toEqual([2, 1, 4])
    expect(capacityAt(state, at('0,0'))).toBe(Number.POSITIVE_INFINITY)
  })

  test('feet: one step fewer; drawn in mid-turn, the steps left stay at zero or more', () => {
    const heavy = drawn(`O ━ ━ ━ ╸◆\n${SPELLS}\ncurses feet 4,0`)
    expect(stepsLeft(heavy)).toBe(1)
    const walked = `━ O ━\nmarket ╹◆#1\nspent steps 2\n${SPELLS}\ncurses drawn night thicket`
    const lay: Action = { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }
    const { state } = played(drawn(walked), lay, { draws: [0] })
    expect(lineOf(state, 'curses')).toBe('feet 2,0; drawn night thicket feet')
    expect(stepsLeft(state)).toBe(0)
    expect(refusalOf(state, walk('1,0'))).toEqual({ code: 'no-steps-left' })
  })

  test('tongue: no powers at will, bargains and dice included; spells may be cast', () => {
    const at4 = `curses tongue 3,0\n${SPELLS}`
    const pulls = drawn(`O ━ ━ ╸◆\nseats rapunzel 0,0; beast 1,0\n${at4}\nspells home rapunzel`)
    expect(refusalOf(pulls, { type: 'use', power: 'pull', seat: 1 })).toEqual({ code: 'tongue-tied' })
    expect(refusalOf(pulls, cast('home'))).toEqual({ code: 'already-there' })
    const bargain = drawn(`O ━ ━ ╸◆\nseats rumpelstiltskin 0,0\nphase new-monsters\n${at4}`)
    expect(refusalOf(bargain, { type: 'use', power: 'bargain-movement' })).toEqual({ code: 'tongue-tied' })
    const aladdin = drawn(`O ━ ━ ╸◆\nseats aladdin 0,0\n${at4}`)
    expect(played(aladdin, end, { dice: [1] }).state.pending).toBeNull()
  })

  test('wither: of each resource one icon fewer counts', () => {
    const text = (curse: string) =>
      drawn(`O ━w ━w ╸◆\nboxes resources spells\ncurses ${curse} 3,0\nmarket ┻¤#20`)
    const pay = (curse: string) => payRefusal(text(curse), { building: 'catapult' })
    expect(pay('mist')).toBeNull()
    expect(pay('wither')).toEqual({ code: 'cannot-pay', symbol: 'wood', have: 1, need: 2 })
  })

  test('mist: a 5 is thrown again, as part of the same roll', () => {
    const text = `O ━ ━1 ╸◆\n${SPELLS}\ncurses mist 3,0`
    const moved = played(drawn(text), end, { dice: [5, 2] })
    expect(forestOf(moved.state)).toBe(forestOf('O ━1 ━ ╸◆'))
    const came = played(drawn(`${text}\nphase new-monsters`), roll, { dice: [5, 5, 1] })
    expect(told(came.events, 'die-rolled')).toHaveLength(3)
    const odds = oddsOf(drawn(`O ━1 ━ ╸◆\n${SPELLS}\ncurses mist 3,0`))
    expect(odds?.losses[1]).toBeCloseTo(2 / 5)
  })
})

describe('[R 65] scrolls and spells', () => {
  test('a hero without a spell who steps onto one finds one of the rest, openly', () => {
    const text = `O ━ ━y\nseats huntsman 1,0; beast 0,0\n${SPELLS}\nspells vanish beast; drawn sleep`
    const { state, events } = played(drawn(text), walk('2,0'), { draws: [1] })
    expect(lineOf(state, 'spells')).toBe('home huntsman; vanish beast; drawn sleep')
    expect(forestOf(state)).toBe(forestOf(`O ━ ━y!\n${SPELLS}`))
    expect(heard(events, 'spell-found').map(({ seat, spell }) => [seat, spell])).toEqual([[0, 'home']])
  })

  test('with a spell in hand it stays, and a used one gives nothing', () => {
    const has = `O ━ ━y\nseats huntsman 1,0\n${SPELLS}\nspells vanish huntsman`
    expect(forestOf(played(drawn(has), walk('2,0')).state)).toBe(forestOf(`O ━ ━y\n${SPELLS}`))
    const used = `O ━ ━y!\nseats huntsman 1,0\n${SPELLS}`
    expect(lineOf(played(drawn(used), walk('2,0')).state, 'spells')).toBeNull()
  })

  test('drawing six returns all but those held', () => {
    const text = `O ━ ━y\nseats huntsman 1,0; beast 0,0\n${SPELLS}\nspells vanish beast; drawn sleep shoes home sesame mend`
    const { state } = played(drawn(text), walk('2,0'), { draws: [0] })
    expect(lineOf(state, 'spells')).toBe('sleep huntsman; vanish beast')
  })

  const holding = (spell: SpellId, forest: string, more = '') =>
    drawn(`${forest}\nboxes spells simple special resources\nspells ${spell} huntsman${more}`)

  test('vanish: clears one tile, free, once', () => {
    const state = holding('vanish', 'O ━ ━2\nseats huntsman 0,0')
    const done = played(state, cast('vanish', '2,0'))
    expect(forestOf(done.state)).toBe(forestOf('O ━ ━'))
    expect(lineOf(done.state, 'spells')).toBe('drawn vanish')
    expect(lineOf(done.state, 'spent')).toBe('casts vanish')
    expect(heard(done.events, 'monsters-cleared')[0]?.by).toBe('vanish')
    expect(refusalOf(state, cast('vanish', '1,0'))).toEqual({ code: 'no-monsters-there' })
  })

  test('sleep: monsters of one tile lose their next step; a nibbling one loses no second', () => {
    const state = drawn(
      `O ━ ━2\nmonsters 1 ogre 2,0 candy-house; 2 ogre 2,0\nseats huntsman 0,0\nboxes spells special\nspells sleep huntsman`,
    )
    const slept = played(state, cast('sleep', '2,0'))
    expect(lineOf(slept.state, 'monsters')).toBe('1 ogre 2,0 candy-house; 2 ogre 2,0 sleep')
    const moved = played(slept.state, end, { dice: [2] })
    expect(forestOf(moved.state)).toBe(forestOf('O ━ ━2'))
    expect(lineOf(moved.state, 'monsters')).toBe('1 ogre 2,0; 2 ogre 2,0')
    expect(told(moved.events, 'monster-stayed')[1]).toContain('sleep')
  })

  test('shoes: three steps more in this turn', () => {
    const state = holding('shoes', 'O ━ ━ ━ ━ ━ ━\nseats huntsman 0,0')
    const done = played(state, cast('shoes')).state
    expect(stepsLeft(done)).toBe(5)
    const far = played(
      done,
      ['1,0', '2,0', '3,0', '4,0', '5,0'].map((to) => walk(to)),
    ).state
    expect(stepsLeft(far)).toBe(0)
    expect(
      drawn(`${forestOf(far)}\nseats huntsman 5,0\nspent steps 5; casts shoes\n${SPELLS}`).spent.steps,
    ).toBe(5)
  })

  test('home: step onto the oak at once', () => {
    const state = holding('home', 'O ━ ━\nseats huntsman 2,0')
    const { state: done, events } = played(state, cast('home'))
    expect(lineOf(done, 'seats')).toBe('huntsman 0,0')
    expect(heard(events, 'character-carried')[0]?.by).toBe('home')
    expect(refusalOf(holding('home', 'O ━\nseats huntsman 0,0'), cast('home'))).toEqual({
      code: 'already-there',
    })
  })

  test('sesame: in this turn tiles cost nothing', () => {
    const state = holding('sesame', 'O ━\nseats huntsman 0,0\nmarket ┻¤#20')
    expect(payRefusal(state, { building: 'catapult' })?.code).toBe('cannot-pay')
    expect(payRefusal(played(state, cast('sesame')).state, { building: 'catapult' })).toBeNull()
  })

  test('mend: repairs the first used or broken thing of a tile, symbols before buildings', () => {
    const state = holding('mend', 'O ━b! ━GE!b! ━▽!\nseats huntsman 0,0')
    expect(forestOf(played(state, cast('mend', '2,0')).state)).toBe(forestOf('O ━b! ━GEb! ━▽!'))
    expect(forestOf(played(state, cast('mend', '3,0')).state)).toBe(forestOf('O ━b! ━GE!b! ━▽'))
  })

  test('mend: no drum, grove, bridge or house', () => {
    const all = drawn(
      `O ━u! ━x! ━BE! ━✳!\nseats huntsman 0,0\nboxes dark ways quests spells\nspells mend huntsman`,
    )
    for (const place of ['1,0', '2,0', '3,0', '4,0']) {
      expect(refusalOf(all, cast('mend', place))).toEqual({ code: 'nothing-to-mend' })
    }
  })

  test.each<[string, string, Action, Refusal]>([
    ['it does not have', 'seats huntsman 0,0', cast('home'), { code: 'no-such-spell' }],
    [
      'after another in this turn',
      'seats huntsman 1,0\nspells home huntsman\nspent casts shoes',
      cast('home'),
      { code: 'no-power-left' },
    ],
    [
      'at nothing, where a tile is asked for',
      'seats huntsman 0,0\nspells vanish huntsman',
      cast('vanish'),
      { code: 'wrong-aim', aim: 'place' },
    ],
    [
      'at a tile, where none is',
      'seats huntsman 1,0\nspells home huntsman',
      cast('home', '1,0'),
      { code: 'wrong-aim', aim: 'nothing' },
    ],
    [
      'at midnight',
      'seats cinderella 1,0 turns=4\nspells home cinderella',
      cast('home'),
      { code: 'not-this-turn' },
    ],
    [
      'before the roll',
      'seats huntsman 1,0\nspells home huntsman\nphase new-monsters',
      cast('home'),
      { code: 'not-in-this-phase' },
    ],
  ])('no spell is cast that %s', (_, lines, action, refusal) => {
    expect(refusalOf(drawn(`O ━ ━1\n${SPELLS}\n${lines}`), action)).toEqual(refusal)
  })
})

describe('[R 66] wise figures', () => {
  const WOMAN = `O ━ ━☉ ━1\nseats huntsman 1,0\n${SPELLS}`

  test('the Wise Woman: rolls the next movement die now, openly, and the roll uses it', () => {
    const { state, events } = played(drawn(WOMAN), walk('2,0'), { dice: [2] })
    expect(lineOf(state, 'foretold')).toBe('2')
    expect(heard(events, 'die-foretold').map(({ face }) => face)).toEqual([2])
    const ended = played(state, end)
    expect(forestOf(ended.state)).toBe(forestOf(`O ━ ━☉1 ━\n${SPELLS}`))
    expect(lineOf(ended.state, 'foretold')).toBeNull()
  })

  test('after it there is one future', () => {
    const state = drawn(`O ━1 ━☉ ━\nseats huntsman 2,0\n${SPELLS}\nforetold 2`)
    const futures = futuresOf(state)
    expect([futures?.east.faces, futures?.north.faces, futures?.all.faces]).toEqual([1, 0, 0])
    expect(oddsOf(state)?.losses).toEqual([0, 1, 0, 0])
    const five = drawn(`O ━1 ━☉ ━\nseats huntsman 2,0\n${SPELLS}\nforetold 5`)
    expect(oddsOf(five)?.losses).toEqual([1, 0, 0, 0])
  })

  test('only with no die foretold, in the action phase, and with a roll to come', () => {
    const open = played(drawn(`${WOMAN}\nforetold 3`), walk('2,0')).state
    expect(lineOf(open, 'foretold')).toBe('3')
    const flies = drawn(`O ━ ━☉\nseats aladdin 0,0\nphase new-monsters\n${SPELLS}`)
    expect(lineOf(played(flies, { type: 'use', power: 'fly', at: at('2,0') }).state, 'foretold')).toBeNull()
    const none = drawn(`O ━ ━☉\nseats rumpelstiltskin 1,0\nrolls monsters 0; movement 0\n${SPELLS}`)
    expect(lineOf(played(none, walk('2,0')).state, 'foretold')).toBeNull()
  })

  test('Aladdin may still reroll the die', () => {
    const state = drawn(`O ━ ━1\nseats aladdin 0,0\n${SPELLS}\nforetold 2`)
    const asked = played(state, end)
    expect(lineOf(asked.state, 'pending')).toBe('die movement 2')
    const wished = played(asked.state, { type: 'use', power: 'reroll' }, { dice: [1] })
    expect(forestOf(wished.state)).toBe(forestOf('O ━ ━1'))
  })

  test('in mist a 5 is rolled again there, as is a foretold one when used', () => {
    const mist = `O ━ ━☉ ━1 ╸◆\nseats huntsman 1,0\n${SPELLS}\ncurses mist 4,0`
    expect(lineOf(played(drawn(mist), walk('2,0'), { dice: [5, 4] }).state, 'foretold')).toBe('4')
    const used = played(drawn(`${mist}\nforetold 5`), end, { dice: [1] })
    expect(told(used.events, 'die-rolled')).toHaveLength(2)
  })

  test('the Wizard gives spells to heroes without', () => {
    const text = `O ━ ━★\nseats huntsman 1,0\n${SPELLS}`
    expect(lineOf(played(drawn(text), walk('2,0'), { draws: [0] }).state, 'spells')).toBe('vanish huntsman')
    expect(lineOf(played(drawn(`${text}\nspells mend huntsman`), walk('2,0')).state, 'spells')).toBe(
      'mend huntsman',
    )
  })
})
