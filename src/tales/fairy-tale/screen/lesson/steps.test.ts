import { describe, expect, test } from 'vitest'
import {
  type EventOf,
  type EventType,
  entranceOf,
  extent,
  isFull,
  monstersToCome,
  pileSize,
  type State,
  sidesOf,
} from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, opposite, type Place, parsePlace, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { STEP_IDS, type StepId } from '../../lesson.ts'
import { fairyTale } from '../../rules.ts'
import { lesson as english } from '../../words/en/lesson.ts'
import { lesson as dutch } from '../../words/nl/lesson.ts'
import { foretoldFrom } from './foretold.ts'
import { actionsOf, isWanted, progressIn, sayingOf, sessionAt, stepOf } from './steps.ts'

const indexOf = (id: StepId): number => STEP_IDS.indexOf(id)
const at = (id: StepId): State => stateOf(sessionAt(indexOf(id)))
const gameAfter = (id: StepId): Session => sessionAt(indexOf(id) + 1)
/** Returns the game within a step, after a number of its actions. */
const gameWithin = (id: StepId, done: number): Session => ({
  ...gameAfter(id),
  moves: gameAfter(id).moves.slice(0, sessionAt(indexOf(id)).moves.length + done),
})
const placeOf = (text: string): Place => {
  const place = parsePlace(text)
  if (place === null) throw new Error(text)
  return place
}

/** Returns the events of the learner's actions in a step. */
const eventsIn = (id: StepId) =>
  gameAfter(id)
    .moves.slice(sessionAt(indexOf(id)).moves.length)
    .flatMap(({ frames }) => frames.map(({ event }) => event))

const eventsOf = <Type extends EventType>(id: StepId, type: Type): EventOf<Type>[] =>
  eventsIn(id).filter((event): event is EventOf<Type> => event.type === type)

test('the learner does every action of the game', () => {
  const done = STEP_IDS.flatMap((id) => actionsOf(stepOf(id)))
  expect(gameAfter('bell').moves.map(({ action }) => action)).toEqual(done)
})

test('takes five turns of one game, with a pile that only shrinks', () => {
  const states = STEP_IDS.map(at)
  expect([...new Set(states.map(({ turn }) => turn))]).toEqual([0, 1, 2, 3, 4, 5])
  const piles = states.slice(1).map(({ pile }) => pileSize(pile))
  expect(piles).toEqual([...piles].sort((a, b) => b - a))
  expect(stateOf(gameAfter('bell')).outcome).toBeNull()
})

describe.each(STEP_IDS)('the step %s', (id) => {
  test('accepts only the requested legal action', () => {
    const { moves } = sessionAt(indexOf(id))
    const { moves: all } = gameAfter(id)
    for (let done = moves.length; done < all.length; done++) {
      const before = stateOf({ ...gameAfter(id), moves: all.slice(0, done) })
      const progress = progressIn(stepOf(id), done - moves.length)
      const wanted = progress.task?.actions[progress.done]
      const accepted = fairyTale.list(before).filter((action) => isWanted(before, progress, [action]))
      expect([...new Set(accepted.map(({ type }) => type))]).toEqual([wanted?.type])
      for (const action of accepted) expect(whereOf(action)).toBe(wanted && whereOf(wanted))
    }
  })
})

const whereOf = (action: object): unknown =>
  'at' in action ? action.at : 'side' in action ? action.side : 'to' in action ? action.to : null

test('a monster enters at the entrance of the East, next to the Oak', () => {
  const [die] = eventsOf('roll', 'die-rolled')
  const [came] = eventsOf('roll', 'monster-appeared')
  expect(die).toMatchObject({ face: 2, for: 'new-monsters' })
  expect(came).toMatchObject({ kind: 'ogre', at: entranceOf(at('roll'), 'east')?.at })
})

test('the first tile fits without a rotation, the second only rotated', () => {
  const [laid] = eventsOf('lay', 'tile-placed')
  const [turned] = eventsOf('turn', 'tile-placed')
  expect(laid?.turn).toBe(0)
  expect(turned?.turn).toBe(3)
  const progress = progressIn(stepOf('turn'), 1)
  const [wanted] = progress.task?.actions ?? []
  if (wanted?.type !== 'expand') throw new Error('Nothing is laid.')
  const state = stateOf(gameWithin('turn', 1))
  expect(fairyTale.refuse(state, { ...wanted, turn: 0 })).toBeNull()
  expect(isWanted(state, progress, [{ ...wanted, turn: 0 }])).toBe(false)
})

test('the second die brings the Ogre home', () => {
  expect(eventsOf('die', 'die-rolled')).toMatchObject([{ face: 2, for: 'movement' }])
  expect(eventsOf('die', 'oak-hurt')).toHaveLength(1)
})

test('either of the two Ogres can be removed', () => {
  const state = at('remove')
  const monsters = state.tiles[placeOf('2,-1')]?.monsters ?? []
  const accepted = monsters.filter(({ n }) =>
    isWanted(state, progressIn(stepOf('remove'), 0), [{ type: 'remove', monster: n }]),
  )
  expect(accepted).toHaveLength(2)
})

/** Returns the prediction of a step, with the game before it. */
function foretoldIn(id: StepId) {
  const { tasks } = stepOf(id)
  const index = tasks.findIndex(({ question }) => question !== null)
  const question = tasks[index]?.question
  if (!question) throw new Error(`Nothing is foretold in ${id}.`)
  const session = gameWithin(id, tasks.slice(0, index).flatMap(({ actions }) => actions).length)
  const foretold = foretoldFrom(session, stateOf(session), question.from)
  if (!foretold) throw new Error(`Nobody moves in ${id}.`)
  return { foretold, session, state: stateOf(session) }
}

