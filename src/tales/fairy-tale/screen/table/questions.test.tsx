import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { stubWindow } from '../../../../ui/page/testing.ts'
import { liveTable } from '../../table.ts'
import { placeOf } from '../board/testing.ts'
import { fetchLeaves } from '../late/leaves.tsx'
import { goingBackOf } from '../table-kit.ts'
import { pressSeal } from './commands.ts'
import { TablePage } from './TablePage.tsx'
import { layDrawn, layOpening } from './testing.ts'

beforeAll(() => fetchLeaves())

const market = 'market ┳ ┃\npile 1; 1; 1\npool ┗ ┃ ━'

interface Question {
  text: string
  /** What is taken in hand before it is asked. */
  prepare?(): void
  /** What answers it. */
  answers: readonly (string | RegExp)[]
}

/** Everything that the table can ask. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'whether the die shall stand': {
    text: 'O ━ ━\nphase new-monsters\npending die new-monsters 2\nseats aladdin 0,0 wishes=1',
    answers: [/^Roll again/, 'Let it stand'],
  },
  'whether the die of the monsters shall stand': {
    text: 'O ━1 ━\nphase monsters-move\npending die movement 6\nseats aladdin 0,0 wishes=1',
    answers: [/^Roll again/, 'Let it stand'],
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

/** Everything to which the table says that it cannot be. */
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

/** All that can be pressed, by name, but for what puts the notice away. */
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

/** Asks on a table in a window of some size. */
function ask({ text, prepare }: Question, [width, height]: readonly [number, number]): void {
  stubWindow(width, height)
  layDrawn(text)
  render(<TablePage />)
  act(() => prepare?.())
  // What comes of an aim is worked out a moment later.
  act(() => void vi.runAllTimers())
}

describe.each(Object.entries(WINDOWS))('on %s', (_, size) => {
  it.each(Object.entries(QUESTIONS))('no notice takes the place of a question: %s', (_, question) => {
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

it('the seal that cannot be pressed says why, and stays', () => {
  ask({ text: 'O ━\nseats beast 1,0 rest=1,0', answers: [] }, WINDOWS['a phone'])
  act(() => pressSeal(liveTable))
  expect(notice()).toHaveTextContent('The last turn ended here too: first a step must lead away.')
  expect(screen.getByRole('button', { name: 'End turn' })).toBeVisible()
})

it('the key of the seal says what is missing while there is no seal', () => {
  layOpening(1)
  render(<TablePage />)
  const state = selectState(liveTable.game.getState())
  act(() => void liveTable.game.getState().actAll(state ? suggestOpening(state).slice(0, 3) : []))
  expect(screen.queryByRole('button', { name: 'Begin the tale' })).toBeNull()
  act(() => pressSeal(liveTable))
  expect(notice()).toHaveTextContent('All four tiles must lie round the Oak first.')
})

describe('a notice', () => {
  const undo = () => act(() => goingBackOf(liveTable).undoOrSay())
  const words = 'There is nothing to undo yet.'
  const what = QUESTIONS['what to do']

  beforeEach(() => {
    if (what) ask(what, WINDOWS['a phone'])
  })

  it('is read aloud where it stands', () => {
    undo()
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })

  it('stays for as long as it is pointed at or has the focus', () => {
    undo()
    const slip = screen.getByRole('button', { name: 'All right' })
    act(() => slip.focus())
    act(() => void vi.runAllTimers())
    expect(notice()).toBeVisible()
    act(() => slip.blur())
    act(() => void vi.runAllTimers())
    expect(notice()).toBeNull()
  })

  it('is put away by its button or by Escape', () => {
    undo()
    fireEvent.click(screen.getByRole('button', { name: 'All right' }))
    expect(notice()).toBeNull()
    undo()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(notice()).toBeNull()
  })

  it('leaves with the wish that it answered, and comes anew when that is wished anew', () => {
    const why = { code: 'no-steps-left' } as const
    const { refuse } = liveTable.intent.getState()
    act(() => refuse(why))
    act(() => void vi.runAllTimers())
    expect(liveTable.intent.getState().refused).toBeNull()
    act(() => refuse(why))
    expect(notice()).toHaveTextContent('No steps are left in this turn.')
  })

  it('goes with the next action', () => {
    undo()
    act(() => screen.getAllByRole('button', { name: /^Walk here/ })[0]?.click())
    expect(notice()).toBeNull()
  })
})

describe('a key that can do nothing now', () => {
  it.each([
    ['2', 'That place in the market is empty: the draw pile has run out.'],
    ['4', 'The market has no such place.'],
  ])('%s says why no tile is taken', (key, why) => {
    layDrawn('O ━ ━\nseats aladdin 0,0')
    render(<TablePage />)
    fireEvent.keyDown(window, { key })
    expect(screen.getByText(why)).toBeVisible()
  })

  it('G says that there is no advice while first tiles are laid', () => {
    layOpening(1)
    render(<TablePage />)
    fireEvent.keyDown(window, { key: 'g' })
    expect(screen.getByText('No advice now: ask again when it is your turn.')).toBeVisible()
  })
})
