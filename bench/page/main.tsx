import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import { problemText, type State } from '../../src/engine/fairy-tale/index.ts'
import { openSession } from '../../src/engine/kernel/index.ts'
import { openOnTable } from '../../src/session/game-store.ts'
import { useSettings } from '../../src/store/settings.ts'
import { loadExpansions } from '../../src/tales/fairy-tale/load-expansions.ts'
import { addExpansions, fairyTale, parseNotation } from '../../src/tales/fairy-tale/rules.ts'
import { counsel, liveTable } from '../../src/tales/fairy-tale/runtime.ts'
import { useTaleSettings } from '../../src/tales/fairy-tale/settings.ts'
import { bigForest } from '../../tests/support/big-forest.ts'
import { someConfig } from '../../tests/support/random-play.ts'
import { beginByThemselves, tellWhatIsShown } from './shown.ts'

/**
 * The real page, opened on any position: ?position= in the notation, or a forest of ?tiles= tiles and ?monsters= monsters; by default the
 * one in the browser's storage. ?settings= is JSON. ?pieces shows a sheet of every piece, and ?begin= with a seed a game that plays itself.
 */
addExpansions(EXPANSIONS)
const wanted = new URLSearchParams(location.search)
const first = firstPosition()
history.replaceState(null, '', location.pathname + location.hash)

function firstPosition(): State | null {
  const position = wanted.get('position')
  if (position !== null) return positionIn(position)
  const tiles = wanted.get('tiles')
  return tiles === null ? null : bigForest(Number(tiles), Number(wanted.get('monsters')))
}

function positionIn(text: string): State {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  return read.value
}

const chosen = JSON.parse(wanted.get('settings') ?? '{}')
useSettings.getState().set({
  ...{ language: 'en', theme: 'light', speed: 'instant', handover: 'off', tips: 'off' },
  ...chosen,
})
useTaleSettings.getState().set(chosen)
if (first) {
  const seats = first.seats.map(({ character }) => character)
  openOnTable(liveTable.game, { ...openSession(fairyTale, someConfig(seats, 'endless-night'), 1), first })
}
tellWhatIsShown()
const seed = wanted.get('begin')
if (seed !== null) beginByThemselves(Number(seed))

/** Measures milliseconds until the guardian has answered, in its worker. */
const answered = (state: State): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now()
    counsel.think(state, () => resolve(performance.now() - start))
  })
Object.assign(window, { answered })

// Not awaited: the bundler may put parts of the imported modules into this file, and they would wait for it forever.
void loadExpansions().then(async () => {
  if (wanted.has('pieces')) (await import('./pieces.tsx')).showPieces()
  else await import('../../src/main.tsx')
})