const ASKING = STEP_IDS.filter((id) => stepOf(id).tasks.some(({ question }) => question !== null))

test('the learner predicts steps of monsters in four steps of the lesson', () => {
  expect(ASKING).toEqual(['die', 'clockwise', 'full', 'bell'])
})

test.each(ASKING)('in the step %s the monster goes where the answer says, one of several places', (id) => {
  const { foretold, session, state } = foretoldIn(id)
  const later = gameAfter('bell').moves.slice(session.moves.length)
  const steps = later.flatMap(({ frames }) =>
    frames.flatMap(({ event }) => (event.type === 'monster-stepped' ? [event] : [])),
  )
  const monsters = state.tiles[foretold.from]?.monsters ?? []
  expect(monsters).not.toHaveLength(0)
  for (const { n } of monsters)
    expect(steps.find(({ monster }) => monster === n)).toMatchObject({ from: foretold.from, to: foretold.to })
  expect(foretold.places).toContain(foretold.to)
  expect(foretold.places.length).toBeGreaterThan(1)
})

test('the first prediction is straight to the Oak', () => {
  const { exits, to } = foretoldIn('die').foretold
  expect(to).toBe(CENTRE)
  expect(exits[0]).toMatchObject({ side: 'west', fate: 'taken' })
})

test('the Ogre enters the eastern diamond', () => {
  const { foretold } = foretoldIn('clockwise')
  expect(foretold.from).toBe(placeOf('2,-1'))
  expect(foretold.exits).toMatchObject([
    { side: 'west', order: 1, fate: 'refused', tried: { refused: 'no-road' } },
    { side: 'north', order: 2, fate: 'refused', tried: { refused: 'no-road' } },
    { side: 'east', order: 3, fate: 'taken' },
    { side: 'south', order: 4, fate: 'untried' },
  ])
  expect(foretold.to).toBe(placeOf('3,-1'))
  expect(foretold.places).toEqual([placeOf('3,-1'), placeOf('2,0')])
  expect(eventsOf('clockwise', 'die-rolled')).toMatchObject([{ face: 5, for: 'movement' }])
})

test('the Ogre that hastened finds the diamond full, and goes to the hero', () => {
  const { foretold, state } = foretoldIn('full')
  expect(foretold.exits).toMatchObject([
    { side: 'west', tried: { refused: 'no-road' } },
    { side: 'north', tried: { refused: 'no-road' } },
    { side: 'east', tried: { refused: 'full' } },
    { side: 'south', fate: 'taken' },
  ])
  expect(state.seats[0]?.at).toBe(foretold.to)
})

test('the Ogre is on the East alone, and no other side moves it', () => {
  expect(sidesOf(placeOf('2,-1'), at('sides').rules.sides)).toEqual(['east'])
})

test('the third hastens on from the full tile', () => {
  const came = eventsOf('full', 'monster-appeared')
  expect(came.map(({ hurries }) => hurries)).toEqual([null, null, 'full'])
  expect(eventsOf('full', 'monster-stepped')[0]).toMatchObject({
    monster: came[2]?.monster,
    from: came[2]?.at,
    reason: { haste: 'full' },
  })
  const full = came[2]?.at
  expect(full !== undefined && isFull(stateOf(gameWithin('full', 1)), full)).toBe(true)
})

test('the diamond breaks with three Ogres', () => {
  expect(eventsOf('diamond', 'diamond-destroyed')).toMatchObject([{ destroyed: 1, monsters: { length: 3 } }])
})

test('the bell calls both Wolves off the Oak', () => {
  const { foretold } = foretoldIn('bell')
  expect(foretold.from).toBe(placeOf('0,1'))
  expect(foretold.to).toBe(placeOf('0,2'))
  const steps = eventsOf('bell', 'monster-stepped')
  expect(steps).toHaveLength(2)
  for (const { to, turn, reason } of steps) {
    expect(to).toBe(foretold.to)
    expect(turn).toBe(opposite(reason.desired))
    expect(reason.drawnBy).toMatchObject({ by: 'distraction' })
  }
})

test('two monsters enter a forest four tiles long', () => {
  const state = stateOf(gameAfter('lay'))
  expect(extent(state.tiles).longest).toBe(4)
  expect(monstersToCome(state)).toBe(2)
  expect(eventsOf('turn', 'monster-appeared')).toHaveLength(2)
})

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length

describe.each([
  ['English', english],
  ['Dutch', dutch as typeof english],
] as const)('in %s', (_, { steps, held, foretell }) => {
  test('the steps have at most 250 words, and every step adds at most 30', () => {
    const texts = Object.values(steps).flatMap(({ title, says, done }) => [title, ...says, done])
    expect(count(texts.join(' '))).toBeLessThanOrEqual(250)
    expect(count([foretell(1), foretell(2), ...Object.values(held)].join(' '))).toBeLessThanOrEqual(30)
  })

  test.each(STEP_IDS)('the step %s has a text for each task, of at most 17 words', (id) => {
    const { says } = steps[id]
    const { tasks } = stepOf(id)
    for (const [index, { question }] of tasks.entries()) {
      const asks = question ? foretell(1) : ''
      const first = `${says[sayingOf(stepOf(id), index, false)]} ${asks}`
      const then = question ? `${says[sayingOf(stepOf(id), index, true)]}` : first
      for (const text of [first, then]) {
        expect(count(text)).toBeGreaterThan(0)
        expect(count(text)).toBeLessThanOrEqual(17)
      }
    }
    expect(says).toHaveLength(sayingOf(stepOf(id), tasks.length, false))
  })
})
