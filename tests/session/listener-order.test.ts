import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateFor, viewerToAct } from '../../src/engine/kernel/index.ts'
import type { PlayedGame } from '../../src/playback/shown-table.ts'
import { statesOf } from '../../src/session/events.ts'
import type { GameHook } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createPositionStore } from '../../src/session/position-store.ts'
import { createSuggestionStore } from '../../src/session/suggestion-store.ts'
import { type HintCounsel, hintsAt } from '../../src/ui/frames/hints/hints.ts'
import { createUndo } from '../../src/ui/frames/undo/create-undo.ts'
import { useAnnouncements } from '../../src/ui/page/announce.ts'
import { type DiceRace, diceRace } from '../probe/dice-race.ts'
import { raceOnOneScreen } from '../probe/race-hotseat.ts'
import { racePlayback } from '../probe/race-playback.ts'
import { raceSuggestions } from '../probe/race-suggestions.ts'
import { anyCommand, type Command, config, run } from './race-commands.ts'

/** Actions of players at the table after a command. */
const PRESSES = ['take in hand', 'ask for a hint', 'answer the hint', 'confirm', 'suggest', 'wait'] as const
type Press = (typeof PRESSES)[number]

/** A game with listeners that are registered only by `register`, so that their order can be chosen. */
function withLateListeners(game: GameHook<DiceRace>) {
  const waiting: (() => void)[] = []
  const late =
    <Listener>(register: (listener: Listener) => () => void) =>
    (listener: Listener) => {
      let stop = () => {}
      let isWanted = true
      waiting.push(() => {
        if (isWanted) stop = register(listener)
      })
      return () => {
        isWanted = false
        stop()
      }
    }
  const hook: GameHook<DiceRace> = Object.assign(game.bind(null), game, {
    onEvent: late(game.onEvent),
    subscribe: late(game.subscribe),
  })
  const register = () => {
    for (const one of waiting.splice(0)) one()
  }
  return { hook, register }
}

/** How many parts follow the game. */
const PARTS = 7

/** Someone who thinks about hints until `answer` is called. */
function slowCounsel() {
  let open: (() => void) | null = null
  const counsel: Pick<HintCounsel<DiceRace>, 'thinker' | 'view' | 'plan'> = {
    thinker: null,
    view: (state) => stateFor(diceRace, state, viewerToAct(diceRace, state)),
    plan({ at: [hare, tortoise] }, then) {
      // Differs from one position to the next, so that a stale hint shows.
      const asked = () => then([{ type: (hare + tortoise) % 2 === 0 ? 'step' : 'roll' }], 'thinker')
      open = asked
      return () => {
        if (open === asked) open = null
      }
    },
  }
  const answer = () => {
    const asked = open
    open = null
    asked?.()
  }
  return { counsel: counsel as HintCounsel<DiceRace>, answer, isAsked: () => open !== null }
}

/** Makes all that follows a game, and registers the listeners of each in the given order. */
function tableOf(order: readonly number[]) {
  const game = createGame(diceRace)
  const parts = Array.from({ length: PARTS }, () => withLateListeners(game))
  const [shown, back, pins, held, seats, hint, reader] = parts.map(({ hook }) => hook)
  if (!shown || !back || !pins || !held || !seats || !hint || !reader)
    return expect.fail('A part is missing.')

  const { playback, clock } = racePlayback(shown)
  const undo = createUndo<DiceRace>({
    useGame: back,
    persons: () => 2,
    usePersons: () => 2,
    isBotMove: () => false,
    isSameTurn: (one, other) => one.before.onTurn === other.before.onTurn,
    lineOf: ({ action }) => action?.type ?? 'hidden',
    tellNothing: () => {},
  })
  const suggesting = createSuggestionStore(pins, raceSuggestions)
  // Like the intents of the tales: the selection lasts while the same seat is on turn.
  const intent = createPositionStore<DiceRace, { inHand: number }>(
    held,
    () => ({ inHand: 0 }),
    (now, event) => {
      const { before, after } = statesOf(event)
      return before && after && before.onTurn === after.onTurn ? now : { inHand: 0 }
    },
  )
  // Changes on every second position, so that readers cannot rely on its state meanwhile.
  const aims = createPositionStore<DiceRace, { aims: number }>(held, () => ({ aims: 0 }))
  held.onEvent((event) => {
    const isEven = event.type !== 'closed' && event.session.moves.length % 2 === 0
    if (isEven) aims.setState((now) => ({ aims: now.aims + 1 }))
  })
  const { hotseat, leaders } = raceOnOneScreen(seats)
  leaders.getState().begin({ people: 'several', persons: {} }, {})
  const { counsel, answer, isAsked } = slowCounsel()
  const hints = hintsAt<DiceRace, PlayedGame<DiceRace>>({
    counsel,
    rules: diceRace,
    isOpen: () => true,
    isBarred: (state) => diceRace.outcome(state) !== null,
    tellBarred: () => {},
    linesOf: ({ plan }) => plan?.map(({ type }) => type) ?? ['Thinking.'],
    grades: 1,
  })({ game: hint, playback })
  hints.follow()

  const ofPosition = () => ({
    undo: undo.useUndoConfirm.getState(),
    intent: intent.getState(),
    hotseat: hotseat.currentViewer(),
    hint: hints.useHint.getState(),
  })
  /** What a listener reads while others still wait for the same change: it must never be state of the position before. */
  const read: string[] = []
  reader.subscribe(() => read.push(JSON.stringify(ofPosition())))

  for (const index of order) parts[index]?.register()
  game.getState().start(config, 5)

  const press: Record<Press, () => void> = {
    'take in hand': () => intent.setState(({ inHand }) => ({ inHand: inHand + 1 })),
    'ask for a hint': () => hints.ask(),
    'answer the hint': answer,
    confirm: () => hotseat.confirm(hotseat.currentViewer().awaits ?? 0),
    suggest: () => suggesting.getState().suggestAs(0),
    wait: () => clock.pass(150),
  }
  return {
    /** Presses undo as players do: at the question, the next press agrees. */
    run(command: Command): void {
      if (command.do !== 'undo') run(game, command)
      else if (undo.useUndoConfirm.getState().asking) undo.agreeAndSay()
      else undo.undoOrSay()
    },
    press: (one: Press) => press[one](),
    all: () =>
      JSON.stringify({
        ...ofPosition(),
        aims: aims.getState(),
        playback: playback.getState(),
        suggesting: suggesting.getState(),
        isThinking: isAsked(),
        read,
      }),
  }
}

test('stores, readers and announcements are independent of the order of listeners', () => {
  const natural = Array.from({ length: PARTS }, (_, index) => index)
  const orders = fc.shuffledSubarray(natural, { minLength: PARTS })
  const steps = fc.array(fc.tuple(anyCommand, fc.subarray([...PRESSES])), { maxLength: 16 })
  const saidBy = (how: () => void): string[] => {
    useAnnouncements.setState({ polite: [], assertive: [] })
    how()
    return useAnnouncements.getState().polite.map(({ text }) => text)
  }
  fc.assert(
    fc.property(steps, orders, (all, order) => {
      const [one, other] = [tableOf(natural), tableOf(order)]
      for (const [command, presses] of all) {
        const said = [one, other].map((table) => saidBy(() => table.run(command)))
        expect(said[1]).toEqual(said[0])
        expect(other.all()).toBe(one.all())
        for (const press of presses) {
          for (const table of [one, other]) table.press(press)
          expect([press, other.all()]).toEqual([press, one.all()])
        }
      }
    }),
    { numRuns: 300 },
  )
})
