import { Fragment, memo } from 'react'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { symbolName, tileTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import { eachOnce } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import styles from './market.module.css'

/** Words of more letters than this are set smaller where names stand in a column. */
const USUAL = 10

/**
 * A tile's name beside its picture, and the names of its symbols below: lines end between words, never at a hyphen,
 * and within a word only where its letters are larger than its place.
 */
export const TileTitle = memo(function TileTitle({ face }: { face: Face }) {
  const m = useMessages()
  const symbols = eachOnce(
    m,
    face.symbols.map(({ symbol, number }) => {
      const name = symbolName(m, symbol)
      return number > 0 ? m.table.numbered(name, number) : name
    }),
  )
  const title = tileTitle(m, tileName(face))
  return (
    <span className={styles['title']}>
      {title.split(' ').map((word) => (
        <Fragment key={word}>
          <span className={styles['word']} data-long={word.length > USUAL || undefined}>
            {word}
          </span>{' '}
        </Fragment>
      ))}
      {symbols.length > 0 && <span className={styles['symbols']}>{symbols.join(', ')}</span>}
    </span>
  )
})
