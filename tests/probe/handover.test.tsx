import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { stateFor, stateOf } from '../../src/engine/kernel/index.ts'
import { useSettings } from '../../src/store/settings.ts'
import { HandoverCard, takeOver, useIsHandedOver } from '../../src/ui/frames/handover/HandoverCard.tsx'
import { usePage } from '../../src/ui/page/page.ts'
import { openableDialogs } from '../support/dialogs.ts'
import { diceRace, type RaceView } from './dice-race.ts'
import { Covered } from './race-cover.tsx'
import { raceOnOneScreen } from './race-hotseat.ts'
import { NAMES, nameOf, RaceMark, raceLines } from './race-lines.tsx'

openableDialogs()

const { game, hotseat } = raceOnOneScreen()

/** The card of the player on turn. */
const OwnCard = ({ view: { cards, onTurn } }: { view: RaceView }) => <p>Your card: {cards[onTurn]}</p>

/** The race with hidden cards: first the privacy screen, then the recap of what happened meanwhile. */
function Table() {
  const session = useStore(game, (now) => now.session)
  const view = hotseat.useView()
  const move = session?.moves.at(-1) ?? null
  const isHandedOver = useIsHandedOver(move, false)
  if (!session) return null
  const seen = stateFor(diceRace, stateOf(session), view.viewer)
  const { onTurn } = seen
  const lines = raceLines(session, view.viewer).filter(({ seat }) => seat !== onTurn)
  return (
    <Covered hotseat={hotseat} nameOf={nameOf}>
      <OwnCard view={seen} />
      {move && isHandedOver && (
        <HandoverCard
          next={{ who: nameOf(onTurn), role: 'the tortoise', picture: () => <svg />, note: null }}
          since={{ first: true, lines, nothing: 'Nothing happened.', Mark: RaceMark }}
          onReady={() => takeOver(move)}
        >
          <p>Roll, step, play or peek.</p>
        </HandoverCard>
      )}
    </Covered>
  )
}

const ready = () => userEvent.click(screen.getByRole('button', { name: 'I’m ready' }))
const card = () => screen.queryByRole('dialog')
const page = () => document.body.textContent ?? ''

/** Hanna has peeked at Tom's card and stepped on: Tom is next. */
function pass() {
  game.getState().start({ players: NAMES }, 5)
  hotseat.confirm(0)
  render(<Table />)
  act(() => void game.getState().act({ type: 'peek' }))
  act(() => void game.getState().act({ type: 'step' }))
}

beforeEach(() => {
  useSettings.setState({ language: 'en', handover: 'on' })
  usePage.setState({ readyAfter: null })
  hotseat.shut()
})

test('the table is covered first, and no recap is under the cover', () => {
  pass()
  expect(screen.getByRole('main', { name: 'The table is covered.' })).toBeVisible()
  expect(card()).toBeNull()
  expect(page()).not.toMatch(/peeked|Your card/)
})

test('the recap tells the other’s turn as the viewer knows it, and no more', async () => {
  pass()
  await ready()
  expect(card()).toHaveAccessibleName('now the tale passes to Tom')
  expect(card()).toHaveTextContent('the tortoise')
  expect(card()).toHaveAccessibleDescription(/The tale so far.*Hanna peeked\..*Hanna stepped 1 on\./)
  expect(card()).toHaveAccessibleDescription(/Your turn begins.*Roll, step, play or peek\./)
  expect(page()).not.toContain('It was a')
})

test('the card steps aside, and goes when its player is ready', async () => {
  pass()
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Look at the table' }))
  expect(screen.queryByRole('heading', { name: 'Your turn begins' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Tom' })).toBeVisible()
  await ready()
  expect(card()).toBeNull()
  expect(page()).toMatch(/Your card: \d/)
})

test('without recap only the cover remains', async () => {
  useSettings.setState({ handover: 'off' })
  pass()
  expect(screen.getByRole('main', { name: 'The table is covered.' })).toBeVisible()
  await ready()
  expect(card()).toBeNull()
})
