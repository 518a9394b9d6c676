import { useLayoutEffect, useRef } from 'react'
import { DIFFICULTIES, hasExpansion } from '../../../../engine/fairy-tale/index.ts'
import { loadExpansions } from '../../load-expansions.ts'
import { deckSize } from '../../rules.ts'
import { useCoverWords } from '../../words/cover.ts'
import { AroundTable } from './AroundTable.tsx'
import styles from './Box.module.css'
import { Boxes } from './Boxes.tsx'
import { BOX_ID } from './BoxPlank.tsx'
import { useDraft } from './draft.ts'
import { MoreBoxes } from './MoreBoxes.tsx'
import { SeedField } from './SeedField.tsx'
import { boxesFor } from './suggested-boxes.ts'
import { useMeasured } from './useMeasured.ts'

/** All that has an answer already: in which order, led by whom, which boxes and house rules, which seed. */
export function Box() {
  const { setup } = useCoverWords()
  const box = useRef<HTMLElement>(null)
  // Who has just opened it sees where it begins; who finds it open is left alone.
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') !== BOX_ID) return
    // Not where pages are only drawn, as in tests.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section ref={box} className={styles.box} id={BOX_ID} aria-labelledby="the-box-heading">
      <h2 className="unseen" id="the-box-heading">
        {setup.theBox}
      </h2>
      <AroundTable />
      <Boxes />
      <MoreBoxes />
      <TilesAndRates />
      <SeedField />
      <p className={styles.words}>
        <a className={styles.day} href="#/day">
          {setup.ofDay}
        </a>
      </p>
    </section>
  )
}

/** The box, once all is there that lies in it: a table may have chosen what comes later. */
export async function readyBox(): Promise<typeof Box> {
  const { ownBoxes } = useDraft.getState()
  if (ownBoxes && hasExpansion(ownBoxes)) await loadExpansions()
  return Box
}

/** How many tiles each tale has with this box, and what "won" means beside it. */
function TilesAndRates() {
  const { common, setup } = useCoverWords()
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const measured = useMeasured(useDraft((draft) => draft.difficulty))
  const counts = DIFFICULTIES.map((id) => deckSize(id, boxesFor(ownBoxes, id)))
  const listed = DIFFICULTIES.map((id, index) => setup.tilesOf(common.difficulties[id], counts[index] ?? 0))
  const darkerIsLarger = counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))
  return (
    <div className={styles.words}>
      <p>
        {setup.tiles(listed.join(', '))} {darkerIsLarger ? setup.moreTiles : setup.notMoreTiles}
      </p>
      {measured && (
        <p>
          {setup.wonHow(measured.players, measured.ownBoxes)} {!measured.alike && setup.wonOtherwise}
        </p>
      )}
    </div>
  )
}
