import { EXPANSION_BOXES, type ExpansionId } from '../../../../engine/fairy-tale/index.ts'
import { CheckMark, Heading, OptionCard } from '../../../../ui/art/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import { tellMissing } from '../../../../ui/page/chunk-load-error.ts'
import { EXPANSION_ART } from '../../art/expansions/index.ts'
import { loadExpansions } from '../../load-expansions.ts'
import { useBoxWords } from '../../words/box.ts'
import styles from './Boxes.module.css'
import { useDraft } from './draft.ts'
import { boxesFor } from './suggested-boxes.ts'

const whole = { number: 3, spent: false }
const sign = (id: keyof typeof EXPANSION_ART.symbols): string =>
  `<g transform="scale(1.55)">${EXPANSION_ART.symbols[id].sign(whole, false)}</g>`
const middle = (art: string, x: number, y: number, scale: number): string =>
  `<g transform="scale(${scale}) translate(${-x} ${-y})">${art}</g>`

/** The picture of each expansion, centred on (0, 0). */
const PICTURES: Record<ExpansionId, string> = {
  fire: sign('torch'),
  river: sign('river'),
  ways: sign('signpost'),
  soldiers: middle(EXPANSION_ART.soldier, 35, 28, 0.42),
  dark: sign('grove'),
  quests: middle(EXPANSION_ART.buildings.cottage.art, 32, 32, 0.56),
  spells: `<g transform="scale(.9)">${EXPANSION_ART.spell('vanish')}</g>`,
}

/** The expansions in a row of their own, each with a picture and a line. */
export function MoreBoxes() {
  const words = useBoxWords().newer
  const difficulty = useDraft((draft) => draft.difficulty)
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const boxes = boxesFor(ownBoxes, difficulty)
  const count = EXPANSION_BOXES.filter((box) => boxes[box]).length
  return (
    <section className={styles.more} aria-labelledby="more-boxes" aria-describedby="more-boxes-advice">
      <Heading className={styles.heading ?? ''}>
        <span id="more-boxes">{words.heading}</span>
      </Heading>
      <p className={styles.advice} id="more-boxes-advice" aria-live="polite" data-many={count > 3}>
        {words.many(count) || words.advice}
      </p>
      <div className={styles.boxes}>
        {EXPANSION_BOXES.map((box) => (
          <Box key={box} box={box} taken={boxes[box] === true} />
        ))}
      </div>
    </section>
  )
}

function Box({ box, taken }: { box: ExpansionId; taken: boolean }) {
  const words = useBoxWords().newer
  const { name, brings } = words.boxes[box]
  /** Loads the expansions before the box is switched on, because the page may show their content from then on. */
  const onSwitch = async () => {
    try {
      await loadExpansions()
    } catch {
      return tellMissing(onSwitch)
    }
    useDraft.getState().switchBox(box)
    announce(taken ? words.left(name) : words.taken(name))
  }
  return (
    <OptionCard
      type="checkbox"
      className={styles.box ?? ''}
      checked={taken}
      aria-labelledby={`box-${box}`}
      aria-describedby={`box-${box}-brings`}
      onChange={() => void onSwitch()}
    >
      <CheckMark ticked={taken} size={26} />
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.name} id={`box-${box}`}>
            {name}
          </span>
          <svg
            className={taken ? '' : styles.left}
            width={28}
            height={28}
            viewBox="-20 -20 40 40"
            aria-hidden="true"
          >
            <Markup svg={PICTURES[box]} />
          </svg>
        </span>
        <span className={styles.brings} id={`box-${box}-brings`}>
          {brings}
        </span>
      </span>
    </OptionCard>
  )
}
