import { useSyncExternalStore } from 'react'
import { useSettings } from '../../store/settings.ts'
import { Icon, IconButton } from '../art/index.ts'
import { useAppWords } from '../text/house.ts'
import { prefersDark, watchColorScheme } from './color-scheme.ts'

/** The button that switches between the light and the dark color scheme. */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const { common } = useAppWords()
  const set = useSettings((settings) => settings.set)
  const night = useNight()
  const turn = night ? common.toDay : common.toNight
  return (
    <IconButton
      className={className}
      size={48}
      aria-label={turn}
      title={turn}
      onClick={() => set({ theme: night ? 'light' : 'night' })}
    >
      <Icon name={night ? 'sun' : 'moon'} size={25} />
    </IconButton>
  )
}

/** Hook: true if the page is dark, by choice or by the system's color scheme. */
export function useNight(): boolean {
  const theme = useSettings((settings) => settings.theme)
  const dark = useSyncExternalStore(watchColorScheme, prefersDark)
  return theme === 'system' ? dark : theme === 'night'
}
