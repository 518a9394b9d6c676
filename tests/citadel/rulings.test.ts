import { describe, expect, test } from 'vitest'
import {
  actionText,
  citadel,
  countOf,
  goalOf,
  ownerOf,
  parseAction,
  parsePlot,
  plotsOf,
  pointsOf,
  type State,
  standingOn,
} from '../../src/engine/citadel/index.ts'
import { heardBy, luckWasSpent, play, seenBy } from '../../src/engine/kernel/index.ts'
import { action } from './random-play.ts'
import { doAll, drawing, eventText, position } from './told.ts'

/** What a position refuses an action for; null if it allows it. */
const refusal = (text: string, wished: string) => citadel.refuse(position(text), action(wished))?.code ?? null

/** What is done in a position, with the cards that are drawn. */
function told(text: string, done: string, ...draws: string[]) {
  const state = position(text)
  const result = doAll(state, drawing(state, draws), done)
  expect(draws, 'draws that were never made').toEqual([])
  return { state, ...result }
}

const bricks = ({ seats }: State) => seats.map((seat) => seat.bricks)
const at = (state: State, name: string) => {
  const plot = parsePlot(name) ?? -1
  return [ownerOf(state, plot), standingOn(state, plot)]
}
const begin = (players: number, rules: Partial<State['rules']> = {}) =>
  citadel.begin(
    {
      players: Array.from({ length: players }, () => ''),
      rules: { version: 'basic', two: 'plots', lastRound: 'off', ...rules },
    },
    7,
  )
const listed = (state: State) => citadel.list(state).map(actionText)
const OTHER = 'seat 2 bricks 0 plots c5'

describe('setting out', () => {
  test('the last seat chooses first, then anticlockwise; seat 1 has the first turn [C 8]', () => {
    const state = begin(3)
    const order: number[] = []
    while (state.phase === 'choose') {
      order.push(state.onTurn)
      const [first] = citadel.list(state)
      if (!first) throw new Error('Nothing can be chosen.')
      citadel.apply({ state, chance: drawing(state, []) }, first)
    }
    expect(order.slice(0, 6)).toEqual([2, 1, 0, 2, 1, 0])
    expect(state).toMatchObject({ onTurn: 0, turn: 1, phase: 'reveal' })
  })

  test('everybody begins with 5 bricks and 3 cards, two who play for plots with 10 and 5 [C 10]', () => {
    const dealt = ({ seats }: State) => seats.map(({ bricks: has, hand }) => [has, hand.length])
    expect(dealt(begin(3))).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
    ])
    expect(dealt(begin(2))).toEqual([
      [10, 5],
      [10, 5],
    ])
    expect(dealt(begin(2, { two: 'plain' }))).toEqual([
      [5, 3],
      [5, 3],
    ])
    expect(dealt(begin(2, { two: 'orders' }))).toHaveLength(4)
  })

  test('first plots may not border on one’s own, but on a rival’s, and leave a dot for each plot owed [C 9]', () => {
    const text = 'seat 1 bricks 5 plots e4 | seat 2 bricks 5 plots d1 | on-turn 2 | phase choose'
    expect(refusal(text, 'choose z9')).toBe('no-such-plot')
    expect(refusal(text, 'choose e4')).toBe('plot-taken')
    expect(refusal(text, 'choose d3')).toBe('borders-own')
    expect(refusal(text, 'choose a2')).toBe('too-many-dots')
    expect(refusal(text, 'choose e5')).toBeNull()
    expect(refusal(text, 'stop')).toBe('choose-more')
    expect(refusal('seat 1 bricks 5 | seat 2 bricks 5 | phase choose', 'choose d1')).toBeNull()
  })

  test('two who play for plots take exactly five of at most 20 dots [C 10]', () => {
    const four = 'two plots | seat 1 bricks 10 plots d1 e2 g2 | seat 2 bricks 10 | phase choose'
    expect(refusal(four, 'stop')).toBe('choose-more')
    // 8 + 4 + 6 are spent: one dot is left for each of two plots.
    expect(refusal(four, 'choose a6')).toBe('too-many-dots')
    expect(refusal(four, 'choose a5')).toBeNull()
  })

  test('where nothing fits for a plot owed, the free ones of fewest dots do, whatever the sum [C 9]', () => {
    const every = [
      'a5',
      'b2',
      'b5',
      'c4',
      'c5',
      'd6',
      'e4',
      'f5',
      'g3',
      'g5',
      'h4',
      'a6',
      'b3',
      'b6',
      'c2',
      'd4',
      'e5',
    ]
    const more = ['f3', 'g4', 'g6', 'h2']
    const state = position(
      `seat 1 bricks 5 plots d1 | seat 2 bricks 5 plots ${[...every, ...more].join(' ')} | phase choose`,
    )
    expect(listed(state)).toEqual(['a2', 'a3', 'd5', 'e6', 'h5', 'h6'].map((name) => `choose ${name}`))
  })

  test('two people may lead two Orders each, which are no enemies [C 10]', () => {
    const text =
      'two orders | seat 1 bricks 4 plots a4 influence torch purse spy | seat 2 bricks 3 plots c5=stable hand inn | seat 3 bricks 3 plots e4=stable hand inn | seat 4 bricks 0 plots h5'
    const both = text.replace(' spy', '')
    expect(refusal(both, 'play torch e4')).toBe('bad-target')
    expect(refusal(both, 'play torch c5')).toBeNull()
    expect(refusal(both, 'play purse 3')).toBe('bad-target')
    expect(refusal(both, 'play purse 2')).toBeNull()
    expect(goalOf(position(text.replace(' purse spy', '')))).toBe(25)
  })
})

