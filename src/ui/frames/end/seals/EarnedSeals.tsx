import { useEffect, useState } from 'react'
import type { KeptGames } from '../../../../store/kept/kept-games.ts'
import { sealName, useSeals } from '../../../../store/seals.ts'
import { Wax } from '../../../art/marks/Wax.tsx'
import { useChronicleWords } from '../../../text/chronicle.ts'
import { pressEarned } from '../../../told/pressed.ts'
import type { TaleChronicle } from '../../../told/told.ts'
import styles from './EarnedSeals.module.css'

export interface EarnedSealsProps {
  /** The tale, by the name under which its games are kept, and which of the kept games has ended. */
  tale: string
  game: string
}

interface OfTale extends EarnedSealsProps {
  chronicle: TaleChronicle
  games: Pick<KeptGames, 'lines' | 'follow'>
}

/** The seals that a game has earned as the first of all, in wax, with what each is for; nothing where it has earned none. */
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

/** Presses what was earned when the game has been written with its end: now, or as soon as it is. */
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
