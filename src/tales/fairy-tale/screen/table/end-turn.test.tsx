import { describe } from 'vitest'
import { testEndQuestion } from '../../../../ui/frames/turn-end/testing.ts'
import { fairyTale } from '../../rules.ts'
import { liveTable } from '../../table.ts'
import { drawn } from '../board/testing.ts'
import { noticesOf } from '../table-kit.ts'
import { pressSeal } from './commands.ts'
import { lay, now } from './testing.ts'

/** A first step in this turn. */
function walk() {
  const step = fairyTale.list(now()).find(({ type }) => type === 'walk')
  if (!step) throw new Error('Nobody can walk.')
  return step
}

describe('where the Oak may lose a heart', () => {
  testEndQuestion({
    useGame: liveTable.game,
    notices: noticesOf(liveTable),
    // A wolf stands beside the Oak; or nobody does.
    begin: (risk) => lay(drawn(risk === 'safe' ? 'O ━' : 'O ━1')),
    endTurn: () => pressSeal(liveTable),
    firstAction: walk,
  })
})
