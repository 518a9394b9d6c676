import type { ReactNode } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import { selectState } from '../../../session/game-store.ts'
import { browserStorage } from '../../../store/storage.ts'
import { createTips } from '../../../store/tips.ts'
import { usePage } from '../../page/page.ts'
import type { AnyTable, TableKit } from '../table/table-kit.ts'
import { TipSlip } from './TipSlip.tsx'
import type { Tip } from './tips.ts'

/** The parts of tips that differ between tales. */
interface TipsSlots<K extends Kind, Moment, Id extends string> {
  /** The storage key of the shown tips. */
  storageKey: string
  /** All tips. If several fit, the first one is shown. */
  tips: readonly Tip<Moment, Id>[]
  useWords(): Readonly<Record<Id, string>>
  /** The number of the turn. A turn has at most one tip. */
  turnOf(state: K['State']): number
  /** Hook: the facts that tips depend on; null while this tale bars tips, for example with a piece in hand. */
  useMoment(): Moment | null
}

/** Makes the tips of a tale, shown at the place of its notices. Tips wait for notices, hints, questions and playback. */
export function tipsOf<K extends Kind, Table extends AnyTable<K>, Words, Moment, Id extends string>(
  kit: TableKit<K, Table, Words>,
  { storageKey, tips, useWords, turnOf, useMoment }: TipsSlots<K, Moment, Id>,
) {
  const useTips = createTips(browserStorage, storageKey)
  return {
    Tips(): ReactNode {
      const words = useWords()
      const { game } = kit.useTable()
      const id = game(({ kept }) => kept?.id)
      const state = game(selectState<K>)
      const isQuiet = useQuiet(kit)
      const moment = useMoment()
      return (
        <TipSlip
          {...{ tips, words }}
          store={useTips}
          moment={isQuiet ? moment : null}
          turn={`${id} ${state && turnOf(state)}`}
        />
      )
    },
  }
}

/** True if a tip may be shown: a person may act, and the table shows no notice, hint, question or event. */
export function useQuiet<K extends Kind, Table extends AnyTable<K>, Words>(
  kit: TableKit<K, Table, Words>,
): boolean {
  const table = kit.useTable()
  const watched = table.game(({ watching }) => watching)
  const playing = table.playback((playback) => playback.playing)
  const dialog = usePage((page) => page.dialog !== null)
  const noticed = kit.noticesOf(table).useNotice(({ notice }) => notice !== null)
  const hinted = kit.hintsOf(table).useHint(({ state }) => state !== null)
  const agreeing = kit.goingBackOf(table).useAskedBack(({ asking }) => asking)
  const handsOff = kit.useHandsOff()
  return !(watched || playing || dialog || noticed || hinted || agreeing || handsOff)
}
