import type { ReactNode } from 'react'
import type { GameTypes, Session } from '../../../engine/kernel/index.ts'
import { randomSeed } from '../../../store/random-seed.ts'
import { Button, TextButton } from '../../art/index.ts'
import { useAlbumWords } from '../../text/album.ts'
import { useFrameWords } from '../../text/frames.ts'
import { toAlbum } from '../album/ways.ts'
import type { TaleKit } from '../tale-kit.ts'
import { chooseAnew, moveUp, playAgain } from './again.ts'
import { Ways } from './Ways.tsx'

/** The words of a tale about a rematch with changed seats, and the file name of a saved page. */
interface OnwardWords {
  readonly end: { readonly changed: string; readonly changedFlourish: string; readonly changedMain: string }
  readonly common: { readonly fileName: string }
}

interface OnwardProps<K extends GameTypes> {
  kit: TaleKit<K, OnwardWords>
  session: Session<K>
  /** The same configuration with all players moved by one seat, so that another player begins. */
  changed: K['Config']
  /** The seed of the next game; absent: random. */
  seed?: number
  children?: ReactNode
}

/** The buttons of the last page of a competitive tale. */
export function Onward<K extends GameTypes>(props: OnwardProps<K>) {
  const { kit, session, changed, seed, children } = props
  const { end: words, common } = kit.useWords()
  const { log } = useFrameWords()
  const { last } = useAlbumWords()
  const { game, leaders } = kit.useTable()
  const play = (config: K['Config']) => playAgain(game, leaders, { config, seed: seed ?? randomSeed() })
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
      fileName={common.fileName}
      more={<TextButton onClick={() => chooseAnew(game, leaders)}>{last.cover}</TextButton>}
    >
      <Button onClick={() => play(session.config)}>{last.again}</Button>
      {children}
      <Button onClick={() => toAlbum()}>{log.watchAgain}</Button>
    </Ways>
  )
}
