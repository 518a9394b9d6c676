import { describe, expect, test } from 'vitest'
import {
  consentTo,
  type Gate,
  type GateFacts,
  type GateInput,
  NO_GATE,
  nextGate,
  viewerOf,
} from './hotseat.ts'

interface Table {
  seatToAct?: number | null
  humans?: 'one' | 'several'
  /** Seats that bots play now. */
  bots?: readonly number[]
  hides?: boolean
  inTheOpen?: boolean
  /** Pairs of seats of one person. */
  together?: readonly [number, number]
  device?: GateFacts['device']
}

/** Facts of three seats; by default three people play. */
const facts = ({
  seatToAct = 0,
  humans = 'several',
  bots = [],
  hides = true,
  inTheOpen = false,
  together = [9, 9],
  device = 'shared',
}: Table = {}): GateFacts => ({
  hides,
  seats: 3,
  seatToAct,
  isHuman: (seat) => seat < 3 && !bots.includes(seat),
  samePerson: (one, other) =>
    humans === 'one' || one === other || (together.includes(one) && together.includes(other)),
  humans,
  asksInTheOpen: inTheOpen,
  device,
})

const shut = (awaits: number): Gate => ({ at: 'shut', awaits, peeking: false, isWished: false })
const confirmed = (seat: number): Gate => ({ at: 'confirmed', seat, turnedAway: false })
const PUBLIC: Gate = { at: 'public' }
const OPEN: Gate = { at: 'open', turnedAway: false }
const event = (one: 'moved' | 'opened' | 'rewound' | 'controllers' | 'closed'): GateInput => ({
  type: 'session',
  event: one,
})
const confirm = (seat: number): GateInput => ({ type: 'confirm', seat })

describe('the gate', () => {
  test.each<[string, Gate, GateInput, Table, Gate]>([
    // A1: at A's gate a person gives B's seat to a bot, and A is the only person left.
    ['stays shut when only one person is left', shut(0), event('controllers'), { bots: [1, 2] }, shut(0)],
    ['shuts again when a bot is taken over', confirmed(0), event('controllers'), {}, shut(0)],
    // A2: A gives away A's own seat on A's turn; a bot is to act, then B.
    [
      'shows no hand when its owner gives a seat away',
      confirmed(0),
      event('controllers'),
      { bots: [0] },
      PUBLIC,
    ],
    [
      'shuts before B when the bot has acted',
      PUBLIC,
      event('moved'),
      { seatToAct: 1, bots: [0, 2] },
      shut(1),
    ],
    [
      'stays shut before B when A takes the seat back',
      shut(1),
      event('controllers'),
      { seatToAct: 1 },
      shut(1),
    ],
    // A3: A resigns, and B is the only person left.
    ['shuts before B when A resigns', confirmed(0), event('moved'), { seatToAct: 1, bots: [0, 2] }, shut(1)],
    ['shuts on any undo', confirmed(0), event('rewound'), {}, shut(0)],
    ['shuts when a game is opened', confirmed(0), event('opened'), {}, shut(0)],
    ['shuts when the table is left', confirmed(0), event('closed'), {}, shut(0)],
    ['shuts when the next person is to act', confirmed(0), event('moved'), { seatToAct: 1 }, shut(1)],
    ['stays with a person who is to act again', confirmed(0), event('moved'), {}, confirmed(0)],
    [
      'follows a person to another seat of theirs',
      confirmed(0),
      event('moved'),
      { seatToAct: 2, together: [0, 2] },
      confirmed(2),
    ],
    ['shows no hand while a bot acts', confirmed(0), event('moved'), { seatToAct: 1, bots: [1] }, PUBLIC],
    ['shuts after a bot, before the same person too', PUBLIC, event('moved'), { bots: [1] }, shut(0)],
    ['shows no hand when nobody is to act', confirmed(0), event('moved'), { seatToAct: null }, PUBLIC],
    ['is open for a single person', NO_GATE, event('opened'), { humans: 'one', bots: [1, 2] }, OPEN],
    ['stays open for a single person on undo', OPEN, event('rewound'), { humans: 'one' }, OPEN],
    ['shuts when somebody joins a single person', OPEN, event('controllers'), {}, shut(0)],
    ['is open where nothing is hidden', NO_GATE, event('opened'), { hides: false }, OPEN],
    [
      'waits for nobody where all is answered in the open',
      NO_GATE,
      event('opened'),
      { inTheOpen: true },
      PUBLIC,
    ],
    ['opens for the seat that it awaits', shut(1), confirm(1), { seatToAct: 1 }, confirmed(1)],
    ['opens for nobody else', shut(1), confirm(0), { seatToAct: 1 }, shut(1)],
    ['takes no confirmation that it does not await', PUBLIC, confirm(0), { inTheOpen: true }, PUBLIC],
    ['keeps a confirmed person when another says who they are', confirmed(0), confirm(1), {}, confirmed(0)],
  ])('%s', (_what, gate, input, table, next) => {
    expect(nextGate(gate, input, facts(table))).toEqual(next)
  })

  test('shows the public board on request, and hides its own hand again', () => {
    const peeking = nextGate(shut(0), { type: 'peek', on: true }, facts())
    expect(peeking).toEqual({ ...shut(0), peeking: true })
    expect(viewerOf(peeking, facts())).toEqual({ viewer: null, mayAct: false })
    expect(nextGate(peeking, { type: 'peek', on: false }, facts())).toEqual(shut(0))
    expect(nextGate(confirmed(0), { type: 'peek', on: true }, facts())).toEqual(confirmed(0))
    const away = nextGate(confirmed(0), { type: 'turn-away', on: true }, facts())
    expect(viewerOf(away, facts())).toEqual({ viewer: null, mayAct: true })
  })

  test('keeps a single person’s cards face down until they are turned up', () => {
    const alone = facts({ humans: 'one' })
    const away = nextGate(OPEN, { type: 'turn-away', on: true }, alone)
    for (const one of ['moved', 'rewound', 'controllers'] as const)
      expect(viewerOf(nextGate(away, event(one), alone), alone), one).toMatchObject({ viewer: null })
    for (const one of ['opened', 'closed'] as const)
      expect(nextGate(away, event(one), alone), one).toEqual(OPEN)
    expect(nextGate(away, { type: 'turn-away', on: false }, alone)).toEqual(OPEN)
  })

  test('shuts before a requested hand or stays down', () => {
    const open = facts({ inTheOpen: true })
    const wished = nextGate(PUBLIC, { type: 'wish-to-see' }, open)
    expect(wished).toEqual({ ...shut(0), isWished: true })
    expect(nextGate(wished, { type: 'leave-face-down' }, open)).toEqual(PUBLIC)
    expect(nextGate(wished, confirm(0), open)).toEqual(confirmed(0))
    expect(nextGate(shut(0), { type: 'leave-face-down' }, facts())).toEqual(shut(0))
  })
})

