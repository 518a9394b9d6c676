import { describe, expect, it } from 'vitest'
import { pathFace, suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, openSession, placeAt } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { fairyTale } from '../../rules.ts'
import { messagesOf } from '../../words/testing.ts'
import { CONFIG, drawn, played } from './drawn-tale.ts'
import { linesOfMove, logLines } from './log-lines.ts'

const m = messagesOf('en')
const said = (session: Session) =>
  logLines(session, m, null).map(({ what, why }) => (why ? `${what} ${why}` : what))
const details = (session: Session) => logLines(session, m, null).flatMap(({ steps }) => steps)

/** A straight road north of the oak, three tiles long. */
const LANE = { '0,-1': [5], '0,-2': [5], '0,-3': [5] } as const

it('computes the lines of a move once, however long the game becomes', () => {
  const lane = drawn({ '0,-1': [5], '0,-2': [5, 'ogre', 1] })
  const tale = played(lane, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])
  const earlier = { ...tale, moves: tale.moves.slice(0, 1) }
  const [before, now] = [logLines(earlier, m, null), logLines(tale, m, null)]
  const explained = before.filter(({ steps }) => steps.length > 0)
  expect(explained.length).toBeGreaterThan(0)
  for (const { key, steps } of explained) expect(now.find((line) => line.key === key)?.steps).toBe(steps)
})

describe('actions of characters', () => {
  const forest = { ...LANE, '1,0': [10], '-1,0': [10] } as const

  it('sums up a walk in one line, unless another action interrupts it', () => {
    const state = drawn({ ...forest })
    const north = neighbour(CENTRE, 'north')
    const walk = played(state, [
      { type: 'walk', to: north },
      { type: 'walk', to: neighbour(north, 'north') },
    ])
    expect(said(walk)).toEqual(['Puss in Boots walked two steps: north and north.'])
    const undone = { ...walk, moves: walk.moves.slice(0, 1) }
    expect(said(undone)).toEqual(['Puss in Boots walked one step: north.'])
    expect(said({ ...walk, moves: [] })).toEqual([])
    expect(logLines(undone, m, null)[0]?.key).toBe(logLines(walk, m, null)[0]?.key)
  })

  it('logs a removal between steps and its hero', () => {
    const state = drawn({ ...forest, '0,-1': [5, 'big-bad-wolf', 1] })
    const north = neighbour(CENTRE, 'north')
    const session = played(state, [
      { type: 'walk', to: north },
      { type: 'remove', monster: 1 },
      { type: 'walk', to: CENTRE },
    ])
    expect(said(session)).toEqual([
      'Puss in Boots walked one step: north.',
      'Puss in Boots removed a Big Bad Wolf.',
      'Puss in Boots walked one step: south.',
    ])
  })

  it('logs a placed tile and its market replacement', () => {
    const market = [pathFace(40, 5), null, null]
    const pile = { thirds: [], pool: [], under: [pathFace(41, 3)] }
    const state = drawn({ ...forest }, { market, pile })
    const expand = { type: 'expand', slot: 0, at: placeAt(0, -4), turn: 0 } as const
    expect(said(played(state, [expand]))).toEqual([
      'Puss in Boots laid a straight. A corner came to the market.',
    ])
    const last = { ...state, pile: { ...pile, under: [] } }
    expect(said(played(last, [expand]))).toEqual([
      'Puss in Boots laid a straight. The draw pile is empty, so its place in the market stays free.',
    ])
    const dark = { ...state, pile: { ...pile, under: [{ ...pathFace(1, 1), building: 'diamond' as const }] } }
    expect(said(played(dark, [expand]))).toEqual([
      'Puss in Boots laid a straight.',
      'A dark diamond came to the market.',
    ])
    const icons = (session: Session) => logLines(session, m, null).map(({ icon }) => icon.kind)
    expect(icons(played(dark, [expand]))).toEqual(['hero', 'gem'])
    const palace = { ...pathFace(1, 1), building: 'palace' as const }
    const grand = { ...state, pile: { ...pile, under: [palace] } }
    expect(icons(played(grand, [expand]))).toEqual(['hero', 'building'])
  })

  it('says why a tile was swept', () => {
    const market = [pathFace(40, 10), null, null]
    const under = [pathFace(41, 3)]
    const walls = { '0,-1': [4], '1,0': [8], '0,1': [1], '-1,0': [2] } as const
    const state = drawn({ ...walls }, { market, pile: { thirds: [], pool: [], under } })
    expect(said(played(state, [{ type: 'sweep', slot: 0 }]))).toEqual([
      'Puss in Boots put a straight under the pile, because no tile of the market could be laid.',
    ])
  })

  it('logs a broken diamond and its monsters', () => {
    const state = drawn({ ...LANE, '1,-1': [8, 'troll', 2], '0,-1': [7] })
    const at = placeAt(1, -1)
    const tile = state.tiles[at]
    if (tile) tile.building = 'diamond'
    const session = played(state, [
      { type: 'walk', to: placeAt(0, -1) },
      { type: 'walk', to: at },
    ])
    expect(said(session)).toEqual([
      'Puss in Boots walked one step: north.',
      'Puss in Boots broke the first dark diamond. Two monsters went with it.',
    ])
  })

  it('ends with third diamond or resignation', () => {
    const state = drawn({ ...LANE, '0,-1': [4] }, { diamonds: 2 })
    const tile = state.tiles[placeAt(0, -1)]
    if (tile) tile.building = 'diamond'
    expect(said(played(state, [{ type: 'walk', to: placeAt(0, -1) }]))).toEqual([
      'Puss in Boots broke the third dark diamond.',
      'The third dark diamond is broken: the forest is saved.',
    ])
    expect(said(played(state, [{ type: 'give-up' }]))).toEqual(['You closed the book and gave the tale up.'])
  })
})

