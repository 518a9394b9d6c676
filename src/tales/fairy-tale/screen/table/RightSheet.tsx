import { useSettings } from '../../../../store/settings.ts'
import { Heading, Sheet } from '../../../../ui/art/index.ts'
import { Pieces } from '../../../../ui/parts/Pieces.tsx'
import { otherGoalOf } from '../../words/goal-words.ts'
import { useMessages } from '../../words/messages.ts'
import { DrawPile } from '../market/DrawPile.tsx'
import { useReal, useShownState } from '../now/at-table.ts'
import { Hand } from './Hand.tsx'
import { Resources } from './Resources.tsx'
import styles from './sheets.module.css'
import { Tools } from './Tools.tsx'

/** The right sheet: the tools, the market, the draw pile, and what it is all about. */
export function RightSheet() {
  const { opening } = useReal()
  const shown = useShownState()
  const { table } = useMessages()
  const hand = useSettings((settings) => settings.hand)
  const goal = otherGoalOf(shown.rules)
  const name = shown.hands ? table.sheets.rightHands : table.sheets.right
  return (
    <Sheet torn={[hand === 'left' ? 'right' : 'left']} seed="right" className={styles['right']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section className={styles['inside']} aria-label={name} tabIndex={0}>
        <Pieces>
          <Tools />
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
    </Sheet>
  )
}
