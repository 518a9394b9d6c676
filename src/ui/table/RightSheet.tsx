import type { State } from '../../engine/fairy-tale/index.ts'
import { useSettings } from '../../store/settings.ts'
import { Heading, Sheet } from '../art/index.ts'
import { DrawPile } from '../market/DrawPile.tsx'
import { useMessages } from '../text/useMessages.ts'
import { Hand } from './Hand.tsx'
import { Tools } from './Tools.tsx'
import styles from './table.module.css'

/** The right sheet: the tools, the market, the draw pile, and what it is all about. */
export function RightSheet({ real, shown }: { real: State; shown: State }) {
  const { table } = useMessages()
  return (
    <Sheet torn={[useSettings(({ hand }) => hand)]} seed="right" className={styles['right']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to have the focus */}
      <section className={styles['inside']} aria-label={table.sheets.right} tabIndex={0}>
        <Tools />
        <Hand real={real} shown={shown} flow="column" heading />
        <Heading level={3} className={styles['pileHeading']}>
          {table.pile}
        </Heading>
        <DrawPile state={shown} />
        <p className={styles['verse']}>
          {table.verse.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </section>
    </Sheet>
  )
}
