import type { ReactNode } from 'react'
import { BOXES, BUILDING_IDS, SYMBOL_IDS, symbolBox } from '../../../../engine/fairy-tale/index.ts'
import { Button, CheckMark, Heading, OptionCard } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { BuildingIcon, SymbolIcon } from '../../art/index.ts'
import { useBoxWords } from '../../words/box.ts'
import styles from './Boxes.module.css'
import { useDraft } from './draft.ts'
import { HouseRulesButton } from './HouseRulesButton.tsx'
import { asSuggested, boxesFor } from './suggested-boxes.ts'

/** Side of a box's pictures, in pixels. */
const PICTURE = 23

const SHOWN = BUILDING_IDS.filter((id) => id !== 'diamond').slice(0, 5)

/** The basic boxes with symbols and special tiles, and the house rules. */
export function Boxes() {
  const words = useBoxWords()
  const difficulty = useDraft((draft) => draft.difficulty)
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const { switchBox, takeSuggestedBoxes } = useDraft.getState()
  const boxes = boxesFor(ownBoxes, difficulty)
  const suggested = asSuggested(boxes, difficulty)

  const takeSuggested = () => {
    if (suggested) return
    takeSuggestedBoxes()
    announce(words.suggestedTaken)
  }

  return (
    <section className={styles.section} aria-labelledby="boxes">
      <Heading className={styles.heading ?? ''}>
        <span id="boxes">{words.boxesHeading}</span>
      </Heading>
      <div className={styles.boxes}>
        {BOXES.map((box) => (
          <Box key={box} box={box} taken={boxes[box]} onSwitch={() => switchBox(box)} />
        ))}
      </div>
      <div className={styles.ways}>
        <Button className={styles.way ?? ''} aria-disabled={suggested} onClick={takeSuggested}>
          {words.asSuggested}
        </Button>
        <HouseRulesButton className={styles.way ?? ''} />
      </div>
    </section>
  )
}

type BasicBox = (typeof BOXES)[number]

interface BoxProps {
  box: BasicBox
  taken: boolean
  onSwitch: () => void
}

/** One box: its pictures, its content, and whether it is in the game. */
function Box({ box, taken, onSwitch }: BoxProps) {
  const { name, brings } = useBoxWords().boxes[box]
  return (
    <OptionCard
      type="checkbox"
      className={styles.box ?? ''}
      checked={taken}
      aria-labelledby={`box-${box}`}
      aria-describedby={`box-${box}-brings`}
      onChange={onSwitch}
    >
      <CheckMark ticked={taken} size={26} />
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.name} id={`box-${box}`}>
            {name}
          </span>
          <span className={taken ? styles.pictures : `${styles.pictures} ${styles.left}`}>
            {pictures(box)}
          </span>
        </span>
        <span className={styles.brings} id={`box-${box}-brings`}>
          {brings}
        </span>
      </span>
    </OptionCard>
  )
}

/**
 * Returns the symbols of a box, or the first few of its special tiles. The dark diamonds are left out: they belong to every game.
 */
function pictures(box: BasicBox): ReactNode {
  if (box === 'special') return SHOWN.map((id) => <BuildingIcon key={id} building={id} size={PICTURE} />)
  const symbols = SYMBOL_IDS.filter((id) => symbolBox(id) === box)
  return symbols.map((id) => <SymbolIcon key={id} symbol={id} number={5} size={PICTURE} />)
}
