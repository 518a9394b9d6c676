import { standardRules } from '../../../../engine/citadel/index.ts'
import { Cover } from '../../../../ui/frames/cover/Cover.tsx'
import { Foot } from '../../../../ui/frames/cover/Foot.tsx'
import { Title } from '../../../../ui/frames/cover/Title.tsx'
import { continueTale } from '../../../../ui/page/page.ts'
import { begin } from '../../begin.ts'
import { useGame } from '../../game.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** The cover of the Citadel: it begins a game of two people. */
export function CoverPage() {
  const { book } = useCoverWords()
  const isRunning = useGame(({ session }) => session !== null)
  return (
    <Cover
      top={<Title flourish={book.flourish} main={book.main} />}
      left={null}
      goesOn={false}
      several={false}
      ask={<p>{book.about}</p>}
      foot={
        <Foot
          game={isRunning ? 'running' : 'none'}
          barred={null}
          says=""
          shortcut={SHORTCUTS.begin}
          onBegin={beginHere}
        >
          {null}
        </Foot>
      }
      box={null}
    />
  )
}

function beginHere(): void {
  begin({ players: ['', ''], rules: standardRules() })
  continueTale()
}
