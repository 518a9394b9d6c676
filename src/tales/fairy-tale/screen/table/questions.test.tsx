import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { changeSession, selectState } from '../../../../session/game-store.ts'
import { PLAYER } from '../../../../session/state.ts'
import { awaitOtherDevices } from '../../../../session/testing.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { liveTable } from '../../runtime.ts'
import { placeOf } from '../board/testing.ts'
import { fetchLater } from '../lazy.tsx'
import { goingBackOf } from '../table-kit.ts'
import { pressSeal } from './commands.ts'
import { TablePage } from './TablePage.tsx'
import { layDrawn, layOpening } from './testing.ts'

beforeAll(() => fetchLater())

const market = 'market ┳ ┃\npile 1; 1; 1\npool ┗ ┃ ━'

interface Question {
  text: string
  /** Selects something before the question. */
  prepare?(): void
  /** The names of the controls that answer the question. */
  answers: readonly (string | RegExp)[]
}

/** All questions of the table. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'whether the die shall stand': {
    text: 'O ━ ━\nphase new-monsters\npending die new-monsters 2\nseats aladdin 0,0 wishes=1',
    answers: [/^Roll again/, 'Keep it'],
  },
  'whether the die of the monsters shall stand': {
    text: 'O ━1 ━\nphase monsters-move\npending die movement 6\nseats aladdin 0,0 wishes=1',
    answers: [/^Roll again/, 'Keep it'],
  },
  'a bargain, or the roll': {
    text: ' . ╻ .\n━ O ━\nphase new-monsters\nseats rumpelstiltskin 0,0',
    answers: ['None come', 'None move', 'Roll for new monsters'],
  },
  'on which side monsters come': {
    text: ' . ╻ .\n━ O ━\npending spawn-side 2\nseats huntsman 0,0',
    answers: [/North/, /East/, /South/, /West/],
  },
  'which side moves': {
    text: ' . ╻1 .\n━ O ━\npending movement-side\nseats huntsman 0,0',
    answers: [/North/, /East/, /South/, /West/],
  },
  'which tile is cleared': {
    text: 'O ━1 ━2\npending clear-place red-riding-hood delivery\nseats red-riding-hood 0,0',
    answers: [/^Clear one monster from here.*1 east/, /^Clear two monsters from here.*2 east/],
  },
  'whether the tile shall lie where it is aimed': {
    text: `O ━\n${market}`,
    prepare: () => {
      liveTable.intent.getState().choose(0)
      liveTable.intent.getState().aim(placeOf('2,0'))
    },
    answers: ['Lay tile', 'Turn the tile'],
  },
  'what to do': { text: `O ━ ━\n${market}\nseats huntsman 0,0`, answers: ['End turn', /^Walk here/] },
}

/** All cases in which the table says that something is impossible. */
const REFUSED: Readonly<Record<string, () => void>> = {
  'undo, where there is nothing to take back': () => goingBackOf(liveTable).undoOrSay(),
  'a wish': () => liveTable.intent.getState().refuse({ code: 'too-far-to-pull', most: 3 }),
}

const WINDOWS = {
  'a phone': [390, 844],
  'a phone held across': [844, 390],
  'a tablet': [768, 1024],
  'a low phone': [360, 640],
  'a desk': [1440, 900],
} as const