describe('the opening', () => {
  it('logs first tiles once all are placed', () => {
    const session = openSession(fairyTale, CONFIG, 8)
    const actions = [...suggestOpening(session.first), { type: 'begin' } as const]
    const lines = logLines(played(session.first, actions), m, null)
    const aboutTiles = lines.filter(({ icon }) => icon.kind !== 'gem')
    expect(aboutTiles.map(({ what }) => what)).toEqual([
      'The four first tiles are round the Oak, and the tale begins.',
    ])
    expect(lines[0]).toMatchObject({ turn: 0, icon: { kind: 'oak' } })
    expect(lines[0]?.why).toMatch(/^The market opens with an? .+, an? .+ and an? .+\.$/)
  })
})

describe('new monsters', () => {
  const roll = [{ type: 'roll' }] as const
  const rolling = { phase: 'new-monsters' } as const

  it('gives the number of new monsters, their origin and the reason [R 6]', () => {
    const wide = drawn({ ...LANE, '1,0': [10], '2,0': [10], '3,0': [10], '-1,0': [10] }, rolling)
    const lines = logLines(played(wide, roll, [1]), m, null)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      icon: { kind: 'die', face: 1 },
      what: 'Three monsters came from the North,',
      why: 'because the forest is 5 wide: 5\u00A0−\u00A02\u00A0=\u00A03.',
      turn: 9,
      seat: 0,
    })
    const high = drawn({ ...LANE }, rolling)
    expect(said(played(high, roll, [1]))).toEqual([
      'Two monsters came from the North, because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
    ])
    const small = drawn({ '0,-1': [5] }, rolling)
    expect(said(played(small, roll, [1]))).toEqual([
      'One monster came from the North, because the forest is small: one always appears.',
    ])
  })

  it('says that the entrance of another side was used [R 9]', () => {
    expect(said(played(drawn({ ...LANE }, rolling), roll, [3]))).toEqual([
      'Two monsters came from the North (the South has no entrance), because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
    ])
    expect(said(played(drawn({}, rolling), roll, [3]))).toEqual([
      'No monsters came, because no tile is joined to the Oak.',
    ])
  })

  it('logs the question of a 5, and the player who chose [section 3.1]', () => {
    const session = played(
      drawn({ ...LANE }, rolling),
      [{ type: 'roll' }, { type: 'choose-side', side: 'north' }],
      [5],
    )
    expect(said(session)).toEqual([
      'The die showed a 5: Anna can choose the side.',
      'Anna chose the North for the new monsters.',
      'Two monsters came from the North, because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
    ])
  })

  it('logs a 6 without a den, by every house rule [R 8]', () => {
    const state = drawn({ ...LANE }, rolling)
    expect(said(played(state, roll, [6, 1]))[0]).toBe(
      'The die showed a 6, but no open den is in reach, so it was rolled again.',
    )
    expect(said(played(state, roll, [6, 6, 1]))).toEqual([
      'The die showed a 6, two times, but no open den is in reach, so it was rolled again.',
      'Two monsters came from the North, because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
    ])
    const nobody = { ...state, rules: { ...state.rules, noDen: 'none' as const } }
    expect(said(played(nobody, roll, [6]))).toEqual([
      'The die showed a 6, but no open den is in reach, so none came.',
    ])
    const everySide = { ...state, rules: { ...state.rules, noDen: 'every-side' as const } }
    expect(said(played(everySide, roll, [6]))).toEqual([
      'The die showed a 6, but no open den is in reach, so monsters came from every side.',
      'One monster came from the North, because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
      'One monster came from the North.',
    ])
  })

  it('logs den Trolls on a 6 [R 7]', () => {
    const state = drawn({ ...LANE }, rolling)
    const tile = state.tiles[placeAt(0, -3)]
    if (tile) tile.building = 'diamond'
    expect(said(played(state, roll, [6]))).toEqual([
      'Two Trolls came from the den, because the forest is 4 high: 4\u00A0−\u00A02\u00A0=\u00A02.',
    ])
  })

  it('logs monsters at a full entrance, with every step explained [R 17]', () => {
    const state = drawn({ ...LANE, '0,-3': [5, 'ogre', 3], '0,-2': [5, 'ogre', 2] }, rolling)
    const session = played(state, roll, [1])
    expect(said(session).slice(1)).toEqual([
      'A Frost Giant found its entrance full and hurried one step on.',
      'A Frost Giant found its entrance full and hurried two steps on.',
    ])
    expect(details(session)).toEqual([
      'Frost Giant 6: It appeared on a full tile and hurried on. It went south, toward the Oak.',
      'Frost Giant 7: It appeared on a full tile and hurried on. South, toward the Oak, is full (3 of 3). West has no road. North leads out. East has no road. So it pushed south, onto the first full tile.',
      'Frost Giant 7: It had entered a full tile and hurried on. It went south, toward the Oak.',
    ])
  })

  it('logs a monster that hastened from its entrance straight to the oak', () => {
    const state = drawn({ '0,-1': [5, 'ogre', 3] }, rolling)
    expect(said(played(state, roll, [1])).slice(1)).toEqual([
      'A Frost Giant found its entrance full and hurried one step on.',
      'A Frost Giant reached the Oak. One heart lost, two left.',
    ])
  })
})

