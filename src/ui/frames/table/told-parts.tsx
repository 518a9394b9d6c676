import { type ComponentType, useEffect } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { Late } from '../../parts/Late.tsx'
import type { HintSheetProps, HintWords } from '../hints/HintSheet.tsx'
import { HINT } from './lazy-table-parts.ts'
import type { AnyTable, TableKit } from './table-kit.ts'

/** The words of a tale that go with a hint. */
interface StatsWords {
  readonly bots: Pick<HintWords, 'long' | 'answerNow'>
  readonly hints: Pick<HintWords, 'title' | 'close'>
}

/** Makes hint and notices, which most tables show over the foot of the board. */
export function toldParts<K extends GameTypes, Table extends AnyTable<K>, Words extends StatsWords>(
  kit: TableKit<K, Table, Words>,
  { Notice }: Record<'Notice', ComponentType>,
) {
  const { useTable, useWords, hintsOf } = kit
  const useIsOpen = kit.hints.hand?.useIsOpen ?? (() => true)
  return {
    /** The requested hint; empty without a request, or while the hand of the hint is covered. */
    Hint() {
      const { useHint, linesOf, counsel, close, showMe, tellHeldBack } = hintsOf(useTable())
      const { bots, hints } = useWords()
      const { state, ...hint } = useHint()
      const isOpen = useIsOpen()
      useEffect(() => {
        if (isOpen) tellHeldBack()
      }, [isOpen, tellHeldBack])
      if (!state || !isOpen) return null
      const given: HintSheetProps = {
        ...{ counsel, words: { ...bots, ...hints }, by: hint.by, isAwaited: !hint.plan, onClose: close },
        linesOf: () => linesOf({ ...hint, state }),
        onShow: hint.plan ? showMe : undefined,
      }
      return <Late part={HINT} given={given} />
    },

    /** The notice of a refused action. */
    Notices: Notice,
  }
}