describe('income and events', () => {
  test('each is paid for the best building of the category [C 11], clockwise from the seat on turn [C 12]', () => {
    const { events, state } = told(
      `seat 1 bricks 0 plots a4=stable d3=stable | seat 2 bricks 0 plots c5=stable | on-turn 2 | phase reveal | pile manor`,
      'reveal',
      'manor',
    )
    expect(events).toEqual(['revealed manor', 'income 2 1', 'income 1 3'])
    expect(bricks(state)).toEqual([3, 1])
  })

  test('an empty pile pays nobody and begins the last round [C 13]', () => {
    const { events, state } = told(
      `seat 1 bricks 0 plots a4=stable | ${OTHER} | phase reveal | pile`,
      'reveal',
    )
    expect(events).toEqual(['pile-empty', 'last-round pile'])
    expect(state).toMatchObject({ phase: 'act', ending: 'pile' })
    expect(refusal(`seat 1 bricks 9 plots a4 | ${OTHER} | pile fire`, 'buy pile')).toBe('pile-empty')
  })

  test('a card bought from the pile is seen by nobody, and Events on the way happen [C 15]', () => {
    const { events, state } = told(
      `seat 1 bricks 5 plots a4=stable | ${OTHER} | pile mild-winter manor`,
      'buy pile',
      'mild-winter',
      'manor',
    )
    expect(events).toEqual(['paid 5', 'event mild-winter', 'bricks 1 +2', 'bricks 2 +2', 'drew 1 manor'])
    expect(state.seats[0]?.hand).toEqual([{ card: 'manor', seen: false }])
    expect(bricks(state)).toEqual([2, 2])
  })

  test('Events pay and take what is there; the fire finds whoever alone leads [C 21]', () => {
    const text = `seat 1 bricks 0 plots a4=stable d3=chapel g1 | seat 2 bricks 1 plots h1 h2=commons b5 | phase reveal`
    const one = (event: string) => {
      const { events } = told(`${text} | pile ${event} manor`, 'reveal', event, 'manor')
      return events.slice(1, events.indexOf('revealed manor'))
    }
    expect(one('excellent-harvest')).toEqual([])
    expect(one('flood')).toEqual(['bricks 2 -1'])
    expect(one('golden-age')).toEqual(['bricks 1 +2', 'bricks 2 +1'])
    expect(one('pilgrims')).toEqual(['bricks 2 +4'])
    expect(one('settlers')).toEqual(['bricks 1 +2', 'bricks 2 +2'])
    expect(one('fire')).toEqual(['destroyed stable a4'])
  })

  test('Plague and Call to Arms ask where more than one plot fits, and spare who has two [C 21] [C 22]', () => {
    const few = told(
      `seat 1 bricks 0 plots a4 d3 | ${OTHER} | phase reveal | pile plague manor`,
      'reveal',
      'plague',
      'manor',
    )
    expect(few.events).toEqual(['event plague', 'revealed manor'])
    const sole = told(
      `seat 1 bricks 0 plots a4 d3 g5 | ${OTHER} | phase reveal | pile plague manor`,
      'reveal',
      'plague',
      'manor',
    )
    expect(sole.events).toContain('vacated g5 1')
    const called = told(
      `seat 1 bricks 0 plots a4=stable d3 g5 | ${OTHER} | phase reveal | pile call-to-arms manor`,
      'reveal, withdraw a4',
      'call-to-arms',
      'manor',
    )
    expect(called.events.slice(0, 3)).toEqual(['event call-to-arms', 'vacated a4 1', 'revealed manor'])
    expect(at(called.state, 'a4')).toEqual([null, 'stable'])
    expect(
      refusal(
        'seat 1 bricks 0 plots a4 d3 g5 | seat 2 bricks 0 plots c5 | phase reveal | pile manor | drawing reveal | question withdraw 1 a4 d3 g5 by call-to-arms',
        'withdraw c5',
      ),
    ).toBe('not-offered')
  })

  test('a renaissance gives an Influence card to whoever has none [C 21]', () => {
    const { state } = told(
      `seat 1 bricks 0 plots a4 influence loan | ${OTHER} | phase reveal | pile renaissance manor`,
      'reveal',
      'renaissance',
      'spy',
      'manor',
    )
    expect(state.seats.map(({ influence }) => influence)).toEqual([['loan'], ['spy']])
  })
})

