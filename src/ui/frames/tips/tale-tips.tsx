import type { ReactNode } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import { selectState } from '../../../session/game-store.ts'
import { browserStorage } from '../../../store/storage.ts'
import { createTips } from '../../../store/tips.ts'
import { usePage } from '../../page/page.ts'
import type { AnyTable, TableKit } from '../table/table-kit.ts'
import { TipSlip } from './TipSlip.tsx'
import type { Tip } from './tips.ts'

/** What a tale says of its tips. */
interface TipsSlots<K extends Kind, Moment, Id extends string> {
  /** Where this browser stores which tips were told. */
  storageKey: string
  /** The order decides which of two is told whose moment has come. */
  tips: readonly Tip<Moment, Id>[]
  useWords(): Readonly<Record<Id, string>>
  /** Every turn has another number: there is one tip in a turn at most. */
  turnOf(state: K['State']): number
  /** Hook: the table as its tips look at it; null while they must wait for a reason of this tale, such as something in hand. */
  useMoment(): Moment | null
}

/** Makes the tips of a tale, told where its notices are. They wait for all that a table tells, asks or shows. */
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

/** Whether a person may act at the table and nothing is told, asked or shown there: then a tip may be. */
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
