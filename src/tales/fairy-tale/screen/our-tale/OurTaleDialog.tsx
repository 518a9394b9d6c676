import { useMemo } from 'react'
import { stateOf } from '../../../../engine/kernel/index.ts'
import { OurTaleBook } from '../../../../ui/frames/our-tale/OurTaleBook.tsx'
import { useGame } from '../../runtime.ts'
import { writeStory } from '../../story/tell.ts'
import { useAllWords } from '../../words/all-words.ts'

/** The game at the table as a fairy tale. Null without a game. */
export function OurTaleDialog({ onClose }: { onClose: () => void }) {
  const session = useGame((game) => game.session)
  const words = useAllWords()
  const chapters = useMemo(() => {
    if (!session) return []
    const { seats } = session.config
    return writeStory(session, words).map(({ turn, seat, sentences }) => {
      const character = seat === null ? undefined : seats[seat]?.character
      const heading = character
        ? words.log.turn(turn, words.common.characters[character])
        : words.common.chapter(turn)
      return { turn, heading, sentences }
    })
  }, [session, words])
  return (
    session && (
      <OurTaleBook
        chapters={chapters}
        over={stateOf(session).outcome !== null}
        fileName={words.common.fileName}
        onClose={onClose}
      />
    )
  )
}
