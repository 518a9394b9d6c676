import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { pieces } from '../text/emphasis.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './PowerWords.module.css'

/** What a character can do, in one sentence, with the words that matter underlined. */
export function PowerWords({ character }: { character: CharacterId }) {
  const { common } = useMessages()
  return pieces(common.powers[character]).map((piece) =>
    piece.strong ? (
      <em key={piece.index} className={styles['key']}>
        {piece.text}
      </em>
    ) : (
      piece.text
    ),
  )
}
