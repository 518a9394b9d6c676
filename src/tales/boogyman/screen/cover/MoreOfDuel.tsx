import { MorePlank } from '../../../../ui/frames/cover/MorePlank.tsx'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'

/** Opens what waits behind it, and closes it again; while it is closed, it says what in it is not as it comes. */
export function MoreOfDuel() {
  const { common, cover } = useCoverWords()
  const { boxOpen, config, placeForUs, turnBox } = useDraft()
  const own = [
    ...(config.first === 'green' ? [cover.own.first(common.sides.green)] : []),
    ...(config.rules.trees === 'three' ? [cover.own.trees] : []),
    ...(placeForUs ? [cover.own.placed] : []),
  ]
  return <MorePlank open={boxOpen} more={cover.more} less={cover.less} own={own} onTurn={turnBox} />
}
