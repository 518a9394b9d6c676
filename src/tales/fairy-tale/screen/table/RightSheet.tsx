import { useRef } from 'react'
import { useSettings } from '../../../../store/settings.ts'
import { Heading, PaperCard } from '../../../../ui/art/index.ts'
import { MenuPlank } from '../../../../ui/frames/menu/MenuPlank.tsx'
import { ONE_TAB_STOP } from '../../../../ui/input/toolbar.ts'
import { useScrollStop } from '../../../../ui/page/useScrolls.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { otherGoalOf } from '../../words/goal-words.ts'
import { useMessages } from '../../words/messages.ts'
import { DrawPile } from '../market/DrawPile.tsx'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import { Hand } from './Hand.tsx'
import { Resources } from './Resources.tsx'
import styles from './sheets.module.css'

/** The right sheet: the menu, the market, the draw pile, the resources in the forest, and a verse on the goal. */
export function RightSheet() {
  const { opening } = useLiveState()
  const shown = useDisplayedState()
  const { table } = useMessages()
  const hand = useSettings((settings) => settings.hand)
  const goal = otherGoalOf(shown.rules)
  const inside = useRef<HTMLElement>(null)
  const tabIndex = useScrollStop(inside)
  const name = shown.hands ? table.sheets.rightHands : table.sheets.right
  return (
    <PaperCard torn={[hand === 'left' ? 'right' : 'left']} seed="right" className={styles['right']}>
      <div className={styles['menu']}>
        <Pieces>
          <MenuPlank />
        </Pieces>
      </div>
      <section
        ref={inside}
        className={styles['inside']}
        aria-label={name}
        tabIndex={tabIndex}
        {...ONE_TAB_STOP}
      >
        <Pieces>
          <Hand flow="column" heading />
          <Heading level={3} className={styles['pileHeading']}>
            {table.pile}
          </Heading>
          <DrawPile state={shown} />
          {shown.boxes.resources && !opening && (
            <div className={styles['inForest']}>
              <Heading level={3}>{table.price.inForest}</Heading>
              <Resources state={shown} size={30} />
            </div>
          )}
          <p className={styles['verse']}>
            {(goal ? table.verseOf[goal] : table.verse[shown.rules.oak]).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
        </Pieces>
      </section>
    </PaperCard>
  )
}