describe('trading and building', () => {
  test('what was sold is not bought back, and of three alike with one bought two may be sold [C 14]', () => {
    const text = `seat 1 bricks 9 plots a4 hand stable stable inn | ${OTHER} | pawnshop stable`
    const { state, refused } = told(
      text,
      'buy stable pawnshop, sell stable pawnshop, sell stable pawnshop, sell stable pawnshop',
    )
    expect(refused).toEqual({ code: 'bought-this-turn' })
    expect(countOf(state.pawnshop, 'stable')).toBe(2)
    expect(told(text, 'sell inn pawnshop, buy inn pawnshop').refused).toEqual({ code: 'sold-this-turn' })
    // Building takes the bought one before its like.
    expect(told(text, 'buy stable pawnshop, build stable a4, sell stable pawnshop').refused).toBeNull()
  })

  test('the Free Market is strategic, and for whoever has a Trade building [C 14]', () => {
    const seats = `seat 1 bricks 9 plots a4 hand inn | ${OTHER} | market manor`
    expect(refusal(seats, 'buy manor market')).toBe('not-in-this-version')
    expect(refusal(`version strategic | ${seats}`, 'buy manor market')).toBe('no-trade-building')
    expect(
      refusal(`version strategic | ${seats.replace('a4 hand', 'a4=turnpike hand')}`, 'buy manor market'),
    ).toBeNull()
    expect(refusal(seats, 'buy manor pawnshop')).toBe('not-for-sale')
  })

  test('a claim must border on one’s own, unless one owns no plot at all [C 16]', () => {
    const text = `seat 1 bricks 4 plots a4 | ${OTHER} | neutral a5=stable`
    expect(refusal(text, 'claim b5')).toBe('not-bordering')
    expect(refusal(text, 'claim a2')).toBeNull()
    expect(refusal(text, 'claim c5')).toBe('plot-taken')
    expect(refusal(text, 'claim x')).toBe('no-such-plot')
    expect(refusal(text.replace(' plots a4', ''), 'claim b5')).toBeNull()
    expect(refusal(text.replace('bricks 4', 'bricks 2'), 'claim a2')).toBe('too-few-bricks')
    expect(told(text, 'claim a5, claim a6, claim a3').refused).toEqual({ code: 'claims-spent' })
    expect(at(told(text, 'claim a5').state, 'a5')).toEqual([0, 'stable'])
  })

  test('buildings stand where their category may [C 3] [C 4]', () => {
    const text = (card: string, plot: string) => `seat 1 bricks 9 plots ${plot} hand ${card} | ${OTHER}`
    expect(refusal(text('flour-mill', 'g1'), 'build flour-mill g1')).toBe('inner-circle')
    expect(refusal(text('chapel', 'b2'), 'build chapel b2')).toBe('by-the-river')
    expect(refusal(text('inn', 'b4'), 'build inn b4')).toBe('off-the-road')
    expect(refusal(text('inn', 'a4'), 'build inn a4')).toBeNull()
    expect(refusal(text('stable', 'g1'), 'build inn g1')).toBe('not-in-hand')
    expect(refusal(text('stable', 'g1'), 'build stable g2')).toBe('not-your-plot')
    expect(refusal(text('stable', 'g1=stable'), 'build stable g1')).toBe('plot-built')
    expect(refusal(text('stable', 'g1'), 'build stable q')).toBe('no-such-plot')
    expect(refusal(`${text('stable', 'g1')} | spent builds 2`, 'build stable g1')).toBe('builds-spent')
  })

  test('razing costs five, takes a building of one’s own and counts toward no limit [C 17]', () => {
    const text = `seat 1 bricks 5 plots a4=stable g1 | ${OTHER} | spent builds 2; claims 2`
    expect(refusal(text, 'raze g1')).toBe('no-building')
    expect(refusal(text, 'raze c5')).toBe('not-your-plot')
    expect(refusal(text, 'raze 7')).toBe('no-such-plot')
    expect(refusal(text.replace('bricks 5', 'bricks 4'), 'raze a4')).toBe('too-few-bricks')
    const { state, events } = told(text, 'raze a4')
    expect(events).toEqual(['destroyed stable a4'])
    expect(pointsOf(state, 0)).toBe(0)
  })

  test('the score follows every building at once, up and down [C 18]', () => {
    const { state } = told(`seat 1 bricks 9 plots a4 g1=chapel hand inn | ${OTHER}`, 'build inn a4')
    expect(pointsOf(state, 0)).toBe(4)
    expect(pointsOf(told(`seat 1 bricks 9 plots a4=inn g1=chapel | ${OTHER}`, 'raze g1').state, 0)).toBe(2)
  })
})

