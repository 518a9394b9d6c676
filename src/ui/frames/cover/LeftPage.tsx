import type { ReactNode } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
import { useWindowNames } from '../../page/window-size.ts'
import { FirstPage } from './FirstPage.tsx'
import { type LastGame, useLastGame } from './last-game.tsx'
import { RunningTale } from './RunningTale.tsx'

interface LeftPageProps<K extends Kind, Words> {
  last: LastGame<K, Words>
  /** What waits behind a plank lies open, and needs the page. */
  boxOpen: boolean
  picture(shape: number): ReactNode
  about: string
  /** On a phone the picture keeps its room, where what is asked is scrolled anyway. */
  tall: boolean | undefined
}

/** The left page of a cover: the tale as it was left, for whoever comes back to one; else its picture. */
export function LeftPage<K extends Kind, Words>(props: LeftPageProps<K, Words>) {
  const { last, boxOpen, picture, about, tall = false } = props
  const game = useLastGame(last)
  const isPage = useWindowNames().includes('page')
  if (game) return <RunningTale game={game} small={boxOpen || isPage} />
  if (boxOpen) return null
  return (
    <FirstPage picture={picture} tall={tall}>
      {about}
    </FirstPage>
  )
}