it('gives each line a key of its own, and its turn and seat', () => {
  const state = drawn({ ...LANE, '0,-2': [5, 'ogre', 1] })
  const session = played(state, [{ type: 'end-turn' }, { type: 'roll' }], [1, 1])
  const lines = logLines(session, m, null)
  expect(lines.map(({ turn, seat }) => [turn, seat])).toEqual([
    [9, 0],
    [10, 1],
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
})

it('exists in Dutch', () => {
  const state = drawn({ ...LANE, '0,-2': [5, 'ogre', 1] })
  const session = played(state, [{ type: 'end-turn' }], [1])
  const [line] = linesOfMove(session.moves[0] ?? expect.fail(), {
    m: messagesOf('nl'),
    config: CONFIG,
    lines: null,
  })
  expect(line).toMatchObject({
    what: 'In het noorden bewoog één monster.',
    steps: ['Oger 1: Het ging naar het zuiden, naar de Eik toe.'],
  })
})

it('a 5 without monsters says none moved', () => {
  const forest = drawn({ '0,-1': [5] })
  const tale = played(forest, [{ type: 'end-turn' }, { type: 'choose-side', side: 'north' }], [5])
  expect(said(tale).at(-1)).toMatch(/^No monster moved\. .*5/)
  expect(said(tale).join(' ')).not.toMatch(/choose|chose|north/i)
})
