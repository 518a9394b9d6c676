import { DIFFICULTIES, deckSize } from '../../../../engine/fairy-tale/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useDraft } from './draft.ts'
import { boxesFor } from './suggested-boxes.ts'
import styles from './TilesAndRates.module.css'
import { useMeasured } from './useMeasured.ts'

/** How many tiles each tale has with this box, and what "won" means beside it. */
export function TilesAndRates() {
  const { common, setup } = useMessages()
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
