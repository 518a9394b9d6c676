import type { ComponentType, ReactNode } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import { useWindowNames } from '../../page/window-size.ts'
import { FirstPage } from './FirstPage.tsx'
import { type LastGame, useLastGame } from './last-game.tsx'
import { RunningTale } from './RunningTale.tsx'

/** The parts of the left page of a cover that differ between tales. */
export interface LeftSlots<K extends GameTypes> {
  /** The picture of the tale, `shape` times as high as wide. */
  Picture: ComponentType<{ shape: number }>
  /** On a phone the picture keeps its height; the questions scroll. */
  isTall?: true
  /** The text below the picture. Default: what the tale is about. */
  Caption?: ComponentType
  /** Buttons for new players, below the text. */
  Offer?: ComponentType
  /** More of the last game, beside its words. */
  Aside?: ComponentType<{ state: K['State']; isSmall: boolean }>
  /** On a phone the board of the last game stays, unless the cover has lines for several names. */
  keepsBoard?: true
}

interface LeftPageProps<K extends GameTypes, Words> {
  last: LastGame<K, Words>
  slots: LeftSlots<K>
  /** True if the choice box is open and needs the page. */
  boxOpen: boolean
  /** True if the cover has several name fields. */
  several: boolean
  about: string
}

/** The left page of a cover: the last game if there is one, else the picture of the tale. */
export function LeftPage<K extends GameTypes, Words>(props: LeftPageProps<K, Words>): ReactNode {
  const { last, slots, boxOpen, several, about } = props
  const { Picture, isTall = false, Caption, Offer, Aside, keepsBoard } = slots
  const game = useLastGame(last)
  const isPage = useWindowNames().includes('page')
  if (game) {
    const isSmall = boxOpen || (isPage && (several || !keepsBoard))
    const aside = Aside && <Aside state={game.state} isSmall={isSmall} />
    return <RunningTale game={game} small={isSmall} aside={aside} />
  }
  if (boxOpen) return null
  return (
    <FirstPage picture={(shape) => <Picture shape={shape} />} tall={isTall} offer={Offer && <Offer />}>
      {Caption ? <Caption /> : about}
    </FirstPage>
  )
}
