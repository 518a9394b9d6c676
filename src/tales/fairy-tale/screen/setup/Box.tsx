import { useLayoutEffect, useRef } from 'react'
import { DIFFICULTIES, FIRST_GAME, hasExpansion } from '../../../../engine/fairy-tale/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { MORE_ID } from '../../../../ui/frames/cover/MoreButton.tsx'
import { FirstLight } from '../../art/index.ts'
import { loadExpansions } from '../../load-expansions.ts'
import { deckSize } from '../../rules.ts'
import { useBoxWords } from '../../words/box.ts'
import { useCoverWords } from '../../words/cover.ts'
import { AroundTable } from './AroundTable.tsx'
import styles from './Box.module.css'
import { Boxes } from './Boxes.tsx'
import { useDraft } from './draft.ts'
import { MoreBoxes } from './MoreBoxes.tsx'
import { SeedField } from './SeedField.tsx'
import { boxesFor } from './suggested-boxes.ts'
import { useMeasured } from './useMeasured.ts'

/** The open box of the cover. With `isBeside`, the numbers shown below the difficulties instead. */
export const Box = ({ isBeside = false }: { isBeside?: boolean }) =>
  isBeside ? <TilesAndRates /> : <Choices />

/** All choices with a default: order of play, controllers, boxes, house rules and seed. */
function Choices() {
  const { cover } = useCoverWords()
  const words = useBoxWords()
  const isFirst = useDraft((draft) => draft.difficulty === FIRST_GAME)
  const box = useRef<HTMLElement>(null)
  // Scroll to the box only if the player has just opened it.
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') !== MORE_ID) return
    // jsdom has no `scrollIntoView`.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section ref={box} className={styles.box} id={MORE_ID} aria-labelledby="the-box-heading">
      <h2 className="unseen" id="the-box-heading">
        {cover.theBox}
      </h2>
      <AroundTable />
      {isFirst ? (
        <>
          <Heading>{words.boxesHeading}</Heading>
          <p className={styles.none}>{words.noBox}</p>
        </>
      ) : (
        <>
          <Boxes />
          <MoreBoxes />
        </>
      )}
      <SeedField />
      <p className={styles.words}>
        <a className={styles.day} href="#/day">
          {words.ofDay}
        </a>
      </p>
      {isFirst && <Picture />}
    </section>
  )
}

/** The picture that replaces the boxes in a first game. */
function Picture() {
  const company = useDraft((draft) => draft.company)
  return (
    <div className={styles.picture} aria-hidden="true">
      <FirstLight heroes={company.map(({ character }) => character)} shape={0.33} />
    </div>
  )
}

/** Loads the chosen expansions before the box renders, because the table may have chosen some. */
export async function readyBox(): Promise<typeof Box> {
  const { ownBoxes } = useDraft.getState()
  if (ownBoxes && hasExpansion(ownBoxes)) await loadExpansions()
  return Box
}

/** The number of tiles of each difficulty with these boxes, and how the win rate was measured. */
function TilesAndRates() {
  const { common } = useCoverWords()
  const words = useBoxWords()
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const measured = useMeasured(useDraft((draft) => draft.difficulty))
  const counts = DIFFICULTIES.map((id) => deckSize(id, boxesFor(ownBoxes, id)))
  const listed = DIFFICULTIES.map((id, index) => words.tilesOf(common.difficulties[id], counts[index] ?? 0))
  const darkerIsLarger = counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
  return (
    <div className={styles.words}>
      <p>
        {words.tiles(listed.join(', '))} {darkerIsLarger ? words.moreTiles : words.notMoreTiles}
      </p>
      {measured && (
        <p>
          {words.wonHow(measured.players, measured.ownBoxes)} {!measured.alike && words.wonOtherwise}
        </p>
      )}
    </div>
  )
}
