import { Fragment, memo } from 'react'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { symbolName, tileTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import { eachOnce } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import styles from './market.module.css'

/** Longer words get smaller letters if names are in a column. In letters. */
const USUAL = 10

/**
 * A tile's name beside its picture, with the names of its symbols below. Lines break between words, never at a hyphen, and inside
 * a word only if it is wider than the column.
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
