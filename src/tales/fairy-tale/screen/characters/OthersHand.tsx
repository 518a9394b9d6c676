import { handOf, type State } from '../../../../engine/fairy-tale/index.ts'
import { InfoButton } from '../../../../ui/frames/info-card/InfoButton.tsx'
import { faceLook, TileIcon } from '../../art/index.ts'
import { tileTitle } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import { tileName } from '../forest/tileName.ts'
import { about } from '../subject.ts'
import styles from './characters.module.css'

/** The tiles of another character's hand, visible to all [R 67]; null if the game has a common market. */
export function OthersHand({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const { common, table } = m
  const character = state.seats[seat]?.character
  const hand = handOf(state, seat)
  if (hand.length === 0 || !character) return null
  return (
    <ul className={styles['othersHand']} aria-label={table.handOf(common.inSentence[character])}>
      {hand.map((face, slot) =>
        face ? (
          <li key={face.id}>
            <InfoButton
              {...about({ kind: 'in-hand', seat, slot })}
              className={styles['othersTile']}
              aria-label={tileTitle(m, tileName(face))}
            >
              <TileIcon {...faceLook(face)} level={0} size={38} />
            </InfoButton>
          </li>
        ) : null,
      )}
    </ul>
  )
}
