import { useEffect } from 'react'
import type { AlbumHook } from '../../../playback/album/album.ts'
import { isElsewhere } from '../../keys/heard.ts'
import { useOpened } from './opened.ts'

type Deed = (album: ReturnType<AlbumHook['getState']>, last: number) => void

/** What keys do, whatever has the focus: an arrow goes an event, with the shift key an action. */
const DEEDS: Readonly<Record<string, Deed>> = {
  ArrowRight: ({ step }) => step('event', 1),
  ArrowLeft: ({ step }) => step('event', -1),
  'Shift ArrowRight': ({ step }) => step('action', 1),
  'Shift ArrowLeft': ({ step }) => step('action', -1),
  PageDown: ({ step }) => step('turn', 1),
  PageUp: ({ step }) => step('turn', -1),
  Home: ({ go }) => go(0),
  End: ({ go }, last) => go(last),
}

const nameOf = ({ key, shiftKey }: KeyboardEvent): string => (shiftKey ? `Shift ${key}` : key)

/** Space presses what has the focus, and plays where nothing does that could be pressed. */
const isForPlay = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && !(target instanceof Element && target.closest('button, a, [role="button"]'))

/** The keys of an open album. */
export function useAlbumKeys(): void {
  const { album, stops } = useOpened()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const open = album.getState()
      const deed = DEEDS[nameOf(event)]
      if (deed) deed(open, stops.length - 1)
      else if (isForPlay(event) && !event.repeat) (open.playing ? open.pause : open.play)()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [album, stops])
}
