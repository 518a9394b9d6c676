import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { createControllers } from '../../src/store/controllers-store.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { useSettings } from '../../src/store/settings.ts'
import { keysOf } from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { leaderNames, movedUp, moveUp } from '../../src/ui/frames/end/again.ts'
import { type EndSlots, endPage } from '../../src/ui/frames/end/end-page.tsx'
import { Onward } from '../../src/ui/frames/end/Onward.tsx'
import type { TaleKit } from '../../src/ui/frames/tale-kit.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { type DiceRace, diceRace, GOAL } from './dice-race.ts'
import { NAMES } from './race-lines.tsx'

const ROLES = ['hare', 'tortoise'] as const
const COMPUTERS = { careful: 'the careful one' }

const game = createGame(diceRace)
const leaders = createControllers(
  savedLeaders(fakeStorage().storage, keysOf('race').leaders, ROLES, ['careful']),
)

const WORDS = {
  once: 'Once',
  end: { changed: 'Change seats', changedFlourish: 'Change', changedMain: 'seats' },
  common: { fileName: 'race' },
}

const KIT: TaleKit<DiceRace, typeof WORDS> = {
  rules: diceRace,
  turnOf: ({ at }) => at[0] + at[1],
  useTable: () => ({ game, leaders }),
  useWords: () => WORDS,
}

/** The review of a race: the winner's lead in fields. */
interface Ahead {
  ahead: number
  turns: readonly { turn: number }[]
  decision: null
  done: boolean
}

type RaceSlots = EndSlots<DiceRace, typeof WORDS, readonly number[], number, Ahead>

/** The last page of the race, with or without a review. */
const lastPage = (decided: Pick<RaceSlots, 'decided'>) =>
  endPage<DiceRace, typeof WORDS, readonly number[], number, Ahead>(KIT, {
    chronicle: () => new Promise<never>(() => {}),
    turnOf: ({ onTurn }) => onTurn,
    outcomeOf: (view) => diceRace.outcome(view)?.won ?? null,
    chronicleOf: ({ moves }) => moves.length,
    textOf: ({ told }, { once }) => ({ opening: once, paragraphs: [`${told} steps`], closing: 'the end' }),
    botNames: () => COMPUTERS,
    pageOf: ({ session, outcome, leaders: led }) => ({
      plate: null,
      title: 'Home',
      subtitle: `${outcome.map((seat) => led[seat])} has won`,
      played: null,
      story: <p>Step by step.</p>,
      ways: <Onward {...{ kit: KIT, session }} changed={{ players: [NAMES[1], NAMES[0]] }} seed={7} />,
    }),
    ...decided,
  }).EndPage

const EndPage = lastPage({
  decided: {
    worker: 'race.js',
    Decided: ({ review, isOver }) => (
      <p>
        By {review.ahead}
        {isOver ? '.' : ', so far.'}
      </p>
    ),
  },
})

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

const answer = (found: Pick<Ahead, 'ahead' | 'done'>) => {
  const data: Ahead = { turns: [], decision: null, ...found }
  act(() => void worker?.dispatchEvent(new MessageEvent('message', { data })))
}

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

test('has no last page before the end', () => {
  game.getState().start({ players: NAMES }, 5)
  const { container } = render(<EndPage />)
  expect(container).toBeEmptyDOMElement()
})

test('shows the winner and the story, and after the review the deciding turn', async () => {
  run()
  render(<EndPage />)
  expect(screen.getByText('Hanna has won')).toBeVisible()
  expect(screen.getByText('Step by step.')).toBeVisible()
  await decided()
  expect(screen.queryByText('Step by step.')).toBeNull()
  expect(screen.getByText(/Looking through the game/)).toBeVisible()
  answer({ ahead: 1, done: false })
  expect(screen.getByText('By 1, so far.')).toBeVisible()
  answer({ ahead: 2, done: true })
  expect(screen.getByText('By 2.')).toBeVisible()
})

test('a tale without reviews shows only the story, and starts no worker', () => {
  worker = null
  run()
  const StoryPage = lastPage({})
  render(<StoryPage />)
  expect(screen.getByText('Hanna has won')).toBeVisible()
  expect(screen.getByText('Step by step.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(worker).toBeNull()
})

test('reports if workers are not available', async () => {
  vi.stubGlobal('Worker', undefined)
  run()
  render(<EndPage />)
  await decided()
  expect(screen.getByText(/cannot look through the game/)).toBeVisible()
})

test('the seal begins a game with seats moved by one; the table stays viewable', async () => {
  run()
  leaders.getState().lead('hare', 'careful')
  render(<EndPage />)
  expect(screen.getByText('the careful one has won')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Look at the table' }))
  expect(usePage.getState().lookingBack).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Change seats' }))
  const { session } = game.getState()
  expect(session?.moves).toEqual([])
  expect(session?.config.players).toEqual(['Tom', 'Hanna'])
  expect(session?.seed).toBe(7)
  expect(leaders.getState().table).toMatchObject({ hare: 'person', tortoise: 'careful' })
})

test('the same seats play once more', async () => {
  run()
  render(<EndPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  const { session } = game.getState()
  expect(session?.config.players).toEqual(NAMES)
  expect(session && stateOf(session).at).toEqual([0, 0])
})

test('names the controller of each seat, and moves all up by one', () => {
  leaders.getState().lead('tortoise', 'careful')
  const seats = diceRace.seats({ players: NAMES })
  const names = () => leaderNames(leaders.getState().table, seats, COMPUTERS)
  expect(names()).toEqual(['Hanna', 'the careful one'])
  moveUp(leaders, ROLES)
  expect(names()).toEqual(['the careful one', 'Tom'])
  expect(movedUp(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
})
