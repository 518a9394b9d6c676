import type { ReactNode } from 'react'
import type { Kind, Session } from '../../../engine/kernel/index.ts'
import { freshSeed } from '../../../store/fresh-seed.ts'
import { Plank, TextButton } from '../../art/index.ts'
import { toShelf } from '../../page/page.ts'
import { useAlbumWords } from '../../text/album.ts'
import { useFrameWords } from '../../text/frames.ts'
import { useHouseWords } from '../../text/house.ts'
import { toAlbum } from '../album/ways.ts'
import type { TaleKit } from '../tale-kit.ts'
import { chooseAnew, moveUp, playAgain } from './again.ts'
import { Ways } from './Ways.tsx'

interface OnwardProps<K extends Kind> {
  kit: TaleKit<K, unknown>
  session: Session<K>
  /** What it is called when the same play once more, each from another seat. */
  words: { readonly changed: string; readonly changedFlourish: string; readonly changedMain: string }
  /** The same game where everybody sits one seat on, so that somebody else begins. */
  changed: K['Config']
  /** The luck of the next game; without it, fresh luck. */
  seed?: number
  /** What the saved page is called. */
  fileName: string
  children?: ReactNode
}

/** Where to go from the last page of a tale in which seats play against one another. */
export function Onward<K extends Kind>(props: OnwardProps<K>) {
  const { kit, session, words, changed, seed, fileName, children } = props
  const { cover } = useHouseWords()
  const { log } = useFrameWords()
  const { last } = useAlbumWords()
  const { game, leaders } = kit.useTable()
  const play = (config: K['Config']) => playAgain(game, leaders, { config, seed: seed ?? freshSeed() })
  const changeSeats = () => {
    moveUp(
      leaders,
      kit.rules.seats(session.config).map(({ role }) => role),
    )
    play(changed)
  }
  return (
    <Ways
      again={{
        name: words.changed,
        flourish: words.changedFlourish,
        main: words.changedMain,
        go: changeSeats,
      }}
      fileName={fileName}
      more={
        <>
          <TextButton onClick={() => chooseAnew(leaders)}>{last.cover}</TextButton>
          <TextButton onClick={toShelf}>{cover.shelf}</TextButton>
        </>
      }
    >
      <Plank onClick={() => play(session.config)}>{last.again}</Plank>
      {children}
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}
