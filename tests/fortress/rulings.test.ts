import { describe, expect, test } from 'vitest'
import {
  CARDS,
  type Config,
  CREATURES,
  creatureFace,
  fortress,
  isCreature,
  PRESETS,
  positionConfig,
  renownOf,
  standardRules,
} from '../../src/engine/fortress/index.ts'
import { drawn, lineOf, listOf, played, refusalOf, told } from './drawn.ts'

const config = (wishes: Partial<Config> = {}): Config => ({
  player: '',
  muster: PRESETS['town-watch'],
  against: { defenders: 5 },
  rules: standardRules(),
  ...wishes,
})

describe('cards', () => {
  test('creatures have a kind, cost, need, power, toughness, and no abilities [S 1]', () => {
    expect(CREATURES).toHaveLength(24)
    for (const creature of CREATURES) {
      expect(Object.keys(creatureFace(creature))).toEqual(['kind', 'cost', 'need', 'power', 'toughness'])
    }
    expect(creatureFace('bean-giant')).toEqual({ kind: 'magic', cost: 7, need: 2, power: 8, toughness: 6 })
    expect(CARDS.slice(0, 10).join(' ')).toBe(
      'wood gold magic siege-ram honing-wheel league-boots talking-mirror wishing-table golden-key hedgehog-piper',
    )
  })
})

describe('the setup', () => {
  test('the garrison is drawn first, card by card, and keeps that order [S 3]', () => {
    const state = drawn(
      'pending again; garrison -; drawn 2; hand bridge-goat honey-bear wood; deck mill-ox wood*9 gold',
    )
    const { events } = played(state, 'again', {
      // Of goat, ox and bear: the bear, then the ox; then seven cards, and the first turn's.
      draws: [2, 1, 11, 0, 0, 0, 0, 0, 0, 0],
    })
    expect(told(events)).toEqual([
      'siege-began 2: honey-bear mill-ox',
      'hand-dealt wood wood wood wood wood wood bridge-goat',
      'turn-began 1 act',
      'drawn wood',
    ])
  })

  test('begins with draws of the seed, on turn one [S 3] [S 5]', () => {
    const state = fortress.begin(config(), 12)
    expect(state.garrison).toHaveLength(5)
    expect([state.hand.length, state.deck.length, state.turn, state.life]).toEqual([8, 15, 1, 20])
    expect(fortress.begin(config(), 12)).toEqual(state)
  })

  const OPENING = 'turn 0; pending opening; garrison goose-maid; deck wood*8 mill-ox'

  test('a hand without a land or a creature is asked about, once [S 4]', () => {
    const hand = `${OPENING}; hand gold*7`
    expect(listOf(hand)).toEqual(['keep', 'redraw', 'give-up'])
    expect(lineOf(played(hand, 'keep', { draws: [0] }).state, 'hand')).toBe('wood gold*7')
    const { state, events } = played(hand, 'redraw', { draws: [15, 0, 0, 0, 0, 0, 0, 0] })
    expect(told(events)[0]).toBe('hand-dealt wood wood wood wood wood wood mill-ox')
    expect([state.turn, state.pending]).toEqual([1, null])
  })

  test('the second hand must be kept [S 4]', () => {
    const { state } = played(`${OPENING}; hand gold*7`, 'redraw', { draws: [0, 0, 0, 0, 0, 0, 0, 0] })
    expect([lineOf(state, 'pending'), lineOf(state, 'hand')]).toEqual([null, 'wood*8'])
  })

  test('asks only about unplayable hands [S 4]', () => {
    const sieges = Array.from({ length: 400 }, (_, seed) => fortress.begin(config(), seed))
    for (const { pending, hand } of sieges) {
      const isPlayable = hand.some(isCreature) && hand.includes('gold')
      if (pending) expect([hand.length, isPlayable]).toEqual([7, false])
      else expect(hand).toHaveLength(8)
    }
    expect(sieges.some(({ pending }) => pending === 'opening')).toBe(true)
  })

  test('by house rule the treasure is in hand, and stays [S 4]', () => {
    const rules = { ...standardRules(), gift: 'hand' } as const
    for (let seed = 0; seed < 50; seed++) {
      const { hand } = fortress.begin(config({ rules }), seed)
      expect(hand.filter((card) => card === 'siege-ram')).toHaveLength(1)
      expect([7, 8]).toContain(hand.length)
    }
    const { state, events } = played(`rules gift=hand; ${OPENING}; hand gold*6 siege-ram`, 'redraw', {
      draws: [0, 0, 0, 0, 0, 0, 0],
    })
    expect(told(events)[0]).toBe('hand-dealt wood wood wood wood wood wood siege-ram')
    expect(lineOf(state, 'hand')).toBe('wood*7 siege-ram')
  })
})

