import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { AtStop } from '../../../../ui/frames/album/album-pages.tsx'
import { BoardPlate } from '../../../../ui/frames/album/Plate.tsx'
import { VIEW_BOX } from '../../art/town/index.ts'
import { useMessages } from '../../words/messages.ts'
import { StillTown } from '../town/StillTown.tsx'
import styles from './AlbumPlate.module.css'
import { CardNow } from './CardNow.tsx'
import { Happens } from './Happens.tsx'
import { WhoHas } from './WhoHas.tsx'

/** The town at a step of the album, aged except for the current event. Below it the holdings of all seats. */
export function AlbumPlate({ state, event, chapter }: AtStop<Citadel>) {
  const { town } = useMessages()
  return (
    <div className={styles['all']}>
      <div className={styles['plate']}>
        <BoardPlate
          {...{ chapter, name: town.name }}
          shape={1}
          viewBox={VIEW_BOX}
          board={() => <StillTown state={state} detail="fine" />}
          happens={event && <Happens events={[event]} />}
        >
          {event && (
            <div className={styles['card']}>
              <CardNow events={[event]} size={104} />
            </div>
          )}
        </BoardPlate>
      </div>
      <div className={styles['has']}>
        <WhoHas state={state} />
      </div>
    </div>
  )
}
