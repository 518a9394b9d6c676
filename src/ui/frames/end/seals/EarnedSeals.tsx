import { useEffect, useState } from 'react'
import type { SavedGames } from '../../../../store/saved-games/saved-games.ts'
import { sealName, useSeals } from '../../../../store/seals-store.ts'
import { Wax } from '../../../art/marks/Wax.tsx'
import { pressEarned } from '../../../stats/pressed.ts'
import type { TaleChronicle } from '../../../stats/stats.ts'
import { useChronicleWords } from '../../../text/chronicle.ts'
import styles from './EarnedSeals.module.css'

export interface EarnedSealsProps {
  /** The tale's id among the saved games, and the id of the finished game. */
  tale: string
  game: string
}

interface OfTale extends EarnedSealsProps {
  chronicle: TaleChronicle
  games: Pick<SavedGames, 'lines' | 'follow'>
}

/** The seals that this game was the first to earn, each with its reason. Empty if there are none. */
export function EarnedSeals({ tale, game, chronicle, games }: OfTale) {
  const words = useChronicleWords()
  const ofTale = chronicle.useWords()
  usePressedByEnd({ tale, game, chronicle, games })
  const pressed = useSeals(({ seals }) => seals)
  const own = chronicle.seals.filter(({ id }) => pressed[sealName(tale, id)]?.game === game)
  return (
    <div role="status">
      {own.length > 0 && (
        <div className={styles['earned']}>
          <p>{own.length === 1 ? words.sealEarned : words.sealsEarned}</p>
          <ul className={styles['seals']}>
            {own.map(({ id, colour, sign }) => (
              <li key={id}>
                <Wax size={58} colour={colour} sign={sign} />
                <span>
                  <b>{ofTale.seals[id]?.name}</b> {ofTale.seals[id]?.how}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Records earned seals once the finished game is saved, now or later. */
function usePressedByEnd({ tale, game, chronicle, games }: OfTale) {
  const press = useSeals((seals) => seals.press)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isPressed) return
    let isWanted = true
    const look = async () => {
      const lines = await games.lines().catch(() => [])
      if (!isWanted || !lines.some(({ id, outcome }) => id === game && outcome !== null)) return
      pressEarned({ [tale]: chronicle }, lines, press)
      setPressed(true)
    }
    void look()
    const stop = games.follow(() => void look())
    return () => {
      isWanted = false
      stop()
    }
  }, [isPressed, tale, game, chronicle, games, press])
}
