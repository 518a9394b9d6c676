import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openableDialogs } from '../../../../../tests/support/dialogs.ts'
import { openNow } from '../../../../../tests/support/open-house.ts'
import { someConfig } from '../../../../../tests/support/random-play.ts'
import { selectState } from '../../../../session/game-store.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Dialogs } from '../../../../ui/app/App.tsx'
import { openDialog, usePage } from '../../../../ui/page/page.ts'
import { fetchWords } from '../../../../ui/text/language.ts'
import { liveTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { tale } from '../../tale.ts'

openableDialogs()

beforeAll(async () => {
  await Promise.all(Object.values(tale.dialogs).map(({ fetch }) => fetch()))
  await fetchWords('nl')
})

beforeEach(() => {
  openNow(tale)
  useSettings.getState().set({ language: 'en', theme: 'system', speed: 'calm', motion: 'system' })
  liveTable.game.getState().leave()
  usePage.setState({ cover: false, dialog: null })
})

const open = (dialog: 'settings' | 'rules') => {
  openDialog(dialog)
  render(<Dialogs />)
  return userEvent.setup()
}

describe('settings', () => {
  test('saves language, theme, speed and motion as soon as they are chosen', async () => {
    const user = open('settings')
    await user.click(screen.getByRole('radio', { name: 'Night' }))
    await user.click(screen.getByRole('radio', { name: 'At once' }))
    await user.click(screen.getByRole('radio', { name: 'Less' }))
    await user.click(screen.getByRole('radio', { name: 'Nederlands' }))
    expect(useSettings.getState()).toMatchObject({
      language: 'nl',
      theme: 'night',
      speed: 'instant',
      motion: 'less',
    })
    expect(screen.getByRole('dialog', { name: 'Instellingen' })).toBeInTheDocument()
  })

  test('lets a player ask to confirm every die, in both languages', async () => {
    const user = open('settings')
    expect(screen.getByRole('radio', { name: 'Ask when it can help' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Ask every time' }))
    expect(useTaleSettings.getState().rerolls).toBe('always')
    await user.click(screen.getByRole('radio', { name: 'Nederlands' }))
    expect(screen.getByRole('radio', { name: 'Vraag het altijd' })).toBeChecked()
    useTaleSettings.getState().set({ rerolls: 'useful' })
  })

  test('without a game has no leave button', () => {
    open('settings')
    expect(screen.queryByRole('button', { name: 'Give up' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'To the cover' })).not.toBeInTheDocument()
  })

  test('the way to the cover keeps the game', async () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    const user = open('settings')
    await user.click(screen.getByRole('button', { name: 'To the cover' }))
    expect(usePage.getState()).toMatchObject({ cover: true, dialog: null })
    expect(liveTable.game.getState().session).not.toBeNull()
  })

  test('giving up asks first', async () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    const user = open('settings')
    await user.click(screen.getByRole('button', { name: 'Give up' }))
    await user.click(screen.getByRole('button', { name: 'Play on' }))
    expect(selectState(liveTable.game.getState())?.outcome).toBeNull()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('giving up ends the game as a loss', async () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    const user = open('settings')
    await user.click(screen.getByRole('button', { name: 'Give up' }))
    await user.click(screen.getByRole('button', { name: 'Give up' }))
    expect(selectState(liveTable.game.getState())?.outcome).toBe('given-up')
  })

  test('giving up works during a suggestion', async () => {
    liveTable.game.getState().start(someConfig(2, 'bedtime-story'), 3)
    liveTable.game.setState({ instead: () => {} })
    openDialog('give-up')
    render(<Dialogs />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Give up' }))
    expect(selectState(liveTable.game.getState())?.outcome).toBe('given-up')
  })

  test('thanks the icons’ artists, as licensed', () => {
    open('settings')
    expect(screen.getByText(/Lorc and Delapouite/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'CC BY 3.0' })).toBeInTheDocument()
  })
})
