import { useEffect } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { useDismiss, useKeys } from '../../../../../ui/input/keys.ts'
import { type Table, useTable } from '../../../table.ts'
import { usePointing, watchPointing } from '../../now/pointing.ts'
import { SHORTCUTS } from '../../shortcuts.ts'
import { noticesOf } from '../../table-kit.ts'
import { askWhy, closeWhy, useWhy, whyAt } from './explanation.ts'
import { questionOf, runningQuestion } from './questions.ts'

/** W explains the monster under the pointer or with the focus, or the step that is being shown. A second W closes the card. */
export function useWhyKeys(real: State): void {
  const table = useTable()
  useEffect(watchPointing, [])
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

/** Asks; answers whether there was anything to ask about. */
function ask(table: Table, real: State): boolean {
  const { session } = table.game.getState()
  if (!session) return false
  const n = monsterMeant(real)
  const question = runningQuestion(table, session) ?? (n === null ? null : questionOf(session, real, n))
  if (question) askWhy(table, question)
  return question !== null
}

/** The monster that is pointed at, or stands on the tile that is pointed at or has the focus. */
function monsterMeant(real: State): number | null {
  const { mouse, focus } = usePointing.getState()
  for (const subject of [mouse, focus]) {
    if (subject?.kind === 'monster') return subject.n
    const n = subject?.kind === 'place' ? real.tiles[subject.at]?.monsters[0]?.n : undefined
    if (n !== undefined) return n
  }
  return null
}
