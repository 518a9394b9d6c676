import type { ReactNode } from 'react'
import { Plank, TextButton } from '../../art/index.ts'
import { toShelf } from '../../page/page.ts'
import { useAlbumWords } from '../../text/useAlbumWords.ts'
import { useFrameWords } from '../../text/useFrameWords.ts'
import { useHouseWords } from '../../text/useHouseWords.ts'
import { toAlbum } from '../album/ways.ts'
import { Ways } from './Ways.tsx'

interface OnwardProps {
  /** What it is called when the same play once more, each from another seat. */
  words: { readonly changed: string; readonly changedFlourish: string; readonly changedMain: string }
  onChanged: () => void
  /** The same play once more, from where they sit. */
  onAgain: () => void
  /** To the cover, to choose anew. */
  onCover: () => void
  /** What the saved page is called. */
  fileName: string
  /** A further plank. */
  children?: ReactNode
}

/** Where to go from the last page of a tale in which seats play against one another. */
export function Onward({ words, onChanged, onAgain, onCover, fileName, children }: OnwardProps) {
  const { cover } = useHouseWords()
  const { log } = useFrameWords()
  const { last } = useAlbumWords()
  return (
    <Ways
      again={{ name: words.changed, flourish: words.changedFlourish, main: words.changedMain, go: onChanged }}
      fileName={fileName}
      more={
        <>
          <TextButton onClick={onCover}>{last.cover}</TextButton>
          <TextButton onClick={toShelf}>{cover.shelf}</TextButton>
        </>
      }
    >
      <Plank onClick={onAgain}>{last.again}</Plank>
      {children}
      <Plank onClick={() => toAlbum()}>{log.watchAgain}</Plank>
    </Ways>
  )
}
