import { useEffect, useState } from 'react'
import type { Game, Kind } from '../../../engine/kernel/index.ts'
import { type ReadLink, readLink } from '../../../sharing/link.ts'

/** What a link holds; null while it is read. */
export function useReadLink<K extends Kind>(game: Game<K>, link: string): ReadLink<K> | null {
  const [read, setRead] = useState<{ link: string; found: ReadLink<K> } | null>(null)
  useEffect(() => {
    let isAsked = true
    void readLink(game, link).then((found) => isAsked && setRead({ link, found }))
    return () => {
      isAsked = false
    }
  }, [game, link])
  return read?.link === link ? read.found : null
}
