import { fairyTale, parseNotation, problemText, type State } from '../../src/engine/fairy-tale/index.ts'
import { openSession } from '../../src/engine/kernel/index.ts'
import { useGame } from '../../src/store/game.ts'
import { useSettings } from '../../src/store/settings.ts'
import { bigForest } from '../../tests/support/big-forest.ts'
import { someConfig } from '../../tests/support/random-play.ts'

/**
 * The real page, opened on a position that no tale reaches: ?position= in the notation, or a forest of ?tiles=
 * tiles and ?monsters= monsters. ?settings= is JSON.
 */
const wanted = new URLSearchParams(location.search)
const position = wanted.get('position')
const first = position === null ? largeForest() : positionIn(position)
history.replaceState(null, '', location.pathname)

function largeForest(): State {
  return bigForest(Number(wanted.get('tiles')), Number(wanted.get('monsters')))
}

function positionIn(text: string): State {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.problem))
  return read.state
}

useSettings.getState().set({
  ...{ language: 'en', theme: 'light', speed: 'instant', handover: 'off' },
  ...JSON.parse(wanted.get('settings') ?? '{}'),
})
const seats = first.seats.map(({ character }) => character)
useGame.setState({ session: { ...openSession(fairyTale, someConfig(seats, 'endless-night'), 1), first } })
await import('../../src/main.tsx')
