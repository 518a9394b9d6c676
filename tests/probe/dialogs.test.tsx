import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { selectState } from '../../src/session/game-store.ts'
import { useSettings } from '../../src/store/settings.ts'
import { letWait, usePace } from '../../src/ui/frames/bots/pace.ts'
import { type giveUpDialog, taleDialogs } from '../../src/ui/frames/table/tale-dialogs.tsx'
import { useAnnouncements } from '../../src/ui/page/announce.ts'
import { openableDialogs } from '../support/dialogs.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { DIALOGS, GIVE_UP, useRace as game, KIT, RACE_TABLE, SHORTCUTS, seats } from './tale.tsx'

openableDialogs()

const onClose = vi.fn()

/** True if the race is over. */
function stateOver(): boolean {
  const state = selectState(game.getState())
  return state !== null && diceRace.outcome(state) !== null
}

beforeEach(async () => {
  onClose.mockClear()
  useSettings.setState({ language: 'en' })
  await act(async () => game.getState().start({ players: ['Hanna', 'Tom'] }, 5))
  RACE_TABLE.leaders.getState().begin({ people: 'several', persons: {} }, {})
})

test("settings describe the tale and change the tale's own settings", async () => {
  render(<DIALOGS.settings onClose={onClose} />)
  expect(screen.getByText(/Be home first\./)).toBeVisible()
  const warnings = within(screen.getByRole('group', { name: 'Warnings' }))
  expect(warnings.getByRole('radio', { name: 'All' })).toBeChecked()
  await userEvent.click(warnings.getByRole('radio', { name: 'None' }))
  expect(warnings.getByRole('radio', { name: 'None' })).toBeChecked()
  expect(JSON.parse(localStorage.getItem('the-dice-race.settings') ?? '')).toEqual({ warnings: 'off' })
})

test('a tale without own settings has shared ones', () => {
  const { settings: Settings } = taleDialogs({ ...KIT, seats }, { shortcuts: SHORTCUTS, giveUp: GIVE_UP })
  render(<Settings onClose={onClose} />)
  expect(screen.getByText(/Be home first\./)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Warnings' })).toBeNull()
})

test('keys lists the keys of the tale', () => {
  render(<DIALOGS.keys onClose={onClose} />)
  expect(screen.getByText('Your turn')).toBeVisible()
  expect(screen.getByText('Roll')).toBeVisible()
})

test("giving up plays the tale's action and closes the dialog", async () => {
  const GiveUp = DIALOGS['give-up']
  render(<GiveUp onClose={onClose} />)
  expect(screen.getByRole('alertdialog', { name: 'Give up?' })).toHaveTextContent('Step on.')
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }))
  expect(game.getState().session?.moves.map(({ action }) => action?.type)).toEqual(['step'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('people cannot give up for a bot', () => {
  RACE_TABLE.leaders.getState().lead('hare', 'careful')
  const GiveUp = DIALOGS['give-up']
  render(<GiveUp onClose={onClose} />)
  expect(screen.getByText('Not while the careful one plays.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})

test('types require the bot that must act together with its text', () => {
  type Words = ReturnType<typeof KIT.useWords>
  type Dialog = Parameters<typeof giveUpDialog<DiceRace, typeof RACE_TABLE, Words, 'random' | 'careful'>>[1]
  type Dialogs = Parameters<
    typeof taleDialogs<
      DiceRace,
      typeof RACE_TABLE,
      Words,
      keyof typeof SHORTCUTS,
      'hare' | 'tortoise',
      'random' | 'careful'
    >
  >[1]
  const { useBotToAct, ...noBots } = GIVE_UP
  const notNow = () => 'Not now.'
  expectTypeOf(noBots).toExtend<Dialog>()
  expectTypeOf({ ...noBots, bots: { useBotToAct, notNow } }).toExtend<Dialog>()
  expectTypeOf({ ...noBots, bots: { useBotToAct } }).not.toExtend<Dialog>()
  expectTypeOf({ ...noBots, bots: { notNow } }).not.toExtend<Dialog>()
  // The dialogs of a tale bring the text themselves.
  expectTypeOf(GIVE_UP).toExtend<Dialogs['giveUp']>()
  expectTypeOf(noBots).not.toExtend<Dialogs['giveUp']>()
})

test('sending is empty without a game', () => {
  const { unmount } = render(<DIALOGS.send onClose={onClose} />)
  expect(screen.getByRole('dialog')).toBeVisible()
  unmount()
  act(() => game.getState().leave())
  render(<DIALOGS.send onClose={onClose} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

const Players = DIALOGS.players
const seat = (name: string) => within(screen.getByRole('group', { name }))
const leaders = () => RACE_TABLE.leaders.getState().table

test('a bot is chosen for a seat, and a person again', async () => {
  render(<Players onClose={onClose} />)
  const tom = seat('Tom (Tom)')
  expect(tom.getByRole('radio', { name: 'A person' })).toBeChecked()
  await userEvent.click(tom.getByRole('radio', { name: 'The careful one' }))
  expect(leaders()).toEqual({ tortoise: 'careful' })
  expect(useAnnouncements.getState().polite.at(-1)?.text).toBe('the careful one leads Tom.')
  expect(seat('Hanna (Hanna)').getByRole('radio', { name: 'A person' })).toBeChecked()
  await userEvent.click(tom.getByRole('radio', { name: 'A person' }))
  expect(leaders()).toEqual({ tortoise: 'person' })
})

test('a choice resumes a waiting bot', async () => {
  letWait(true)
  render(<Players onClose={onClose} />)
  await userEvent.click(seat('Hanna (Hanna)').getByRole('radio', { name: 'The random one' }))
  expect(usePace.getState().waiting).toBe(false)
})

test('after the game the dialog names players', async () => {
  RACE_TABLE.leaders.getState().lead('tortoise', 'careful')
  act(() => {
    for (let step = 0; step < 100 && !stateOver(); step++) game.getState().act({ type: 'step' })
  })
  render(<Players onClose={onClose} />)
  expect(screen.getByRole('dialog')).toHaveTextContent('The game is over. These played:')
  expect(screen.getByText('Tom (Tom): the careful one')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('the players’ dialog is empty without game', () => {
  act(() => game.getState().leave())
  render(<Players onClose={onClose} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