describe('a turn', () => {
  test('begins with a card; an empty deck loses nothing [S 5]', () => {
    const { state, events } = played(
      'garrison goose-maid; army mill-ox!; lands 4 0 0; spent 4; laid 1; attacked',
      'end',
      { dice: [4] },
    )
    expect(told(events).slice(2)).toEqual(['turn-began 2 act'])
    expect(['army', 'spent', 'laid', 'attacked'].map((key) => lineOf(state, key))).toEqual([
      'mill-ox',
      null,
      null,
      null,
    ])
  })

  test('the hand has no limit [S 6]', () => {
    const { state } = played('garrison goose-maid; hand gold*9; deck wood', 'end', { dice: [2], draws: [0] })
    expect(lineOf(state, 'hand')).toBe('wood gold*9')
  })

  test('each land past the first costs a life, never the last one [S 7]', () => {
    const { events } = played('garrison goose-maid; life 2; hand wood*3', 'lay wood, lay wood')
    expect(told(events)).toEqual([
      'land-laid wood for 0',
      'land-laid wood for 1',
      'life-lost 1 by land, 1 left',
    ])
    expect(refusalOf('garrison goose-maid; life 1; laid 1; lands 1 0 0; hand wood', 'lay wood')).toBe(
      'last-life',
    )
    expect(refusalOf('garrison goose-maid; life 1; hand wood', 'lay wood')).toBeNull()
  })

  test('spent lands fill the need; the kind is asked first [S 8]', () => {
    const witch = 'garrison goose-maid; hand broom-witch'
    expect(refusalOf(`${witch}; lands 0 3 1; spent 4`, 'cast broom-witch')).toBe('kind-missing')
    expect(refusalOf(`${witch}; lands 0 2 2; spent 2`, 'cast broom-witch')).toBe('too-few-lands')
    const { state } = played(`${witch}; lands 0 3 2; spent 2`, 'cast broom-witch')
    expect(lineOf(state, 'spent')).toBe('5')
  })

  test('a creature joins the right end and rests until the next turn [S 9]', () => {
    const { state } = played(
      'garrison honey-bear; army iron-hans; lands 0 2 0; hand goose-maid',
      'cast goose-maid',
    )
    expect(lineOf(state, 'army')).toBe('iron-hans goose-maid!')
    expect(refusalOf(state, 'send goose-maid')).toBe('not-ready')
    const later = played(state, 'end', { dice: [2] }).state
    expect(refusalOf(later, 'send goose-maid')).toBeNull()
  })

  test('one attack a turn; casting and laying before it and after it [S 10]', () => {
    const position =
      'garrison bean-giant snow-maid; army mill-ox thumb-knight; lands 0 2 0; hand gold goose-maid'
    const { state } = played(position, 'cast goose-maid, send mill-ox, fight, lay gold')
    expect(refusalOf(state, 'send thumb-knight')).toBe('attacked-already')
    expect(refusalOf(state, 'end')).toBeNull()
  })
})

