import { describe, expect, test } from 'vitest'
import {
  type Config,
  FEWEST_PLAYERS,
  type Fortland,
  fortland,
  freePlaces,
  MOST_PLAYERS,
  parseNotation,
  type State,
  standardRules,
  wasteOf,
  writeNotation,
} from '../../src/engine/fortland/index.ts'
import {
  advance,
  canUndo,
  openSession,
  openSessionFrom,
  readGame,
  stateOf,
  undo,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { boardText, drawn, lineOf, listOf, played, refusalFor, refusalOf, told } from './drawn.ts'

const SMALL = 'a a A / B b b'
const FOUR = 'B b a A / b . . a / c . . d / C c d D'

const begun = (countries: number, rules: Partial<Config['rules']> = {}): State =>
  fortland.begin(
    { players: Array.from({ length: countries }, () => ''), rules: { ...standardRules(), ...rules } },
    7,
  )

/** Returns the events of some actions as text. */
const tells = (state: State | string, actions: string): string[] => {
  const { state: end, all } = played(state, actions)
  return all.map((event) => told(end, event))
}

describe('the layout of Fortland', () => {
  test.each([
    [2, 'countries', 'a a A / B b b'],
    [3, 'countries', 'B b a A / b . . a / b . . a / C c c c'],
    [4, 'countries', 'B b a A / b . . a / c . . d / C c d D'],
    [2, 'patchwork', 'a b A / B a b'],
    [3, 'patchwork', 'B c b A / c . . b / a . . a / C a b c'],
    [4, 'patchwork', 'B d c A / d . . c / a . . b / C a b D'],
  ] as const)('with %i countries, %s [F 1]', (countries, layout, board) => {
    const state = begun(countries, { layout })
    expect(boardText(state)).toBe(board)
    expect(state.armies).toHaveLength(countries)
    expect(fortland.seats({ players: Array(countries).fill(''), rules: standardRules() })).toHaveLength(
      countries,
    )
  })

  test('spaces run counter-clockwise from n1, and a corner place has two [F 1]', () => {
    const round = Array.from({ length: 10 }, (_, index) => `march ${index + 1}`)
    const stops = round.map((marches) => {
      const { state } = played(`${SMALL} / armies a n1; b w1 / actions 10`, marches)
      return lineOf(state, 'armies')?.split(';')[0]
    })
    expect(stops).toEqual(['n2', 'n3', 'w1', 'w2', 's1', 's2', 's3', 'e1', 'e2', 'n1'].map((at) => `a ${at}`))
  })

  test('two to four countries play; other numbers have no places [F 15]', () => {
    expect([FEWEST_PLAYERS, MOST_PLAYERS]).toEqual([2, 4])
    const text = writeGame(fortland, openSession(fortland, { players: ['', ''], rules: standardRules() }, 7))
    const read = [1, 2, 3, 4, 5].map((countries) => {
      const config = { players: Array(countries).fill(''), rules: standardRules() }
      const game = readGame(fortland, JSON.stringify({ ...JSON.parse(text), config }))
      return game.ok ? stateOf(game.value).armies.length : game.error.code
    })
    expect(read).toEqual(['wrong-shape', 2, 3, 4, 'wrong-shape'])
    expect(['a a A', 'A b c / B . . / C D E'].map((board) => parseNotation(board).ok)).toEqual([false, false])
  })

  test('a country has five forts [F 1]', () => {
    expect(freePlaces(begun(2), 0)).toHaveLength(3)
    expect(
      refusalOf('B b+a a+a A+a / b . . a+a / c . . d+a / C c d D / armies a s2; d s4 / actions 3', 'build'),
    ).toBe('no-fort-left')
  })
})

describe('the beginning', () => {
  test('countries muster in order beside their cities, facing counter-clockwise [F 2]', () => {
    expect(listOf(begun(4))).toEqual(['muster n1', 'muster e4'])
    expect(tells(begun(4), 'muster e4, muster w1, muster s1, muster e1')).toEqual([
      'mustered a e4',
      'mustered b w1',
      'mustered c s1',
      'mustered d e1',
      'turn-began a 1',
    ])
    const { state } = played(begun(3), 'muster n1, muster n4, muster w4')
    expect(lineOf(state, 'armies')).toBe('a n1; b n4; c w4')
    expect(lineOf(state, 'phase')).toBe('roll')
  })

  test('play is counter-clockwise, Ash, Briar, Clover, Dill; one turn each a round [F 3]', () => {
    const turns = 'roll 1, march, end, roll 1, march, end, roll 1, march, end, roll 1, march, end'
    expect(tells(`${FOUR} / round 4`, turns).filter((line) => line.startsWith('turn-began'))).toEqual([
      'turn-began b 4',
      'turn-began c 4',
      'turn-began d 4',
      'turn-began a 5',
    ])
  })

  test('a round ends after the last seat that has not fallen [F 3]', () => {
    const { state } = played(`${FOUR} / armies a fallen; d fallen / on-turn c / round 4 / actions 0`, 'end')
    expect([lineOf(state, 'on-turn'), lineOf(state, 'round')]).toEqual(['b', '5'])
  })
})

describe('a turn', () => {
  test('begins with the die, which gives the number of actions [F 4]', () => {
    expect(listOf(SMALL)).toEqual(['roll'])
    const { state, events } = played(SMALL, 'roll 4')
    expect([lineOf(state, 'phase'), lineOf(state, 'actions')]).toEqual(['act', '4'])
    expect(events.map((event) => told(state, event))).toEqual(['rolled a 4'])
  })

  test('turning costs two, once a turn, lasts, and is allowed again next turn [F 7]', () => {
    const { state } = played(
      `${SMALL} / armies a n2; b s2 / actions 4`,
      'turn, march 2, end, roll 1, march, end',
    )
    expect(lineOf(state, 'armies')).toBe('a e2 cw; b s3')
    const again = played(state, 'roll 4, turn, march 2')
    expect(lineOf(again.state, 'armies')).toBe('a n2; b s3')
    expect(refusalOf(`${SMALL} / actions 3 / turned`, 'turn')).toBe('turned-already')
  })

  test('building costs two on towns, three on cities; own forts pay as much [F 8]', () => {
    expect(lineOf(played(`${SMALL} / armies b s1 / actions 5`, 'build').state, 'actions')).toBe('2')
    expect(lineOf(played(`${SMALL} / armies a n2 / actions 5`, 'build').state, 'actions')).toBe('3')
    const town = played('a a+a A / B b b / armies a n2 / actions 0', 'tear')
    expect([lineOf(town.state, 'actions'), boardText(town.state)]).toEqual(['2', SMALL])
    expect(told(town.state, town.events[0] as never)).toBe('tore a n2 of a gains')
    expect(lineOf(played('a a A / B+a b b / armies a w2; b s2 / actions 0', 'tear').state, 'actions')).toBe(
      '3',
    )
    expect(tells('a a A / B+b b b / armies a w2; b s2 / actions 3', 'tear')).toEqual(['tore a w2 of b'])
  })

  test('a fort stays in the turn it was built [F 9]', () => {
    const { state } = played(`${SMALL} / armies a n2; b s2 / actions 4`, 'build')
    expect(refusalOf(state, 'tear')).toBe('built-this-turn')
    const { state: built } = played(`${SMALL} / armies a n2; b s2 / actions 2`, 'build')
    expect([refusalOf(built, 'tear'), lineOf(built, 'built')]).toEqual(['built-this-turn', 'n2'])
    // The army is still at that fort on its next turn.
    const { state: later } = played(built, 'end, roll 1, march, end, roll 1')
    expect([refusalOf(later, 'tear'), lineOf(later, 'built')]).toEqual([null, null])
    expect(played(later, 'tear').state.actions).toBe(3)
  })
})

describe('armies in each other’s way', () => {
  test('one marches through held spaces, and does nothing else there [F 5]', () => {
    const { state, events } = played(`${SMALL} / armies a n1; b n2 / actions 5`, 'march')
    expect(told(state, events[0] as never)).toBe('marched a n1 n2 passing')
    expect(listOf(state)).toEqual(['march'])
    expect(['turn', 'build', 'tear', 'end'].map((action) => refusalOf(state, action))).toEqual(
      Array(4).fill('must-march-on'),
    )
    expect(lineOf(state, 'armies')).toBe('a n2; b n2')
  })

  test('one enters only where its actions carry it to the next free space [F 5]', () => {
    const position = `${FOUR} / armies a n3; b n4; c w1; d w2`
    expect(refusalFor(`${position} / actions 3`, 'march')).toEqual({ code: 'no-room', short: 1 })
    expect(refusalOf(`${position} / actions 4`, 'march')).toBe(null)
    expect(tells(`${position} / actions 4`, 'march 4').at(-1)).toBe('marched a w2 w3')
  })

  test('a corner place can hold two armies, on its two sides [F 5]', () => {
    expect(lineOf(played(`${SMALL} / armies a n2; b w1 / actions 1`, 'march').state, 'armies')).toBe(
      'a n3; b w1',
    )
  })
})

describe('all actions must be used [F 6]', () => {
  test('waste is the least number of actions that must be left over', () => {
    const wastes = [
      `${SMALL} / armies a n1; b w2 / actions 4`,
      `${SMALL} / armies a w1; b w2 / actions 1`,
      // Two actions behind another army are enough for a fort or a turn, but not for a march.
      `${SMALL} / armies a n2; b n3 / actions 2`,
      // After a turn a fort is the only use of actions: one action is wasted.
      `${SMALL} / armies a n2; b n3 / actions 1 / turned`,
      'a a+a A / B b b / armies a n2; b n3 / actions 1 / turned',
      `${FOUR} / armies a n3; b n4; c w1; d w2 / actions 3 / turned`,
      'B b a+d A / b . . a / c . . d / C c d D / armies a n3; b n4; c w1; d w2 / actions 3 / turned',
    ].map((text) => wasteOf(drawn(text)))
    expect(wastes).toEqual([0, 1, 0, 1, 1, 1, 1])
  })

  test('avoiding it never tears down own forts, unless that costs actions [F 6] [F 14]', () => {
    const shut = 'a+a a A / B b b / armies a n3; b w2 / actions 2 / turned'
    expect(wasteOf(drawn(shut))).toBe(1)
    expect(wasteOf(drawn(`${shut} / rules own-forts cost`))).toBe(0)
  })

  test('a build that ends the tale wastes nothing', () => {
    const position = 'a+b a A+b / B b b / armies a n1; b n2 cw / on-turn b / actions 3 / turned'
    expect(wasteOf(drawn(position))).toBe(0)
    expect(tells(position, 'build').at(-1)).toBe('over b last')
  })

  test('an action is refused that would waste more than before, and only then', () => {
    expect(refusalFor(`${SMALL} / armies a n2; b n3 / actions 3`, 'build')).toEqual({
      code: 'would-waste',
      left: 1,
    })
    expect(listOf(`${SMALL} / armies a n2; b n3 / actions 2 / turned`)).toEqual(['march', 'build'])
  })

  test('tearing down an own fort on fallen ground can waste too: it cannot be rebuilt', () => {
    const fallen = 'B b a A / b+a . . a / b . . a / C c c c / actions 0 / rules leave on'
    expect(listOf(`${fallen} / armies a w2; b fallen; c s1 / turned`)).toEqual(['tear', 'end'])
    // It would gain two actions and use one for a march before Clover is in the way.
    expect(refusalOf(`${fallen} / armies a w2; b fallen; c w4 / turned`, 'tear')).toBe('would-waste')
  })

  test('the turn does not end by itself; unusable actions are lost', () => {
    const { state } = played(`${SMALL} / actions 1`, 'march')
    expect(listOf(state)).toEqual(['end'])
    expect(tells(`${SMALL} / armies a w1; b w2 / actions 1`, 'end')).toEqual([
      'actions-lost a 1',
      'turn-began b 1',
    ])
    expect(refusalFor(`${SMALL} / actions 1`, 'end')).toEqual({ code: 'actions-left', usable: 1 })
  })
})

describe('siege and fall', () => {
  const LAST =
    'B+c b a+c A / b+c . . a / b+a . . a / C c c+b c / armies a w2; b s1; c n3 / on-turn c / actions 5'

  test('a country falls once all its places are besieged; the turn goes on [F 10]', () => {
    const { state, events } = played(LAST, 'build')
    expect(events.map((event) => told(state, event))).toEqual([
      'built c n3 siege',
      'fell b by c',
      'fort-returned n3 of c',
      'fort-returned n4 of c',
      'fort-returned w2 of c',
      'fort-returned w3 of a',
      'fort-returned s3 of b',
    ])
    expect([lineOf(state, 'on-turn'), lineOf(state, 'actions')]).toEqual(['c', '3'])
  })

  test('its army leaves, its places take no forts, and armies march past [F 11]', () => {
    const { state } = played(LAST, 'build, march')
    expect(lineOf(state, 'armies')).toBe('a w2; b fallen; c n4')
    expect(refusalOf(state, 'build')).toBe('fallen-country')
    const { state: past } = played(state, 'turn, end, roll 5, march 5, end, roll 1, march')
    expect(lineOf(past, 'armies')).toBe('a s3; b fallen; c n3 cw')
  })

  test('the last one left wins mid-turn [F 12]', () => {
    const { state } = played('a+b a A+b / B b b / armies a s1; b n2 / on-turn b / actions 6', 'build')
    expect([lineOf(state, 'outcome'), lineOf(state, 'phase'), lineOf(state, 'on-turn')]).toEqual([
      'last b',
      'over',
      'b',
    ])
    expect(fortland.outcome(state)).toEqual({ won: [1] })
    expect(listOf(state)).toEqual([])
  })

  test('countries give up in their turn [F 12]', () => {
    expect(tells(`${FOUR} / armies b w2 / on-turn b`, 'give-up')).toEqual([
      'gave-up b',
      'fell b by none',
      'turn-began c 1',
    ])
    expect(tells('a+b a A / B b b / armies a n2; b n2 / on-turn a / actions 2', 'give-up')).toEqual([
      'gave-up a',
      'fell a by none',
      'fort-returned n3 of b',
      'over b last',
    ])
    expect(tells(`${FOUR} / on-turn d / round 3`, 'give-up').at(-1)).toBe('turn-began a 4')
  })

  test('giving up ends free undo, for the country on turn next too [F 12]', () => {
    const before = openSessionFrom<Fortland>(
      { players: ['', '', '', ''], rules: standardRules() },
      7,
      drawn(`${FOUR} / armies a n1; b w2; c s2; d e2 / on-turn b`),
    )
    const given = advance(fortland, before, { type: 'give-up' })
    if (!given.ok) throw new Error('It was refused.')
    expect(canUndo(given.value)).toBe(false)
    expect(undo(given.value)).toBe(given.value)
  })
})

describe('winter [F 13]', () => {
  const END = 'armies a n1; b s1 / on-turn b / actions 0'

  test('comes after round 60; the most free places by worth win', () => {
    expect(lineOf(played(`a a A+b / B b b / ${END} / round 59`, 'end').state, 'round')).toBe('60')
    expect(tells(`a a A+b / B b b / ${END} / round 60`, 'end')).toEqual(['over b winter'])
    expect(lineOf(played(`a+b a+b A / B+a b b / ${END} / round 60`, 'end').state, 'outcome')).toBe('winter b')
    expect(lineOf(played(`a a A / B+a b b / ${END} / round 60`, 'end').state, 'outcome')).toBe('winter a')
  })

  test('on a tie the most sieges by worth win, on countries that have not fallen', () => {
    const board = 'B b a+b A / b . . a / b+a . . a / C+a c c c'
    const { state } = played(`${board} / armies a n1; b n4; c s1 / on-turn c / actions 0 / round 60`, 'end')
    expect(lineOf(state, 'outcome')).toBe('winter a')
    const fallen = 'B b a+c A / b . . a / b+c . . a / C+b c c+a c'
    const left = played(
      `${fallen} / armies a n1; b n4; c fallen / on-turn b / actions 0 / round 60 / rules leave on`,
      'end',
    )
    expect(lineOf(left.state, 'outcome')).toBe('winter a b')
  })

  test('if all is equal they share the victory', () => {
    const { state } = played(`${SMALL} / ${END} / round 60`, 'end')
    expect(fortland.outcome(state)).toEqual({ won: [0, 1] })
    expect([lineOf(state, 'on-turn'), lineOf(state, 'round')]).toEqual(['b', '60'])
  })

  test('comes when the round’s last country resigns', () => {
    expect(tells(`${FOUR} / on-turn d / round 60`, 'give-up').at(-1)).toBe('over abc winter')
  })
})

describe('house rules [F 14]', () => {
  const LAST =
    'B+c b a+b A / b+c . . a / b+a . . a / C c c+b c / armies a w3; b s1; c n3 / on-turn c / actions 3'

  test("leave: others' forts stay on fallen places until torn down, own ones go home", () => {
    const { state, events } = played(`${LAST} / rules leave on`, 'build')
    expect(boardText(state)).toBe('B+c b+c a A / b+c . . a / b+a . . a / C c c c')
    expect(events.map(({ type }) => type)).toEqual(['built', 'fell', 'fort-returned', 'fort-returned'])
    const next = played(state, 'march, end, roll 1').state
    expect(refusalOf(next, 'tear')).toBe(null)
    const fetched = played(next, 'tear')
    expect([boardText(fetched.state), lineOf(fetched.state, 'actions')]).toEqual([
      'B+c b+c a A / b+c . . a / b . . a / C c c c',
      '3',
    ])
    expect(refusalOf(fetched.state, 'build')).toBe('fallen-country')
    const other =
      'B+c b a A / b . . a / b . . a / C c c c / armies a n4; b fallen; c s1 / actions 5 / rules leave on'
    expect(lineOf(played(other, 'tear').state, 'actions')).toBe('2')
  })

  test('own-forts cost: cost as others, giving nothing', () => {
    const position = 'a a+a A / B b b / armies a n2; b s1 / actions 4 / rules own-forts cost'
    const { state, events } = played(position, 'tear')
    expect([lineOf(state, 'actions'), events.map((event) => told(state, event))]).toEqual([
      '2',
      ['tore a n2 of a'],
    ])
    expect(refusalOf(position.replace('actions 4', 'actions 1'), 'tear')).toBe('no-actions-left')
    expect(refusalOf(position.replace('actions 4', 'actions 4 / built n2'), 'tear')).toBe('built-this-turn')
  })

  test('dice 2: the sum of two dice', () => {
    expect(tells(`${SMALL} / rules dice 2`, 'roll 6 5')).toEqual(['rolled a 6 5'])
    expect(lineOf(played(`${SMALL} / rules dice 2`, 'roll 6 5').state, 'actions')).toBe('11')
  })

  test('turn-cost 3', () => {
    expect(lineOf(played(`${SMALL} / actions 6 / rules turn-cost 3`, 'turn').state, 'actions')).toBe('3')
  })

  test('winter 30', () => {
    const end = 'armies a n1; b s1 / on-turn b / actions 0'
    expect(tells(`a a A / B+a b b / ${end} / round 30 / rules winter 30`, 'end')).toEqual(['over a winter'])
  })

  test('fall first: ends when the forts have gone home [F 16]', () => {
    const position =
      'B+c b a A / b+c . . a / b+a . . a / C+b c c c / armies a w2; b s1; c n3 / on-turn c / actions 5 / rules fall first'
    expect(tells(position, 'build').slice(-2)).toEqual(
      ['fort-returned s1 of b', 'over c fall'].map((line) => line.replace('s1', 'w4')),
    )
    expect(
      tells('B b a A / b . . a / b . . a / C c c c / on-turn b / rules fall first', 'give-up').at(-1),
    ).toBe('over ac fall')
    // With two countries nothing changes.
    expect(tells(`${SMALL} / rules fall first`, 'give-up').at(-1)).toBe('over b last')
  })

  test('all are part of the position', () => {
    const rules = { leave: 'on', ownForts: 'cost', dice: 2, turnCost: 3, winter: 30, fall: 'first' } as const
    const state = begun(3, rules)
    expect(state.rules).toEqual(rules)
    expect(drawn(writeNotation(state)).rules).toEqual(rules)
  })
})
