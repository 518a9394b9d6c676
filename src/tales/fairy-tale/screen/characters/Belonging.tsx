import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { CarriedIcon } from '../../art/index.ts'
import { CardButton } from '../cards/CardButton.tsx'
import { carriedBy } from '../forest/carried.ts'
import { belongingWords } from './belonging-words.ts'
import styles from './characters.module.css'

/** What the character of a seat has with it, as a picture and in words; nothing where it has nothing. */
export function Belonging({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const carried = carriedBy(state, seat)
  return (
    carried && (
      <CardButton subject={{ kind: 'carried', seat }} className={styles['belonging']}>
        <CarriedIcon carried={carried} size={34} />
        {belongingWords(m, carried)}
      </CardButton>
    )
  )
}