describe('the attack', () => {
  test('a column in progress allows no other action, and uses no rng [S 11]', () => {
    const { state } = played(
      'garrison goose-maid honey-bear; army mill-ox iron-hans; lands 0 5 0; hand gold iron-hans',
      'send mill-ox',
    )
    expect(listOf(state)).toEqual(['send iron-hans', 'fight', 'give-up'])
    for (const action of ['lay gold', 'cast iron-hans', 'end']) {
      expect(refusalOf(state, action)).toBe('fight-first')
    }
  })

  test.each([
    ['kills-and-lives', 'garrison honey-bear oak-giant antler-king; army bridge-goat', 1],
    ['lives', 'garrison iron-hans moss-boar; army donkey-drummer', 2],
    ['kills', 'garrison mirror-imp gander-rider; army gander-rider', 2],
    ['weakest', 'garrison antler-king goose-maid; army bean-giant', 2],
  ])('the first rule with a free defender decides: %s [S 12]', (reason, position, place) => {
    const attacker = drawn(position).army[0]?.creature
    const [event] = played(position, `send ${attacker}`).events
    expect(event).toMatchObject({ type: 'met', place, reason })
  })

  test.each([
    ['step 1, equal sums: the lower power', 'gilded-general bean-giant', 'goose-maid', 1],
    ['step 1, all equal: the leftmost', 'honey-bear honey-bear', 'bridge-goat', 1],
    ['step 2, equal toughness: the lower power', 'moss-boar snow-maid', 'donkey-drummer', 2],
    ['step 3, equal power: the lower toughness', 'brave-tailor mirror-imp', 'donkey-drummer', 2],
    ['step 4, equal sums: the lower power', 'brave-tailor kettle-guard', 'oak-giant', 2],
  ])('ties: %s [S 13]', (_, garrison, attacker, place) => {
    const [event] = played(`garrison ${garrison}; army ${attacker}`, `send ${attacker}`).events
    expect(event).toMatchObject({ type: 'met', place })
  })

  test('a creature in an encounter is not matched again, which limits the column [S 14]', () => {
    const { state } = played('garrison goose-maid; army mill-ox iron-hans', 'send mill-ox')
    expect(refusalOf(state, 'send iron-hans')).toBe('nobody-to-meet')
  })

  test('all pairs strike at once; the rest keep their order [S 15]', () => {
    const { state, events } = played(
      'garrison iron-hans goose-maid oak-giant; army mill-ox iron-hans honey-bear',
      'send iron-hans, send mill-ox, send honey-bear, fight',
    )
    expect(told(events)).toEqual([
      'met iron-hans by oak-giant 3 kills-and-lives',
      'met mill-ox by iron-hans 1 kills',
      'met honey-bear by goose-maid 2 weakest',
      'fought iron-hans† oak-giant',
      'fought mill-ox† iron-hans†',
      'fought honey-bear goose-maid†',
    ])
    expect(['garrison', 'army', 'slain', 'fallen'].map((key) => lineOf(state, key))).toEqual([
      'oak-giant',
      'honey-bear',
      'goose-maid iron-hans',
      'mill-ox iron-hans',
    ])
  })

  test('the siege is lost without creatures and with none to come [S 17]', () => {
    const lost = (position: string) => lineOf(played(position, 'send goose-maid, fight').state, 'outcome')
    const position = 'garrison kettle-guard; army goose-maid'
    expect(lost(position)).toBe('total-defeat no-creatures')
    expect(lost(`${position}; hand wood`)).toBe('total-defeat no-creatures')
    expect(lost(`${position}; hand mill-ox`)).toBeNull()
    expect(lost(`${position}; deck wood`)).toBeNull()
    expect(lost(`${position} mill-ox`)).toBeNull()
  })

  test('by the house rule the strongest go first, by printed power [S 25]', () => {
    const sent = (army: string, first: string, second: string) =>
      refusalOf(
        played(
          `rules order=strongest; treasure honing-wheel; garrison bean-giant bean-giant; army ${army}`,
          `send ${first}`,
        ).state,
        `send ${second}`,
      )
    expect(sent('kettle-guard brave-tailor', 'kettle-guard', 'brave-tailor')).toBe('stronger-first')
    expect(sent('kettle-guard brave-tailor', 'brave-tailor', 'kettle-guard')).toBeNull()
    expect(sent('kettle-guard kettle-guard', 'kettle-guard', 'kettle-guard')).toBeNull()
    expect(sent('mill-ox glass-knight', 'mill-ox', 'glass-knight')).toBe('stronger-first')
  })
})

