import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
export function MoreOfSiege() {
  const { cover } = useCoverWords()
  const { boxOpen, player, rules, turnBox } = useDraft()
  const own = [
    ...(player ? [player] : []),
    ...(rules.order === 'strongest' ? [cover.ownRules.strongest] : []),
    ...(rules.gift === 'hand' ? [cover.ownRules.hand] : []),
  ]
  return <MorePlank open={boxOpen} more={cover.more} less={cover.less} own={own} onTurn={turnBox} />
}
