import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openSession } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { useSettings } from '../../src/store/settings.ts'
import { GameLogPanel } from '../../src/ui/frames/log/GameLogPanel.tsx'
import { createUndo } from '../../src/ui/frames/undo/create-undo.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { NAMES, nameOf, RaceMark, raceLines } from './race-lines.tsx'
import { racePlayback } from './race-playback.ts'

const useRace = createGame(diceRace)
const { clock, playback } = racePlayback(useRace)
const back = createUndo<DiceRace>({
  useGame: useRace,
  persons: () => 2,
  usePersons: () => 2,
  isBotMove: () => false,
  lineOf: ({ action }) => action?.type ?? 'hidden',
  tellNothing() {},
})

function Log() {
  const session = useRace((store) => store.session) ?? openSession(diceRace, { players: NAMES }, 5)
  return (
    <GameLogPanel
      {...{ session, playback, back }}
      lines={raceLines(session, null)}
      backIcon="flag"
      Mark={RaceMark}
      headingOf={(turn, seat) => `${turn}: ${nameOf(seat)}`}
      ways={{}}
    />
  )
}

const pass = (ms: number) => act(() => clock.pass(ms))
const log = () => screen.getByRole('log')

beforeEach(() => {
  useSettings.setState({ language: 'en' })
  useRace.getState().start({ players: NAMES }, 5)
  playback.getState().skip()
  render(<Log />)
})

test('shows the event’s line, not the next', () => {
  act(() => void useRace.getState().actAll([{ type: 'peek' }, { type: 'step' }]))
  expect(log()).toHaveTextContent('The tale has not begun.')
  pass(90)
  expect(log()).toHaveTextContent('Hanna peeked.')
  expect(log()).not.toHaveTextContent('stepped')
  pass(50)
  expect(log()).not.toHaveTextContent('stepped')
  pass(60)
  expect(log()).toHaveTextContent('Hanna stepped 1 on.')
})

test('keeps all lines while replaying the turn', () => {
  act(() => void useRace.getState().actAll([{ type: 'peek' }, { type: 'step' }]))
  act(() => playback.getState().skip())
  act(() => playback.getState().again())
  expect(playback.getState().replaying).toBe(true)
  expect(log()).toHaveTextContent('Hanna stepped 1 on.')
})