describe('the night', () => {
  test.each([
    [1, 'life-gained 1 by night, 21 left'],
    [2, 'life-lost 1 by night, 19 left'],
    [3, 'life-lost 1 by night, 19 left'],
    [4, 'life-lost 1 by night, 19 left'],
    [5, 'life-lost 2 by night, 18 left'],
    [6, 'life-lost 2 by night, 18 left'],
  ])('a %i: %s [S 16]', (face, line) => {
    const { events } = played('garrison goose-maid; army mill-ox', 'end', { dice: [face] })
    expect(told(events).slice(0, 2)).toEqual([`night-rolled ${face}`, line])
  })

  test('the wishing-table makes any loss one; elsewhere other weather [S 21] [S 26]', () => {
    const night = (where: string, face: number) =>
      lineOf(played(`${where}; garrison goose-maid; army mill-ox`, 'end', { dice: [face] }).state, 'life')
    expect(night('treasure wishing-table', 6)).toBe('19')
    expect(night('treasure wishing-table', 1)).toBe('21')
    expect(night('weather 0 -1 -1 -2 -2 -3', 6)).toBe('17')
    expect(night('treasure wishing-table; weather 0 -1 -1 -2 -2 -3', 6)).toBe('19')
    const { events } = played('weather 0 -1 -1 -2 -2 -2; garrison goose-maid; army mill-ox', 'end', {
      dice: [1],
    })
    expect(told(events)).toEqual(['night-rolled 1', 'turn-began 2 act'])
  })
})

describe('treasures', () => {
  test('work as soon as they are in play: the key pays at once [S 21]', () => {
    const { state } = played(
      'garrison goose-maid; lands 0 1 0; hand wood*2 thumb-knight golden-key',
      'cast golden-key, cast thumb-knight, lay wood, lay wood',
    )
    expect([lineOf(state, 'life'), lineOf(state, 'army'), lineOf(state, 'spent')]).toEqual([
      '20',
      'thumb-knight!',
      '2',
    ])
  })

  test('the mirror shows two cards from the next turn on [S 21]', () => {
    const { events } = played(
      'garrison goose-maid; lands 0 4 0; hand talking-mirror; army mill-ox; deck wood gold magic',
      'cast talking-mirror, end',
      { dice: [2], draws: [1, 0] },
    )
    expect(told(events).slice(-2)).toEqual(['drawn gold', 'drawn wood'])
  })

  test('boots: a new creature may be sent, and counts in the assault [S 21]', () => {
    expect(refusalOf('treasure league-boots; garrison goose-maid; army mill-ox!', 'send mill-ox')).toBeNull()
    const storm = (treasure: string) =>
      played(`${treasure}army mill-ox!`, 'assault', { dice: [1, 1, 1] }).events[0]
    expect(storm('treasure league-boots; ')).toMatchObject({ damage: 3, result: 'victory' })
    expect(storm('')).toMatchObject({ damage: 0, result: 'draw' })
  })

  test('the wheel whets the first of a turn, not in assaults [S 21]', () => {
    const { events } = played(
      'treasure honing-wheel; garrison honey-bear honey-bear; army honey-bear honey-bear',
      'send honey-bear, send honey-bear, fight',
    )
    expect(told(events).slice(2)).toEqual(['fought honey-bear honey-bear†', 'fought honey-bear honey-bear'])
    expect(
      played('treasure honing-wheel; army mill-ox', 'assault', { dice: [1, 1, 1] }).events[0],
    ).toMatchObject({ damage: 3 })
  })
})