describe('Influence cards', () => {
  const seats = (influence: string, theirs = 'plots c5 e4=stable h5=manor') =>
    `seat 1 bricks 4 plots a4=stable g1 influence ${influence} | seat 2 bricks 2 ${theirs}`

  test('are played at what their text names, and at nothing else [C 19]', () => {
    expect(refusal(seats('desertion'), 'play desertion e4')).toBe('bad-target')
    expect(refusal(seats('desertion'), 'play desertion a4')).toBe('bad-target')
    expect(refusal(seats('desertion'), 'play desertion')).toBe('bad-target')
    expect(refusal(seats('loan'), 'play desertion c5')).toBe('not-in-hand')
    expect(refusal(seats('safe-conduct'), 'play safe-conduct')).toBe('plays-by-itself')
    expect(refusal(seats('banishment'), 'play banishment h5')).toBe('bad-target')
    expect(refusal(seats('torch'), 'play torch h5')).toBe('bad-target')
    expect(refusal(seats('crier'), 'play crier trade')).toBe('bad-target')
    expect(refusal(seats('loan'), 'play loan 2')).toBe('bad-target')
    expect(refusal(seats('spy'), 'play spy 2')).toBe('bad-target')
  })

  test('each does what it says [C 19]', () => {
    expect(told(seats('desertion'), 'play desertion c5').events).toEqual([
      'played desertion c5',
      'vacated c5 2',
    ])
    expect(told(seats('banishment'), 'play banishment e4').events).toEqual([
      'played banishment e4',
      'vacated e4 2',
    ])
    expect(told(seats('torch'), 'play torch e4').events).toEqual(['played torch e4', 'destroyed stable e4'])
    expect(bricks(told(seats('loan'), 'play loan').state)).toEqual([9, 2])
    expect(bricks(told(seats('purse'), 'play purse 2').state)).toEqual([6, 0])
    expect(told(seats('crier'), 'play crier citizenry').events).toEqual([
      'played crier citizenry',
      'income 1 3',
    ])
    expect(told(seats('charter'), 'play charter d1').events).toEqual(['played charter d1', 'claimed d1 1'])
    expect(bricks(told(seats('charter'), 'play charter d1').state)[0]).toBe(0)
    expect(told(seats('master-builders'), 'play master-builders').state.spent.masters).toBe(1)
  })

  test('a Spy takes a card and gives another [C 19] [C 30]', () => {
    const text =
      'seat 1 bricks 0 plots a4 hand inn influence spy | seat 2 bricks 0 plots c5 hand manor* stable'
    const { state, events } = told(text, 'play spy 2, take manor, give inn')
    expect(events).toEqual(['played spy 2', 'took 1 2 manor*', 'gave 1 2 inn'])
    expect(state.seats.map(({ hand }) => hand)).toEqual([
      [{ card: 'manor', seen: true }],
      [
        { card: 'stable', seen: false },
        { card: 'inn', seen: false },
      ],
    ])
    const bare = told(text.replace(' hand inn', ''), 'play spy 2, take stable')
    expect(bare.state.questions).toEqual([])
  })

  test('Safe Conduct and Exemption act by themselves [C 20]', () => {
    const warded = told(`${seats('torch')} influence safe-conduct`, 'play torch e4')
    expect(warded.events).toEqual(['played torch e4', 'warded 2'])
    expect(at(warded.state, 'e4')).toEqual([1, 'stable'])
    const exempt = told(
      `seat 1 bricks 9 plots a4 influence exemption | seat 2 bricks 7 plots c5 influence exemption | phase reveal | pile chapel`,
      'reveal',
      'chapel',
    )
    expect(exempt.events).toEqual(['revealed chapel', 'exempt 1', 'tax 2 2'])
    expect(exempt.state.seats.map(({ influence }) => influence)).toEqual([[], ['exemption']])
  })

  test('nobody loses the last plot to a card [C 22]', () => {
    expect(refusal(seats('desertion', 'plots c5'), 'play desertion c5')).toBe('last-plot')
    expect(refusal(seats('banishment', 'plots e4=stable'), 'play banishment e4')).toBe('last-plot')
    expect(refusal(seats('torch', 'plots e4=stable'), 'play torch e4')).toBeNull()
  })

  test('those that were played are shuffled back when the pile is empty [C 19]', () => {
    const { events } = told(`seat 1 bricks 5 plots a4 | ${OTHER} | influence-pile`, 'hire', 'loan')
    expect(events).toEqual(['paid 5', 'influence-shuffled', 'influence 1 loan'])
  })

  test('a Turnpike needs a free road even with a Dispensation [C 3] [C 19]', () => {
    const text = `seat 1 bricks 9 plots b4 hand turnpike inn influence dispensation | ${OTHER}`
    expect(told(text, 'play dispensation, build turnpike b4').refused).toEqual({ code: 'off-the-road' })
    expect(told(text, 'play dispensation, build inn b4').refused).toBeNull()
  })
})

