import { useEffect, useRef } from 'react'
import { announce } from '../../page/announce.ts'
import { useAlbumWords } from '../../text/useAlbumWords.ts'
import { eventOfTurn, useOpened, useStop } from './opened.ts'

/** Says aloud what happened where somebody steps; of another turn its name before it. While it plays it is only shown. */
export function useSpokenStops(line: { what: string; why: string } | undefined): void {
  const words = useAlbumWords()
  const { album, stops, chapterOf } = useOpened()
  const { at, stop } = useStop()
  const playing = album((open) => open.playing)
  const told = useRef({ at, turn: stop.turn })
  useEffect(() => {
    const before = told.current
    if (playing || before.at === at) return
    told.current = { at, turn: stop.turn }
    const { n, of } = eventOfTurn(stops, at)
    const chapter = before.turn === stop.turn ? '' : words.spoken(chapterOf(stop.turn), words.event(n, of))
    const what = line ? `${line.what} ${line.why}`.trim() : words.beginning
    announce([chapter, what].filter(Boolean).join('. '))
  }, [at, playing, line, stop.turn, stops, chapterOf, words])
}
