import { expect, test } from 'vitest'
import { at, drawn, played, told } from '../../../../../tests/drawn/index.ts'
import {
  type Monster,
  pathFace,
  placementRefusals,
  progressOf,
  SHAPES,
  type State,
  slotsOf,
  standardRules,
  TURNS,
  turnRoads,
} from '../../../../engine/fairy-tale/index.ts'
import { type ExampleForest, HOUSE_BOARDS } from './house-boards.ts'
import { READINGS } from './house-rule-options.ts'

/** Returns the position of a board under one reading of a rule, before the next roll. */
function shown(board: ExampleForest, rule: string): State {
  const monsters = board.monsters.map(({ kind, at: spot }, index) => ({
    n: index + 1,
    kind,
    spot: spot.join(),
  }))
  const tiles = board.tiles.map(({ x, y, roads }, id) => {
    const here = monsters.filter(({ spot }) => spot === `${x},${y}`)
    const standing: Monster[] = here.map(({ n, kind }) => ({ n, kind }))
    return [at(`${x},${y}`), { ...pathFace(id, roads), monsters: standing }] as const
  })
  return { ...drawn(`O\nrules ${rule}`), tiles: Object.fromEntries(tiles) }
}

test.each(READINGS.sides)('sides %s: the board shows the steps of a roll for the north', (reading) => {
  const board = HOUSE_BOARDS.sides[reading]
  const { events } = played(shown(board, `sides ${reading}`), { type: 'end-turn' }, { dice: [1] })
  const steps = events.flatMap((event) => (event.type === 'monster-stepped' ? [[event.from, event.to]] : []))
  expect(steps).toEqual(board.steps?.map(({ from, to }) => [at(from.join()), at(to.join())]))
  expect(board.side).toBe(reading)
})

test.each(READINGS.roads)('roads %s: the board shows where the tile may be placed', (reading) => {
  const { laid, ...board } = HOUSE_BOARDS.roads[reading]
  const turn = TURNS.find((quarters) => turnRoads(SHAPES.corner, quarters) === laid?.tile.roads) ?? 0
  const state = { ...shown(board, `roads ${reading}`), market: [pathFace(90, SHAPES.corner), null, null] }
  const place = at(`${laid?.tile.x},${laid?.tile.y}`)
  expect(placementRefusals(state, 0, place)[turn]).toEqual(
    laid?.refused ? { code: 'road-meets-hedge', edge: laid.refused } : null,
  )
})

test.each(READINGS.noDen)('no den, %s: the board shows which monsters enter, and where', (reading) => {
  const board = HOUSE_BOARDS.noDen[reading]
  const { monsters, dice = [] } = board
  const before: State = { ...shown({ ...board, monsters: [] }, `noDen ${reading}`), phase: 'new-monsters' }
  const { events } = played(
    { ...before, rolls: { monsters: 1, movement: 1 } },
    { type: 'roll' },
    { dice: [...dice] },
  )
  expect(told(events, 'no-den')).toHaveLength(1)
  const came = events.flatMap((event) =>
    event.type === 'monster-appeared' ? [{ kind: event.kind, at: event.at }] : [],
  )
  expect(came).toEqual(monsters.map(({ kind, at: spot }) => ({ kind, at: at(spot.join()) })))
})

test.each(READINGS.oak)('oak %s: shows the step that costs a heart [R 69]', (reading) => {
  const board = HOUSE_BOARDS.oak[reading]
  const before = drawn(`O\nrules oak ${reading}`).hearts
  const { events, state } = played(shown(board, `oak ${reading}`), { type: 'end-turn' }, { dice: [2] })
  const steps = events.flatMap((event) => (event.type === 'monster-stepped' ? [[event.from, event.to]] : []))
  expect(steps).toEqual(board.steps?.map(({ from, to }) => [at(from.join()), at(to.join())]))
  expect(board.hearts).toEqual([state.hearts, before])
})

test.each(READINGS.supply)(
  'supply %s: the board shows the choosers, their tiles and the number [R 67]',
  (reading) => {
    const { choosing = [] } = HOUSE_BOARDS.supply[reading]
    const rules = { ...standardRules(), supply: reading }
    const state = drawn(`O\nrules supply ${reading}\nseats huntsman 0,0; beast 0,0`)
    expect(choosing.map(({ tiles }) => tiles.length)).toEqual(
      (state.hands ?? [state.market]).map(() => slotsOf(rules)),
    )
    expect(choosing.flatMap(({ heroes }) => heroes.map(({ hero }) => hero))).toEqual(['huntsman', 'beast'])
  },
)

test.each(READINGS.goal)('goal %s: the board shows the number that wins [R 68]', (reading) => {
  const { goal } = HOUSE_BOARDS.goal[reading]
  const progress = progressOf(drawn(`O\nrules goal ${reading}`))
  expect(goal).toBe(progress ? (progress.of ?? progress.left) : 'diamonds')
})

test.each(READINGS.arrivals)(
  'arrivals %s: the board shows the new monsters and their places [R 71]',
  (reading) => {
    const board = HOUSE_BOARDS.arrivals[reading]
    const { monsters, dice = [] } = board
    const before: State = {
      ...shown({ ...board, monsters: [] }, `arrivals ${reading}`),
      phase: 'new-monsters',
    }
    const { events } = played(
      { ...before, rolls: { monsters: 1, movement: 1 } },
      { type: 'roll' },
      { dice: [...dice] },
    )
    const came = events.flatMap((event) =>
      event.type === 'monster-appeared' ? [{ kind: event.kind, at: event.at }] : [],
    )
    expect(came).toEqual(monsters.map(({ kind, at: spot }) => ({ kind, at: at(spot.join()) })))
  },
)

test.each(READINGS.heroes)(
  'heroes %s: the board shows the fate of a hero among monsters [R 70]',
  (reading) => {
    const { among, ...board } = HOUSE_BOARDS.heroes[reading]
    const place = at(among?.at.join() ?? '')
    const before = drawn(`O ━\nseats huntsman 0,0; ${among?.hero} 1,0\nrules heroes ${reading}`)
    const { events } = played(
      { ...before, tiles: shown(board, `heroes ${reading}`).tiles },
      { type: 'end-turn' },
      { dice: [1] },
    )
    const lost = events.filter((event) => event.type === 'character-lost')
    expect(lost.map((event) => event.at)).toEqual(among?.lost ? [place] : [])
  },
)

test.each(READINGS.moves)(
  'moves %s: the board shows the moving monsters, and whether a die decides [R 72]',
  (reading) => {
    const board = HOUSE_BOARDS.moves[reading]
    const dice = [...(board.dice ?? [])]
    const { events } = played(shown(board, `moves ${reading}`), { type: 'end-turn' }, { dice })
    const steps = events.flatMap((event) =>
      event.type === 'monster-stepped' ? [[event.from, event.to]] : [],
    )
    expect(steps).toEqual(board.steps?.map(({ from, to }) => [at(from.join()), at(to.join())]))
  },
)

test.each(READINGS.grove)('grove %s: shows the hearts left, or the loss [R 58]', (reading) => {
  const { hearts, over = false, monsters } = HOUSE_BOARDS.grove[reading]
  const before = drawn(`O ━ ━x${monsters.length}\nseats huntsman 0,0\nboxes dark\nrules grove ${reading}`)
  const { state } = played(before, { type: 'end-turn' }, { dice: [1] })
  expect(hearts).toEqual([state.hearts, before.hearts])
  expect(over).toBe(state.outcome === 'lost')
})
