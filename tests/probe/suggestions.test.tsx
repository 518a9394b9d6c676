import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { selectState } from '../../src/session/game-store.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { type Pin, visiblePins } from '../../src/session/pins.ts'
import { createSuggestionStore } from '../../src/session/suggestion-store.ts'
import { useSettings } from '../../src/store/settings.ts'
import { SuggestAs } from '../../src/ui/frames/suggestions/SuggestAs.tsx'
import { SuggestingFrame, useSpokenSuggestions } from '../../src/ui/frames/suggestions/SuggestingFrame.tsx'
import { SuggestionList } from '../../src/ui/frames/suggestions/SuggestionList.tsx'
import { LiveAnnouncer } from '../../src/ui/page/LiveRegion.tsx'
import { type DiceRace, diceRace } from './dice-race.ts'
import { NAMES, nameOf } from './race-lines.tsx'
import { raceSuggestions, type Way } from './race-suggestions.ts'

const game = createGame(diceRace)
const suggesting = createSuggestionStore(game, raceSuggestions)
const stop = () => suggesting.getState().stop()
const isInHand = () => false
const wordsOf = ({ seat, suggestion }: Pin<DiceRace, Way>) => `${nameOf(seat)} would ${suggestion}.`

/** Hanna is on turn; Tom may suggest her move. */
function Table() {
  const { session, act } = useStore(game)
  const { pins, seat, suggestAs, dismiss } = useStore(suggesting)
  useSpokenSuggestions(suggesting, wordsOf)
  const lines = session
    ? visiblePins(raceSuggestions, pins, session).map((pin, index) => ({
        id: pin.id,
        number: index + 1,
        who: nameOf(pin.seat),
        words: pin.suggestion,
        mayDismiss: true,
      }))
    : []
  const takeUp = (id: number) => {
    const pin = pins.find((one) => one.id === id)
    if (pin) act({ type: pin.suggestion })
  }
  return (
    <>
      <SuggestAs who="Hanna" picture={<svg />} may="never" pressed={false} onSuggest={() => suggestAs(0)} />
      <SuggestAs who="Tom" picture={<svg />} may="now" pressed={seat === 1} onSuggest={() => suggestAs(1)} />
      <button type="button" onClick={() => act({ type: 'step' })}>
        Step
      </button>
      <SuggestionList lines={lines} onTakeUp={takeUp} onDismiss={dismiss} />
      {seat !== null && (
        <SuggestingFrame
          title={`${nameOf(seat)} suggests`}
          colour="red"
          picture={<svg />}
          said="Press what Hanna should do."
          isInHand={isInHand}
          onDone={stop}
        />
      )}
      <LiveAnnouncer />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const at = () => selectState(game.getState())?.at

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  game.getState().start({ players: NAMES }, 5)
  render(<Table />)
})

async function suggestStep() {
  await userEvent.click(button('Suggest as Tom'))
  await userEvent.click(button('Step'))
}

test('only the player who is not on turn can be pressed to suggest', async () => {
  expect(screen.getAllByRole('button', { name: /^Suggest as/ })).toEqual([button('Suggest as Tom')])
  await userEvent.click(button('Suggest as Tom'))
  expect(button('Suggest as Tom')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Tom suggests')).toBeVisible()
  await userEvent.click(button('Done'))
  expect(screen.queryByText('Tom suggests')).toBeNull()
})

test('lists and announces suggestions without playing', async () => {
  await suggestStep()
  const list = screen.getByRole('list', { name: 'What was suggested' })
  expect(within(list).getByRole('listitem')).toHaveTextContent('1 Tom: step')
  expect(screen.getByText('Tom would step.')).toBeInTheDocument()
  expect(at()).toEqual([0, 0])
})

test('Escape ends it; a suggestion taken up is carried out and leaves the list', async () => {
  await suggestStep()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Tom suggests')).toBeNull()
  await userEvent.click(button('Use suggestion 1: step'))
  expect(at()).toEqual([1, 0])
  expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
})

test('it can be dismissed', async () => {
  await suggestStep()
  await userEvent.click(button('Dismiss suggestion 1: step'))
  expect(screen.queryByRole('list', { name: 'What was suggested' })).toBeNull()
  expect(at()).toEqual([0, 0])
})
