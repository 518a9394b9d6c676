import type { ReactNode } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { selectState } from '../../../session/game-store.ts'
import { browserStorage } from '../../../store/storage.ts'
import { createTips } from '../../../store/tips-store.ts'
import { usePage } from '../../page/page.ts'
import type { AnyTable, TableKit } from '../table/table-kit.ts'
import type { Tip } from './due-tip.ts'
import { TipCard } from './TipCard.tsx'

/** The parts of tips that differ between tales. */
interface TipsSlots<Moment, Id extends string> {
  /** All tips. If several fit, the first one is shown. */
  tips: readonly Tip<Moment, Id>[]
  /** The words that have loaded; a tip without words waits. */
  useWords(): Readonly<Partial<Record<Id, string>>>
  /** Hook: the facts that tips depend on; null while this tale bars tips, for example with a selected piece. */
  useMoment(): Moment | null
}

/** Makes the tips of a tale. Tips wait for notices, hints, questions and playback. */
export function tipsOf<K extends GameTypes, Table extends AnyTable<K>, Words, Moment, Id extends string>(
  kit: TableKit<K, Table, Words>,
  { tips, useWords, useMoment }: TipsSlots<Moment, Id>,
) {
  const useTips = createTips(browserStorage, kit.storageKeys.tips)
  return {
    Tips(): ReactNode {
      const words = useWords()
      const { game } = kit.useTable()
      const id = game(({ kept }) => kept?.id)
      const state = game(selectState<K>)
      const isQuiet = useCanShowTip(kit)
      const moment = useMoment()
      return (
        <TipCard
          {...{ tips, words }}
          store={useTips}
          moment={isQuiet ? moment : null}
          // A turn has at most one tip.
          turn={`${id} ${state && kit.turnOf(state)}`}
        />
      )
    },
  }
}

/** True if a tip may be shown: a person may act, and the table shows no notice, hint, question or event. */
function useCanShowTip<K extends GameTypes, Table extends AnyTable<K>, Words>(
  kit: TableKit<K, Table, Words>,
): boolean {
  const table = kit.useTable()
  const watched = table.game(({ watching }) => watching)
  const playing = table.playback((playback) => playback.playing)
  const dialog = usePage((page) => page.dialog !== null)
  const noticed = kit.noticesOf(table).useNotice(({ notice }) => notice !== null)
  const hinted = kit.hintsOf(table).useHint(({ state }) => state !== null)
  const agreeing = kit.goingBackOf(table).useUndoConfirm(({ asking }) => asking)
  const handsOff = kit.useInputBlocked()
  return !(watched || playing || dialog || noticed || hinted || agreeing || handsOff)
}
