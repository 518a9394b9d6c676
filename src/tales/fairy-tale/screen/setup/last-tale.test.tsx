import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { suggestOpening } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { liveTable } from '../../runtime.ts'
import { draftConfig, useDraft } from './draft.ts'
import { freshCover, open, openBox, seal } from './testing.tsx'

freshCover()

const stateNow = () => {
  const state = selectState(liveTable.game.getState())
  if (!state) throw new Error('No game is open.')
  return state
}

describe('during an unfinished game', () => {
  test('offers to continue it', async () => {
    liveTable.game.getState().start(draftConfig({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    usePage.setState({ cover: true })
    const user = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    const last = within(screen.getByRole('region', { name: 'Your last tale' }))
    expect(last.getByText('Before the tale. The first tiles are being laid.')).toBeInTheDocument()
    expect(seal()).toHaveAccessibleName('Begin a new one')
    await user.click(last.getByRole('button', { name: 'Go on with your tale' }))
    expect(usePage.getState().cover).toBe(false)
  })

  test('places it directly below the title, and keeps it there beside the open box', async () => {
    liveTable.game.getState().start(draftConfig({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    await openBox()
    const buttons = screen.getAllByRole('button').map((button) => button.textContent)
    expect(buttons.indexOf('Go on with your tale')).toBe(3)
  })

  test('a finished game is not called unfinished, and the next begins at once', async () => {
    liveTable.game.getState().start(draftConfig({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    liveTable.game.getState().actAll([...suggestOpening(stateNow()), { type: 'begin' }, { type: 'give-up' }])
    const user = await open()
    expect(screen.getByText('It has ended.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open its last page' })).toBeInTheDocument()
    await user.click(seal())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(liveTable.game.getState().session?.seed).toBe(useDraft.getState().seed)
  })

  test('begins another game only after a question', async () => {
    liveTable.game.getState().start(draftConfig({ ...useDraft.getState(), difficulty: 'fairy-tale' }), 5)
    const user = await open()
    await user.click(seal())
    const question = screen.getByRole('alertdialog', { name: 'Begin another tale?' })
    await user.click(within(question).getByRole('button', { name: 'Keep the old one' }))
    expect(liveTable.game.getState().session?.seed).toBe(5)
    await user.click(seal())
    await user.click(screen.getByRole('button', { name: 'Begin another' }))
    expect(liveTable.game.getState().session?.seed).toBe(useDraft.getState().seed)
  })
})
