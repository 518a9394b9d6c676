import { useStore } from 'zustand'
import { Plank } from '../art/index.ts'
import { usePage } from '../page/page.ts'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import { damageWords } from './damage-words.ts'
import { download } from './download.ts'
import { Notice } from './Notice.tsx'

/** A stored game that could not be opened: what is wrong with it, its text to keep, and a new beginning. */
export function DamagedNotice({ tale: { game, fileName } }: { tale: Tale }) {
  const { notices } = useHouseWords()
  const damaged = useStore(game, ({ damaged }) => damaged)
  if (!damaged) return null
  const { text, reason, good, aside } = damaged
  return (
    <Notice
      title={notices.damagedTitle}
      ways={
        <>
          {good && <Plank onClick={() => goOnFromGood(game)}>{notices.goOnFromGood}</Plank>}
          <Plank onClick={() => download(text, `${fileName()}-damaged.json`)}>{notices.saveCopy}</Plank>
          <Plank onClick={() => game.getState().dismissDamaged()}>{notices.startAnew}</Plank>
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

/** To the table, where the good part goes on. */
function goOnFromGood(game: Tale['game']): void {
  game.getState().goOnFromGood()
  usePage.setState({ cover: false, lookingBack: false })
}