describe('the strategic game', () => {
  test('epochs lie on top of each other, and hands are dealt from the first [C 33]', () => {
    const state = begin(3, { version: 'strategic' })
    expect(state.piles.map(({ size }) => size)).toEqual([18 + 3 - 9, 16 + 4, 34 + 8])
    const { events } = told(
      `version strategic | seat 1 bricks 0 plots a4 | ${OTHER} | phase reveal | pile stable; cottage; manor`,
      'reveal',
      'stable',
    )
    expect(events).toEqual(['revealed stable'])
  })

  test('a plot that is cut off falls to who claims; a Charter besieges nobody [C 23]', () => {
    const text =
      'version strategic | seat 1 bricks 1 plots c6 b6 influence charter | seat 2 bricks 0 plots c4=inn | seat 3 bricks 0 plots c2'
    expect(told(text, 'claim c5').events).toEqual(['claimed c5 1', 'besieged c4 1'])
    expect(told(text, 'play charter c5').events).toEqual(['played charter c5', 'claimed c5 1'])
    expect(told(text.replace('strategic', 'basic'), 'claim c5').events).toEqual(['claimed c5 1'])
  })

  test('a Great Power comes with three, stays with a tie, and counts at once [C 24] [C 25]', () => {
    const text =
      'version strategic | seat 1 bricks 9 plots e4=smithy e5=pottery d6 hand tannery | seat 2 bricks 0 plots f5=flour-mill f3=flour-mill g5=flour-mill | powers crafts 2'
    const { state } = told(text, 'build tannery d6')
    expect(state.powers.crafts).toBe(1)
    const first = told(
      text.replace(' | powers crafts 2', '').replace('g5=flour-mill', 'g5'),
      'build tannery d6',
    )
    expect(first.events).toEqual(['built tannery d6', 'power crafts 1'])
    expect(pointsOf(first.state, 0)).toBe(6 + 2)
  })
})

