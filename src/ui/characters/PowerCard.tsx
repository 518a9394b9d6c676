import { useEffect, useLayoutEffect, useRef } from 'react'
import { HeroIcon } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './PowerCard.module.css'
import { PowerWords } from './PowerWords.tsx'
import { cardSpot, hidePowerCard, usePowerCard } from './power-card.ts'

/** The card of the character that is pointed at, above everything on the table. Escape puts it away. */
export function PowerCard() {
  const { common } = useMessages()
  const card = usePowerCard((store) => store.card)
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = paper
    if (!current || !card) return
    const { innerWidth: width, innerHeight: height } = window
    const { left, top } = cardSpot(card.anchor, current.getBoundingClientRect(), { width, height })
    current.style.left = `${left}px`
    current.style.top = `${top}px`
  }, [card])
  useEffect(() => {
    if (!card) return
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hidePowerCard()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [card])
  if (!card) return null
  // What it says belongs to its character's own description already.
  return (
    <div ref={paper} className={styles['card']} aria-hidden="true" data-power-card="">
      {card.characters.map((character) => (
        <div key={character} className={styles['hero']}>
          <HeroIcon character={character} height={72} />
          <div>
            <p className={styles['name']}>{common.characters[character]}</p>
            <p className={styles['power']}>
              <PowerWords character={character} />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
