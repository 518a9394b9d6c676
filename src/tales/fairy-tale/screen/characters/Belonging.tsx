import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CardButton } from '../../../../ui/frames/cards/CardButton.tsx'
import { CarriedIcon } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { carriedBy } from '../forest/carried.ts'
import { about } from '../subject.ts'
import { belongingWords } from './belonging-words.ts'
import styles from './characters.module.css'

/** What the character of a seat has with it, as a picture and in words; nothing where it has nothing. */
export function Belonging({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const carried = carriedBy(state, seat)
  return (
    carried && (
      <CardButton {...about({ kind: 'carried', seat })} className={styles['belonging']}>
        <CarriedIcon carried={carried} size={34} />
        {belongingWords(m, carried)}
      </CardButton>
    )
  )
}
