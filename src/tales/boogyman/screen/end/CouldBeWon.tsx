import { useMemo } from 'react'
import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { toPlace } from '../../../../ui/page/open-tale.ts'
import type { Session } from '../../game.ts'
import { lastWin } from '../../rescues/index.ts'
import { useRescuesWords } from '../../words/useRescuesWords.ts'
import { OWN } from '../rescues/addresses.ts'

/** On the last page of a duel: that the other side could have won, and the way to try it; nothing where it could not. */
export function CouldBeWon({ session }: { session: Session }) {
  const words = useRescuesWords()
  const found = useMemo(() => lastWin(session), [session])
  if (!found) return null
  return (
    <Plank onClick={() => toPlace('rescues', OWN)}>
      {words.couldBe(found.turn, SEATS[found.state.onTurn])}
    </Plank>
  )
}
