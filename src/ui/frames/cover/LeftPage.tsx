import type { ReactNode } from 'react'
import { useWindowNames } from '../../page/window-size.ts'
import { FirstPage } from './FirstPage.tsx'
import { RunningTale } from './RunningTale.tsx'

interface LeftPageProps {
  /** The tale that was left: where it stands, what the way back is called, its board. */
  last: { where: string; on: string; board: ReactNode } | null
  /** What waits behind a plank lies open, and needs the page. */
  boxOpen: boolean
  picture(shape: number): ReactNode
  about: string
  /** On a phone the picture keeps its room, where what is asked is scrolled anyway. */
  tall?: boolean
}

/** The left page of a cover: the tale as it was left, for whoever comes back to one; else its picture. */
export function LeftPage({ last, boxOpen, picture, about, tall = false }: LeftPageProps) {
  const isPage = useWindowNames().includes('page')
  if (last) return <RunningTale {...last} small={boxOpen || isPage} />
  if (boxOpen) return null
  return (
    <FirstPage picture={picture} tall={tall}>
      {about}
    </FirstPage>
  )
}
