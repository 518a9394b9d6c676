import type { ComponentType } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import { Late } from '../../parts/Late.tsx'
import type { HintSheetProps, HintWords } from '../hints/HintSheet.tsx'
import { HINT } from './late.ts'
import { NoticePlace } from './NoticePlace.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'

/** Makes hint and notices, which most tables show over the foot of the board. */
export function toldParts<K extends Kind, Table extends AnyTable<K>, Words>(
  kit: TableKit<K, Table, Words>,
  { Notice, TipPlace }: Record<'Notice' | 'TipPlace', ComponentType>,
  hintWords: (m: Words) => HintWords,
) {
  const { useTable, useWords, hintsOf } = kit
  const { useIsOpen = () => true } = kit.hints
  return {
    /** The requested hint; empty without a request, or while the hand of the hint is covered. */
    Hint() {
      const { useHint, linesOf, counsel, close } = hintsOf(useTable())
      const said = hintWords(useWords())
      const { state, ...hint } = useHint()
      const isOpen = useIsOpen()
      if (!state || !isOpen) return null
      const given: HintSheetProps = {
        ...{ counsel, words: said, by: hint.by, isAwaited: !hint.plan, onClose: close },
        linesOf: () => linesOf({ ...hint, state }),
      }
      return <Late part={HINT} given={given} />
    },

    /** The notice of a refused action, or a tip. */
    Notices() {
      return (
        <NoticePlace tip={<TipPlace />}>
          <Notice />
        </NoticePlace>
      )
    },
  }
}