describe('the assault', () => {
  test('must be then; a ram helps, resting does not [S 18]', () => {
    const position = 'army iron-hans; lands 0 9 0; hand siege-ram iron-hans'
    expect(listOf(position)).toEqual(['cast siege-ram', 'cast iron-hans', 'assault', 'give-up'])
    expect(refusalOf(position, 'end')).toBe('must-assault')
    expect(refusalOf(position, 'send iron-hans')).toBe('must-assault')
    const { events } = played(position, 'cast siege-ram, cast iron-hans, assault', { dice: [3, 3, 3] })
    expect(told(events).slice(2)).toEqual(['assault-rolled 9 on 3+3+3, 9: victory', 'over victory assault'])
    expect(refusalOf('garrison goose-maid; army iron-hans', 'assault')).toBe('garrison-stands')
    expect(refusalOf('attacked; army iron-hans', 'assault')).toBe('garrison-stands')
  })

  test("again gathers all cards, also fallen and slain, not the fortress's [S 19] [S 26]", () => {
    const { state } = played(
      'own goose-maid; siege 2; drawn 3; start-life 9; life 3; turn 7; pending again; slain goose-maid*2 iron-hans; fallen mill-ox; army honey-bear; lands 1 1 0; treasure siege-ram; hand wood; deck magic',
      'again',
      { draws: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    )
    expect(lineOf(state, 'garrison')).toBe('goose-maid mill-ox honey-bear goose-maid')
    expect(lineOf(state, 'hand')).toBe('wood*2 gold magic siege-ram iron-hans')
    expect([state.siege, state.turn, state.life, lineOf(state, 'deck')]).toEqual([3, 1, 9, null])
  })

  test('draws all if fewer are left [S 19]', () => {
    const { state } = played('drawn 5; pending again; army iron-hans; lands 0 1 0', 'again', {
      draws: [0, 0],
    })
    expect([lineOf(state, 'garrison'), lineOf(state, 'drawn'), lineOf(state, 'pending')]).toEqual([
      'iron-hans',
      '5',
      'opening',
    ])
  })

  test('yield is a total defeat [S 19]', () => {
    expect(told(played('pending again; army iron-hans', 'yield').events)).toEqual([
      'over total-defeat yielded',
    ])
  })

  test('give-up at any time dissolves the column; the end allows no action [S 20]', () => {
    const { state } = played('garrison goose-maid; army mill-ox; column mill-ox>1', 'give-up')
    expect([lineOf(state, 'outcome'), lineOf(state, 'column')]).toEqual(['total-defeat given-up', null])
    expect(lineOf(played('pending again; army iron-hans', 'give-up').state, 'pending')).toBeNull()
    for (const action of ['give-up', 'end', 'send mill-ox', 'keep']) {
      expect(refusalOf(state, action)).toBe('over')
    }
    expect(fortress.outcome(state)).toEqual({ won: [] })
  })
})

describe('renown', () => {
  const renown = (text: string) => renownOf(drawn(text))?.total

  test('counts the outcome, life that is left, and defenders; earlier sieges cost [S 24]', () => {
    const slain = 'life 7; slain goose-maid*3 iron-hans*2'
    expect(renown(`outcome total-victory assault; ${slain}`)).toBe(24)
    expect(renown(`outcome convincing-victory assault; ${slain}`)).toBe(22)
    expect(renown(`outcome victory assault; ${slain}`)).toBe(20)
    expect(renown(`outcome draw assault; ${slain}`)).toBe(8)
    expect(renown(`outcome total-defeat yielded; ${slain}`)).toBe(0)
    expect(renown(`siege 3; outcome victory assault; ${slain}`)).toBe(10)
    expect(renown(`siege 4; outcome draw assault; ${slain}`)).toBe(0)
    expect(renownOf(drawn(slain))).toBeNull()
  })
})

test('positions have own config and cards [S 22]', () => {
  const begun = fortress.begin(config({ against: { fortress: 'glass-hill' } }), 3)
  expect(positionConfig(begun, 'Ann')).toEqual(config({ player: 'Ann', against: { fortress: 'glass-hill' } }))
  expect(positionConfig(drawn('garrison goose-maid; army mill-ox'), '')).toEqual(
    config({ against: { defenders: 1 } }),
  )
  expect(positionConfig(drawn('army mill-ox'), '')).toEqual(config())
})
