import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import { useSettings } from '../../../store/settings.ts'
import { browserStorage, HINTS_KEY } from '../../../store/storage.ts'
import { createTips } from '../../../store/tips-store.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { keysWordsNow } from '../../text/keys.ts'
import type { Notice } from '../notice/refusal-notices.ts'

const useHints = createTips(browserStorage, HINTS_KEY)

interface KeysHintProps {
  notices: { useNotice: Pick<StoreApi<{ notice: Notice<never> | null }>, 'getState' | 'setState'> }
}

/** Shows a notice at the first use of a key in this browser: which key lists all keys. Renders nothing itself. */
export function KeysHint({ notices }: KeysHintProps): null {
  const isWanted = useSettings(({ keys, tips }) => keys === 'on' && tips === 'on')
  const isTold = useHints(({ told }) => told.includes('keys'))
  useEffect(() => {
    if (!isWanted || isTold) return
    const root = document.documentElement
    const look = () => {
      if (root.dataset['keyboard'] === undefined || notices.useNotice.getState().notice) return
      const words = () => keysWordsNow().hint(SHARED_KEYS.keys.keys[0])
      notices.useNotice.setState({ notice: { number: 0, words, page: null, tone: 'hint' } })
      useHints.getState().tell('keys', '')
    }
    // Each key press sets the mark again before its command runs; observers run after the command.
    const watch = new MutationObserver(look)
    watch.observe(root, { attributeFilter: ['data-keyboard'] })
    look()
    return () => watch.disconnect()
  }, [isWanted, isTold, notices])
  return null
}
