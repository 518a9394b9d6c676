import { useStore } from 'zustand'
import { Button } from '../art/index.ts'
import { usePage } from '../page/page.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import { damageWords } from './damage-words.ts'
import { download } from './download.ts'
import { Notice } from './Notice.tsx'

/** The notice about a saved game that could not be opened: the reason, its text as a file, and ways to continue. */
export function DamagedNotice({ tale: { game, fileName } }: { tale: Tale }) {
  const { notices } = useAppWords()
  const damaged = useStore(game, ({ damaged }) => damaged)
  if (!damaged) return null
  const { text, reason, good, aside } = damaged
  return (
    <Notice
      title={notices.damagedTitle}
      ways={
        <>
          {good && <Button onClick={() => continueRecovered(game)}>{notices.continueRecovered}</Button>}
          <Button onClick={() => download(text, `${fileName()}-damaged.json`)}>{notices.saveCopy}</Button>
          <Button onClick={() => game.getState().dismissDamaged()}>{notices.startAnew}</Button>
        </>
      }
    >
      <p>
        {damageWords(reason, notices)} {good && notices.goodPart(good.moves.length)}{' '}
        {aside ? notices.damagedAside : notices.damagedStays}
      </p>
    </Notice>
  )
}

/** Opens the table with the valid part of the game. */
function continueRecovered(game: Tale['game']): void {
  game.getState().continueRecovered()
  usePage.setState({ cover: false, lookingBack: false })
}
