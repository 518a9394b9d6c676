import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { useDismiss, useKeys } from '../../../../../ui/input/keys.ts'
import { type Table, useTable } from '../../../runtime.ts'
import { SHORTCUTS } from '../../shortcuts.ts'
import { usePointing, useWatchedPointing } from '../../state/pointer-target.ts'
import { noticesOf } from '../../table-kit.ts'
import { askWhy, closeWhy, useWhy, whyAt } from './explanation.ts'
import { questionOf, runningQuestion } from './questions.ts'

/** Handles W: it explains the hovered or focused monster, or the step that is playing. A second W closes the card. */
export function useWhyKeys(real: State): void {
  const table = useTable()
  useWatchedPointing()
  // Active from the question on, even before its card has loaded.
  useDismiss(
    () => closeWhy(table),
    useWhy(({ asked }) => asked !== null),
  )
  useKeys('table', [
    {
      shortcut: SHORTCUTS.why,
      run() {
        if (whyAt(table).getState().asked !== null) closeWhy(table)
        else if (!ask(table, real)) noticesOf(table).tell((m) => m.board.nothingToAsk)
      },
    },
  ])
}

/** Opens the explanation. Returns false if there is none. */
function ask(table: Table, real: State): boolean {
  const { session } = table.game.getState()
  if (!session) return false
  const n = monsterMeant(real)
  const question = runningQuestion(table, session) ?? (n === null ? null : questionOf(session, real, n))
  if (question) askWhy(table, question)
  return question !== null
}

/** Returns the hovered monster, or one on the hovered or focused tile. */
function monsterMeant(real: State): number | null {
  const { mouse, focus } = usePointing.getState()
  for (const subject of [mouse, focus]) {
    if (subject?.kind === 'monster') return subject.n
    const n = subject?.kind === 'place' ? real.tiles[subject.at]?.monsters[0]?.n : undefined
    if (n !== undefined) return n
  }
  return null
}