describe('the viewer of the screen', () => {
  test.each<[string, Gate, Table, number | null, boolean]>([
    ['the confirmed person', confirmed(0), {}, 0, true],
    ['nobody at a shut gate', shut(0), {}, null, false],
    ['nobody while a bot acts', PUBLIC, { bots: [0] }, null, false],
    ['everybody where all is answered in the open', PUBLIC, { inTheOpen: true }, null, true],
    ['a single person on turn', OPEN, { humans: 'one', bots: [1, 2] }, 0, true],
    ['a single person while bots act', OPEN, { humans: 'one', seatToAct: 1, bots: [1, 2] }, 0, false],
    ['a single person’s next seat', OPEN, { humans: 'one', seatToAct: 1, bots: [1] }, 2, false],
    ['nobody where bots play alone', OPEN, { humans: 'one', bots: [0, 1, 2] }, null, false],
  ])('%s', (_what, gate, table, viewer, mayAct) => {
    expect(viewerOf(gate, facts(table))).toEqual({ viewer, mayAct })
  })
})

describe('a device of its own', () => {
  const own = (...seats: number[]) => ({ seats })

  test('is always confirmed for one person, who acts when it is their turn', () => {
    const gate = nextGate(NO_GATE, event('opened'), facts({ seatToAct: 1, device: own(2) }))
    expect(gate).toEqual(confirmed(2))
    expect(viewerOf(gate, facts({ seatToAct: 1, device: own(2) }))).toEqual({ viewer: 2, mayAct: false })
    const moved = nextGate(gate, event('moved'), facts({ seatToAct: 2, device: own(2) }))
    expect(viewerOf(moved, facts({ seatToAct: 2, device: own(2) }))).toEqual({ viewer: 2, mayAct: true })
  })

  test('keeps the cards of its person face down, whatever others do', () => {
    const table = facts({ seatToAct: 1, device: own(2) })
    const opened = nextGate(NO_GATE, event('opened'), table)
    const away = nextGate(opened, { type: 'turn-away', on: true }, table)
    for (const next of ['moved', 'controllers', 'rewound', 'opened'] as const)
      expect(nextGate(away, event(next), table)).toEqual({ ...confirmed(2), turnedAway: true })
    expect(nextGate(away, event('closed'), table)).toEqual(confirmed(2))
  })

  test('of two people has the same gate, and shows no hand during others’ turns', () => {
    const device = own(0, 2)
    const gate = nextGate(NO_GATE, event('opened'), facts({ seatToAct: 1, device }))
    expect(gate).toEqual(PUBLIC)
    expect(nextGate(gate, event('moved'), facts({ seatToAct: 2, device }))).toEqual(shut(2))
  })

  test('without people shows the public board only', () => {
    const table = facts({ inTheOpen: true, device: own() })
    const gate = nextGate(NO_GATE, event('opened'), table)
    expect(viewerOf(gate, table)).toEqual({ viewer: null, mayAct: false })
  })
})

describe('a seat passes on', () => {
  test.each<[string, Gate, number, Table, string]>([
    ['at once by its confirmed owner', confirmed(0), 0, {}, 'given'],
    ['at once by the owner of both seats', confirmed(0), 2, { together: [0, 2] }, 'given'],
    ['by all, when its owner has not confirmed', shut(0), 0, {}, 'all-must-agree'],
    ['by all, when another person has confirmed', confirmed(0), 1, {}, 'all-must-agree'],
    ['by all, while a bot acts', PUBLIC, 0, { bots: [1], seatToAct: 1 }, 'all-must-agree'],
    ['at once where one person plays', OPEN, 1, { humans: 'one' }, 'given'],
    ['at once where nothing is hidden', OPEN, 1, { hides: false }, 'given'],
  ])('%s', (_what, gate, seat, table, consent) => {
    expect(consentTo(gate, seat, facts(table))).toBe(consent)
  })
})
