import { type FellingView, fellingOf } from '../../../../engine/fairy-tale/index.ts'
import { Icon, Plank } from '../../../../ui/art/index.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { AXE } from '../../intent/in-hand.ts'
import { useComputer } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { useWieldButton } from '../characters/useWieldButton.ts'
import { useReal } from '../now/at-table.ts'
import styles from './Felling.module.css'
import type { SlotFlow } from './MarketSlot.tsx'

/** Says that the forest is closed, and offers to fell a tile; or says that none can be felled [R 73]. */
export function Felling({ flow }: { flow: SlotFlow }) {
  const { felling } = useMessages().table
  const real = useReal()
  const found = fellingOf(real)
  const canFell = found !== null && found.places.length > 0
  const words = found && `${felling.why} ${canFell ? felling.offer : felling.nothing}`
  // A low market has room for a line or two; all of it has been said aloud.
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

/** Takes the axe up, or lays it down again. */
function Axe({ felling: { refusal } }: { felling: FellingView }) {
  const { felling } = useMessages().table
  const computers = useComputer() !== null
  const { button } = useWieldButton({ wish: AXE, means: felling.toAim, refusal })
  if (computers) return null
  return (
    <Plank className={styles['axe']} {...button}>
      <Icon name="crosscut-saw" size={22} />
      {felling.take}
    </Plank>
  )
}
