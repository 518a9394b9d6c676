import { fairyTale } from '../../src/engine/fairy-tale/index.ts'
import { openSession } from '../../src/engine/kernel/index.ts'
import { useGame } from '../../src/store/game.ts'
import { useSettings } from '../../src/store/settings.ts'
import { bigForest } from '../../tests/support/big-forest.ts'
import { someConfig } from '../../tests/support/random-play.ts'

/** The real page, opened on a forest of ?tiles= tiles and ?monsters= monsters that no tale ever reaches. */
const wanted = new URLSearchParams(location.search)
const first = bigForest(Number(wanted.get('tiles')), Number(wanted.get('monsters')))
history.replaceState(null, '', location.pathname)

useSettings.getState().set({ language: 'en', theme: 'light', speed: 'instant', handover: 'off' })
useGame.setState({ session: { ...openSession(fairyTale, someConfig(3, 'endless-night'), 1), first } })
await import('../../src/main.tsx')
