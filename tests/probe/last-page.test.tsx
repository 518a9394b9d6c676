import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createLeaders } from '../../src/store/leaders.ts'
import { savedLeaders } from '../../src/store/saved-leaders.ts'
import { useSettings } from '../../src/store/settings.ts'
import { keysOf } from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { leaderNames, movedUp, moveUp, playAgain } from '../../src/ui/frames/end/again.ts'
import type { ReviewRunner } from '../../src/ui/frames/end/decided/useReviewed.ts'
import { OfEnded } from '../../src/ui/frames/end/OfEnded.tsx'
import type { EarnedSealsProps } from '../../src/ui/frames/end/seals/EarnedSeals.tsx'
import { TheEnd } from '../../src/ui/frames/end/TheEnd.tsx'
import { Ways } from '../../src/ui/frames/end/Ways.tsx'
import { usePage } from '../../src/ui/page/page.ts'
import { part } from '../../src/ui/parts/part.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'
import { NAMES, nameOf } from './race-lines.tsx'

const ROLES = ['hare', 'tortoise'] as const
const COMPUTERS = { careful: 'the careful one' }

const game = createGame(diceRace)
const leaders = createLeaders(savedLeaders(fakeStorage().storage, keysOf('race').leaders, ROLES, ['careful']))

/** What a race comes to: by how many fields it was won. */
interface Ahead {
  ahead: number
  done: boolean
}

const reviewing: ReviewRunner<DiceRace, Ahead> = {
  game: diceRace,
  worker: 'race.js',
  form: v.any(),
  known: new WeakMap(),
}

const NO_SEALS = part(async (): Promise<(seals: EarnedSealsProps) => null> => () => null)

const LastPageOfRace = () => (
  <OfEnded
    rules={diceRace}
    game={game}
    turnOf={({ onTurn }) => onTurn}
    outcomeOf={(state) => diceRace.outcome(state)?.won ?? null}
  >
    {(session, won) => (
      <TheEnd
        game={game}
        session={session}
        tale="dice-race"
        seals={NO_SEALS}
        plate={null}
        title="Home"
        subtitle={`${won.map(nameOf)} has won`}
        text={{ opening: 'Once', paragraphs: [], closing: 'the end' }}
        played={null}
        story={<p>Step by step.</p>}
        reviewing={reviewing}
        decided={({ ahead }, isOver) => (
          <p>
            By {ahead}
            {isOver ? '.' : ', so far.'}
          </p>
        )}
        ways={
          <Ways
            fileName="race"
            more={null}
            again={{
              name: 'Once more',
              flourish: 'Once',
              main: 'more',
              go: () => playAgain(game, leaders, session),
            }}
          >
            {null}
          </Ways>
        }
      />
    )}
  </OfEnded>
)

/** The worker that a page has started last. */
let worker: EventTarget | null = null

class Reader extends EventTarget {
  constructor() {
    super()
    worker = this
  }
  postMessage() {}
  terminate() {}
}

const answer = (data: Ahead) => act(() => void worker?.dispatchEvent(new MessageEvent('message', { data })))

/** Hanna walks home while Tom peeks no further than the next field. */
function run() {
  game.getState().start({ players: NAMES }, 5)
  for (let turn = 0; turn < 2 * GOAL; turn++) game.getState().act({ type: 'step' })
}

const decided = () => userEvent.click(screen.getByRole('radio', { name: 'The turn that decided it' }))

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  leaders.setState({ table: {} })
  vi.stubGlobal('Worker', Reader)
})
afterEach(() => vi.unstubAllGlobals())

test('before a game is over it has no last page', () => {
  game.getState().start({ players: NAMES }, 5)
  const { container } = render(<LastPageOfRace />)
  expect(container).toBeEmptyDOMElement()
})

test('it says who has won, how it went, and once it was read again what decided it', async () => {
  run()
  render(<LastPageOfRace />)
  expect(screen.getByText('Hanna has won')).toBeVisible()
  expect(screen.getByText('Step by step.')).toBeVisible()
  await decided()
  expect(screen.queryByText('Step by step.')).toBeNull()
  expect(screen.getByText(/being read once more/)).toBeVisible()
  answer({ ahead: 1, done: false })
  expect(screen.getByText('By 1, so far.')).toBeVisible()
  answer({ ahead: 2, done: true })
  expect(screen.getByText('By 2.')).toBeVisible()
})

test('where no worker can be had, that is told', async () => {
  vi.stubGlobal('Worker', undefined)
  run()
  render(<LastPageOfRace />)
  await decided()
  expect(screen.getByText(/cannot read the tale/)).toBeVisible()
})

test('the seal begins the same game once more, and the table can be looked at', async () => {
  run()
  render(<LastPageOfRace />)
  await userEvent.click(screen.getByRole('button', { name: 'Look at the table' }))
  expect(usePage.getState().lookingBack).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Once more' }))
  const { session } = game.getState()
  expect(session?.moves).toEqual([])
  expect(session && stateOf(session).at).toEqual([0, 0])
})

test('whoever leads a seat is named, and all move up by one', () => {
  leaders.getState().lead('tortoise', 'careful')
  const names = () => leaderNames(leaders.getState().table, ROLES, NAMES, COMPUTERS)
  expect(names()).toEqual(['Hanna', 'the careful one'])
  moveUp(leaders, ROLES)
  expect(names()).toEqual(['the careful one', 'Tom'])
  expect(movedUp(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
})
