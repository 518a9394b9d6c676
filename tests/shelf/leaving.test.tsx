import { afterEach, beforeEach, expect, test } from 'vitest'
import { suggestOpening } from '../../src/engine/fairy-tale/index.ts'
import { selectState } from '../../src/session/game-store.ts'
import { startRouter } from '../../src/shelf/router.ts'
import { useSettings } from '../../src/store/settings.ts'
import { liveTable } from '../../src/tales/fairy-tale/runtime.ts'
import { draftConfig, useDraft } from '../../src/tales/fairy-tale/screen/setup/draft.ts'
import { hintsOf } from '../../src/tales/fairy-tale/screen/table-kit.ts'
import { letWait, usePace } from '../../src/ui/frames/bots/pace.ts'
import { useOpenTale } from '../../src/ui/page/open-tale.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { race } from '../probe/tale.tsx'
import { goTo } from '../support/go-to.ts'

const RACE = { 'dice-race': { book: () => Promise.reject(), open: async () => ({ tale: race }) } }
const OPEN = {
  'fairy-tale': { book: () => Promise.reject(), open: () => import('../../src/tales/fairy-tale/tale.ts') },
}

const real = () => selectState(liveTable.game.getState())

let stop = () => {}
beforeEach(() => {
  useOpenTale.setState(useOpenTale.getInitialState())
  usePage.setState(usePage.getInitialState())
  history.replaceState(null, '', '/#/fairy-tale')
  stop = startRouter(window, { ...OPEN, ...RACE })
  liveTable.game.getState().start(draftConfig(useDraft.getState()), 5)
  const opening = real()
  liveTable.game.getState().actAll([...(opening ? suggestOpening(opening) : []), { type: 'begin' }])
  liveTable.playback.getState().skip()
})
afterEach(() => {
  stop()
  liveTable.game.getState().leave()
  history.replaceState(null, '', '/')
})

test.each(['/', '/dice-race'])('playback ends on the way to #%s, and the game is unchanged', async (hash) => {
  useSettings.setState({ speed: 'calm' })
  const begun = real()
  liveTable.playback.getState().visit((liveTable.game.getState().session?.moves.length ?? 0) - 1, 0)
  expect(liveTable.playback.getState()).toMatchObject({ playing: true, replaying: true })
  await goTo(hash)
  expect(liveTable.playback.getState()).toMatchObject({ playing: false, cue: null, shown: begun })
  expect(real()).toBe(begun)
  useSettings.setState({ speed: 'instant' })
})

test('ends all thinking, and lets no bot of the next table wait', () => {
  const { ask, useHint } = hintsOf(liveTable)
  ask()
  letWait(true)
  expect(useHint.getState()).toMatchObject({ state: real(), plan: null })
  usePage.setState({ shelf: true })
  expect(useHint.getState().state).toBeNull()
  expect(usePace.getState()).toEqual({ waiting: false, hurried: null })
})
