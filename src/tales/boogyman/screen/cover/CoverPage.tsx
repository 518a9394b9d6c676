import { Heading, Plank } from '../../../../ui/art/index.ts'
import { continueTale } from '../../../../ui/page/page.ts'
import { useGame } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { LessonsPlank } from '../lessons/LessonsPlank.tsx'

/** The cover: a duel of two people is begun. */
export function CoverPage() {
  const { book, cover } = useCoverWords()
  const begin = () => {
    useLeaders.getState().begin('several')
    useGame.getState().start({ players: ['', ''], first: 'red', rules: { trees: 'two' } }, 0)
    continueTale()
  }
  return (
    <main>
      <Heading level={1}>{book.title}</Heading>
      <Plank tone="blue" onClick={begin}>
        {cover.begin}
      </Plank>
      <LessonsPlank onBegin={begin} />
    </main>
  )
}
