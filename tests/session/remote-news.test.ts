import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { create } from 'zustand'
import { boogyman, standardRules } from '../../src/engine/boogyman/index.ts'
import {
  canonical,
  type Game,
  type GameTypes,
  type Session,
  stateFor,
  stateOf,
} from '../../src/engine/kernel/index.ts'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import type {
  GameFollower,
  GameNews,
  RemoteGame,
  RemoteTable,
} from '../../src/session/remote/remote-table.ts'
import { remoteTransport } from '../../src/session/remote/remote-transport.ts'
import { diceRace } from '../probe/dice-race.ts'
import { countedWords, fakeTableServer } from './fake-table-server.ts'

/** What happens to each message of the server, and what the table does between them. */
const step = fc.record({
  deed: fc.constantFrom('act', 'act', 'act', 'act', 'undo', 'agree'),
  pick: fc.nat(),
  fate: fc.constantFrom('arrives', 'arrives', 'arrives', 'is lost', 'comes twice', 'comes late'),
})

/** A transport of one device, whose news are what the test lets through. */
function deviceAt<K extends GameTypes>(
  game: Game<K>,
  server: ReturnType<typeof fakeTableServer<K>>,
  seat: number,
) {
  const sent: GameNews[] = []
  const { viewNow } = server.watch([seat], (news) => {
    if (news.name === 'view' || news.name === 'update' || news.name === 'rewind') sent.push(news)
  })
  let follower: GameFollower | null = null
  let isAsking = true
  const useRemoteTable = create<RemoteTable>()(
    () =>
      ({
        lobby: server.lobby(),
        pins: [],
        line: 'here',
        own: [seat],
        tries: 0,
        problem: null,
      }) as unknown as RemoteTable,
  )
  const remote: Omit<RemoteGame, 'seats'> = {
    useRemoteTable,
    follow(next) {
      follower = next
      return () => {}
    },
    request: async () => ({ ok: false, code: 'busy' }),
    catchUp() {
      isAsking = true
    },
  }
  const store = createUnloadedGame<K>()
  const rules = { game, answer: () => null, needs: () => null }
  store.connect(remoteTransport({ store, rules, remote, beginHere() {}, openHere: async () => false }))
  const copied = (news: GameNews): GameNews => JSON.parse(JSON.stringify(news))
  return {
    store,
    /** Takes the messages that the server has sent since the last call. */
    taken: () => sent.splice(0),
    receive: (news: GameNews) => follower?.onNews(copied(news)),
    have: () => follower?.have() ?? null,
    beatFailed() {
      follower?.forget()
      isAsking = true
    },
    /** Answers the last request for a whole view, if there is one. */
    answer() {
      if (!isAsking) return
      isAsking = false
      const view = viewNow()
      if (view.name === 'view') follower?.onNews(copied(view))
    },
  }
}

const shownStates = <K extends GameTypes>({ first, moves }: Session<K>): string[] =>
  [first, ...moves.map(({ after }) => after)].map((state) => canonicalText({ ...state, random: null }))

/** The states as seat 0 may see them, without the rng. */
const expectedStates = <K extends GameTypes>(game: Game<K>, session: Session<K>): string[] => {
  const isOver = game.outcome(stateOf(session)) !== null
  const seen = (state: K['State']) => (isOver ? state : stateFor(game, state, 0))
  const { first, moves } = session
  return [first, ...moves.map(({ after }) => after)].map((state) =>
    canonicalText({ ...seen(state), random: null }),
  )
}

const canonicalText = (data: object): string => JSON.stringify(canonical(data))

/** Plays a game while messages are lost, doubled and late, and compares the device with the server at the end. */
function checkNews<K extends GameTypes>(
  game: Game<K>,
  config: K['Config'],
  steps: readonly { deed: string; pick: number; fate: string }[],
) {
  const server = fakeTableServer(game, config, countedWords())
  const device = deviceAt(game, server, 0)
  device.answer()
  const late: GameNews[] = []
  for (const { deed, pick, fate } of steps) {
    const { moves } = server.session()
    if (deed === 'undo') server.goBack(moves.length - 1, false)
    else if (deed === 'agree') server.goBack(Math.max(0, moves.length - 1 - (pick % 3)), true)
    else {
      const actions = game.list(stateOf(server.session()))
      const action = actions[pick % Math.max(1, actions.length)]
      if (action) server.play(action)
    }
    for (const news of device.taken()) {
      if (fate === 'comes late') late.push(news)
      else if (fate !== 'is lost') device.receive(news)
      if (fate === 'comes twice') device.receive(news)
    }
    if (pick % 3 === 0) for (const news of late.splice(0).reverse()) device.receive(news)
    if (pick % 4 === 0) device.answer()
  }
  // A beat compares the places, and what is missing is asked for.
  const [place, have] = [server.place(), device.have()]
  if (have?.epoch !== place.epoch || have.n !== place.n) device.beatFailed()
  device.answer()
  const { session } = device.store.getState()
  expect(session && shownStates(session)).toEqual(expectedStates(game, server.session()))
}

describe('lost, doubled and late news end in the state of the server', () => {
  const steps = fc.array(step, { maxLength: 40 })

  test('with hidden hands', () => {
    fc.assert(fc.property(steps, (all) => checkNews(diceRace, { players: ['Ann', 'Ben'] }, all)))
  })

  test('where nothing is hidden', () => {
    const config = { players: ['Ann', 'Ben'], first: 'red', rules: standardRules() } as const
    fc.assert(
      fc.property(steps, (all) => checkNews(boogyman, config, all)),
      { numRuns: 40 },
    )
  })
})
