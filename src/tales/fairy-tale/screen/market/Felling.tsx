import { type FellingView, fellingOf } from '../../../../engine/fairy-tale/index.ts'
import { Button, Icon } from '../../../../ui/art/index.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { AXE } from '../../intent/turn-selection.ts'
import { useOtherActor } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { useWieldButton } from '../characters/useWieldButton.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Felling.module.css'
import type { SlotFlow } from './MarketSlot.tsx'

/** Says that the forest is closed, and offers to fell a tile; or says that none can be felled [R 73]. */
export function Felling({ flow }: { flow: SlotFlow }) {
  const { felling } = useMessages().table
  const real = useLiveState()
  const found = fellingOf(real)
  const canFell = found !== null && found.places.length > 0
  const words = found && `${felling.why} ${canFell ? felling.offer : felling.nothing}`
  // A low market has room for one or two lines; the full text has been announced.
  const few = canFell ? felling.whyInShort : felling.nothingInShort
  useSpokenText(words)
  if (!found) return null
  return (
    <div className={styles['felling']} data-flow={flow}>
      <p className={styles['words']}>{flow === 'column' ? words : few}</p>
      {canFell && <Axe felling={found} />}
    </div>
  )
}

/** Selects or deselects the axe. */
function Axe({ felling: { refusal } }: { felling: FellingView }) {
  const { felling } = useMessages().table
  const isOthers = useOtherActor() !== null
  const { button } = useWieldButton({ wish: AXE, means: felling.toAim, refusal })
  if (isOthers) return null
  return (
    <Button className={styles['axe']} {...button}>
      <Icon name="crosscut-saw" size={22} />
      {felling.take}
    </Button>
  )
}
