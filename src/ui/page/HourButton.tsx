import { useSyncExternalStore } from 'react'
import { useSettings } from '../../store/settings.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { useHouseWords } from '../text/house.ts'
import { isDark, watchHour } from './hour.ts'

/** Turns day into night, and night into day. */
export function HourButton({ className }: { className?: string | undefined }) {
  const { common } = useHouseWords()
  const set = useSettings((settings) => settings.set)
  const night = useNight()
  const turn = night ? common.toDay : common.toNight
  return (
    <TokenButton
      className={className}
      size={48}
      aria-label={turn}
      title={turn}
      onClick={() => set({ theme: night ? 'light' : 'night' })}
    >
      <Icon name={night ? 'sun' : 'moon'} size={25} />
    </TokenButton>
  )
}

/** Whether it is night on the page, by choice or as the system has it at this hour. */
function useNight(): boolean {
  const theme = useSettings((settings) => settings.theme)
  const dark = useSyncExternalStore(watchHour, isDark)
  return theme === 'system' ? dark : theme === 'night'
}