describe('the end', () => {
  const rich =
    'g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2=hospital c5=manor h5=coach-house'

  test('the highest score wins, then most plots, then most bricks, else it is shared [C 26]', () => {
    const text = (one: string, two: string) =>
      `seat 1 bricks ${one} | seat 2 bricks ${two} | ending pile | on-turn 2`
    expect(told(text('0 plots a4=stable', '9 plots c5=commons'), 'end').state.winners).toEqual([1])
    expect(told(text('0 plots a4=stable a5', '9 plots c5=stable'), 'end').state.winners).toEqual([0])
    expect(told(text('0 plots a4=stable', '1 plots c5=stable'), 'end').state.winners).toEqual([1])
    expect(told(text('1 plots a4=stable', '1 plots c5=stable'), 'end').state.winners).toEqual([0, 1])
  })

  test('all plots owned at the same time begin the last round [C 27]', () => {
    const state = position(`seat 1 bricks 9 plots a4 | ${OTHER}`)
    state.owners = state.owners.map((owner, plot) => owner ?? (plot === parsePlot('a5') ? null : plot % 2))
    const { events } = doAll(state, drawing(state, []), 'claim a5, end')
    expect(events).toContain('last-round land')
    expect(state.phase).toBe('reveal')
  })

  test('reaching the goal ends at once, or with the switch only starts the last round [C 28]', () => {
    const text = `seat 1 bricks 0 plots ${rich} | seat 2 bricks 9 plots e1`
    expect(told(text, 'end').state.winners).toEqual([0])
    const { state, events } = told(`last-round on | ${text}`, 'end')
    expect(events).toContain('last-round goal')
    expect(state).toMatchObject({ phase: 'reveal', onTurn: 1 })
  })

  test('whoever gives up leaves plots and cards; the last one wins [C 29]', () => {
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
})

describe('who sees what', () => {
  const text =
    'seat 1 bricks 9 plots a4 hand inn manor* influence spy | seat 2 bricks 0 plots c5 hand stable influence loan'

  test('hands of others are backs, but for cards that all have seen [C 30]', () => {
    const seen = seenBy(citadel, position(text), 1)
    expect(seen.seats[0]).toMatchObject({
      hand: [
        { card: 'manor', seen: true },
        { card: null, seen: false },
      ],
      influence: [null],
    })
    expect(seen.seats[1]).toMatchObject({ hand: [{ card: 'stable', seen: false }], influence: ['loan'] })
    const by = seenBy(citadel, position(text), null)
    expect(by.seats[1]).toMatchObject({ hand: [{ card: null }], influence: [null] })
  })

  test('what a Spy looks at is known while looking, and to the Spy alone [C 30]', () => {
    const { state } = told(text, 'play spy 2')
    const hand = (by: number | null) => seenBy(citadel, state, by).seats[1]?.hand
    expect(hand(0)).toEqual([{ card: 'stable', seen: false }])
    expect(hand(null)).toEqual([{ card: null, seen: false }])
    const after = told(text, 'play spy 2, take stable, give inn').state
    expect(seenBy(citadel, after, 0).seats[1]?.hand).toEqual([{ card: null, seen: false }])
  })

  test('two Orders of one person see each other’s hands [C 31]', () => {
    const four = `two orders | ${text} | seat 3 bricks 0 plots e4 hand chapel | seat 4 bricks 0 plots h5 hand smithy`
    const seen = seenBy(citadel, position(four), 0)
    expect(seen.seats.map(({ hand }) => hand[0]?.card ?? null)).toEqual(['manor', null, 'chapel', null])
  })

  test('what is drawn is heard by who draws; a taken card by both [C 31]', () => {
    const state = position(`${text} | pile smithy`)
    const drawn = play(citadel, state, action('buy pile'), () => drawing(state, ['smithy']))
    if (!drawn.ok) throw new Error('It was refused.')
    const heard = (by: number | null) =>
      heardBy(citadel, drawn.frames, by)
        .map(({ event }) => eventText(event))
        .at(-1)
    expect([heard(0), heard(1), heard(null)]).toEqual(['drew 1 smithy', 'drew 1 null', 'drew 1 null'])
  })

  test('undo is free to the last draw, Spy, hand-over or card at whoever may be safe [C 32]', () => {
    const border = (from: string, done: string, ...draws: string[]) => {
      const before = position(from)
      const wished = parseAction(done)
      const played = wished && play(citadel, before, wished, () => drawing(before, draws))
      if (!played?.ok) throw new Error('It was refused.')
      return luckWasSpent(before, played.state) || citadel.reveals?.(before, played.state)
    }
    expect(border(text, 'sell inn pawnshop')).toBe(false)
    expect(border(text, 'play spy 2')).toBe(true)
    expect(border(text, 'end')).toBe(true)
    const purse = text
      .replace('influence spy', 'influence purse')
      .replace('seat 2 bricks 0', 'seat 2 bricks 3')
    expect(border(purse, 'play purse 2')).toBe(true)
    expect(border(purse.replace(' influence loan', ''), 'play purse 2')).toBe(false)
  })

  test('a card is drawn by a number below the size of its pool, in the fixed order [C 34]', () => {
    const state = position(`seat 1 bricks 9 plots a4 | ${OTHER} | pile smithy stablex2 fire`)
    const drawn = [0, 1, 2].map((number) => {
      const copy = citadel.copy(state)
      citadel.apply({ state: copy, chance: { die: () => 1, draw: () => number } }, action('buy pile'))
      return copy.seats[0]?.hand[0]?.card
    })
    expect(drawn).toEqual(['stable', 'stable', 'smithy'])
    expect(plotsOf(state, 0)).toHaveLength(1)
  })
})