/** Returns the names of all buttons, except the one that closes the notice. */
const controls = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.closest('[data-notice]'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')

const notice = () => screen.queryByText((_, element) => element?.matches('[data-refusal]') === true)

beforeEach(() => {
  vi.useFakeTimers()
  liveTable.intent.getState().cancel()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows a question on a table in a window of this size. */
function ask({ text, prepare }: Question, [width, height]: readonly [number, number]): void {
  stubWindow(width, height)
  layDrawn(text)
  render(<TablePage />)
  act(() => prepare?.())
  // The preview of an aim is computed a moment later.
  act(() => void vi.runAllTimers())
}

describe.each(Object.entries(WINDOWS))('on %s', (_, size) => {
  it.each(Object.entries(QUESTIONS))('no notice replaces a question: %s', (_, question) => {
    ask(question, size)
    const asked = controls()
    for (const answer of question.answers) {
      expect(screen.getAllByRole('button', { name: answer }).length).toBeGreaterThan(0)
    }
    for (const refuse of Object.values(REFUSED)) {
      act(refuse)
      expect(controls()).toEqual(asked)
    }
    expect(notice()).toBeVisible()
    act(() => void vi.runAllTimers())
    expect(notice()).toBeNull()
    expect(controls()).toEqual(asked)
  })
})

describe('while another device is to act', () => {
  /** The buttons that act: signs that only open a card stay. */
  const enabled = (name: string | RegExp) =>
    screen
      .queryAllByRole('button', { name })
      .filter(
        (button) => button.getAttribute('aria-disabled') !== 'true' && !button.matches('[data-card-press]'),
      )

  it.each(
    Object.entries(WINDOWS).flatMap(([window, size]) =>
      Object.entries(QUESTIONS).map(([name, question]) => ({ window, size, name, question })),
    ),
  )('$window does not ask $name', ({ size, question }) => {
    ask(question, size)
    act(() => awaitOtherDevices(liveTable.game, []))
    for (const answer of question.answers) expect(enabled(answer)).toEqual([])
    expect(screen.getByText(/^[A-Z].* is to move$/)).toBeVisible()
  })

  it('a screen without a seat says that the others lay the first tiles', () => {
    layOpening(1)
    render(<TablePage />)
    act(() => awaitOtherDevices(liveTable.game, []))
    expect(screen.getByText('The others decide together')).toBeVisible()
    expect(screen.queryByText('Lay the four first tiles')).toBeNull()
  })

  it('a device with a seat lays the first tiles with the others', () => {
    layOpening(1)
    act(() => changeSession(liveTable.game, { type: 'role', role: { ...PLAYER, device: { seats: [1] } } }))
    render(<TablePage />)
    expect(screen.getByText('Lay the four first tiles')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Lay them for us' })).toBeVisible()
  })
})

it('the disabled main button stays and explains', () => {
  ask({ text: 'O ━\nseats beast 1,0 rest=1,0', answers: [] }, WINDOWS['a phone'])
  act(() => pressSeal(liveTable))
  expect(notice()).toHaveTextContent('Your last turn ended here too. First step away.')
  expect(screen.getByRole('button', { name: 'End turn' })).toBeVisible()
})

it('the key of the main button names the missing step while the button is hidden', () => {
  layOpening(1)
  render(<TablePage />)
  const state = selectState(liveTable.game.getState())
  act(() => void liveTable.game.getState().actAll(state ? suggestOpening(state).slice(0, 3) : []))
  expect(screen.queryByRole('button', { name: 'Begin the tale' })).toBeNull()
  act(() => pressSeal(liveTable))
  expect(notice()).toHaveTextContent('First lay all four tiles round the Oak.')
})

describe('a notice', () => {
  const undo = () => act(() => goingBackOf(liveTable).undoOrSay())
  const words = 'There is nothing to undo yet.'
  const what = QUESTIONS['what to do']

  beforeEach(() => {
    if (what) ask(what, WINDOWS['a phone'])
  })

  it('is a live region at its position', () => {
    undo()
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })

  it('stays while hovered or focused', () => {
    undo()
    const slip = screen.getByRole('button', { name: 'All right' })
    act(() => slip.focus())
    act(() => void vi.runAllTimers())
    expect(notice()).toBeVisible()
    act(() => slip.blur())
    act(() => void vi.runAllTimers())
    expect(notice()).toBeNull()
  })

  it('closes by its button or by Escape', () => {
    undo()
    fireEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(notice()).toBeNull()
    undo()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(notice()).toBeNull()
  })

  it('closes with the selection it belongs to, and returns with it', () => {
    const why = { code: 'no-steps-left' } as const
    const { refuse } = liveTable.intent.getState()
    act(() => refuse(why))
    act(() => void vi.runAllTimers())
    expect(liveTable.intent.getState().refused).toBeNull()
    act(() => refuse(why))
    expect(notice()).toHaveTextContent('You have no steps left this turn.')
  })

  it('closes at the next action', () => {
    undo()
    act(() => screen.getAllByRole('button', { name: /^Walk here/ })[0]?.click())
    expect(notice()).toBeNull()
  })
})

describe('a key without an effect now', () => {
  it.each([
    ['2', 'That place in the market is empty, and so is the draw pile.'],
    ['4', 'The market has no such place.'],
  ])('%s says why no tile is taken', (key, why) => {
    layDrawn('O ━ ━\nseats aladdin 0,0')
    render(<TablePage />)
    fireEvent.keyDown(window, { key })
    expect(screen.getByText(why)).toBeVisible()
  })

  it('G says openings have no hint', () => {
    layOpening(1)
    render(<TablePage />)
    fireEvent.keyDown(window, { key: 'g' })
    expect(screen.getByText('No hint now. Ask again on your turn.')).toBeVisible()
  })
})
